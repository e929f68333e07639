/**
 * Main states of a concept. The specification does not list the codes: assumed, here only; the server's dictionary
 * `poc_status` holds their labels.
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

/** Regions parallel to the main state: confidentiality agreement, service agreement, archive. */
export const SECRECY = ['none', 'applied', 'signed'] as const
export type Secrecy = (typeof SECRECY)[number]
export const SERVICE = ['none', 'signed'] as const
export type Service = (typeof SERVICE)[number]
export const SEAL = ['open', 'sealed'] as const
export type Seal = (typeof SEAL)[number]

const PENDING: ReadonlySet<State> = new Set([STATE.firstPending, STATE.secondPending, STATE.afterPending])
/** States in which no audit is pending. */
export const NOT_PENDING = STATES.filter((state) => !PENDING.has(state))

/** Returns the state and all later ones. The codes rise along the workflow. */
export const statesFrom = (first: State): readonly State[] => STATES.filter((state) => state >= first)

/** Main states of a concept that never fails, in order. */
export const STEPS = [
  STATE.draft,
  STATE.firstPending,
  STATE.incubating,
  STATE.secondPending,
  STATE.decided,
  STATE.afterPending,
  STATE.implementing,
] as const

export const LIST_STATES = {
  apply: [STATE.draft, STATE.firstPending, STATE.firstFailed],
  incubate: statesFrom(STATE.incubating),
  expert: [STATE.secondPending],
} as const satisfies Record<string, readonly State[]>
export type ConceptListName = keyof typeof LIST_STATES

/** States behind the two counts in the menu; archived concepts are not counted. */
export const AWAITING_AUDIT: readonly State[] = [STATE.firstPending]
export const IN_INCUBATION: readonly State[] = [STATE.incubating, STATE.secondFailed]
