import { formatMoney, formatNumber, formatPercent } from '@/shared/lib/money'
import type { ChartContext } from '../charts'
import type { ReportContent } from '../model/content'

type Told = Pick<ReportContent, 'summary' | 'monteCarlo' | 'comparables'>
type Words = Pick<ChartContext, 't' | 'language' | 'currency'>

/** Why the number of a report is what it is. */
export interface Story {
  /** How the simulated paths end, and what they are worth if they end well. */
  paths: string
  /** What follows for the rNPV and where it lies among comparable deals; empty where there is nothing to say. */
  value: string
}

/** A share that is not all, or not none, is never rounded to it. */
function shareText(share: number): string {
  const text = formatPercent(share)
  if (text === '100%' && share < 1) return '> 99.9%'
  if (text === '0%' && share > 0) return '< 0.1%'
  return text
}

function pathsOf({ monteCarlo }: Told, { t, language, currency }: Words): string {
  const { paths, probAnyApproval, probNegative, meanGivenApproval, quantiles } = monteCarlo
  const values = {
    paths: formatNumber(paths),
    failed: shareText(1 - probAnyApproval),
    approved: shareText(probAnyApproval),
    negative: shareText(probNegative),
    median: formatMoney(quantiles.p50, currency, language),
  }
  if (paths === 0) return t('valuation:story.notSimulated')
  if (probAnyApproval === 0) return t('valuation:story.neverApproved', values)
  if (probAnyApproval === 1)
    return t(probNegative > 0 ? 'valuation:story.marketed' : 'valuation:story.marketedNeverNegative', values)
  const isNegative = quantiles.p50 < 0
  const chance =
    probAnyApproval < 0.5
      ? t(isNegative ? 'valuation:story.mostFail' : 'valuation:story.mostFailYetPositive', values)
      : t(isNegative ? 'valuation:story.mostSucceedYetNegative' : 'valuation:story.mostSucceed', values)
  if (meanGivenApproval === null) return chance
  const mean = formatMoney(meanGivenApproval, currency, language)
  const ifApproved = t(
    meanGivenApproval < 0 ? 'valuation:story.approvedNegative' : 'valuation:story.approved',
    { mean },
  )
  return `${chance}${t('valuation:sentenceGap')}${ifApproved}`
}

function marketOf({ summary, comparables }: Told, { t, language, currency }: Words): string {
  const { rows, median } = comparables
  if (median === null) return ''
  // Invented deals are never spoken of as deals.
  const isDemo = rows.some((row) => row.isDemo)
  const place = summary.rnpv >= median ? 'above' : 'below'
  return t(isDemo ? `valuation:story.${place}Demo` : `valuation:story.${place}`, {
    median: formatMoney(median, currency, language),
  })
}

/** Explains the number of a report in a sentence or two, from what was simulated and what others paid. */
export function storyOf(content: Told, words: Words): Story {
  const { t } = words
  const { rnpv, npvSuccess } = content.summary
  const loss = rnpv < 0 ? t(npvSuccess < 0 ? 'valuation:story.lossEither' : 'valuation:story.loss') : ''
  return {
    paths: pathsOf(content, words),
    value: [loss, marketOf(content, words)].filter(Boolean).join(t('valuation:sentenceGap')),
  }
}
