import { base, grid, laneAxis, legend } from '@/shared/ui/chart/chartBase'
import { COUNT_AXIS } from '@/shared/ui/chart/countBars'
import type { EChartsOption } from '@/shared/ui/chart/chartOption'
import { chartPalette } from '@/shared/ui/chart/chartPalette'

export interface StageModalityCount {
  stage: string
  modality: string
  count: number
}

/** Number of distinguishable colours; the remaining modalities are merged into the last part. */
const MAX_PARTS = 5
/** Modality key of the merged part. */
export const OTHERS = ''

const sum = (pairs: readonly StageModalityCount[]) => pairs.reduce((total, { count }) => total + count, 0)

/** Parts by modality, the most drugs first; beyond {@link MAX_PARTS} the rest is merged. */
export function partsOf(
  pairs: readonly StageModalityCount[],
): { modality: string; pairs: readonly StageModalityCount[] }[] {
  const byModality = new Map<string, StageModalityCount[]>()
  for (const pair of pairs) byModality.set(pair.modality, [...(byModality.get(pair.modality) ?? []), pair])
  const all = [...byModality]
    .map(([modality, own]) => ({ modality, pairs: own }))
    .sort((a, b) => sum(b.pairs) - sum(a.pairs))
  if (all.length <= MAX_PARTS) return all
  const others = all.slice(MAX_PARTS - 1).flatMap((part) => part.pairs)
  return [...all.slice(0, MAX_PARTS - 1), { modality: OTHERS, pairs: others }]
}

export const countAt = (pairs: readonly StageModalityCount[], stage: string) =>
  sum(pairs.filter((pair) => pair.stage === stage))

export function stackedBars(
  pairs: readonly StageModalityCount[],
  stages: readonly string[],
  labels: { stage: (stage: string) => string; modality: (modality: string) => string },
  isDark: boolean,
): EChartsOption {
  const mode = { isDark }
  const { series, total, surface } = chartPalette(isDark)
  const colors = [...series, total]
  const parts = partsOf(pairs)
  return {
    ...base(mode),
    tooltip: { ...base(mode).tooltip, trigger: 'axis', axisPointer: { type: 'shadow' } },
    legend: legend(
      mode,
      parts.map(({ modality }) => labels.modality(modality)),
    ),
    grid: { ...grid({ top: 40, bottom: 8 }) },
    xAxis: COUNT_AXIS,
    yAxis: laneAxis(mode, stages.map(labels.stage)),
    series: parts.map((part, index) => ({
      type: 'bar',
      name: labels.modality(part.modality),
      stack: 'drugs',
      barMaxWidth: 22,
      color: colors[index]!,
      itemStyle: { borderColor: surface, borderWidth: 1 },
      data: stages.map((stage) => countAt(part.pairs, stage)),
    })),
  }
}
