import { useDictionary } from '@/shared/dictionary/useDictionary'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { parseNumber } from '@/shared/lib/parseNumber'
import { useTranslations } from '@/shared/i18n'
import type { Stage } from '../model/fieldLabel'
import { CHOICES, isAmountField, type ChoiceName } from './choiceFields'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a function that formats the value of a stage's field as text. */
export function useValueText(stage: Stage) {
  const t = useTranslations('concepts', 'conceptsForms')
  const modality = useDictionary('modality')
  const phase = useDictionary('clinical_phase')

  function formatPlain(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return EMPTY_VALUE
    if (typeof value === 'boolean') return t(value ? 'conceptsForms:yes' : 'conceptsForms:no')
    if (typeof value !== 'string' && typeof value !== 'number') return EMPTY_VALUE
    const text = String(value)
    const number = isAmountField(name) ? parseNumber(value) : null
    return number === null ? text : formatNumber(number)
  }

  function rowText(row: unknown): string {
    if (!isRecord(row)) return EMPTY_VALUE
    if (typeof row.originalName === 'string') return row.originalName
    return Object.entries(row)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => formatPlain(name, value))
      .join(t('conceptsForms:rows.cells'))
  }

  /** Also takes paths such as `experiments.0.cost`. */
  return (field: string, value: unknown): string => {
    const name = field.split('.').at(-1)!
    if (Array.isArray(value)) return value.length > 0 ? value.map(rowText).join('\n') : EMPTY_VALUE
    if (isRecord(value))
      return field === 'report' ? formatPlain(field, value.name || value.id) : rowText(value)
    const text = formatPlain(name, value)
    if (text === EMPTY_VALUE) return text
    if (Object.hasOwn(CHOICES, field)) {
      const options: readonly string[] = CHOICES[field as ChoiceName]
      return options.includes(text)
        ? t(`concepts:choice.${field as ChoiceName}.${text}` as 'concepts:choice.area.other')
        : text
    }
    const dictionary =
      stage !== 'first' ? null : field === 'modality' ? modality : field === 'stage' ? phase : null
    if (!dictionary) return text
    return dictionary.labelOf(
      text,
      dictionary.entries.find(({ dictValue }) => dictValue === text),
    )
  }
}
