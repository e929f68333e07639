import type { registerApi } from '@/features/account/register/register.api'
import type { Args } from '@/shared/api/endpoint'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { storedFile } from '../platform/files'
import { Refusal } from '../platform/mock'
import { spendCode } from './codes'
import { REFUSALS } from './refusals'
import { INVITATIONS } from './seed/invitations'
import { db } from './store'
import { isCodeTaken, noteIdentity, submitVerification } from './verifications'

type Body<Call extends keyof typeof registerApi> = Args<(typeof registerApi)[Call]>['body']

interface Invitation {
  id: string
  invitedBy: string
  /** Ids of the users who came. */
  guests: readonly string[]
}

const invitations = collection<Invitation>()
invitations.seed(() => INVITATIONS.map((each) => ({ ...each, guests: [] })))

/** Only a company stands behind its account with a code. */
const codeIn = (body: Body<'signUp'> | Body<'submit'>) =>
  body.accountType === 'company' ? body.creditCode : ''

/** Opens an account that nobody has verified yet. The code is spent last: a refusal leaves it for the next try. */
export function signUp(body: Body<'signUp'>) {
  const { phonenumber, email, password, smsCode, accountType, organisation = '', purpose } = body
  const isTaken = (is: (other: Account) => boolean) => db.accounts.some(is)
  if (isTaken((other) => other.phonenumber === phonenumber)) throw new Refusal(500, REFUSALS.phoneRegistered)
  if (isTaken((other) => other.email === email)) throw new Refusal(500, REFUSALS.emailTaken)
  const creditCode = codeIn(body)
  if (creditCode && isCodeTaken(creditCode, '')) throw new Refusal(500, REFUSALS.organisationTaken)
  spendCode(phonenumber, 'register', smsCode)
  const userId = nextId()
  db.accounts.push({
    userId,
    userName: phonenumber,
    password,
    nickName: '',
    phonenumber,
    email,
    deptName: organisation,
    isVerified: false,
    roles: [],
    permissions: [],
    quota: 0,
    isUnlocked: false,
  })
  noteIdentity(userId, { accountType, organisation, creditCode, email, purpose })
}

/** Takes what an account says of itself for review, and under that name at once. */
export function submit(account: Account, token: string, body: Body<'submit'>) {
  if (account.isVerified) throw new Refusal(500, REFUSALS.alreadyVerified)
  const { accountType, realName, organisation = '', email, purpose, certificate } = body
  const creditCode = codeIn(body)
  if (creditCode && isCodeTaken(creditCode, account.userId)) {
    throw new Refusal(500, REFUSALS.organisationTaken)
  }
  Object.assign(account, { nickName: realName, deptName: organisation, email })
  if (certificate.some(({ fileName }) => !storedFile(fileName))) {
    throw new Refusal(500, REFUSALS.noCertificate)
  }
  const identity = { accountType, realName, organisation, creditCode, email, purpose, certificate }
  submitVerification(account, token, identity)
}

/** Adds the data of an invited guest to his account, once for each invitation. */
export function joinAsGuest(account: Account, { invitation: id, ...guest }: Body<'joinAsGuest'>) {
  const { name, organisation, phonenumber, smsCode } = guest
  const invitation = invitations.get(id)
  if (!invitation) throw new Refusal(500, REFUSALS.noInvitation)
  const { guests, invitedBy } = invitation
  if (guests.includes(account.userId)) throw new Refusal(500, REFUSALS.invitationTaken)
  if (db.accounts.some((other) => other !== account && other.phonenumber === phonenumber)) {
    throw new Refusal(500, REFUSALS.phoneTaken)
  }
  spendCode(phonenumber, 'register', smsCode)
  Object.assign(account, { nickName: name, deptName: organisation, phonenumber })
  invitations.put({ ...invitation, guests: [...guests, account.userId] })
  return { invitedBy }
}
