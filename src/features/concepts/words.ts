import type { TFunction } from 'i18next'
import { partAddress } from './address'
import type { Issue } from './domain/fields'
import type { Part } from './domain/guards'
import type { Action, Unmet } from './domain/workflow'
import { fieldLabel, issueText, STAGE_OF } from './fieldLabel'
import type texts from './locales/zh.json'

const textsOf = (t: TFunction<'concepts'>) => ({
  noun: t('noun'),
  action: (action: Action) => t(`action.${action}`),
  happens: (action: keyof typeof texts.happens) => t(`happens.${action}`),
  unmet({ guard, part, field, issue, params = {} }: Unmet) {
    const stage = part && STAGE_OF[part]
    if (field === undefined || stage === undefined) return t(`guard.${guard}`)
    const said = issue ? issueText(t, { issue: issue as Issue, params }) : t(`guard.${guard}`)
    return `${fieldLabel(t, stage, field)} · ${said}`
  },
})

/** The words of the concepts about their actions, and where what is in the way of one is mended. */
export const conceptWords = {
  namespace: 'concepts',
  textsOf,
  addressOf: (part: Part = 'summary', field?: string) => partAddress(part, field),
}
