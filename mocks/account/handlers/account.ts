import { agreementApi } from '@/features/account/agreement/api'
import { AGREEMENTS } from '@/features/account/agreement/agreements'
import { contactApi, type ContactMessage } from '@/features/account/contact/api'
import { memberApi } from '@/features/account/member/api'
import { registerApi } from '@/features/account/register/api'
import { onReset } from '../../platform/db'
import { mock, Refusal } from '../../platform/mock'
import { AGREEMENT_VERSIONS } from '../seed/agreements'
import { BENEFITS, PLANS } from '../seed/plans'
import { joinAsGuest, signUp, submit } from '../registration'
import { verificationOf } from '../verifications'
import { REFUSALS } from '../refusals'

/** Messages to support, with the id of who sent them. */
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
    const role = PLANS.find((plan) => account.roles.some((held) => held === plan.role))?.role ?? null
    return {
      role,
      expireTime: role === null ? null : `${new Date().getFullYear() + 1}-01-01 00:00:00`,
      benefits: [...BENEFITS],
      plans: [...PLANS],
    }
  }),
]
