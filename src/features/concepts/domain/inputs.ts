import * as z from 'zod'
import { CURRENCIES } from '@/shared/lib/money'
import { CHECKLIST } from './afterStage'
import { amount, code, day, optional, refuseIn, required, rowsOf, words } from './fields'

/** Stages that an auditor can return for correction. */
export const NOTED_STAGES = ['first', 'second'] as const

/** What is to be corrected in one field. */
const FieldNote = z.object({ field: required(code), text: required(words('note')) })

/** Dictionary `poc_return_reason`, and words of one's own. */
const Reason = { reasonClass: required(code), reason: required(words('reason')) }

/** What each audit and agreement asks of whoever makes it; forms, calls and the mock backend check by these. */
export const INPUTS = {
  pass: z.object({ opinion: required(words('opinion')) }),
  giveBack: z.object({ ...Reason, notes: rowsOf(FieldNote, 0) }),
  decide: z
    .object({
      decision: z.enum(['invest', 'conditions']),
      amount: required(amount),
      currency: z.enum(CURRENCIES),
      conditions: rowsOf(required(words('line')), 0),
    })
    .superRefine(({ decision, conditions }, context) => {
      const isMissing = decision === 'conditions' && conditions.length === 0
      if (isMissing) refuseIn(context)(['conditions'], 'required')
    }),
  /** `stop` leaves nothing but the archive. */
  refuse: z.object({ ...Reason, outcome: z.enum(['rework', 'stop']), notes: rowsOf(FieldNote, 0) }),
  addendum: z.object({ text: required(words('addendum')) }),
  secrecy: z.object({
    disclosing: required(words('name')),
    receiving: required(words('name')),
    /** The signatories. */
    disclosingPerson: required(words('name')),
    receivingPerson: required(words('name')),
    validUntil: optional(day),
  }),
  checklist: z.object({
    checklist: z.object(Object.fromEntries(CHECKLIST.map((item) => [item, z.literal(true)]))),
  }),
  afterReason: z.object({ reason: required(words('reason')) }),
  reply: z.object({ reply: required(words('reply')) }),
}
