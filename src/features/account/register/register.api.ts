import * as z from 'zod/mini'
import { listOf } from '@/shared/api/lists'
import { textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get, post, put } from '@/shared/api'
import { fieldByMessage } from './fieldByMessage'
import { StoredFile } from '@/shared/files/files.api'
import {
  consent,
  creditCode,
  email,
  files,
  optional,
  phone,
  required,
  sentCode,
  text,
} from '@/shared/form/fieldParsers'
import { password, type AccountRule } from './accountRules'

/** In characters. */
export const PURPOSE_LENGTH = { min: 5, max: 500 }
const purpose = required(text(PURPOSE_LENGTH.min, PURPOSE_LENGTH.max))

const ACCOUNT_TYPES = ['person', 'company'] as const

const person = { accountType: z.literal('person'), organisation: optional(text(2, 100)) }
const company = {
  accountType: z.literal('company'),
  organisation: required(text(2, 100)),
  creditCode: required(creditCode),
}

const account = {
  phonenumber: required(phone),
  smsCode: required(sentCode),
  email: required(email),
  password: required(password),
  purpose,
  consent,
}

export const SignUp = z.discriminatedUnion('accountType', [
  z.object({ ...person, ...account }),
  z.object({ ...company, ...account }),
])

const identity = { realName: required(text(2, 40)), email: required(email), purpose }

/** Pictures: a company's business licence, or a person's own certificate. */
const certificate = files()

export const VerificationInput = z.discriminatedUnion('accountType', [
  z.object({ ...person, ...identity, certificate }),
  z.object({
    ...company,
    ...identity,
    certificate: certificate.check(
      z.refine((pictures) => pictures.length > 0, {
        error: 'certificate' satisfies AccountRule,
      }),
    ),
  }),
])

const Verification = z.object({
  state: z.enum(['none', 'submitted', 'returned', 'verified']),
  /** Data known so far, from the sign-up or the last submission. */
  accountType: z.catch(z.enum(ACCOUNT_TYPES), 'person'),
  realName: textOrEmpty,
  organisation: textOrEmpty,
  creditCode: textOrEmpty,
  phonenumber: textOrEmpty,
  email: textOrEmpty,
  purpose: textOrEmpty,
  certificate: listOf(StoredFile),
  submittedAt: textOrEmpty,
  reason: textOrEmpty,
  missing: listOf(z.string()),
})
export type Verification = z.infer<typeof Verification>

/** Code of an invitation to the platform or to a single data room. */
export const Invitation = required(text(4, 64))

export const GuestData = z.object({
  invitation: Invitation,
  name: required(text(2, 40)),
  phonenumber: required(phone),
  smsCode: required(sentCode),
  organisation: required(text(2, 100)),
  consent,
})

/**
 * Sign-up and verification data. The specification names only `/register`; the paths below `/account/` and all bodies
 * are assumed. They are kept separate from `/system/user/{id}`, which would take them for an id.
 */
export const registerApi = {
  signUp: post('/register', { body: SignUp, token: false }),
  verification: get('/account/verification', { response: dataOf(Verification) }),
  submit: put('/account/verification', { body: VerificationInput }),
  /** Adds an invited guest's data to the signed-in account; answers who sent the invitation. */
  joinAsGuest: post('/account/guest', {
    body: GuestData,
    response: dataOf(z.object({ invitedBy: z.string() })),
  }),
}

/** The field that the message of a refused sign-up names, if any. */
export const refusedField = fieldByMessage([
  ['验证码', 'smsCode'],
  ['手机', 'phonenumber'],
  ['邮箱', 'email'],
  ['企业', 'creditCode'],
])
