import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { nullable, text } from '@/shared/form/fieldParsers'
import { normalizeCode } from '@/shared/lib/creditCode'

/** Receiver of a payment: name and bank account. */
export interface Recipient {
  payee: string
  account: string
}

export const RECIPIENT_FIELDS = ['payee', 'account'] as const satisfies readonly (keyof Recipient)[]
export type RecipientField = (typeof RECIPIENT_FIELDS)[number]

/**
 * Fields in which a recipient differs from the agreed one. Spelling does not count, and neither does a field that the
 * agreement leaves open.
 */
export const recipientChanges = (given: Partial<Recipient>, agreed: Recipient): RecipientField[] =>
  RECIPIENT_FIELDS.filter((field) => {
    const agreedCode = normalizeCode(agreed[field])
    return agreedCode !== '' && normalizeCode(given[field] ?? '') !== agreedCode
  })

/** Recipient named by the agreement of an instalment. */
export const agreedRecipient = (instalment: { agreedPayee: string; agreedAccount: string }): Recipient => ({
  payee: instalment.agreedPayee,
  account: instalment.agreedAccount,
})

/** Why money goes to another recipient than agreed; required where it does. */
export const recipientReason = nullable(text(5, 500))

/** Rule of a schema with a recipient: one that differs from `agreed` needs a reason. */
export const requireRecipientReason = (agreed: Recipient | null) =>
  z.superRefine((input: Recipient & { recipientReason: string | null }, context) => {
    const addError: AddError = errorReporter(context)
    if (agreed && recipientChanges(input, agreed).length > 0 && !input.recipientReason)
      addError(['recipientReason'], 'required')
  }, RUN_DESPITE_FIELD_ERRORS)
