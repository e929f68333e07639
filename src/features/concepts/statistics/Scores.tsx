import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppearance } from '@/shared/ui/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { useTranslations } from '@/shared/i18n'
import { SCORE } from '../domain/limits'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { sumOf, type BlockProps } from './blocks'
import { columns } from '@/shared/ui/chart/barCharts'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { scoresFinding } from './findings'
import { FIGURES } from './figures'

/** Label of a step of mean scores, such as `7–8`; the highest step is a single score. */
const stepName = (from: number) => (from >= SCORE.max ? String(from) : `${from}–${from + 1}`)

export function Scores({ statistics: { scores }, to }: BlockProps) {
  const t = useTranslations('conceptsStatistics')
  const navigate = useNavigate()
  const { isDark } = useAppearance()
  const option = useMemo(
    () =>
      columns(
        scores.map(({ from }) => stepName(from)),
        scores.map(({ count }) => count),
        isDark,
      ),
    [scores, isDark],
  )
  const all = sumOf(scores)
  return (
    <FigureCard
      title={t('conceptsStatistics:scores.title')}
      hasOwnTitle
      empty={all === 0 ? t('conceptsStatistics:scores.empty') : undefined}
    >
      <Chart
        title={t('conceptsStatistics:scores.title')}
        finding={scoresFinding(scores, stepName, t)}
        summary={t('conceptsStatistics:scores.summary', { all })}
        option={option}
        onPick={({ index }) => void navigate(to(FIGURES.score(scores[index]!.from)))}
        height={240}
        table={{
          columns: [t('conceptsStatistics:column.meanScore'), t('conceptsStatistics:column.concepts')],
          isNumeric: [false, true],
          rows: scores.map(({ from, count }) => [
            stepName(from),
            <CountLink key="count" count={count} to={to(FIGURES.score(from))} />,
          ]),
        }}
      />
    </FigureCard>
  )
}
