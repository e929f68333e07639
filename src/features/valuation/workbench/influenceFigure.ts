import { groupedBars, groupedHeight } from '@/shared/ui/chart/barCharts'
import { formatPercent } from '@/shared/lib/money'
import type { TFunction } from '@/shared/i18n'
import type { Influence, InfluenceKey } from '../engine'
import type { Figure } from '../reports/charts'

const topInputBy = (influence: readonly Influence[], shareOf: (it: Influence) => number | null) =>
  influence.reduce<{ key: InfluenceKey; share: number } | null>((top, it) => {
    const share = shareOf(it) ?? 0
    return share > (top?.share ?? 0) ? { key: it.key, share } : top
  }, null)

/** Share of the variance that each input explains, for all paths and for those with an approval. */
export function influenceFigure(influence: readonly Influence[], t: TFunction, isDark: boolean): Figure {
  const nameOf = (key: InfluenceKey) =>
    key === 'success' ? t('valuationWorkbench:influence.success') : t(`valuationWorkbench:uncertain.${key}`)
  const hasApprovals = influence.some(({ givenApproval }) => givenApproval !== null)
  const first = topInputBy(influence, ({ share }) => share)
  const then = topInputBy(influence, ({ givenApproval }) => givenApproval)
  const bars = [
    {
      name: t('valuationWorkbench:influence.all'),
      counts: influence.map(({ share }) => share),
    },
    ...(hasApprovals
      ? [
          {
            name: t('valuation:monteCarlo.givenApproval'),
            counts: influence.map(({ givenApproval }) => givenApproval ?? 0),
          },
        ]
      : []),
  ]
  return {
    title: t('valuationWorkbench:influence.title'),
    finding:
      first &&
      t(then ? 'valuationWorkbench:influence.findingBoth' : 'valuationWorkbench:influence.finding', {
        first: nameOf(first.key),
        share: formatPercent(first.share, 0),
        second: then && nameOf(then.key),
        secondShare: formatPercent(then?.share, 0),
      }),
    summary: t('valuationWorkbench:influence.summary', {
      sum: formatPercent(
        influence.reduce((sum, { share }) => sum + share, 0),
        0,
      ),
    }),
    option: groupedBars(
      influence.map(({ key }) => nameOf(key)),
      bars,
      isDark,
      (share) => formatPercent(share),
    ),
    table: {
      columns: [t('valuationWorkbench:influence.column'), ...bars.map(({ name }) => name)],
      kinds: ['text', ...bars.map(() => 'percent' as const)],
      rows: influence.map(({ key }, row) => [nameOf(key), ...bars.map(({ counts }) => counts[row]!)]),
    },
    height: groupedHeight(influence.length),
  }
}
