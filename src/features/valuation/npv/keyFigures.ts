import { addYears } from '@/shared/lib/dates'
import { ABSENT, formatNumber, formatPercent } from '@/shared/lib/money'
import type { Calculation } from './calculation'
import type { NpvText } from './texts'
import { isListed } from './npvValuation'

interface KeyFigure {
  name: string
  /** Money, or words. */
  value: number | string
  note?: string
}

/** The headline figures of a calculation, in the order of screen and documents; the NPV first. */
export function keyFigures({ form, summary, loa }: Calculation, t: NpvText): KeyFigure[] {
  const { irr, payback } = summary
  return [
    { name: t('figure.npv'), value: summary.rnpv },
    ...(isListed(form)
      ? []
      : [
          { name: t('figure.npvSuccess'), value: summary.npvSuccess },
          { name: t('figure.loa'), value: formatPercent(loa) },
        ]),
    {
      name: t('figure.peakSales'),
      value: summary.peakSales,
      note: t('figure.peakNote', { day: addYears(form.baseDate, summary.peakPeriod) }),
    },
    {
      name: t('figure.irr'),
      value: irr === null ? ABSENT : formatPercent(irr),
      ...(irr === null && { note: t('figure.irrNone') }),
    },
    {
      name: t('figure.payback'),
      value: payback === null ? ABSENT : t('figure.years', { value: formatNumber(payback, 1) }),
      ...(payback === null && { note: t('figure.paybackNone') }),
      ...(payback === 0 && { note: t('figure.paybackNow') }),
    },
  ]
}

/** How the method for marketed products differs from the rNPV, one point each. */
export const METHOD_POINTS = ['technical', 'cost', 'rate', 'exclusivity', 'same'] as const
