import type { Language } from '@/shared/lib/language'
import { evidenceText } from '../form/model/evidence'
import type { ValuationForm } from '../form/model/schema'
import type { SectionName } from '../form/model/sectionsOf'
import { inputRows, writeInput } from '../reports/model/inputRows'
import type { TFunction } from '@/shared/i18n'

/** An input, or the source of one, in two versions; null where a version does not have it. */
export interface InputDifference {
  key: string
  section: SectionName
  label: string
  older: string | null
  newer: string | null
  change: 'none' | 'added' | 'removed' | 'changed'
}

type Written = Omit<InputDifference, 'older' | 'newer' | 'change'> & { value: string }

/** What a form holds, as text: its filled fields, each followed by its source. */
function written(form: ValuationForm, t: TFunction, language: Language): Written[] {
  const sources = new Map(Object.entries(form.evidence ?? {}))
  for (const { indication, evidence } of form.otherIndications ?? []) {
    for (const [field, source] of Object.entries(evidence ?? {})) {
      sources.set(`otherIndications.${indication.id}.${field}`, source)
    }
  }
  return inputRows(form, t, language).flatMap((row) => {
    const { key, section, label } = row
    const source = sources.get(key)
    const field = { key, section, label, value: writeInput(row, form.currency) }
    if (!source) return [field]
    const about = {
      key: `${key} source`,
      section,
      label: t('valuationForm:evidence.title', { field: label }),
    }
    return [field, { ...about, value: evidenceText(source) }]
  })
}

function changeOf(older: string | null, newer: string | null): InputDifference['change'] {
  if (older === null) return 'added'
  if (newer === null) return 'removed'
  return older === newer ? 'none' : 'changed'
}

/** Every input of two versions side by side, in the order of the newer form; what only the older one has comes last. */
export function inputDifferences(
  older: ValuationForm,
  newer: ValuationForm,
  t: TFunction,
  language: Language,
): InputDifference[] {
  const before = new Map(written(older, t, language).map((row) => [row.key, row]))
  const after = new Map(written(newer, t, language).map((row) => [row.key, row]))
  return [...new Map([...after, ...before]).keys()].map((key) => {
    const { section, label } = (after.get(key) ?? before.get(key))!
    const values = { older: before.get(key)?.value ?? null, newer: after.get(key)?.value ?? null }
    return { key, section, label, ...values, change: changeOf(values.older, values.newer) }
  })
}
