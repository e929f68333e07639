import { formatMoney, formatNumber, formatPercent } from '@/shared/lib/money'
import type { ChartContext } from '../charts'
import type { ReportContent } from '../model/reportContent'

type StoryContent = Pick<ReportContent, 'summary' | 'monteCarlo' | 'comparables'>
type TextContext = Pick<ChartContext, 't' | 'language' | 'currency'>

export interface Story {
  paths: string
  /** Consequence for the rNPV and its place among comparable deals; empty when there is nothing to say. */
  value: string
}

/** A share is never rounded to 0% or 100% unless it is exact. */
function shareText(share: number): string {
  const text = formatPercent(share)
  if (text === '100%' && share < 1) return '> 99.9%'
  if (text === '0%' && share > 0) return '< 0.1%'
  return text
}

function pathsOf({ monteCarlo }: StoryContent, { t, language, currency }: TextContext): string {
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

function marketOf({ summary, comparables }: StoryContent, { t, language, currency }: TextContext): string {
  const { rows, median } = comparables
  if (median === null) return ''
  // Demo deals must be named as such.
  const isDemo = rows.some((row) => row.isDemo)
  const place = summary.rnpv >= median ? 'above' : 'below'
  return t(isDemo ? `valuation:story.${place}Demo` : `valuation:story.${place}`, {
    median: formatMoney(median, currency, language),
  })
}

/** Explains the value of a report in a sentence or two, from its simulation and comparable deals. */
export function storyOf(content: StoryContent, context: TextContext): Story {
  const { t } = context
  const { rnpv, npvSuccess } = content.summary
  const loss = rnpv < 0 ? t(npvSuccess < 0 ? 'valuation:story.lossEither' : 'valuation:story.loss') : ''
  return {
    paths: pathsOf(content, context),
    value: [loss, marketOf(content, context)].filter(Boolean).join(t('valuation:sentenceGap')),
  }
}
