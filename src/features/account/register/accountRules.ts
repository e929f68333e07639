import * as z from 'zod/mini'
import { errorReporter, type AddError } from '@/shared/form/validation'
import { required, type FieldParser } from '@/shared/form/fieldParsers'

/** Rules that only accounts have; their texts are in `accountPages:issue`. */
export const ACCOUNT_RULES = ['password', 'repeat', 'certificate'] as const
export type AccountRule = (typeof ACCOUNT_RULES)[number]

/** In characters. */
export const PASSWORD_LENGTH = { min: 8, max: 20 }

/** Letters, digits and signs without spaces; at least one letter and one digit. */
export const password: FieldParser<string, AccountRule> = {
  parse: (typed, addError) => {
    const value = String(typed)
    const isStrong =
      value.length >= PASSWORD_LENGTH.min &&
      value.length <= PASSWORD_LENGTH.max &&
      /^[!-~]+$/.test(value) &&
      /[a-z]/i.test(value) &&
      /\d/.test(value)
    return isStrong ? value : addError('password', PASSWORD_LENGTH)
  },
  limits: PASSWORD_LENGTH,
  excludeFromDraft: true,
}

const repeatedPassword: FieldParser<string> = { parse: String, excludeFromDraft: true }

/** Compares the repeated password in the sign-up form; adds nothing to the request. */
export const RepeatedPassword = z.pipe(
  z.object({ password: z.unknown(), repeat: required(repeatedPassword) }).check(
    z.superRefine(({ password: first, repeat }, context) => {
      const addError: AddError<AccountRule> = errorReporter(context)
      if (repeat !== undefined && repeat !== first) addError(['repeat'], 'repeat')
    }),
  ),
  z.transform(() => ({})),
)
