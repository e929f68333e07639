import { tabAddress } from './tabAddress'
import { ISSUES } from '@/shared/form/validation'
import type { TFunction } from '@/shared/i18n'
import { formatNumber } from '@/shared/lib/money'
import { CONCEPT_RULES, type ConceptRule } from '../domain/drafts'
import type { Part } from '../domain/guards'
import type { Action, UnmetCondition } from '../domain/conceptWorkflow'
import { fieldLabel, STAGE_OF } from './fieldLabel'
import type texts from '../locales/zh.json'

type Params = Readonly<Record<string, string | number>>

const formatAmounts = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value) : value,
    ]),
  )

export const ruleMessage = (t: TFunction, rule: ConceptRule, params: Params): string =>
  t(`concepts:issue.${rule}`, formatAmounts(params))

export function fieldErrorText(t: TFunction, { issue, params }: { issue: string; params: Params }): string {
  const own = CONCEPT_RULES.find((rule) => rule === issue)
  if (own) return ruleMessage(t, own, params)
  return t(`parts:issue.${ISSUES.find((key) => key === issue) ?? 'choice'}`, { ...params })
}

const textsOf = (t: TFunction) => ({
  noun: t('concepts:noun'),
  action: (action: Action) => t(`concepts:action.${action}`),
  happens: (action: keyof typeof texts.happens) => t(`concepts:happens.${action}`),
  task: (guard: keyof typeof texts.task) => t(`concepts:task.${guard}`),
  unmet({ guard, part, field, issue, params = {} }: UnmetCondition) {
    const stage = part && STAGE_OF[part]
    if (field === undefined || stage === undefined) return t(`concepts:guard.${guard}`)
    const message = issue ? fieldErrorText(t, { issue, params }) : t(`concepts:guard.${guard}`)
    return `${fieldLabel(t, stage, field)} · ${message}`
  },
})

/** Texts of the actions on concepts, and addresses of the tabs on which unmet conditions can be satisfied. */
export const conceptTexts = {
  namespaces: ['concepts', 'parts'] as const,
  textsOf,
  addressOf: (part: Part = 'summary', field?: string) => tabAddress(part, field),
}
