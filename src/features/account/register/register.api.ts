import * as z from 'zod/mini'
import { listOf } from '@/shared/api/lists'
import { textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get, post, put } from '@/shared/api'
import { fieldByWords } from './fieldByMessage'
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
import { password, type AccountRule } from './rules'

/** Characters that the purpose of an account takes. */
export const PURPOSE = { min: 5, max: 500 }
const purpose = required(text(PURPOSE.min, PURPOSE.max))

const ACCOUNT_TYPES = ['person', 'company'] as const

const person = { accountType: z.literal('person'), organisation: optional(text(2, 100)) }
/** A company stands behind its account with its name and its social credit code. */
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
  /** What the account is meant for. */
  purpose,
  consent,
}

/** The body of a sign-up; also the rules of its form. */
export const SignUp = z.discriminatedUnion('accountType', [
  z.object({ ...person, ...account }),
  z.object({ ...company, ...account }),
])

const identity = { realName: required(text(2, 40)), email: required(email), purpose }

/** Pictures of the certificate: a company's business licence, a person's own. */
const certificate = files()

/** What the platform has to know of an account before it is verified. */
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
  /** What is known so far, from the sign-up or from the last submit. */
  accountType: z.catch(z.enum(ACCOUNT_TYPES), 'person'),
  realName: textOrEmpty,
  organisation: textOrEmpty,
  creditCode: textOrEmpty,
  phonenumber: textOrEmpty,
  email: textOrEmpty,
  purpose: textOrEmpty,
  certificate: listOf(StoredFile),
  submittedAt: textOrEmpty,
  /** Why it was returned. */
  reason: textOrEmpty,
  /** Names of the fields that are still wanted. */
  missing: listOf(z.string()),
})
export type Verification = z.infer<typeof Verification>

/** Code of an invitation to the platform, or to one data room. */
export const Invitation = required(text(4, 64))

/** An invited guest's own data. */
export const GuestData = z.object({
  invitation: Invitation,
  name: required(text(2, 40)),
  phonenumber: required(phone),
  smsCode: required(sentCode),
  organisation: required(text(2, 100)),
  consent,
})

/**
 * Sign-up, and the data on which an account is verified. Of these the specification names `/register` alone; the
 * paths below `/account/` are assumed, and so is what they carry. They keep away from `/system/user/{id}`, which would
 * take them for an id.
 */
export const registerApi = {
  signUp: post('/register', { body: SignUp, token: false }),
  verification: get('/account/verification', { response: dataOf(Verification) }),
  submit: put('/account/verification', { body: VerificationInput }),
  /** Adds an invited guest's data to the account that is signed in; answers whose invitation it was. */
  joinAsGuest: post('/account/guest', {
    body: GuestData,
    response: dataOf(z.object({ invitedBy: z.string() })),
  }),
}

/** The field of a sign-up that a refusal speaks of, where it names one. */
export const refusedField = fieldByWords([
  ['验证码', 'smsCode'],
  ['手机', 'phonenumber'],
  ['邮箱', 'email'],
  ['企业', 'creditCode'],
])
