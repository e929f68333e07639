import {
  EMPTY_VALUE,
  formatMoneyExact,
  formatInUnit,
  formatMoneyInUnit,
  moneyUnit,
  priceFormatter,
  type Currency,
} from '@/shared/lib/money'
import { TooltipText } from '@/shared/ui/cells/TooltipText'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { Column } from './ListTable'

interface MoneyRow {
  currency?: Currency | null | undefined
}

interface MoneyColumn<Row> {
  key: string
  title: string
  amountOf: (row: Row) => number | null | undefined
}

export function useMoneyColumn<Row extends MoneyRow>(rows: readonly Row[]) {
  const t = useTranslations('parts')
  const language = useLanguage()
  const currencies = [...new Set(rows.flatMap(({ currency }) => currency ?? []))]

  return ({ key, title, amountOf }: MoneyColumn<Row>) => {
    const unitOf = (currency: Currency) =>
      moneyUnit(
        rows.flatMap((row) => (row.currency === currency ? (amountOf(row) ?? []) : [])),
        currency,
        language,
      )
    const units = new Map(currencies.map((currency) => [currency, unitOf(currency)]))
    const [only, ...others] = units.values()
    const isOne = only !== undefined && others.length === 0
    return {
      key,
      title: isOne ? t('parts:columns.unit', { title, unit: only.name }) : title,
      align: 'end',
      mobileSlot: 'value',
      sorter: true,
      render: (_: unknown, row: Row) => {
        const amount = amountOf(row)
        const { currency } = row
        const unit = currency && units.get(currency)
        if (!unit || amount === null || amount === undefined) return EMPTY_VALUE
        return (
          <TooltipText
            text={isOne ? formatInUnit(amount, unit) : formatMoneyInUnit(amount, currency, unit)}
            hint={formatMoneyExact(amount, currency)}
          />
        )
      },
    } satisfies Column<Row>
  }
}

export function priceColumns<Key extends string, Row extends MoneyRow & Readonly<Record<Key, number | null>>>(
  rows: readonly Row[],
  keys: readonly Key[],
) {
  const price = priceFormatter(rows.flatMap((row) => keys.map((key) => row[key])))
  return keys.map(
    (key) =>
      ({
        key,
        align: 'end',
        sorter: true,
        render: (_: unknown, row: Row) => price(row[key], row.currency ?? undefined),
      }) as const,
  )
}
