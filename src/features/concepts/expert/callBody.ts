import * as z from 'zod/mini'
import { CURRENCIES } from '@/shared/lib/money'
import { oneOf, required, rowsOf } from '@/shared/form/fieldParsers'
import { FieldNote, Reason } from '../domain/inputs'
import { MAX_ROWS, money, words } from '../domain/limits'
import type { DECISIONS } from '../model/answers'

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

const Sum = { amount: required(money), currency: required(oneOf(CURRENCIES)) }
const conditions = rowsOf(required(words('line')), 1, MAX_ROWS)

/** The chair's call: what its outcome asks for, as the call that it leads to takes it. */
export const CallForm = z.discriminatedUnion('outcome', [
  z.pipe(
    z.object({ outcome: z.literal('invest'), ...Sum }),
    z.transform(({ outcome, ...sum }) => ({ decision: outcome, ...sum, conditions: [] as string[] })),
  ),
  z.pipe(
    z.object({ outcome: z.literal('conditions'), ...Sum, conditions }),
    z.transform(({ outcome, ...rest }) => ({ decision: outcome, ...rest })),
  ),
  z.object({ outcome: z.literal('rework'), ...Reason, notes: rowsOf(FieldNote, 0, MAX_ROWS) }),
  z.pipe(
    z.object({ outcome: z.literal('stop'), ...Reason }),
    // Nothing is corrected in what is stopped.
    z.transform((refusal) => ({ ...refusal, notes: [] })),
  ),
])
