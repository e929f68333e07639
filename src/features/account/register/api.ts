import * as z from 'zod'
import { dataOf, get, post, put } from '@/shared/api'
import { StoredFile } from '@/shared/files/api'
import { MAX_FILES } from '@/shared/files/rules'
import {
  consent,
  creditCode,
  email,
  optional,
  password,
  phone,
  sentCode,
  words,
  type IssueKey,
} from '../form/readers'

/** Characters that the purpose of an account takes. */
export const PURPOSE = { min: 5, max: 500 }
const purpose = words(PURPOSE.min, PURPOSE.max)

const ACCOUNT_TYPES = ['person', 'company'] as const

const person = { accountType: z.literal('person'), organisation: optional(words(2, 100)) }
/** A company stands behind its account with its name and its social credit code. */
const company = { accountType: z.literal('company'), organisation: words(2, 100), creditCode }

const account = {
  phonenumber: phone,
  smsCode: sentCode,
  email,
  password,
  /** What the account is meant for. */
  purpose,
  consent,
}

/** The body of a sign-up; also the rules of its form. */
export const SignUp = z.discriminatedUnion('accountType', [
  z.object({ ...person, ...account }),
  z.object({ ...company, ...account }),
])

const identity = { realName: words(2, 40), email, purpose }

/** Pictures of the certificate: a company's business licence, a person's own. */
const certificate = z.array(StoredFile).max(MAX_FILES)

/** What the platform has to know of an account before it is verified. */
export const VerificationInput = z.discriminatedUnion('accountType', [
  z.object({ ...person, ...identity, certificate }),
  z.object({
    ...company,
    ...identity,
    certificate: certificate.refine((files) => files.length > 0, { error: 'certificate' satisfies IssueKey }),
  }),
])

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const Verification = z.object({
  state: z.enum(['none', 'submitted', 'returned', 'verified']),
  /** What is known so far, from the sign-up or from the last submit. */
  accountType: z.enum(ACCOUNT_TYPES).catch('person'),
  realName: text,
  organisation: text,
  creditCode: text,
  phonenumber: text,
  email: text,
  purpose: text,
  certificate: z
    .array(StoredFile)
    .nullish()
    .transform((files) => files ?? []),
  submittedAt: text,
  /** Why it was returned. */
  reason: text,
  /** Names of the fields that are still wanted. */
  missing: z
    .array(z.string())
    .nullish()
    .transform((names) => names ?? []),
})
export type Verification = z.infer<typeof Verification>

/** Code of an invitation to the platform, or to one data room. */
export const Invitation = words(4, 64)

/** An invited guest's own data. */
export const GuestData = z.object({
  invitation: Invitation,
  name: words(2, 40),
  phonenumber: phone,
  smsCode: sentCode,
  organisation: words(2, 100),
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
