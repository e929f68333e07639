import type { StageName } from '../../engine'
import type { FieldPath } from '@/shared/form/fieldPath'
import { customMessages, type CustomMessage } from '@/shared/form/formContext'
import type { TFunction } from '@/shared/i18n'
import type texts from '../../locales/form.zh.json'
import { regionName } from './regionTexts'
import { FORM_RULES } from './formRules'

export type FieldName = keyof typeof texts.field

const fieldOfSource = (path: FieldPath, source: number): FieldPath => [
  ...path.slice(0, source),
  ...String(path[source + 1]).split('.'),
]

/** Label of a field, with the stage or further indication that it belongs to. */
export function fieldLabel(t: TFunction, path: FieldPath): string {
  const source = path.indexOf('evidence')
  if (source >= 0)
    return t('valuationForm:evidence.title', { field: fieldLabel(t, fieldOfSource(path, source)) })
  const label = t(`valuationForm:field.${path.at(-1) as FieldName}`)
  const owner = path.length < 2 ? null : groupLabel(t, path)
  return owner === null ? label : `${owner} · ${label}`
}

function groupLabel(t: TFunction, [group, at, part, region]: FieldPath): string | null {
  if (group === 'otherIndications') {
    const other = t('valuationForm:other.title', { number: Number(at) + 1 })
    if (part === 'regions') return `${other} · ${regionName(t, String(region))}`
    return part === 'stages' ? `${other} · ${t(`valuationForm:stage.${region as StageName}`)}` : other
  }
  if (group === 'priceEvents')
    return typeof at === 'number' ? t('valuationForm:priceEvent.numbered', { number: at + 1 }) : null
  if (group === 'outlays')
    return typeof at === 'number' ? t('valuationForm:outlay.numbered', { number: at + 1 }) : null
  if (group === 'regions') return regionName(t, String(at))
  if (group === 'patients') return t('valuationForm:patients.title')
  return t(`valuationForm:stage.${at as StageName}`)
}

export const ruleTexts = (t: TFunction): CustomMessage =>
  customMessages(FORM_RULES, (key, params) => t(`valuationForm:issue.${key}`, params))
