import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { serverToday } from '@/shared/api/serverToday'
import { formatNumber } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { useTranslations } from '@/shared/i18n'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { fillMonths, sumOf, type BlockProps } from './blocks'
import { columns } from '@/shared/ui/chart/barCharts'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { intakeFinding } from './findings'
import { FIGURES, type Scope } from './figures'

export function Intake({ statistics: { intake }, to, scope }: BlockProps & { scope: Scope }) {
  const t = useTranslations('conceptsStatistics')
  const navigate = useNavigate()
  const { isDark } = useAppearance()
  const months = useMemo(() => fillMonths(intake), [intake])
  const option = useMemo(
    () =>
      columns(
        months.map(({ month }) => month),
        months.map(({ count }) => count),
        isDark,
      ),
    [months, isDark],
  )
  return (
    <FigureCard
      title={t('conceptsStatistics:intake.title')}
      hasOwnTitle
      isWide
      empty={months.length === 0 ? t('conceptsStatistics:intake.empty') : undefined}
    >
      <Chart
        title={t('conceptsStatistics:intake.title')}
        finding={intakeFinding(months, serverToday().slice(0, 7), t)}
        summary={t('conceptsStatistics:intake.summary', {
          all: formatNumber(sumOf(months), 0),
          months: formatNumber(months.length, 0),
        })}
        option={option}
        onPick={({ index }) => void navigate(to(FIGURES.month(months[index]!.month, scope)))}
        height={260}
        table={{
          columns: [t('conceptsStatistics:column.month'), t('conceptsStatistics:column.submitted')],
          isNumeric: [false, true],
          rows: months.map(({ month, count }) => [
            month,
            <CountLink key="count" count={count} to={to(FIGURES.month(month, scope))} />,
          ]),
        }}
      />
    </FigureCard>
  )
}
