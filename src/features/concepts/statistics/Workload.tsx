import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { formatNumber } from '@/shared/lib/money'
import { usePreferences } from '@/shared/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { Block } from './Block'
import { mostOf, type BlockProps } from './blocks'
import { groupedBars, groupedHeight } from './charts'
import { CountLink } from './CountLink'
import { MARKS } from './marks'

/** In the order of the bars. */
const KINDS = ['waiting', 'done'] as const
const MARK_OF = { waiting: MARKS.waiting, done: MARKS.audited }

/** What each auditor has done, and has before him. */
export function Workload({ found: { workload }, to }: BlockProps) {
  const { t } = useTranslation('conceptsStatistics')
  const navigate = useNavigate()
  const isDark = usePreferences((preferences) => preferences.isDark)
  const option = useMemo(
    () =>
      groupedBars(
        workload.map(({ name }) => name),
        KINDS.map((kind) => ({ name: t(`column.${kind}`), counts: workload.map((each) => each[kind]) })),
        isDark,
      ),
    [workload, t, isDark],
  )
  const waiting = workload.reduce((sum, each) => sum + each.waiting, 0)
  const busiest = mostOf(workload, (each) => each.waiting)
  const addressOf = (kind: (typeof KINDS)[number], userId: string) => to(MARK_OF[kind](userId))
  return (
    <Block
      title={t('workload.title')}
      isTitled
      empty={workload.length === 0 ? t('workload.empty') : undefined}
    >
      <Chart
        title={t('workload.title')}
        summary={
          waiting === 0
            ? t('workload.noneWaits')
            : t('workload.summary', {
                waiting: formatNumber(waiting, 0),
                name: busiest?.name,
                most: formatNumber(busiest?.waiting, 0),
              })
        }
        option={option}
        onPick={({ series, index }) => void navigate(addressOf(KINDS[series]!, workload[index]!.userId))}
        height={groupedHeight(workload.length)}
        table={{
          columns: [t('column.auditor'), ...KINDS.map((kind) => t(`column.${kind}`))],
          isNumeric: [false, true, true],
          rows: workload.map((each) => [
            each.name,
            ...KINDS.map((kind) => (
              <CountLink key={kind} count={each[kind]} to={addressOf(kind, each.userId)} />
            )),
          ]),
        }}
      />
    </Block>
  )
}
