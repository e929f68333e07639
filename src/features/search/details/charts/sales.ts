import type { Sales } from '@/shared/domain/drug/api'
import { exactMoney, formatMoney } from '@/shared/lib/money'
import { base, categoryAxis, grid, valueAxis } from '@/shared/ui/chart/base'
import type { EChartsOption } from '@/shared/ui/chart/option'
import { chartPalette } from '@/shared/ui/chart/palette'

export const SALES_HEIGHT = 260

/** Sales by year, all in the currency of the first. */
export function salesBars(
  sales: readonly Sales[],
  mode: { isDark: boolean; language: string },
): EChartsOption {
  const { isDark, language } = mode
  const { currency } = sales[0]!
  const own = sales.filter((year) => year.currency === currency)
  const axis = valueAxis(mode)
  const years = categoryAxis(
    mode,
    own.map(({ year }) => String(year)),
  )
  return {
    ...base(mode),
    tooltip: {
      ...base(mode).tooltip,
      trigger: 'axis',
      valueFormatter: (amount) => exactMoney(Number(amount), currency),
    },
    grid: grid({ top: 16, bottom: 8 }),
    xAxis: { ...years, axisLabel: { color: chartPalette(isDark).soft, hideOverlap: true } },
    yAxis: {
      ...axis,
      axisLabel: {
        ...axis.axisLabel,
        formatter: (amount: number) => formatMoney(amount, currency, language),
      },
    },
    series: [{ type: 'bar', barMaxWidth: 32, data: own.map(({ amount }) => amount) }],
  }
}
