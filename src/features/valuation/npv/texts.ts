import type { TFunction } from 'i18next'
import { ownTexts, type OwnText } from '@/shared/form/formContext'
import type { FieldPath } from '@/shared/form/fieldPath'
import { OWN_RULES, SHARED_RULES } from './body'
import { ENGINE_CODES } from './engineErrors'

/** Texts of the calculator; rules and warnings it shares with the valuation form are worded there. */
export type NpvText = TFunction<['valuationNpv', 'valuationForm', 'valuation']>

/** The texts of the calculator's own rules. */
export function ruleTexts(t: NpvText): OwnText {
  const own = ownTexts(OWN_RULES, (key, params) => t(`issue.${key}`, params))
  const shared = ownTexts(SHARED_RULES, (key, params) => t(`valuationForm:issue.${key}`, params))
  const engine = ownTexts(ENGINE_CODES, (key) => t(`valuationForm:engineError.${key}`))
  return (issue) => own(issue) ?? shared(issue) ?? engine(issue)
}

/** The label of a field with what it belongs to: the year, or the price event. */
export function fieldLabel(t: NpvText, path: FieldPath): string {
  const [name, index] = path
  if (name === 'sales') return t('grid.typedFor', { year: Number(index ?? 0) + 1 })
  if (name === 'priceEvents' && typeof index === 'number')
    return `${t('events.numbered', { number: index + 1 })} · ${t(`field.${path.at(-1) as 'date'}`)}`
  return t(`field.${path.at(-1) as 'name'}`)
}
