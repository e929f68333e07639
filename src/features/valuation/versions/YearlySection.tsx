import { useMemo } from 'react'
import { EMPTY_VALUE, formatMoney } from '@/shared/lib/money'
import { Chart } from '@/shared/ui/chart/Chart'
import { useTranslations } from '@/shared/i18n'
import type { ChartContext } from '../reports/charts'
import type { Computed } from './explain'
import { yearlyFinding } from './versionFindings'
import { unitOfYears, yearly, yearlyOption, yearlyRows } from './yearly'

interface YearlySectionProps {
  older: Computed
  newer: Computed
  context: ChartContext
}

export const YearlySection = (props: YearlySectionProps) => (
  <>
    <YearlyChart {...props} row="sales" />
    <YearlyChart {...props} row="cf" />
  </>
)

const highest = (amounts: readonly (readonly [number, number])[]) =>
  Math.max(0, ...amounts.map(([, amount]) => amount))

function YearlyChart({ older, newer, context, row }: YearlySectionProps & { row: 'sales' | 'cf' }) {
  const t = useTranslations('valuationVersions')
  const amounts = useMemo(() => yearly(older, newer, row), [older, newer, row])
  const option = useMemo(() => yearlyOption(amounts, context), [amounts, context])
  const table = useMemo(
    () => ({
      columns: [t('valuationVersions:yearly.from'), ...amounts.names],
      isNumeric: [false, true, true],
      rows: yearlyRows(amounts, EMPTY_VALUE, context),
    }),
    [amounts, context, t],
  )
  const [before, after] = [highest(amounts.older), highest(amounts.newer)]
  return (
    <Chart
      title={t(`valuationVersions:yearly.${row}`)}
      finding={yearlyFinding(before, after, context, t)}
      unit={unitOfYears(amounts, context).name}
      summary={t('valuationVersions:yearly.summary', {
        older: amounts.names[0],
        newer: amounts.names[1],
        before: formatMoney(before, context.currency, context.language),
        after: formatMoney(after, context.currency, context.language),
      })}
      option={option}
      table={table}
      height={320}
    />
  )
}
