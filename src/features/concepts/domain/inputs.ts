import * as z from 'zod/mini'
import { CURRENCIES } from '@/shared/lib/money'
import { CHECKLIST } from './afterStage'
import { errorReporter } from '@/shared/form/validation'
import { day, dictCode, nullable, oneOf, required, rowsOf } from '@/shared/form/fieldParsers'
import { MAX_ROWS, money, words } from './limits'

/** Stages that an auditor can return for correction. */
export const NOTED_STAGES = ['first', 'second'] as const

/** What is to be corrected in one field. */
export const FieldNote = z.object({ field: required(dictCode), text: required(words('note')) })

/** Dictionary `poc_return_reason`, and words of one's own. */
export const Reason = { reasonClass: required(dictCode), reason: required(words('reason')) }

/** What each audit and agreement asks of whoever makes it; forms, calls and the mock backend check by these. */
export const INPUTS = {
  pass: z.object({ opinion: required(words('opinion')) }),
  giveBack: z.object({ ...Reason, notes: rowsOf(FieldNote, 0, MAX_ROWS) }),
  decide: z
    .object({
      decision: z.enum(['invest', 'conditions']),
      amount: required(money),
      currency: required(oneOf(CURRENCIES)),
      conditions: rowsOf(required(words('line')), 0, MAX_ROWS),
    })
    .check(
      z.superRefine(({ decision, conditions }, context) => {
        const isMissing = decision === 'conditions' && conditions.length === 0
        if (isMissing) errorReporter(context)(['conditions'], 'required')
      }),
    ),
  /** `stop` leaves nothing but the archive. */
  refuse: z.object({ ...Reason, outcome: z.enum(['rework', 'stop']), notes: rowsOf(FieldNote, 0, MAX_ROWS) }),
  addendum: z.object({ text: required(words('addendum')) }),
  secrecy: z.object({
    disclosing: required(words('name')),
    receiving: required(words('name')),
    /** The signatories. */
    disclosingPerson: required(words('name')),
    receivingPerson: required(words('name')),
    validUntil: nullable(day),
  }),
  checklist: z.object({
    checklist: z.object(Object.fromEntries(CHECKLIST.map((item) => [item, z.literal(true)]))),
  }),
  afterReason: z.object({ reason: required(words('reason')) }),
  reply: z.object({ reply: required(words('reply')) }),
}
