import type { registerApi } from '@/features/account/register/register.api'
import type { Args } from '@/shared/api/endpoint'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { storedFile } from '../platform/files'
import { Refusal } from '../platform/mock'
import { consumeCode } from './verificationCodes'
import { REFUSALS } from './refusals'
import { INVITATIONS } from './seed/invitations'
import { db } from './store'
import { isCodeTaken, saveIdentity, submitVerification } from './verifications'

type Body<Call extends keyof typeof registerApi> = Args<(typeof registerApi)[Call]>['body']

interface Invitation {
  id: string
  invitedBy: string
  guestIds: readonly string[]
}

const invitations = collection<Invitation>()
invitations.seed(() => INVITATIONS.map((each) => ({ ...each, guestIds: [] })))

const creditCodeOf = (body: Body<'signUp'> | Body<'submit'>) =>
  body.accountType === 'company' ? body.creditCode : ''

/** Opens an unverified account. The code is consumed last, so that it stays valid after an error. */
export function signUp(body: Body<'signUp'>) {
  const { phonenumber, email, password, smsCode, accountType, organisation = '', purpose } = body
  const isTaken = (matches: (other: Account) => boolean) => db.accounts.some(matches)
  if (isTaken((other) => other.phonenumber === phonenumber)) throw new Refusal(500, REFUSALS.phoneRegistered)
  if (isTaken((other) => other.email === email)) throw new Refusal(500, REFUSALS.emailTaken)
  const creditCode = creditCodeOf(body)
  if (creditCode && isCodeTaken(creditCode, '')) throw new Refusal(500, REFUSALS.organisationTaken)
  consumeCode(phonenumber, 'register', smsCode)
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
  saveIdentity(userId, { accountType, organisation, creditCode, email, purpose })
}

/** Submits the account's identity for review; the name and organisation apply at once. */
export function submit(account: Account, token: string, body: Body<'submit'>) {
  if (account.isVerified) throw new Refusal(500, REFUSALS.alreadyVerified)
  const { accountType, realName, organisation = '', email, purpose, certificate } = body
  const creditCode = creditCodeOf(body)
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

export function joinAsGuest(account: Account, { invitation: id, ...guest }: Body<'joinAsGuest'>) {
  const { name, organisation, phonenumber, smsCode } = guest
  const invitation = invitations.get(id)
  if (!invitation) throw new Refusal(500, REFUSALS.noInvitation)
  const { guestIds, invitedBy } = invitation
  if (guestIds.includes(account.userId)) throw new Refusal(500, REFUSALS.invitationTaken)
  if (db.accounts.some((other) => other !== account && other.phonenumber === phonenumber)) {
    throw new Refusal(500, REFUSALS.phoneTaken)
  }
  consumeCode(phonenumber, 'register', smsCode)
  Object.assign(account, { nickName: name, deptName: organisation, phonenumber })
  invitations.put({ ...invitation, guestIds: [...guestIds, account.userId] })
  return { invitedBy }
}
