import { formatMoneyExact, formatNumber, formatPercent } from '@/shared/lib/money'
import type { Assumption } from '@/entities/report/assumption'
import { choiceName, fieldName, indicationNameOf, stageName } from '@/features/valuation/reports/model/text'
import { yearsText } from '@/features/valuation/reports/model/yearsText'
import { provenance } from '@/features/valuation/reports/model/provenance'
import { evidenceOf } from '@/features/valuation/form/model/places'
import type { Complete } from './complete'
import type { Texts } from './texts'

/** What an assumption is about: field, and stage and indication where it has them. */
export function assumptionName({ field, stage }: Assumption, { t }: Texts): string {
  return stage ? `${fieldName(t, field)} · ${stageName(t, stage)}` : fieldName(t, field)
}

export function assumptionScope(
  { content }: Complete,
  { indication }: Assumption,
  { t, language }: Texts,
): string {
  return indication ? indicationNameOf(content, indication, language) : t('valuation:assumptions.general')
}

export const assumptionSource = ({ report }: Complete, assumption: Assumption, { t }: Texts): string =>
  provenance(t, assumption, report.currency)

/** Sample size of a statistic, marked where it is small. */
export const sampleText = ({ sampleSize, isSmallSample }: Assumption, { t }: Texts): string =>
  [sampleSize ? formatNumber(sampleSize) : '', isSmallSample ? t('valuation:assumptions.small') : '']
    .filter(Boolean)
    .join(' · ')

/** The value as the report shows it. */
export function assumptionValue(
  { report }: Complete,
  { value, unit, field }: Assumption,
  { t }: Texts,
): string {
  if (typeof value === 'string') return unit === 'text' ? choiceName(t, value) : value
  if (unit === 'money') return formatMoneyExact(value, report.currency)
  if (unit === 'percent') return formatPercent(value, 2)
  if (unit === 'years') return yearsText(t, value)
  return field === 'expectedReturn'
    ? t('valuation:unit.times', { value: formatNumber(value) })
    : formatNumber(value)
}

/** What the user named as the source of an assumption. */
export const assumptionEvidence = ({ report }: Complete, assumption: Assumption) =>
  evidenceOf(report.form, assumption)
