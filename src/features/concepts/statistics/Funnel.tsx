import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { EMPTY_VALUE, formatNumber, formatPercent } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { countBars, countsHeight } from '@/shared/ui/chart/countBars'
import { useTranslations } from '@/shared/i18n'
import { STATE } from '../domain/conceptStates'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { maxBy, type BlockProps } from './blocks'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { funnelFinding } from './findings'
import { FIGURES } from './figures'
import { useChartNames } from './useChartNames'

export function Funnel({ statistics: { funnel }, to }: BlockProps) {
  const t = useTranslations('conceptsStatistics')
  const navigate = useNavigate()
  const { isDark } = useAppearance()
  const { nameOf } = useChartNames('poc_status')
  const option = useMemo(
    () =>
      countBars(
        funnel.map(({ state, reached }) => ({ value: state, count: reached })),
        {
          nameOf,
          labelOf: (index) => {
            const { reached, conversion } = funnel[index]!
            const count = formatNumber(reached, 0)
            return conversion === null || conversion === undefined
              ? count
              : `${count} · ${formatPercent(conversion, 0)}`
          },
          room: 104,
        },
        isDark,
      ),
    [funnel, nameOf, isDark],
  )
  const first = funnel[0]?.reached ?? 0
  const decided = funnel.find(({ state }) => state === STATE.decided)?.reached ?? 0
  const slowest = maxBy(funnel, ({ medianDays }) => medianDays ?? 0)
  const days = (medianDays: number | null | undefined) =>
    medianDays === null || medianDays === undefined ? EMPTY_VALUE : formatNumber(medianDays, 1)

  return (
    <FigureCard
      title={t('conceptsStatistics:funnel.title')}
      hasOwnTitle
      empty={first === 0 ? t('conceptsStatistics:funnel.empty') : undefined}
    >
      <Chart
        title={t('conceptsStatistics:funnel.title')}
        finding={funnelFinding(funnel, nameOf, t)}
        summary={t('conceptsStatistics:funnel.summary', {
          all: formatNumber(first, 0),
          decided: formatNumber(decided, 0),
          share: formatPercent(first === 0 ? null : decided / first),
          step: slowest ? nameOf(slowest.state) : EMPTY_VALUE,
          days: days(slowest?.medianDays),
        })}
        option={option}
        onPick={({ index }) => void navigate(to(FIGURES.reached(funnel[index]!.state)))}
        height={countsHeight(funnel.length)}
        table={{
          columns: [
            t('conceptsStatistics:column.step'),
            t('conceptsStatistics:column.reached'),
            t('conceptsStatistics:column.conversion'),
            t('conceptsStatistics:column.medianDays'),
          ],
          isNumeric: [false, true, true, true],
          rows: funnel.map(({ state, reached, conversion, medianDays }) => [
            nameOf(state),
            <CountLink key="reached" count={reached} to={to(FIGURES.reached(state))} />,
            formatPercent(conversion),
            days(medianDays),
          ]),
        }}
      />
    </FigureCard>
  )
}
