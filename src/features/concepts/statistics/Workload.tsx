import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatNumber } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { useTranslations } from '@/shared/i18n'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import type { BlockProps } from './blocks'
import { groupedBars, groupedHeight } from '@/shared/ui/chart/barCharts'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { workloadFinding } from './findings'
import { FIGURES } from './figures'

/** In the order of the bars. */
const KINDS = ['waiting', 'done'] as const
const FIGURE_OF = { waiting: FIGURES.waiting, done: FIGURES.audited }

export function Workload({ statistics: { workload }, to }: BlockProps) {
  const t = useTranslations('conceptsStatistics')
  const navigate = useNavigate()
  const { isDark } = useAppearance()
  const option = useMemo(
    () =>
      groupedBars(
        workload.map(({ name }) => name),
        KINDS.map((kind) => ({
          name: t(`conceptsStatistics:column.${kind}`),
          counts: workload.map((each) => each[kind]),
        })),
        isDark,
      ),
    [workload, t, isDark],
  )
  const sumOf = (kind: (typeof KINDS)[number]) =>
    formatNumber(
      workload.reduce((sum, each) => sum + each[kind], 0),
      0,
    )
  const addressOf = (kind: (typeof KINDS)[number], userId: string) => to(FIGURE_OF[kind](userId))
  return (
    <FigureCard
      title={t('conceptsStatistics:workload.title')}
      hasOwnTitle
      empty={workload.length === 0 ? t('conceptsStatistics:workload.empty') : undefined}
    >
      <Chart
        title={t('conceptsStatistics:workload.title')}
        finding={workloadFinding(workload, t)}
        summary={t('conceptsStatistics:workload.summary', {
          waiting: sumOf('waiting'),
          done: sumOf('done'),
        })}
        option={option}
        onPick={({ series, index }) => void navigate(addressOf(KINDS[series]!, workload[index]!.userId))}
        height={groupedHeight(workload.length)}
        table={{
          columns: [
            t('conceptsStatistics:column.auditor'),
            ...KINDS.map((kind) => t(`conceptsStatistics:column.${kind}`)),
          ],
          isNumeric: [false, true, true],
          rows: workload.map((each) => [
            each.name,
            ...KINDS.map((kind) => (
              <CountLink key={kind} count={each[kind]} to={addressOf(kind, each.userId)} />
            )),
          ]),
        }}
      />
    </FigureCard>
  )
}
