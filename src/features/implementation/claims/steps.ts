import type { ClaimState } from '../domain/states'
import type { ClaimEvent } from './claims.api'

/** The way of a claim that goes well. */
const WAY = [
  'draft',
  'reported',
  'filed',
  'survey',
  'assessed',
  'approved',
  'paid',
  'closed',
] as const satisfies readonly ClaimState[]
type WayState = (typeof WAY)[number]

/** What leaves the way, and where it stands while it has not been left. */
const BRANCHES = {
  supplement: 'survey',
  rejected: 'assessed',
  withdrawn: 'assessed',
} as const satisfies Partial<Record<ClaimState, WayState>>
type BranchState = keyof typeof BRANCHES

export interface Branch {
  state: BranchState
  /** How often it was entered. */
  times: number
  isNow: boolean
  /** When it was entered last. */
  time: string | null
}

export interface WayStep {
  state: WayState
  /** `left`: from here the claim went where it stands now. */
  is: 'done' | 'now' | 'left' | 'ahead'
  time: string | null
  branches: readonly Branch[]
}

interface Gone {
  state: ClaimState
  createTime: string
  events: readonly Pick<ClaimEvent, 'from' | 'to' | 'time'>[]
}

const isOnWay = (state: ClaimState | null | undefined): state is WayState =>
  (WAY as readonly (ClaimState | null | undefined)[]).includes(state)

/** The eleven states of a claim: those of its way, each with what leaves the way there. */
export function stepsOf({ state, createTime, events }: Gone): WayStep[] {
  const moves = events.filter(({ from, to }) => from !== to)
  /** Where the claim was on its way before it went into a branch last; a supplement is asked for in the survey. */
  const leftOf = (branch: ClaimState): WayState => {
    const from = moves.findLast(({ to }) => to === branch)?.from
    return isOnWay(from) ? from : BRANCHES[from === 'supplement' ? from : (branch as BranchState)]
  }
  const isBranch = !isOnWay(state)
  const at = WAY.indexOf(isBranch ? leftOf(state) : state)

  const branches = (Object.keys(BRANCHES) as BranchState[]).map((branch) => {
    const entered = moves.filter(({ to }) => to === branch)
    return {
      place: leftOf(branch),
      branch: {
        state: branch,
        times: entered.length,
        isNow: state === branch,
        time: entered.at(-1)?.time ?? null,
      } satisfies Branch,
    }
  })
  return WAY.map((step, index) => ({
    state: step,
    is: index < at ? 'done' : index > at ? 'ahead' : isBranch ? 'left' : 'now',
    time:
      index > at
        ? null
        : (moves.findLast(({ to }) => to === step)?.time ?? (step === 'draft' ? createTime : null)),
    branches: branches.filter(({ place }) => place === step).map(({ branch }) => branch),
  }))
}
