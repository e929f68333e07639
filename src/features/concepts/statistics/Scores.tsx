import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { formatNumber } from '@/shared/lib/money'
import { usePreferences } from '@/shared/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { SCORE } from '../domain/limits'
import { Block } from './Block'
import { mostOf, sumOf, type BlockProps } from './blocks'
import { columns } from './charts'
import { CountLink } from './CountLink'
import { MARKS } from './marks'

/** The step of a mean score: `7–8`, the highest alone. */
const stepName = (from: number) => (from >= SCORE.max ? String(from) : `${from}–${from + 1}`)

/** How the mean scores of what was decided are spread. */
export function Scores({ found: { scores }, to }: BlockProps) {
  const { t } = useTranslation('conceptsStatistics')
  const navigate = useNavigate()
  const isDark = usePreferences((preferences) => preferences.isDark)
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
  const most = mostOf(scores, ({ count }) => count)
  return (
    <Block title={t('scores.title')} isTitled empty={all === 0 ? t('scores.empty') : undefined}>
      <Chart
        title={t('scores.title')}
        summary={t('scores.summary', {
          all: formatNumber(all, 0),
          step: most && stepName(most.from),
          most: formatNumber(most?.count, 0),
        })}
        option={option}
        onPick={({ index }) => void navigate(to(MARKS.score(scores[index]!.from)))}
        height={240}
        table={{
          columns: [t('column.meanScore'), t('column.concepts')],
          isNumeric: [false, true],
          rows: scores.map(({ from, count }) => [
            stepName(from),
            <CountLink key="count" count={count} to={to(MARKS.score(from))} />,
          ]),
        }}
      />
    </Block>
  )
}
