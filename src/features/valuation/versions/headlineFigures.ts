import { EMPTY_VALUE, axisUnit, formatNumber, formatInUnit, withPlus } from '@/shared/lib/money'
import type { Language } from '@/shared/lib/language'
import type { TFunction } from '@/shared/i18n'
import { rnpvPreTax } from '../reports/summary/reportFigures'
import type { Computed } from './explain'
import { rateBetween } from './rateBetween'

export interface Headline {
  name: string
  older: string
  newer: string
  /** Null for values without a difference: versions, days, and figures that one of the versions lacks. */
  difference: { change: number; text: string; isNeutral: boolean } | null
}

type Figure = (computed: Computed) => number | null | undefined

interface Unit {
  name: string
  write: (value: number) => string
}

/** Key figures of two versions, in the newer version's currency. */
export function headlines(older: Computed, newer: Computed, t: TFunction, language: Language): Headline[] {
  const { currency } = newer.report
  const rate = rateBetween(older.report, newer.report)

  function row(
    name: string,
    figure: Figure,
    unitOf: (values: number[]) => Unit,
    { isNeutral = false, scale = 1 } = {},
  ): Headline {
    const [before, after] = [figure(older) ?? null, figure(newer) ?? null]
    const then = before === null ? null : before * scale
    const unit = unitOf([then, after].filter((value) => value !== null))
    const write = (value: number | null) => (value === null ? EMPTY_VALUE : unit.write(value))
    return {
      name: t('valuationVersions:figureIn', { name, unit: unit.name }),
      older: write(then),
      newer: write(after),
      difference:
        then === null || after === null
          ? null
          : { change: after - then, text: withPlus(unit.write(after - then), after - then), isNeutral },
    }
  }
  const money = (name: string, figure: Figure, isNeutral = false) =>
    row(
      name,
      figure,
      (values) => {
        const unit = axisUnit(values, currency, language)
        return { name: unit.name, write: (value) => formatInUnit(value, unit) }
      },
      { isNeutral, scale: rate },
    )
  const share = (name: string, figure: Figure, isNeutral = false) =>
    row(name, figure, () => ({ name: '%', write: (value) => formatNumber(value * 100) }), { isNeutral })
  const years = (name: string, figure: Figure) =>
    row(
      name,
      figure,
      () => ({ name: t('valuationForm:unit.years'), write: (value) => formatNumber(value, 1) }),
      { isNeutral: true },
    )
  const fact = (name: string, write: (computed: Computed) => string): Headline => ({
    name,
    older: write(older),
    newer: write(newer),
    difference: null,
  })

  const isTaxed = [older, newer].some(({ content }) => rnpvPreTax(content) !== null)
  return [
    money(t('valuation:kpi.rnpv'), ({ content }) => content.summary.rnpv),
    ...(isTaxed
      ? [
          money(
            t('valuation:kpi.rnpvPreTax'),
            // Without tax both values are the same.
            ({ content }) => rnpvPreTax(content) ?? content.summary.rnpv,
          ),
        ]
      : []),
    money(t('valuation:kpi.npvSuccess'), ({ content }) => content.summary.npvSuccess),
    share(t('valuation:kpi.loa'), ({ content }) => content.indications[0]?.loa),
    money('P10', ({ content }) => content.monteCarlo.quantiles.p10),
    money('P50', ({ content }) => content.monteCarlo.quantiles.p50),
    money('P90', ({ content }) => content.monteCarlo.quantiles.p90),
    money(t('valuation:kpi.peakSales'), ({ content }) => content.summary.peakSales),
    share(t('valuation:kpi.irr'), ({ content }) => content.summary.irr),
    years(t('valuation:kpi.payback'), ({ content }) => content.summary.payback),
    money(t('valuation:kpi.remainingRnd'), ({ content }) => content.summary.remainingRnd, true),
    share(t('valuation:method.discountRate'), ({ content }) => content.discountRate, true),
    fact(t('valuation:method.baseDate'), ({ report }) => report.baseDate),
    fact(t('valuation:method.methodVersion'), ({ report }) => report.methodVersion),
    fact(t('valuation:method.tableVersion'), ({ report }) => report.tableVersion),
  ]
}
