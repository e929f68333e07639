import { addYears } from '@/shared/lib/dates'
import { EMPTY_VALUE, formatPercent } from '@/shared/lib/money'
import { yearsText } from '../reports/model/yearsText'
import type { Calculation } from './calculation'
import { isListed } from './npvValuation'
import type { TFunction } from '@/shared/i18n'

interface KeyFigure {
  name: string
  value: number | string
  note?: string
}

/** Key figures of a calculation in the order of screen and documents, NPV first. */
export function keyFigures({ form, summary, loa }: Calculation, t: TFunction): KeyFigure[] {
  const { irr, payback } = summary
  return [
    { name: t('valuationNpv:figure.npv'), value: summary.rnpv },
    ...(isListed(form)
      ? []
      : [
          { name: t('valuationNpv:figure.npvSuccess'), value: summary.npvSuccess },
          { name: t('valuationNpv:figure.loa'), value: formatPercent(loa) },
        ]),
    {
      name: t('valuationNpv:figure.peakSales'),
      value: summary.peakSales,
      note: t('valuationNpv:figure.peakNote', { day: addYears(form.baseDate, summary.peakPeriod) }),
    },
    {
      name: t('valuationNpv:figure.irr'),
      value: irr === null ? EMPTY_VALUE : formatPercent(irr),
      ...(irr === null && { note: t('valuationNpv:figure.irrNone') }),
    },
    {
      name: t('valuationNpv:figure.payback'),
      value: payback === null ? EMPTY_VALUE : yearsText(t, payback, 1),
      ...(payback === null && { note: t('valuationNpv:figure.paybackNone') }),
      ...(payback === 0 && { note: t('valuationNpv:figure.paybackNow') }),
    },
  ]
}

/** Points in which the method for marketed products differs from the rNPV. */
export const METHOD_POINTS = ['technical', 'cost', 'rate', 'exclusivity', 'same'] as const
