import type { TFunction } from 'i18next'
import { partAddress } from './address'
import { ISSUES } from '@/shared/form/issues'
import { CONCEPT_RULES } from '../domain/drafts'
import type { Part } from '../domain/guards'
import type { Action, Unmet } from '../domain/workflow'
import { fieldLabel, STAGE_OF } from './fieldLabel'
import type texts from '../locales/zh.json'

/** What is wrong with a field, in words. */
export function issueText(
  t: TFunction<['concepts', 'parts']>,
  { issue, params }: { issue: string; params: Readonly<Record<string, string | number>> },
): string {
  const own = CONCEPT_RULES.find((rule) => rule === issue)
  if (own) return t(`issue.${own}`, { ...params })
  return t(`parts:issue.${ISSUES.find((key) => key === issue) ?? 'choice'}`, { ...params })
}

const textsOf = (t: TFunction<['concepts', 'parts']>) => ({
  noun: t('noun'),
  action: (action: Action) => t(`action.${action}`),
  happens: (action: keyof typeof texts.happens) => t(`happens.${action}`),
  unmet({ guard, part, field, issue, params = {} }: Unmet) {
    const stage = part && STAGE_OF[part]
    if (field === undefined || stage === undefined) return t(`guard.${guard}`)
    const said = issue ? issueText(t, { issue, params }) : t(`guard.${guard}`)
    return `${fieldLabel(t, stage, field)} · ${said}`
  },
})

/** The words of the concepts about their actions, and where what is in the way of one is mended. */
export const conceptWords = {
  namespace: ['concepts', 'parts'] as const,
  textsOf,
  addressOf: (part: Part = 'summary', field?: string) => partAddress(part, field),
}
