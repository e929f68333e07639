import { agreementApi } from '@/features/account/agreement/agreement.api'
import { AGREEMENTS } from '@/features/account/agreement/agreements'
import { contactApi, type ContactMessage } from '@/features/account/contact/contact.api'
import { memberApi } from '@/features/account/member/membership.api'
import { registerApi } from '@/features/account/register/register.api'
import { onReset } from '../../platform/db'
import { mock, Refusal } from '../../platform/mock'
import { AGREEMENT_VERSIONS } from '../seed/agreements'
import { BENEFITS, PLANS } from '../seed/plans'
import { companyPlansOf, giveCompanyPlan } from '../companyPlans'
import { resumePlan, membershipOf } from '../memberships'
import { beijingTime } from '../../platform/clock'
import { page } from '../../platform/page'
import { joinAsGuest, signUp, submit } from '../registration'
import { verificationOf } from '../verifications'
import { REFUSALS } from '../refusals'

const DAY = 86_400_000

export const contactMessages: (ContactMessage & { userId: string })[] = []

onReset(() => {
  contactMessages.length = 0
})

export const accountMocks = [
  mock(registerApi.signUp, 'anyone', ({ body }) => signUp(body)),
  mock(registerApi.verification, 'signed-in', ({ account, token }) => verificationOf(account, token)),
  mock(registerApi.submit, 'signed-in', ({ account, token, body }) => submit(account, token, body)),
  mock(registerApi.joinAsGuest, 'signed-in', ({ account, body }) => joinAsGuest(account, body)),

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
    const { held, paused } = membershipOf(account)
    const given = PLANS.find((plan) => account.roles.some((role) => role === plan.role))?.role
    return {
      role: held?.role ?? given ?? null,
      expireTime: held ? beijingTime(new Date(held.until)) : null,
      kept: paused.map(({ role, left }) => ({ role, days: Math.ceil(left / DAY) })),
      benefits: [...BENEFITS],
      plans: [...PLANS],
    }
  }),

  mock(memberApi.restorePlan, 'signed-in', ({ account, body }) => {
    if (body.userId !== account.userId) throw new Refusal(403, REFUSALS.notOwnPlan)
    const paused = membershipOf(account).paused.find(({ role }) => role === body.role)
    if (!paused) throw new Refusal(500, REFUSALS.planNotKept)
    resumePlan(account, paused.role)
  }),

  mock(memberApi.companyPlans, 'signed-in', ({ account, query }) => page(companyPlansOf(account), query)),
  mock(memberApi.give, 'signed-in', ({ account, body }) => giveCompanyPlan(account, body)),
]
