import { formatChange, formatNumber, formatPercent, withPlus } from '@/shared/lib/money'
import type { ChartContext } from '../charts'
import type { ReportContent } from '../model/content'

/** The calculation before the one on show. */
export interface Before {
  version: number
  /** Of its calculation, YYYY-MM-DD. */
  day: string
  /** In the currency of the one on show. */
  rnpv: number
  /** Null until it is read. */
  content: ReportContent | null
  /** What turns its amounts into that currency. */
  rate: number
}

/** How much a figure moved. */
export interface Change {
  amount: number
  /** Written, with its sign. */
  text: string
}

type Words = Pick<ChartContext, 't' | 'currency' | 'language'>

const moneyChange = (amount: number, { currency, language }: Words): Change => ({
  amount,
  text: formatChange(amount, currency, language),
})

/** How much the value moved, with its share of the one before where that was worth something. */
export function valueChange(rnpv: number, before: Before, words: Words): Change {
  const change = moneyChange(rnpv - before.rnpv, words)
  if (before.rnpv <= 0) return change
  const share = formatPercent(change.amount / before.rnpv)
  return { ...change, text: words.t('valuation:change.share', { change: change.text, share }) }
}

const CHANGES: Readonly<
  Record<string, { of: (content: ReportContent) => number | null | undefined; isMoney: boolean }>
> = {
  loa: { of: ({ indications }) => indications[0]?.loa, isMoney: false },
  npvSuccess: { of: ({ summary }) => summary.npvSuccess, isMoney: true },
  peakSales: { of: ({ summary }) => summary.peakSales, isMoney: true },
  irr: { of: ({ summary }) => summary.irr, isMoney: false },
}

/** How much a key figure moved; null where one of the two is not known. */
export function figureChange(
  id: string,
  content: ReportContent,
  before: Before,
  words: Words,
): Change | null {
  const figure = CHANGES[id]
  const [now, then] = [figure?.of(content) ?? null, before.content && (figure?.of(before.content) ?? null)]
  if (!figure || now === null || then === null) return null
  if (figure.isMoney) return moneyChange(now - then * before.rate, words)
  // Shares are told apart by what is shown of them.
  const points = Math.round((now - then) * 1000) / 10
  const text = words.t('valuation:unit.points', { value: withPlus(formatNumber(points, 1), points) })
  return { amount: points, text }
}
