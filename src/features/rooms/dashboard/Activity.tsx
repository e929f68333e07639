import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppearance } from '@/shared/ui/preferences'
import { useTranslations } from '@/shared/i18n'
import { columns } from '@/shared/ui/chart/barCharts'
import { Chart } from '@/shared/ui/chart/Chart'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { activityFinding } from './findings'
import { topOf, type PartProps } from './parts'

export function Activity({ found: { activity }, to }: PartProps) {
  const t = useTranslations('roomsDashboard')
  const navigate = useNavigate()
  const { isDark } = useAppearance()
  const title = t('roomsDashboard:activity.title')
  const option = useMemo(
    () =>
      columns(
        activity.map(({ day }) => day.slice(5)),
        activity.map(({ count }) => count),
        isDark,
      ),
    [activity, isDark],
  )
  const busiest = topOf(activity)
  const addressOf = (day: string) => to.acts({ from: day, to: day })
  return (
    <FigureCard title={title} hasOwnTitle empty={busiest ? undefined : t('roomsDashboard:activity.none')}>
      <Chart
        title={title}
        finding={activityFinding(activity, t)}
        summary={t('roomsDashboard:activity.summary', {
          all: activity.reduce((sum, { count }) => sum + count, 0),
        })}
        option={option}
        onPick={({ index }) => {
          const address = addressOf(activity[index]!.day)
          if (address) void navigate(address)
        }}
        height={180}
        table={{
          columns: [t('roomsDashboard:column.day'), t('roomsDashboard:column.acts')],
          isNumeric: [false, true],
          rows: activity.map(({ day, count }) => [
            day,
            <CountLink key="count" count={count} to={addressOf(day)} />,
          ]),
        }}
      />
    </FigureCard>
  )
}
