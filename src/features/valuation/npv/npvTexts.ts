import { customMessages, type CustomMessage } from '@/shared/form/formContext'
import type { FieldPath } from '@/shared/form/fieldPath'
import type { TFunction } from '@/shared/i18n'
import { OWN_RULES, SHARED_RULES } from './npvBody'
import { ENGINE_CODES } from './engineErrors'

export function ruleTexts(t: TFunction): CustomMessage {
  const own = customMessages(OWN_RULES, (key, params) => t(`valuationNpv:issue.${key}`, params))
  const shared = customMessages(SHARED_RULES, (key, params) => t(`valuationForm:issue.${key}`, params))
  const engine = customMessages(ENGINE_CODES, (key) => t(`valuationForm:engineError.${key}`))
  return (issue) => own(issue) ?? shared(issue) ?? engine(issue)
}

export function fieldLabel(t: TFunction, path: FieldPath): string {
  const [name, index] = path
  if (name === 'sales') return t('valuationNpv:grid.typedFor', { year: Number(index ?? 0) + 1 })
  if (name === 'priceEvents' && typeof index === 'number')
    return `${t('valuationNpv:events.numbered', { number: index + 1 })} · ${t(`valuationNpv:field.${path.at(-1) as 'date'}`)}`
  return t(`valuationNpv:field.${path.at(-1) as 'name'}`)
}
