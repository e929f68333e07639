import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useName } from '@/shared/domain/catalog/useName'
import type { StageEvent } from '@/shared/domain/drug/api'
import { ABSENT } from '@/shared/lib/money'
import { usePreferences } from '@/shared/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { useWords } from '../model/useWords'
import { lanesOf, stageTimeline, timelineHeight } from './charts/stageTimeline'
import styles from './details.module.css'

/** When a drug reached which stage, indication by indication. */
export function Timeline({ title, events }: { title: string; events: readonly StageEvent[] }) {
  const { t } = useTranslation('searchDetails')
  const isDark = usePreferences((preferences) => preferences.isDark)
  const word = useWords()
  const name = useName()
  const lanes = useMemo(() => lanesOf(events), [events])
  const option = useMemo(
    () =>
      stageTimeline(
        lanes,
        { stage: (stage) => word('stage', stage), name, region: (region) => word('country', region) },
        isDark,
      ),
    [lanes, word, name, isDark],
  )
  const steps = lanes.flatMap((lane) => lane.events)
  const latest = steps.reduce<(typeof steps)[number] | undefined>(
    (last, step) => (last && last.years > step.years ? last : step),
    undefined,
  )
  if (!latest) return <p className={styles.detailText}>{t('timeline.undated')}</p>
  return (
    <Chart
      title={title}
      summary={t('timeline.summary', {
        count: lanes.length,
        stage: word('stage', latest.stage),
        indication: name(latest.indication),
        date: latest.date,
      })}
      option={option}
      height={timelineHeight(lanes)}
      table={{
        columns: [
          t('column.indication'),
          t('column.stage'),
          t('column.date'),
          t('column.region'),
          t('column.company'),
        ],
        rows: steps.map(({ indication, stage, date, region, company }) => [
          name(indication),
          word('stage', stage),
          date,
          word('country', region),
          company ? name(company) : ABSENT,
        ]),
      }}
    />
  )
}
