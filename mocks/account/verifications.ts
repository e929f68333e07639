import type { Verification } from '@/features/account/register/register.api'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { db } from './store'
import { rightsOf } from './seed/tierRights'
import { RETURNED_VERIFICATIONS } from './seed/verifications'
import { beijingTime } from '../platform/clock'

/** The demo approves a submission after this time, or at once when the account signs in again. */
export const REVIEW_DELAY_MS = 60_000

type Identity = Pick<
  Verification,
  'accountType' | 'realName' | 'organisation' | 'creditCode' | 'email' | 'purpose' | 'certificate'
>

interface StoredVerification {
  id: string
  identity: Partial<Identity>
  submittedAt: number | null
  token: string
  reason: string | null
  missing: readonly string[]
}

const DAY = 86_400_000

const verifications = collection<StoredVerification>()
verifications.seed(() =>
  RETURNED_VERIFICATIONS.map((each) => ({ ...each, submittedAt: Date.now() - DAY, token: '' })),
)

const EMPTY_VERIFICATION = { identity: {}, submittedAt: null, token: '', reason: null, missing: [] }

const storedOf = ({ userId }: Pick<Account, 'userId'>): StoredVerification =>
  verifications.get(userId) ?? { id: userId, ...EMPTY_VERIFICATION }

function verifyAccount(account: Account) {
  Object.assign(account, rightsOf('intelligence_basic'), { isVerified: true })
}

/** Approves a pending submission a minute later, or as soon as another session of the account asks. */
function reviewIfDue(account: Account, token: string) {
  const { submittedAt, reason, token: submitter } = storedOf(account)
  if (account.isVerified || submittedAt === null || reason !== null) return
  if (token !== submitter || Date.now() - submittedAt >= REVIEW_DELAY_MS) verifyAccount(account)
}

/** `ischeck`: 0 nothing submitted, 1 submitted or returned, 2 verified. */
function ischeckOf(account: Account, token: string): '0' | '1' | '2' {
  reviewIfDue(account, token)
  if (account.isVerified) return '2'
  return storedOf(account).submittedAt ? '1' : '0'
}

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
  reviewIfDue(account, token)
  const { identity, submittedAt, reason, missing } = storedOf(account)
  const pendingState = submittedAt === null ? 'none' : reason === null ? 'submitted' : 'returned'
  return {
    state: account.isVerified ? 'verified' : pendingState,
    accountType: 'person',
    realName: account.nickName,
    organisation: account.deptName,
    creditCode: '',
    purpose: '',
    certificate: [],
    email: account.email,
    ...identity,
    phonenumber: account.phonenumber,
    submittedAt: submittedAt === null ? '' : beijingTime(new Date(submittedAt)),
    reason: reason ?? '',
    missing: [...missing],
  }
}

export const saveIdentity = (userId: string, identity: Partial<Identity>) =>
  void verifications.put({ id: userId, ...EMPTY_VERIFICATION, identity })

export function submitVerification(account: Account, token: string, identity: Partial<Identity>) {
  verifications.put({ id: account.userId, ...EMPTY_VERIFICATION, identity, submittedAt: Date.now(), token })
}

/** True when another account uses this credit code. */
export const isCodeTaken = (code: string, userId: string) =>
  db.accounts.some((other) => other.userId !== userId && storedOf(other).identity.creditCode === code)
