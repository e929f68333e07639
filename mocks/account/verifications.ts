import type { Verification } from '@/features/account/register/register.api'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { db } from './store'
import { rightsOf } from './seed/tierRights'
import { RETURNED } from './seed/verifications'
import { beijing } from '../platform/clock'

/** Ms after which the demo takes a submit for reviewed; signing in again does so at once. */
export const REVIEW = 60_000

type Identity = Pick<
  Verification,
  'accountType' | 'realName' | 'organisation' | 'creditCode' | 'email' | 'purpose' | 'certificate'
>

interface StoredVerification {
  /** Of the user. */
  id: string
  identity: Partial<Identity>
  /** Null until something was submitted. */
  submittedAt: number | null
  /** Of the session that submitted it. */
  token: string
  /** Why it was returned; null unless it was. */
  reason: string | null
  missing: readonly string[]
}

const DAY = 86_400_000

const verifications = collection<StoredVerification>()
verifications.seed(() => RETURNED.map((each) => ({ ...each, submittedAt: Date.now() - DAY, token: '' })))

const NOTHING = { identity: {}, submittedAt: null, token: '', reason: null, missing: [] }

const storedOf = ({ userId }: Pick<Account, 'userId'>): StoredVerification =>
  verifications.get(userId) ?? { id: userId, ...NOTHING }

/** What an account gets with its verification: the smallest plan. */
function admit(account: Account) {
  Object.assign(account, rightsOf('intelligence_basic'), { isVerified: true })
}

/** Reviews what waits for it, as seen by a session: a minute after the submit, or once the account signs in anew. */
function review(account: Account, token: string) {
  const { submittedAt, reason, token: submitter } = storedOf(account)
  if (account.isVerified || submittedAt === null || reason !== null) return
  if (token !== submitter || Date.now() - submittedAt >= REVIEW) admit(account)
}

/** `ischeck`: 0 nothing submitted, 1 submitted or returned, 2 verified. */
function ischeckOf(account: Account, token: string): '0' | '1' | '2' {
  review(account, token)
  if (account.isVerified) return '2'
  return storedOf(account).submittedAt ? '1' : '0'
}

/** An account as it is told of itself. */
export const userOf = (account: Account, token: string) => ({
  userId: account.userId,
  userName: account.userName,
  nickName: account.nickName,
  phonenumber: account.phonenumber,
  email: account.email,
  avatar: account.avatar ?? '',
  ischeck: ischeckOf(account, token),
  userType: '00',
  deptId: account.deptId ?? '',
  dept: { deptName: account.deptName },
})

export function verificationOf(account: Account, token: string): Verification {
  review(account, token)
  const { identity, submittedAt, reason, missing } = storedOf(account)
  const waiting = submittedAt === null ? 'none' : reason === null ? 'submitted' : 'returned'
  return {
    state: account.isVerified ? 'verified' : waiting,
    accountType: 'person',
    realName: account.nickName,
    organisation: account.deptName,
    creditCode: '',
    purpose: '',
    certificate: [],
    email: account.email,
    ...identity,
    phonenumber: account.phonenumber,
    submittedAt: submittedAt === null ? '' : beijing(new Date(submittedAt)),
    reason: reason ?? '',
    missing: [...missing],
  }
}

/** Keeps what an account says of itself without submitting it. */
export const noteIdentity = (userId: string, identity: Partial<Identity>) =>
  void verifications.put({ id: userId, ...NOTHING, identity })

/** Takes data for review; what was returned before is forgotten. */
export function submitVerification(account: Account, token: string, identity: Partial<Identity>) {
  verifications.put({ id: account.userId, ...NOTHING, identity, submittedAt: Date.now(), token })
}

/** Whether another account stands for the organisation with this code. */
export const isCodeTaken = (code: string, userId: string) =>
  db.accounts.some((other) => other.userId !== userId && storedOf(other).identity.creditCode === code)
