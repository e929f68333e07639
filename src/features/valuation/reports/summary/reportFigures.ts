import { addYears } from '@/shared/lib/dates'
import { EMPTY_VALUE, formatMoney, formatNumber, formatPercent } from '@/shared/lib/money'
import type { TFunction } from '@/shared/i18n'
import type { ChartContext } from '../charts'
import type { ReportContent } from '../model/reportContent'
import { irrNote } from '../model/explanations'
import { indicationName, indicationNameOf, successNote, warningText } from '../model/valuationNames'
import { yearsText } from '../model/yearsText'

type TextContext = Pick<ChartContext, 't' | 'language' | 'currency' | 'baseDate'>

export interface KeyFigure {
  id: string
  name: string
  /** Formatted; a money amount is also in `amount`. */
  value: string
  amount?: number | null
  note: string
}

const years = (t: TFunction, value: number | null) => (value === null ? EMPTY_VALUE : yearsText(t, value, 1))
const times = (t: TFunction, value: number | null) =>
  value === null ? EMPTY_VALUE : t('valuation:unit.times', { value: formatNumber(value) })

/** rNPV before tax; null when no tax is charged. */
export const rnpvPreTax = ({ summary, pv }: Pick<ReportContent, 'summary' | 'pv'>): number | null =>
  pv.tax > 0 ? summary.rnpv + pv.tax : null

export function preTaxLine(content: ReportContent, { t, language, currency }: TextContext): string | null {
  const amount = rnpvPreTax(content)
  return amount === null
    ? null
    : t('valuation:kpi.preTax', { amount: formatMoney(amount, currency, language) })
}

export function keyFigures(content: ReportContent, context: TextContext): KeyFigure[] {
  const { summary, indications } = content
  const { t, language, currency, baseDate } = context
  const money = (amount: number | null) => ({ amount, value: formatMoney(amount, currency, language) })
  return [
    {
      id: 'loa',
      name: t('valuation:kpi.loa'),
      value: formatPercent(indications[0]?.loa),
      note:
        indications.length > 1
          ? indications.map((it) => `${indicationName(it, language)} ${formatPercent(it.loa)}`).join(' · ')
          : t('valuation:kpi.loaNote'),
    },
    {
      id: 'npvSuccess',
      name: t('valuation:kpi.npvSuccess'),
      ...money(summary.npvSuccess),
      note: successNote(t, content),
    },
    {
      id: 'peakSales',
      name: t('valuation:kpi.peakSales'),
      ...money(summary.peakSales),
      note: t('valuation:kpi.peakSalesNote', { day: addYears(baseDate, summary.peakPeriod) }),
    },
    {
      id: 'irr',
      name: t('valuation:kpi.irr'),
      value: formatPercent(summary.irr),
      note: irrNote(t, summary),
    },
  ]
}

export function otherFigures({ summary, indications }: ReportContent, context: TextContext): KeyFigure[] {
  const { t, language, currency, baseDate } = context
  const money = (amount: number | null) => ({ amount, value: formatMoney(amount, currency, language) })
  const [lead] = indications
  return [
    {
      id: 'launch',
      name: t('valuation:kpi.launch'),
      value: lead ? addYears(baseDate, lead.launch).slice(0, 7) : EMPTY_VALUE,
      note: t('valuation:kpi.launchNote'),
    },
    {
      id: 'payback',
      name: t('valuation:kpi.payback'),
      value: years(t, summary.payback),
      note:
        summary.payback === null
          ? t('valuation:kpi.paybackNever')
          : t('valuation:kpi.paybackNote', { discounted: years(t, summary.discountedPayback) }),
    },
    {
      id: 'pi',
      name: t('valuation:kpi.pi'),
      value: formatNumber(summary.profitabilityIndex),
      note: t('valuation:kpi.piNote'),
    },
    {
      id: 'breakEven',
      name: t('valuation:kpi.breakEven'),
      value: times(t, summary.breakEvenPriceMultiplier),
      note: t('valuation:kpi.breakEvenNote'),
    },
    {
      id: 'remainingRnd',
      name: t('valuation:kpi.remainingRnd'),
      ...money(summary.remainingRnd),
      note: t('valuation:kpi.remainingRndNote'),
    },
    {
      id: 'budgetGap',
      name: t('valuation:kpi.budgetGap'),
      ...money(summary.budgetGap),
      note: t('valuation:kpi.budgetGapNote'),
    },
    {
      id: 'valueToSpend',
      name: t('valuation:kpi.valueToSpend'),
      value: times(t, summary.valueToSpend),
      note: t('valuation:kpi.valueToSpendNote'),
    },
  ]
}

export interface Remark {
  id: string
  kind: 'met' | 'missed' | 'none' | 'warning'
  text: string
}

export function remarks(content: ReportContent, { t, language, currency }: TextContext): Remark[] {
  const { summary, indications, warnings } = content
  const { meetsExpectedReturn: isMet, requiredValue, rnpv } = summary
  const verdict: Remark =
    isMet === null || requiredValue === null
      ? { id: 'verdict', kind: 'none', text: t('valuation:verdict.none') }
      : {
          id: 'verdict',
          kind: isMet ? 'met' : 'missed',
          text: t(isMet ? 'valuation:verdict.metBy' : 'valuation:verdict.missedBy', {
            rnpv: formatMoney(rnpv, currency, language),
            required: formatMoney(requiredValue, currency, language),
            gap: formatMoney(Math.abs(rnpv - requiredValue), currency, language),
          }),
        }
  const noted = warnings.map(({ code, indication }): Remark => {
    const owner = indication && indications.length > 1 ? indicationNameOf(content, indication, language) : ''
    return {
      id: `${code}${indication ?? ''}`,
      kind: 'warning',
      text: owner ? `${owner} · ${warningText(t, code, content)}` : warningText(t, code, content),
    }
  })
  return [verdict, ...noted]
}
