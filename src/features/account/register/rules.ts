import * as z from 'zod/mini'
import { errorReporter, type AddError } from '@/shared/form/validation'
import { required, type FieldParser } from '@/shared/form/fieldParsers'

/** The rules that only an account has; their texts are in `accountPages:issue`. */
export const ACCOUNT_RULES = ['password', 'repeat', 'certificate'] as const
export type AccountRule = (typeof ACCOUNT_RULES)[number]

/** Characters. */
export const PASSWORD = { min: 8, max: 20 }

/** Letters, digits and signs without blanks, with a letter and a digit among them. */
export const password: FieldParser<string, AccountRule> = {
  read: (typed, refuse) => {
    const words = String(typed)
    const isStrong =
      words.length >= PASSWORD.min &&
      words.length <= PASSWORD.max &&
      /^[!-~]+$/.test(words) &&
      /[a-z]/i.test(words) &&
      /\d/.test(words)
    return isStrong ? words : refuse('password', PASSWORD)
  },
  limits: PASSWORD,
  isUnkept: true,
}

const typedAgain: FieldParser<string> = { read: String, isUnkept: true }

/** Beside a sign-up, for its form: the password typed again, which never travels. */
export const Repetition = z.pipe(
  z.object({ password: z.unknown(), repeat: required(typedAgain) }).check(
    z.superRefine(({ password: first, repeat }, context) => {
      const refuse: AddError<AccountRule> = errorReporter(context)
      if (repeat !== undefined && repeat !== first) refuse(['repeat'], 'repeat')
    }),
  ),
  z.transform(() => ({})),
)
