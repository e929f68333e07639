import { ABSENT, formatMoney, formatNumber, formatPercent, withPlus, type Currency } from '@/shared/lib/money'
import { rateBetween, type Computed } from './explain'
import type { Text } from '@/shared/texts'

/** A headline figure in two versions, and how much it moved. */
export interface Headline {
  name: string
  older: string
  newer: string
  /** A dash for what has no difference: versions, days. */
  difference: string
}

type Figure = (computed: Computed) => number | null | undefined

/** The figures that a report is judged by, side by side; differences are in the newer version's currency. */
export function headlines(older: Computed, newer: Computed, t: Text, language: string): Headline[] {
  const { currency } = newer.report
  const rate = rateBetween(older.report, newer.report)

  function row(
    name: string,
    figure: Figure,
    write: (value: number | null, currency: Currency) => string,
    writeDifference: (value: number) => string,
    scale = 1,
  ): Headline {
    const [before, after] = [figure(older) ?? null, figure(newer) ?? null]
    const moved = before === null || after === null ? null : after - before * scale
    return {
      name,
      older: write(before, older.report.currency),
      newer: write(after, currency),
      difference: moved === null ? ABSENT : withPlus(writeDifference(moved), moved),
    }
  }
  const money = (name: string, figure: Figure) =>
    row(
      name,
      figure,
      (value, its) => formatMoney(value, its, language),
      (value) => formatMoney(value, currency, language),
      rate,
    )
  const share = (name: string, figure: Figure) =>
    row(
      name,
      figure,
      (value) => formatPercent(value, 2),
      (value) => t('valuation:unit.points', { value: formatNumber(value * 100) }),
    )
  const years = (name: string, figure: Figure) => {
    const write = (value: number | null) =>
      value === null ? ABSENT : t('valuation:unit.years', { value: formatNumber(value, 1) })
    return row(name, figure, write, write)
  }
  const fact = (name: string, write: (computed: Computed) => string): Headline => ({
    name,
    older: write(older),
    newer: write(newer),
    difference: ABSENT,
  })

  return [
    money(t('valuation:kpi.rnpv'), ({ content }) => content.summary.rnpv),
    money(t('valuation:kpi.npvSuccess'), ({ content }) => content.summary.npvSuccess),
    share(t('valuation:kpi.loa'), ({ content }) => content.indications[0]?.loa),
    money('P10', ({ content }) => content.monteCarlo.quantiles.p10),
    money('P50', ({ content }) => content.monteCarlo.quantiles.p50),
    money('P90', ({ content }) => content.monteCarlo.quantiles.p90),
    money(t('valuation:kpi.peakSales'), ({ content }) => content.summary.peakSales),
    share(t('valuation:kpi.irr'), ({ content }) => content.summary.irr),
    years(t('valuation:kpi.payback'), ({ content }) => content.summary.payback),
    money(t('valuation:kpi.remainingRnd'), ({ content }) => content.summary.remainingRnd),
    share(t('valuation:method.discountRate'), ({ content }) => content.discountRate),
    fact(t('valuation:method.baseDate'), ({ report }) => report.baseDate),
    fact(t('valuation:method.methodVersion'), ({ report }) => report.methodVersion),
    fact(t('valuation:method.tableVersion'), ({ report }) => report.tableVersion),
  ]
}
