import { useMemo } from 'react'
import type { Sales } from '@/entities/drugs.api'
import { formatMoneyExact } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { salesFinding } from './charts/chartFindings'
import { SALES_HEIGHT, salesBars, unitOfSales } from './charts/salesBars'

export function SalesChart({ title, sales }: { title: string; sales: readonly Sales[] }) {
  const t = useTranslations('searchDetails')
  const language = useLanguage()
  const { isDark } = useAppearance()
  const byYear = useMemo(() => sales.toSorted((a, b) => a.year - b.year), [sales])
  const option = useMemo(() => salesBars(byYear, { isDark, language }), [byYear, isDark, language])
  return (
    <Chart
      title={title}
      unit={unitOfSales(byYear, language).name}
      finding={salesFinding(byYear, language, t)}
      summary={t('searchDetails:sales.summary', {
        count: byYear.length,
        first: byYear[0]!.year,
        last: byYear.at(-1)!.year,
      })}
      option={option}
      height={SALES_HEIGHT}
      table={{
        columns: [t('searchDetails:column.year'), t('searchDetails:column.sales')],
        isNumeric: [false, true],
        rows: byYear.map(({ year, amount, currency }) => [String(year), formatMoneyExact(amount, currency)]),
      }}
    />
  )
}
