import { useMemo } from 'react'
import { useAppearance } from '@/shared/ui/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { countsHeight } from '@/shared/ui/chart/countBars'
import { useTranslations } from '@/shared/i18n'
import { useCodeLabels } from '../model/useCodeLabels'
import { countAt, OTHERS, partsOf, stackedBars, type StageModalityCount } from './charts/stageModalityBars'
import { stagesFinding } from './charts/chartFindings'
import { sortByStage } from './stageOrder'

export function StageModality({ title, pairs }: { title: string; pairs: readonly StageModalityCount[] }) {
  const t = useTranslations('searchDetails')
  const { isDark } = useAppearance()
  const word = useCodeLabels()
  const stages = useMemo(
    () => sortByStage([...new Set(pairs.map(({ stage }) => stage))], (stage) => stage),
    [pairs],
  )
  const labels = useMemo(
    () => ({
      stage: (stage: string) => word('stage', stage),
      modality: (modality: string) =>
        modality === OTHERS ? t('searchDetails:stages.otherModalities') : word('modality', modality),
    }),
    [word, t],
  )
  const option = useMemo(() => stackedBars(pairs, stages, labels, isDark), [pairs, stages, labels, isDark])
  const parts = partsOf(pairs)
  return (
    <Chart
      title={title}
      finding={stagesFinding(
        stages.map((stage) => ({ value: stage, count: countAt(pairs, stage) })),
        labels.stage,
        t,
      )}
      summary={t('searchDetails:stages.modalities', {
        count: pairs.reduce((sum, { count }) => sum + count, 0),
        modality: labels.modality(parts[0]?.modality ?? OTHERS),
      })}
      option={option}
      height={countsHeight(stages.length, true)}
      table={{
        columns: [
          t('searchDetails:column.stage'),
          ...parts.map(({ modality }) => labels.modality(modality)),
          t('searchDetails:column.total'),
        ],
        isNumeric: [false, ...parts.map(() => true), true],
        rows: stages.map((stage) => [
          labels.stage(stage),
          ...parts.map((part) => String(countAt(part.pairs, stage))),
          String(countAt(pairs, stage)),
        ]),
      }}
    />
  )
}
