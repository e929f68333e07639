import { useMemo } from 'react'
import { useAppearance } from '@/shared/ui/preferences'
import { Chart } from '@/shared/ui/chart/Chart'
import { countBars, countsHeight, type Count } from '@/shared/ui/chart/countBars'
import { useTranslations } from '@/shared/i18n'
import { useCodeLabels } from '../model/useCodeLabels'
import { stagesFinding } from './charts/chartFindings'
import { sortByStage } from './stageOrder'

export function StageCounts({ title, counts }: { title: string; counts: readonly Count[] }) {
  const t = useTranslations('searchDetails')
  const { isDark } = useAppearance()
  const word = useCodeLabels()
  const ordered = useMemo(() => sortByStage(counts, ({ value }) => value), [counts])
  const option = useMemo(
    () => countBars(ordered, { nameOf: (stage) => word('stage', stage) }, isDark),
    [ordered, word, isDark],
  )
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const listed = counts.find(({ value }) => value === 'listed')?.count ?? 0
  return (
    <Chart
      title={title}
      finding={stagesFinding(ordered, (stage) => word('stage', stage), t)}
      summary={t('searchDetails:stages.summary', { count: total, listed })}
      option={option}
      height={countsHeight(ordered.length)}
      table={{
        columns: [t('searchDetails:column.stage'), t('searchDetails:column.drugs')],
        isNumeric: [false, true],
        rows: ordered.map(({ value, count }) => [word('stage', value), String(count)]),
      }}
    />
  )
}
