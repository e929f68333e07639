import type { Sales } from '@/entities/drugs.api'
import { axisUnit, formatMoneyExact, formatInUnit, type MoneyUnit } from '@/shared/lib/money'
import type { Language } from '@/shared/lib/language'
import { MAX_BAR_WIDTH, base, categoryAxis, grid, moneyAxis } from '@/shared/ui/chart/chartBase'
import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import { chartPalette } from '@/shared/ui/chart/chartPalette'

export const SALES_HEIGHT = 260

/** More bars leave no room for a number above each. */
const MAX_LABELLED_BARS = 14

export const unitOfSales = (sales: readonly Sales[], language: Language): MoneyUnit =>
  axisUnit(
    sales.map(({ amount }) => amount),
    sales[0]!.currency,
    language,
  )

export const inFirstCurrency = (sales: readonly Sales[]): readonly Sales[] =>
  sales.filter(({ currency }) => currency === sales[0]!.currency)

/** Sales by year; entries in another currency than the first are left out. */
export function salesBars(
  sales: readonly Sales[],
  mode: { isDark: boolean; language: Language },
): EChartsOption {
  const { isDark, language } = mode
  const { currency } = sales[0]!
  const own = inFirstCurrency(sales)
  const unit = unitOfSales(own, language)
  const years = categoryAxis(
    mode,
    own.map(({ year }) => String(year)),
  )
  return {
    ...base(mode),
    tooltip: {
      ...base(mode).tooltip,
      trigger: 'axis',
      valueFormatter: (amount) => formatMoneyExact(Number(amount), currency),
    },
    grid: grid({ top: 24, bottom: 8 }),
    xAxis: { ...years, axisLabel: { color: chartPalette(isDark).soft, hideOverlap: true } },
    yAxis: moneyAxis(mode, unit),
    series: [
      {
        type: 'bar',
        barMaxWidth: MAX_BAR_WIDTH,
        data: own.map(({ amount }) => amount),
        label: {
          show: own.length <= MAX_LABELLED_BARS,
          position: 'top',
          color: chartPalette(isDark).ink,
          formatter: ({ value }) => formatInUnit(Number(value), unit),
        },
      },
    ],
  }
}
