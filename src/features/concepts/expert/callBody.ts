import { faultsOf, type Fault } from '../domain/drafts'
import { INPUTS } from '../domain/inputs'
import type { DECISIONS } from '../answers'
import type { FieldFault } from './checks'

type Typed = string | number | null | undefined

/** The chair's call as far as it is filled in. What another outcome asks for stays, in case it is chosen again. */
export interface CallDraft {
  outcome?: (typeof DECISIONS)[number]
  amount?: Typed
  currency?: string
  conditions?: Typed[]
  reasonClass?: Typed
  reason?: Typed
  notes?: ({ field?: Typed; text?: Typed } | undefined)[]
}

/** Whether an outcome invests; the others give the concept back. */
export const isApproval = (outcome: CallDraft['outcome']): outcome is 'invest' | 'conditions' =>
  outcome === 'invest' || outcome === 'conditions'

const decision = ({ outcome, amount, currency, conditions = [] }: CallDraft) => ({
  decision: outcome,
  amount,
  currency,
  conditions: outcome === 'conditions' ? conditions : [],
})

const refusal = ({ outcome, reasonClass, reason, notes = [] }: CallDraft) => ({
  outcome,
  reasonClass,
  reason,
  // Nothing is corrected in what is stopped.
  notes: outcome === 'rework' ? notes : [],
})

const placed = ({ field, issue, params }: Fault): FieldFault => ({
  path: field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
  issue,
  params,
})

/** Everything that is wrong with a call. */
export function callFaults(draft: CallDraft): FieldFault[] {
  if (!draft.outcome) return [{ path: ['outcome'], issue: 'required', params: {} }]
  const faults = isApproval(draft.outcome)
    ? faultsOf(INPUTS.decide, decision(draft))
    : faultsOf(INPUTS.refuse, refusal(draft))
  return faults.map(placed)
}

/** What the calls take; null while anything is wrong. */
export const asDecision = (draft: CallDraft) => INPUTS.decide.safeParse(decision(draft)).data ?? null
export const asRefusal = (draft: CallDraft) => INPUTS.refuse.safeParse(refusal(draft)).data ?? null
