import * as z from 'zod/mini'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'
import { oneOf, required, rowsOf } from '@/shared/form/fieldParsers'
import { FieldNote, Reason } from '../domain/inputs'
import { MAX_ROWS, money, limitedText } from '../domain/limits'
import type { DECISIONS } from '../model/answers'

type FieldValue = string | number | null | undefined

/** Unvalidated call of the chair. Fields of other outcomes are kept, in case they are selected again. */
export interface CallDraft {
  outcome?: (typeof DECISIONS)[number]
  amount?: FieldValue
  currency?: string
  conditions?: FieldValue[]
  reasonClass?: FieldValue
  reason?: FieldValue
  notes?: ({ field?: FieldValue; text?: FieldValue } | undefined)[]
}

/** True for outcomes that invest; the others return the concept. */
export const isApproval = (outcome: CallDraft['outcome']): outcome is 'invest' | 'conditions' =>
  outcome === 'invest' || outcome === 'conditions'

const InvestmentFields = { amount: required(money), currency: required(oneOf(CONVERTIBLE_CURRENCIES)) }
const conditions = rowsOf(required(limitedText('line')), 1, MAX_ROWS)

/** The chair's call: the fields of each outcome, transformed into the body of its request. */
export const CallForm = z.discriminatedUnion('outcome', [
  z.pipe(
    z.object({ outcome: z.literal('invest'), ...InvestmentFields }),
    z.transform(({ outcome, ...sum }) => ({ decision: outcome, ...sum, conditions: [] as string[] })),
  ),
  z.pipe(
    z.object({ outcome: z.literal('conditions'), ...InvestmentFields, conditions }),
    z.transform(({ outcome, ...rest }) => ({ decision: outcome, ...rest })),
  ),
  z.object({ outcome: z.literal('rework'), ...Reason, notes: rowsOf(FieldNote, 0, MAX_ROWS) }),
  z.pipe(
    z.object({ outcome: z.literal('stop'), ...Reason }),
    // A stopped concept is not corrected.
    z.transform((refusal) => ({ ...refusal, notes: [] })),
  ),
])
