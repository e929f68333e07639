import type { TFunction } from 'i18next'
import type { StageName } from '../../engine'
import type { FieldPath } from '@/shared/form/fieldPath'
import { ownTexts, type OwnText } from '@/shared/form/formContext'
import type texts from '../../locales/form.zh.json'
import { FORM_RULES } from './rules'

export type FieldName = keyof typeof texts.field

/** The field that a source belongs to. */
const bearer = (path: FieldPath, source: number): FieldPath => [
  ...path.slice(0, source),
  ...String(path[source + 1]).split('.'),
]

/** The label of a field with what it belongs to: the stage, or the further indication. */
export function fieldLabel(t: TFunction<'valuationForm'>, path: FieldPath): string {
  const source = path.indexOf('evidence')
  if (source >= 0) return t('evidence.title', { field: fieldLabel(t, bearer(path, source)) })
  const label = t(`field.${path.at(-1) as FieldName}`)
  if (path.length < 2) return label
  const owner =
    path[0] === 'otherIndications'
      ? t('other.title', { number: Number(path[1]) + 1 })
      : t(`stage.${path[1] as StageName}`)
  return `${owner} · ${label}`
}

/** The texts of the form's own rules. */
export const ruleTexts = (t: TFunction<'valuationForm'>): OwnText =>
  ownTexts(FORM_RULES, (key, params) => t(`issue.${key}`, params))
