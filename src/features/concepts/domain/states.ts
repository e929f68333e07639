/**
 * Where a concept stands on its way. The specification does not show the codes: assumed, here only; the server's
 * dictionary `poc_status` holds their labels.
 */
export const STATE = {
  draft: '00',
  firstPending: '10',
  firstFailed: '11',
  incubating: '20',
  secondPending: '30',
  secondFailed: '31',
  decided: '40',
  afterPending: '41',
  afterFailed: '42',
  implementing: '50',
} as const
export type State = (typeof STATE)[keyof typeof STATE]
export const STATES = Object.values(STATE)

/** What stands beside the main state: the confidentiality agreement, the service agreement, the archive. */
export const SECRECY = ['none', 'applied', 'signed'] as const
export type Secrecy = (typeof SECRECY)[number]
export const SERVICE = ['none', 'signed'] as const
export type Service = (typeof SERVICE)[number]
export const SEAL = ['open', 'sealed'] as const
export type Seal = (typeof SEAL)[number]

const PENDING: ReadonlySet<State> = new Set([STATE.firstPending, STATE.secondPending, STATE.afterPending])
/** Those that nobody's audit is awaited in. */
export const SETTLED = STATES.filter((state) => !PENDING.has(state))

/** That state and those behind it. The codes rise along the way. */
export const from = (first: State): readonly State[] => STATES.filter((state) => state >= first)

/** The steps of a concept that never fails, in order. */
export const STEPS = [
  STATE.draft,
  STATE.firstPending,
  STATE.incubating,
  STATE.secondPending,
  STATE.decided,
  STATE.afterPending,
  STATE.implementing,
] as const

/** What each hall shows. */
export const HALLS = {
  apply: [STATE.draft, STATE.firstPending, STATE.firstFailed],
  incubate: from(STATE.incubating),
  expert: [STATE.secondPending],
} as const satisfies Record<string, readonly State[]>
export type Hall = keyof typeof HALLS

/** What the two counts of the shell count, without what is sealed. */
export const WAITING: readonly State[] = [STATE.firstPending]
export const HATCHING: readonly State[] = [STATE.incubating, STATE.secondFailed]
