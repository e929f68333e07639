import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatPercent } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { countBars, countsHeight } from '@/shared/ui/chart/countBars'
import { useTranslations } from '@/shared/i18n'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { sumOf, type BlockProps } from './blocks'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { decisionsFinding } from './findings'
import { FIGURES } from './figures'

export function Decisions({ statistics: { decisions }, to }: BlockProps) {
  const t = useTranslations('conceptsStatistics', 'concepts')
  const navigate = useNavigate()
  const { isDark } = useAppearance()
  const option = useMemo(
    () =>
      countBars(
        decisions.map(({ decision, count }) => ({ value: decision, count })),
        { nameOf: (decision) => t(`concepts:choice.decision.${decision as 'invest'}`) },
        isDark,
      ),
    [decisions, t, isDark],
  )
  const all = sumOf(decisions)
  return (
    <FigureCard
      title={t('conceptsStatistics:decisions.title')}
      hasOwnTitle
      empty={all === 0 ? t('conceptsStatistics:decisions.empty') : undefined}
    >
      <Chart
        title={t('conceptsStatistics:decisions.title')}
        finding={decisionsFinding(decisions, t)}
        summary={t('conceptsStatistics:decisions.summary')}
        option={option}
        onPick={({ index }) => void navigate(to(FIGURES.decision(decisions[index]!.decision)))}
        height={countsHeight(decisions.length)}
        table={{
          columns: [
            t('conceptsStatistics:column.decision'),
            t('conceptsStatistics:column.concepts'),
            t('conceptsStatistics:column.share'),
          ],
          isNumeric: [false, true, true],
          rows: decisions.map(({ decision, count }) => [
            t(`concepts:choice.decision.${decision}`),
            <CountLink key="count" count={count} to={to(FIGURES.decision(decision))} />,
            formatPercent(all === 0 ? null : count / all),
          ]),
        }}
      />
    </FigureCard>
  )
}
