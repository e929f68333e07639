import { Alert, Checkbox } from 'antd'
import { useMemo } from 'react'
import { CURRENCIES, type Currency } from '@/shared/lib/money'
import { useTranslations, type TFunction } from '@/shared/i18n'
import type { Evidence } from './bankEvidence'
import type { OpenedFile } from './bankRequests'
import { COLUMNS, missingColumnsOf, type GuessedMapping, type Mapping } from './bankTable'
import { DAY_ORDERS, DECIMAL_SIGNS, type DayOrder, type DecimalSign } from './bankValues'
import { evidenceText, LabelledSelect } from './LabelledSelect'
import styles from './reconcile.module.css'

/** Lines of a file that may be its heading. */
const MAX_HEADING_LINE = 30

const CHOSEN: readonly Evidence[] = [{ reason: 'chosen', count: 0 }]
const SAVED: readonly Evidence[] = [{ reason: 'saved', count: 0 }]
const BY_NAME: readonly Evidence[] = [{ reason: 'heading', count: 0 }]

export const DECIMAL_EXAMPLES: Readonly<Record<DecimalSign, string>> = { '.': '1,234.50', ',': '1.234,50' }
export const ORDER_EXAMPLES: Readonly<Record<DayOrder, string>> = { dmy: '31/12/2026', mdy: '12/31/2026' }

/** The likely reading with its reasons; null if nothing makes one likely. */
export const likelyText = (
  t: TFunction,
  { likely, evidence }: GuessedMapping,
  field: 'decimal' | 'order',
): string | null => {
  const example =
    field === 'decimal'
      ? likely.decimal && DECIMAL_EXAMPLES[likely.decimal]
      : likely.order && ORDER_EXAMPLES[likely.order]
  return (
    example &&
    t('implementationFunds:reconcile.likely', { example, reasons: evidenceText(t, evidence[field]) })
  )
}

interface MappingFormProps {
  opened: OpenedFile
  guess: GuessedMapping
  mapping: Mapping
  /** True if the mapping is that of an earlier file. */
  isSaved: boolean
  /** Parts of the mapping that the user chose. */
  chosen: Partial<Mapping>
  currency: Currency
  currencyEvidence: readonly Evidence[]
  onCurrency: (currency: Currency) => void
  onColumns: (heading: number, columns: Mapping['columns']) => void
  onMapping: (changes: Partial<Mapping>) => void
}

/** Columns and formats of a table, each with the reason, to be changed by the user. */
export function MappingForm({
  opened: { lines, guess: named },
  guess,
  mapping,
  isSaved,
  chosen,
  currency,
  currencyEvidence,
  onCurrency,
  onColumns,
  onMapping,
}: MappingFormProps) {
  const t = useTranslations('implementationFunds')
  const { heading, columns, decimal, order, isNegativeOut } = mapping
  const names = useMemo(() => {
    const count = Math.max(0, ...lines.map(({ length }) => length))
    return Array.from({ length: count }, (_, index) => ({
      value: index,
      label: lines[heading - 1]?.[index] || t('implementationFunds:reconcile.column', { number: index + 1 }),
    }))
  }, [lines, heading, t])
  const missingColumns = missingColumnsOf(mapping)
  function evidenceOf(field: 'heading' | 'decimal' | 'order') {
    if (field in chosen) return CHOSEN
    const isOpen = field === 'heading' || guess.mapping[field] === null
    return isSaved && isOpen && mapping[field] !== null ? SAVED : guess.evidence[field]
  }
  function columnEvidence(column: (typeof COLUMNS)[number]) {
    if (columns[column] === undefined) return []
    if (named && named.mapping.columns[column] === columns[column]) return BY_NAME
    return isSaved && !chosen.columns ? SAVED : CHOSEN
  }
  return (
    <>
      {missingColumns.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('implementationFunds:reconcile.lacks', {
            columns: missingColumns
              .map((column) => t(`implementationFunds:reconcile.columns.${column}`))
              .join(' / '),
          })}
        />
      )}
      <div className={styles.columns}>
        <LabelledSelect
          label={t('implementationFunds:reconcile.heading')}
          value={heading}
          evidence={evidenceOf('heading')}
          options={[
            { value: 0, label: t('implementationFunds:reconcile.noHeading') },
            ...lines.slice(0, MAX_HEADING_LINE).map((line, index) => ({
              value: index + 1,
              label: `${index + 1}: ${line.join(' ').slice(0, 40)}`,
            })),
          ]}
          onChange={(next) => onColumns(next ?? 0, columns)}
        />
        {COLUMNS.map((column) => (
          <LabelledSelect
            key={column}
            label={t(`implementationFunds:reconcile.columns.${column}`)}
            value={columns[column]}
            evidence={columnEvidence(column)}
            options={names}
            isClearable
            onChange={(next) => {
              const { [column]: _before, ...others } = columns
              onColumns(heading, next === undefined ? others : { ...others, [column]: next })
            }}
          />
        ))}
        <LabelledSelect
          label={t('implementationFunds:reconcile.decimal')}
          value={decimal}
          evidence={evidenceOf('decimal')}
          likely={decimal === null && likelyText(t, guess, 'decimal')}
          placeholder={t('implementationFunds:reconcile.notDecided')}
          options={DECIMAL_SIGNS.map((value) => ({ value, label: DECIMAL_EXAMPLES[value] }))}
          onChange={(next) => next && onMapping({ decimal: next })}
        />
        <LabelledSelect
          label={t('implementationFunds:reconcile.order')}
          value={order}
          evidence={evidenceOf('order')}
          likely={order === null && likelyText(t, guess, 'order')}
          placeholder={t('implementationFunds:reconcile.notDecided')}
          options={DAY_ORDERS.map((value) => ({ value, label: ORDER_EXAMPLES[value] }))}
          onChange={(next) => next && onMapping({ order: next })}
        />
        <LabelledSelect
          label={t('implementationFunds:field.currency')}
          value={currency}
          evidence={currencyEvidence}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={(next) => next && onCurrency(next)}
        />
      </div>
      {columns.amount !== undefined && (
        <Checkbox
          checked={isNegativeOut}
          onChange={({ target }) => onMapping({ isNegativeOut: target.checked })}
        >
          {t('implementationFunds:reconcile.negativeOut')}
        </Checkbox>
      )}
    </>
  )
}
