import type { ClaimState } from '../domain/states'
import type { ClaimEvent } from './claims.api'

/** States of a claim without complications, in order. */
const MAIN_STATES = [
  'draft',
  'reported',
  'filed',
  'survey',
  'assessed',
  'approved',
  'paid',
  'closed',
] as const satisfies readonly ClaimState[]
type MainState = (typeof MAIN_STATES)[number]

/** States off the main path, each with the main state that it belongs to until it is entered. */
const BRANCHES = {
  supplement: 'survey',
  rejected: 'assessed',
  withdrawn: 'assessed',
} as const satisfies Partial<Record<ClaimState, MainState>>
type BranchState = keyof typeof BRANCHES

export interface Branch {
  state: BranchState
  /** Number of times the claim entered the state. */
  times: number
  isNow: boolean
  /** Time of the last entry. */
  time: string | null
}

export interface ClaimStep {
  state: MainState
  /** `left`: the claim went from here to its current branch. */
  status: 'done' | 'now' | 'left' | 'ahead'
  time: string | null
  branches: readonly Branch[]
}

interface ClaimHistory {
  state: ClaimState
  createTime: string
  events: readonly Pick<ClaimEvent, 'from' | 'to' | 'time'>[]
}

const isMainState = (state: ClaimState | null | undefined): state is MainState =>
  (MAIN_STATES as readonly (ClaimState | null | undefined)[]).includes(state)

/** All eleven states of a claim: the main states in order, each with its branches. */
export function stepsOf({ state, createTime, events }: ClaimHistory): ClaimStep[] {
  const moves = events.filter(({ from, to }) => from !== to)
  /** Main state before the claim last entered the branch; supplements are requested in the survey. */
  const branchedFrom = (branch: ClaimState): MainState => {
    const from = moves.findLast(({ to }) => to === branch)?.from
    return isMainState(from) ? from : BRANCHES[from === 'supplement' ? from : (branch as BranchState)]
  }
  const isBranch = !isMainState(state)
  const at = MAIN_STATES.indexOf(isBranch ? branchedFrom(state) : state)

  const branches = (Object.keys(BRANCHES) as BranchState[]).map((branch) => {
    const entered = moves.filter(({ to }) => to === branch)
    return {
      place: branchedFrom(branch),
      branch: {
        state: branch,
        times: entered.length,
        isNow: state === branch,
        time: entered.at(-1)?.time ?? null,
      } satisfies Branch,
    }
  })
  return MAIN_STATES.map((step, index) => ({
    state: step,
    status: index < at ? 'done' : index > at ? 'ahead' : isBranch ? 'left' : 'now',
    time:
      index > at
        ? null
        : (moves.findLast(({ to }) => to === step)?.time ?? (step === 'draft' ? createTime : null)),
    branches: branches.filter(({ place: mainState }) => mainState === step).map(({ branch }) => branch),
  }))
}
