import { agreementApi } from '@/features/account/agreement/api'
import { AGREEMENTS } from '@/features/account/agreement/agreements'
import { contactApi, type ContactMessage } from '@/features/account/contact/api'
import { memberApi } from '@/features/account/member/api'
import { registerApi } from '@/features/account/register/api'
import { spendCode } from '../codes'
import { nextId, onReset } from '../../platform/db'
import { db } from '../store'
import { mock, Refusal } from '../../platform/mock'
import { AGREEMENT_VERSIONS } from '../seed/agreements'
import { BENEFITS, PLANS } from '../seed/plans'
import { storedFile } from '../../platform/files'
import { isCodeTaken, noteIdentity, submitVerification, verificationOf } from '../verifications'
import { REFUSALS } from '../refusals'

/** Messages to support, with the id of who sent them. */
export const contactMessages: (ContactMessage & { userId: string })[] = []

/** Who invites, by the code of the invitation, and the ids of those who came. */
const INVITATIONS: Readonly<Record<string, string>> = {
  'GUEST-2026': '华辰生物医药',
  'ROOM-1001': '数据室：PD-1 双抗海外授权',
}
const guests = new Map<string, Set<string>>()

onReset(() => {
  contactMessages.length = 0
  guests.clear()
})

export const accountMocks = [
  mock(registerApi.signUp, 'anyone', ({ body }) => {
    const { phonenumber, email, password, smsCode, accountType, organisation = '', purpose } = body
    if (db.accounts.some((other) => other.phonenumber === phonenumber)) {
      throw new Refusal(500, REFUSALS.phoneRegistered)
    }
    if (db.accounts.some((other) => other.email === email)) throw new Refusal(500, REFUSALS.emailTaken)
    const creditCode = accountType === 'company' ? body.creditCode : ''
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
  }),

  mock(registerApi.verification, 'signed-in', ({ account, token }) => verificationOf(account, token)),

  mock(registerApi.submit, 'signed-in', ({ account, token, body }) => {
    if (account.isVerified) throw new Refusal(500, REFUSALS.alreadyVerified)
    const { accountType, realName, organisation = '', email, purpose, certificate } = body
    const creditCode = accountType === 'company' ? body.creditCode : ''
    if (creditCode && isCodeTaken(creditCode, account.userId)) {
      throw new Refusal(500, REFUSALS.organisationTaken)
    }
    Object.assign(account, { nickName: realName, deptName: organisation, email })
    if (certificate.some(({ fileName }) => !storedFile(fileName)))
      throw new Refusal(500, REFUSALS.noCertificate)
    submitVerification(account, token, {
      accountType,
      realName,
      organisation,
      creditCode,
      email,
      purpose,
      certificate,
    })
  }),

  mock(registerApi.joinAsGuest, 'signed-in', ({ account, body }) => {
    const { invitation, name, organisation, phonenumber, smsCode } = body
    if (!Object.hasOwn(INVITATIONS, invitation)) throw new Refusal(500, REFUSALS.noInvitation)
    const came = guests.get(invitation) ?? new Set()
    if (came.has(account.userId)) throw new Refusal(500, REFUSALS.invitationTaken)
    if (db.accounts.some((other) => other !== account && other.phonenumber === phonenumber)) {
      throw new Refusal(500, REFUSALS.phoneTaken)
    }
    spendCode(phonenumber, 'register', smsCode)
    Object.assign(account, { nickName: name, deptName: organisation, phonenumber })
    guests.set(invitation, came.add(account.userId))
    return { invitedBy: INVITATIONS[invitation]! }
  }),

  mock(contactApi.send, 'signed-in', ({ account, body }) => {
    const isKnown = contactMessages.some(
      ({ userId, message }) => userId === account.userId && message === body.message,
    )
    if (isKnown) throw new Refusal(500, REFUSALS.messageKnown)
    contactMessages.push({ ...body, userId: account.userId })
  }),

  mock(agreementApi.text, 'anyone', ({ path, query }) => {
    const type = AGREEMENTS.find((each) => each.type === path.type)?.type
    const versions = type ? AGREEMENT_VERSIONS[type] : []
    const found = query.version ? versions.find(({ version }) => version === query.version) : versions[0]
    if (!found) throw new Refusal(404, REFUSALS.noAgreement)
    const text = ({ title, sections }: (typeof found)['zh']) => ({
      title,
      sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
    })
    return {
      version: found.version,
      effectiveDate: found.effectiveDate,
      versions: versions.map(({ version, effectiveDate }) => ({ version, effectiveDate })),
      zh: text(found.zh),
      en: text(found.en),
    }
  }),

  mock(memberApi.board, 'signed-in', ({ account }) => {
    const role = PLANS.find((plan) => account.roles.some((held) => held === plan.role))?.role ?? null
    return {
      role,
      expireTime: role === null ? null : `${new Date().getFullYear() + 1}-01-01 00:00:00`,
      benefits: [...BENEFITS],
      plans: [...PLANS],
    }
  }),
]
