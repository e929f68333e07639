import { useMemo } from 'react'
import { useLocalizedName } from '@/entities/catalog/useLocalizedName'
import type { StageEvent } from '@/entities/drugs.api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { useTranslations } from '@/shared/i18n'
import { useCodeLabels } from '../model/useCodeLabels'
import { timelineFinding } from './charts/chartFindings'
import { lanesOf, stageTimeline, timelineHeight } from './charts/stageTimeline'
import styles from './details.module.css'

export function Timeline({ title, events }: { title: string; events: readonly StageEvent[] }) {
  const t = useTranslations('searchDetails')
  const { isDark } = useAppearance()
  const labelOf = useCodeLabels()
  const name = useLocalizedName()
  const lanes = useMemo(() => lanesOf(events), [events])
  const option = useMemo(
    () =>
      stageTimeline(
        lanes,
        { stage: (stage) => labelOf('stage', stage), name, region: (region) => labelOf('country', region) },
        isDark,
      ),
    [lanes, labelOf, name, isDark],
  )
  const steps = lanes.flatMap((lane) => lane.events)
  if (steps.length === 0) return <p className={styles.detailText}>{t('searchDetails:timeline.undated')}</p>
  return (
    <Chart
      title={title}
      finding={timelineFinding(lanes, { stage: (stage) => labelOf('stage', stage), name }, t)}
      summary={t('searchDetails:timeline.summary', { count: lanes.length })}
      option={option}
      height={timelineHeight(lanes)}
      table={{
        columns: [
          t('searchDetails:column.indication'),
          t('searchDetails:column.stage'),
          t('searchDetails:column.date'),
          t('searchDetails:column.region'),
          t('searchDetails:column.company'),
        ],
        rows: steps.map(({ indication, stage, date, region, company }) => [
          name(indication),
          labelOf('stage', stage),
          date,
          labelOf('country', region),
          company ? name(company) : EMPTY_VALUE,
        ]),
      }}
    />
  )
}
