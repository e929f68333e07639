import * as z from 'zod/mini'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'
import { CHECKLIST } from './afterStage'
import { errorReporter } from '@/shared/form/validation'
import { day, dictCode, nullable, oneOf, required, rowsOf } from '@/shared/form/fieldParsers'
import { MAX_ROWS, money, limitedText } from './limits'

/** Stages that an auditor can return for correction. */
export const NOTED_STAGES = ['first', 'second'] as const

export const FieldNote = z.object({ field: required(dictCode), text: required(limitedText('note')) })

/** Dictionary `poc_return_reason`, and free text. */
export const Reason = { reasonClass: required(dictCode), reason: required(limitedText('reason')) }

/** Input of each audit and agreement; forms, requests and the mock backend check against it. */
export const INPUTS = {
  pass: z.object({ opinion: required(limitedText('opinion')) }),
  giveBack: z.object({ ...Reason, notes: rowsOf(FieldNote, 0, MAX_ROWS) }),
  decide: z
    .object({
      decision: z.enum(['invest', 'conditions']),
      amount: required(money),
      currency: required(oneOf(CONVERTIBLE_CURRENCIES)),
      conditions: rowsOf(required(limitedText('line')), 0, MAX_ROWS),
    })
    .check(
      z.superRefine(({ decision, conditions }, context) => {
        const isMissing = decision === 'conditions' && conditions.length === 0
        if (isMissing) errorReporter(context)(['conditions'], 'required')
      }),
    ),
  /** `stop` leaves only the archive. */
  refuse: z.object({ ...Reason, outcome: z.enum(['rework', 'stop']), notes: rowsOf(FieldNote, 0, MAX_ROWS) }),
  addendum: z.object({ text: required(limitedText('addendum')) }),
  secrecy: z.object({
    disclosing: required(limitedText('name')),
    receiving: required(limitedText('name')),
    disclosingPerson: required(limitedText('name')),
    receivingPerson: required(limitedText('name')),
    validUntil: nullable(day),
  }),
  checklist: z.object({
    checklist: z.object(Object.fromEntries(CHECKLIST.map((item) => [item, z.literal(true)]))),
  }),
  afterReason: z.object({ reason: required(limitedText('reason')) }),
  reply: z.object({ reply: required(limitedText('reply')) }),
}
