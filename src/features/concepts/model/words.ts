import { partAddress } from './address'
import { ISSUES } from '@/shared/form/validation'
import type { TFunction } from '@/shared/i18n'
import { formatNumber } from '@/shared/lib/money'
import { CONCEPT_RULES, type ConceptRule } from '../domain/drafts'
import type { Part } from '../domain/guards'
import type { Action, Unmet } from '../domain/workflow'
import { fieldLabel, STAGE_OF } from './fieldLabel'
import type texts from '../locales/zh.json'

type Params = Readonly<Record<string, string | number>>

/** Amounts that a rule names, as they are read. */
const grouped = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value) : value,
    ]),
  )

/** What a rule says that only a concept has. */
export const ruleText = (t: TFunction, rule: ConceptRule, params: Params): string =>
  t(`concepts:issue.${rule}`, grouped(params))

/** What is wrong with a field, in words. */
export function issueText(t: TFunction, { issue, params }: { issue: string; params: Params }): string {
  const own = CONCEPT_RULES.find((rule) => rule === issue)
  if (own) return ruleText(t, own, params)
  return t(`parts:issue.${ISSUES.find((key) => key === issue) ?? 'choice'}`, { ...params })
}

const textsOf = (t: TFunction) => ({
  noun: t('concepts:noun'),
  action: (action: Action) => t(`concepts:action.${action}`),
  happens: (action: keyof typeof texts.happens) => t(`concepts:happens.${action}`),
  task: (guard: keyof typeof texts.task) => t(`concepts:task.${guard}`),
  unmet({ guard, part, field, issue, params = {} }: Unmet) {
    const stage = part && STAGE_OF[part]
    if (field === undefined || stage === undefined) return t(`concepts:guard.${guard}`)
    const said = issue ? issueText(t, { issue, params }) : t(`concepts:guard.${guard}`)
    return `${fieldLabel(t, stage, field)} · ${said}`
  },
})

/** The words of the concepts about their actions, and where what is in the way of one is mended. */
export const conceptWords = {
  namespaces: ['concepts', 'parts'] as const,
  textsOf,
  addressOf: (part: Part = 'summary', field?: string) => partAddress(part, field),
}
