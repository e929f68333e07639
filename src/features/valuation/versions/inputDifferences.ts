import type { Language } from '@/shared/lib/language'
import { evidenceText } from '../form/model/evidence'
import type { ValuationForm } from '../form/model/valuationSchema'
import type { SectionName } from '../form/model/formSections'
import { inputRows, formatInput } from '../reports/model/inputRows'
import type { TFunction } from '@/shared/i18n'

/** An input, or the source of an input, in two versions; null when a version does not have it. */
export interface InputDifference {
  key: string
  section: SectionName
  label: string
  older: string | null
  newer: string | null
  change: 'none' | 'added' | 'removed' | 'changed'
}

type InputText = Omit<InputDifference, 'older' | 'newer' | 'change'> & { value: string }

function inputTexts(form: ValuationForm, t: TFunction, language: Language): InputText[] {
  const sources = new Map(Object.entries(form.evidence ?? {}))
  for (const { indication, evidence } of form.otherIndications ?? []) {
    for (const [field, source] of Object.entries(evidence ?? {})) {
      sources.set(`otherIndications.${indication.id}.${field}`, source)
    }
  }
  return inputRows(form, t, language).flatMap((row) => {
    const { key, section, label } = row
    const source = sources.get(key)
    const field = { key, section, label, value: formatInput(row, form.currency) }
    if (!source) return [field]
    const sourceRow = {
      key: `${key} source`,
      section,
      label: t('valuationForm:evidence.title', { field: label }),
    }
    return [field, { ...sourceRow, value: evidenceText(source) }]
  })
}

function changeOf(older: string | null, newer: string | null): InputDifference['change'] {
  if (older === null) return 'added'
  if (newer === null) return 'removed'
  return older === newer ? 'none' : 'changed'
}

/** Compares every input of two versions, in the order of the newer form; inputs of the older one alone come last. */
export function inputDifferences(
  older: ValuationForm,
  newer: ValuationForm,
  t: TFunction,
  language: Language,
): InputDifference[] {
  const before = new Map(inputTexts(older, t, language).map((row) => [row.key, row]))
  const after = new Map(inputTexts(newer, t, language).map((row) => [row.key, row]))
  return [...new Map([...after, ...before]).keys()].map((key) => {
    const { section, label } = (after.get(key) ?? before.get(key))!
    const values = { older: before.get(key)?.value ?? null, newer: after.get(key)?.value ?? null }
    return { key, section, label, ...values, change: changeOf(values.older, values.newer) }
  })
}
