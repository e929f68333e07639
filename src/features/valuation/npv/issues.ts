import type { TFunction } from 'i18next'
import { perObject } from '@/shared/lib/perObject'
import type { FieldPath } from '@/shared/form/fieldPath'
import { firstIssues } from '../form/model/issues'
import type { IssueParams } from '../form/model/readers'
import { isEngineCode } from './engineErrors'
import { isOwnIssue, NPV_ISSUES, NpvForm, type NpvIssueKey } from './schema'

export interface NpvIssue {
  path: FieldPath
  key: NpvIssueKey
  params: IssueParams
}

type Checked = { form: NpvForm; issues: readonly [] } | { form: null; issues: readonly NpvIssue[] }

/** Texts of the calculator; rules and warnings it shares with the valuation form are worded there. */
export type NpvText = TFunction<['valuationNpv', 'valuationForm', 'valuation']>

/** Reads the typed values: the input, or the first issue of each wrong field. */
export function check(values: unknown): Checked {
  const parsed = NpvForm.safeParse(values)
  if (parsed.success) return { form: parsed.data, issues: [] }
  return { form: null, issues: firstIssues(parsed, NPV_ISSUES) }
}

/** As {@link check}, once per values object: every field asks for the same one. */
export const checkOnce = perObject<object, Checked>(check)

/** The text of an issue in the language of `t`. */
export function issueText(t: NpvText, { key, params }: NpvIssue): string {
  if (isOwnIssue(key)) return t(`issue.${key}`, params)
  return isEngineCode(key) ? t(`valuationForm:engineError.${key}`) : t(`valuationForm:issue.${key}`, params)
}

/** The label of a field with what it belongs to: the year, or the price event. */
export function fieldLabel(t: NpvText, path: FieldPath): string {
  const [name, index] = path
  if (name === 'sales') return t('grid.typedFor', { year: Number(index ?? 0) + 1 })
  if (name === 'priceEvents' && index !== undefined)
    return `${t('events.numbered', { number: Number(index) + 1 })} · ${t(`field.${path.at(-1) as 'date'}`)}`
  return t(`field.${name as 'name'}`)
}
