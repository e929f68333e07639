import { axisUnit, formatNumber, formatInUnit } from '@/shared/lib/money'
import type { ChartContext } from '../charts'
import type { RangeMark, ValueRange, RangeSource } from './valueRange'

export interface RangeTexts {
  unit: string
  marks: Record<RangeMark, { name: string; value: string }>
  tick: (amount: number) => string
  simulated: { name: string; count: string }
  compared: { name: string; count: string; quartiles: string; median: string } | null
  beyond: (deals: number) => string
  summary: string
}

const NAMES: Record<RangeMark, string> = { p10: 'P10', p50: 'P50', p90: 'P90', rnpv: 'rNPV' }

/** Rough width in pixels at 12 px; Chinese characters are twice as wide. */
export const widthOf = (text: string) =>
  Array.from(text).reduce((width, char) => width + (char > '\u2fff' ? 12 : 7), 0)

/** Formats the texts of a range, all amounts in one unit. */
export function formatRange(
  range: ValueRange,
  { monteCarlo, comparables }: Pick<RangeSource, 'monteCarlo' | 'comparables'>,
  { t, currency, language }: Pick<ChartContext, 't' | 'currency' | 'language'>,
): RangeTexts {
  const { quartiles } = range
  const unit = axisUnit([range.p10, range.p50, range.p90, range.rnpv], currency, language)
  const format = (amount: number) => formatInUnit(amount, unit)
  const marks = Object.fromEntries(
    (['p10', 'p50', 'p90', 'rnpv'] as const).map((mark) => [
      mark,
      { name: NAMES[mark], value: format(range[mark]) },
    ]),
  ) as RangeTexts['marks']
  const paths = monteCarlo.paths.toLocaleString('en-US')
  const isDemo = comparables.rows.some((row) => row.isDemo)
  const compared = quartiles && {
    name: t('valuation:scale.deals'),
    count: t(isDemo ? 'valuation:scale.countDemo' : 'valuation:scale.count', { n: comparables.count }),
    quartiles: t('valuation:scale.quartiles', {
      p25: format(quartiles.p25),
      p75: format(quartiles.p75),
    }),
    median: format(quartiles.median),
  }
  const summary = t('valuation:scale.summary', {
    p10: format(range.p10),
    p50: format(range.p50),
    p90: format(range.p90),
    rnpv: format(range.rnpv),
    paths,
    unit: unit.name,
  })
  return {
    unit: t('valuation:scale.unit', { unit: unit.name }),
    marks,
    tick: (amount) => formatNumber(amount / unit.size),
    simulated: {
      name: t('valuation:scale.simulated'),
      count: t('valuation:scale.count', { n: paths }),
    },
    compared,
    beyond: (deals) => t('valuation:scale.beyond', { n: deals }),
    summary: compared
      ? [
          summary,
          t('valuation:scale.summaryDeals', {
            count: compared.count,
            quartiles: compared.quartiles,
            median: compared.median,
          }),
        ].join(t('valuation:sentenceGap'))
      : summary,
  }
}
