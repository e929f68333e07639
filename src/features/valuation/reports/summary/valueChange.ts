import { formatChange, formatNumber, formatPercent, withPlus } from '@/shared/lib/money'
import type { ChartContext } from '../charts'
import type { ReportContent } from '../model/reportContent'

/** Calculation before the displayed one. */
export interface PreviousCalculation {
  version: number
  /** ISO date of its calculation. */
  day: string
  /** In the currency of the displayed calculation. */
  rnpv: number
  content: ReportContent | null
  /** Factor that converts its amounts to that currency. */
  rate: number
}

export interface Change {
  amount: number
  /** Formatted with its sign. */
  text: string
}

type TextContext = Pick<ChartContext, 't' | 'currency' | 'language'>

const moneyChange = (amount: number, { currency, language }: TextContext): Change => ({
  amount,
  text: formatChange(amount, currency, language),
})

/** Change of the value; as a percentage too when the previous value was positive. */
export function valueChange(rnpv: number, before: PreviousCalculation, context: TextContext): Change {
  const change = moneyChange(rnpv - before.rnpv, context)
  if (before.rnpv <= 0) return change
  const share = formatPercent(change.amount / before.rnpv)
  return { ...change, text: context.t('valuation:change.share', { change: change.text, share }) }
}

const CHANGES: Readonly<
  Record<string, { of: (content: ReportContent) => number | null | undefined; isMoney: boolean }>
> = {
  loa: { of: ({ indications }) => indications[0]?.loa, isMoney: false },
  npvSuccess: { of: ({ summary }) => summary.npvSuccess, isMoney: true },
  peakSales: { of: ({ summary }) => summary.peakSales, isMoney: true },
  irr: { of: ({ summary }) => summary.irr, isMoney: false },
}

/** Change of a key figure; null when either value is unknown. */
export function figureChange(
  id: string,
  content: ReportContent,
  before: PreviousCalculation,
  context: TextContext,
): Change | null {
  const figure = CHANGES[id]
  const [now, then] = [figure?.of(content) ?? null, before.content && (figure?.of(before.content) ?? null)]
  if (!figure || now === null || then === null) return null
  if (figure.isMoney) return moneyChange(now - then * before.rate, context)
  // Rounded as displayed, so that the change matches the shares shown.
  const points = Math.round((now - then) * 1000) / 10
  const text = context.t('valuation:unit.points', { value: withPlus(formatNumber(points, 1), points) })
  return { amount: points, text }
}
