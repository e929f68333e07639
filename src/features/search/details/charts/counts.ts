import { base, grid, laneAxis, legend } from '@/shared/ui/chart/base'
import { COUNT_AXIS } from '@/shared/ui/chart/counts'
import type { EChartsOption } from '@/shared/ui/chart/option'
import { chartPalette } from '@/shared/ui/chart/palette'

/** Drugs by two of their properties; only pairs that there are. */
export interface Pair {
  stage: string
  modality: string
  count: number
}

/** Colours that can be told apart; the parts beyond stand together as the last one. */
const MOST_PARTS = 5
/** Stands for all that have no part of their own. */
export const OTHERS = ''

const sum = (pairs: readonly Pair[]) => pairs.reduce((total, { count }) => total + count, 0)

/** The modalities with the most drugs, the others together. */
export function partsOf(pairs: readonly Pair[]): { modality: string; pairs: readonly Pair[] }[] {
  const byModality = new Map<string, Pair[]>()
  for (const pair of pairs) byModality.set(pair.modality, [...(byModality.get(pair.modality) ?? []), pair])
  const all = [...byModality]
    .map(([modality, own]) => ({ modality, pairs: own }))
    .sort((a, b) => sum(b.pairs) - sum(a.pairs))
  if (all.length <= MOST_PARTS) return all
  const others = all.slice(MOST_PARTS - 1).flatMap((part) => part.pairs)
  return [...all.slice(0, MOST_PARTS - 1), { modality: OTHERS, pairs: others }]
}

/** Drugs at a stage. */
export const countAt = (pairs: readonly Pair[], stage: string) =>
  sum(pairs.filter((pair) => pair.stage === stage))

/** A bar per stage, made of modalities. */
export function stackedBars(
  pairs: readonly Pair[],
  stages: readonly string[],
  words: { stage: (stage: string) => string; modality: (modality: string) => string },
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
      parts.map(({ modality }) => words.modality(modality)),
    ),
    grid: { ...grid({ top: 40, bottom: 8 }) },
    xAxis: COUNT_AXIS,
    yAxis: laneAxis(mode, stages.map(words.stage)),
    series: parts.map((part, index) => ({
      type: 'bar',
      name: words.modality(part.modality),
      stack: 'drugs',
      barMaxWidth: 22,
      color: colors[index]!,
      itemStyle: { borderColor: surface, borderWidth: 1 },
      data: stages.map((stage) => countAt(part.pairs, stage)),
    })),
  }
}
