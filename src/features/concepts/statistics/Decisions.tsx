import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { formatNumber, formatPercent } from '@/shared/lib/money'
import { usePreferences } from '@/shared/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { countBars, countsHeight } from '@/shared/ui/chart/counts'
import { Block } from './Block'
import { sumOf, type BlockProps } from './blocks'
import { CountLink } from './CountLink'
import { MARKS } from './marks'

/** How many decisions of each kind. */
export function Decisions({ found: { decisions }, to }: BlockProps) {
  const { t } = useTranslation('conceptsStatistics')
  const { t: concepts } = useTranslation('concepts')
  const navigate = useNavigate()
  const isDark = usePreferences((preferences) => preferences.isDark)
  const option = useMemo(
    () =>
      countBars(
        decisions.map(({ decision, count }) => ({ value: decision, count })),
        { nameOf: (decision) => concepts(`choice.decision.${decision as 'invest'}`) },
        isDark,
      ),
    [decisions, concepts, isDark],
  )
  const all = sumOf(decisions)
  const positive = sumOf(
    decisions.filter(({ decision }) => decision === 'invest' || decision === 'conditions'),
  )
  return (
    <Block title={t('decisions.title')} isTitled empty={all === 0 ? t('decisions.empty') : undefined}>
      <Chart
        title={t('decisions.title')}
        summary={t('decisions.summary', {
          all: formatNumber(all, 0),
          share: formatPercent(all === 0 ? null : positive / all),
        })}
        option={option}
        onPick={({ index }) => void navigate(to(MARKS.decision(decisions[index]!.decision)))}
        height={countsHeight(decisions.length)}
        table={{
          columns: [t('column.decision'), t('column.concepts'), t('column.share')],
          isNumeric: [false, true, true],
          rows: decisions.map(({ decision, count }) => [
            concepts(`choice.decision.${decision}`),
            <CountLink key="count" count={count} to={to(MARKS.decision(decision))} />,
            formatPercent(all === 0 ? null : count / all),
          ]),
        }}
      />
    </Block>
  )
}
