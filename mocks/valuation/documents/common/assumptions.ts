import { formatMoneyExact, formatNumber, formatPercent } from '@/shared/lib/money'
import type { Assumption } from '@/entities/report/assumption'
import {
  choiceName,
  fieldName,
  indicationNameOf,
  stageName,
} from '@/features/valuation/reports/model/valuationNames'
import { yearsText } from '@/features/valuation/reports/model/yearsText'
import { provenance } from '@/features/valuation/reports/model/provenance'
import { evidenceOf } from '@/features/valuation/form/model/evidencePaths'
import type { CompleteReport } from './complete'
import type { Texts } from './texts'

export function assumptionName({ field, stage }: Assumption, { t }: Texts): string {
  return stage ? `${fieldName(t, field)} · ${stageName(t, stage)}` : fieldName(t, field)
}

export function assumptionScope(
  { content }: CompleteReport,
  { indication }: Assumption,
  { t, language }: Texts,
): string {
  return indication ? indicationNameOf(content, indication, language) : t('valuation:assumptions.general')
}

export const assumptionSource = ({ report }: CompleteReport, assumption: Assumption, { t }: Texts): string =>
  provenance(t, assumption, report.currency)

export const sampleText = ({ sampleSize, isSmallSample }: Assumption, { t }: Texts): string =>
  [sampleSize ? formatNumber(sampleSize) : '', isSmallSample ? t('valuation:assumptions.small') : '']
    .filter(Boolean)
    .join(' · ')

export function assumptionValue(
  { report }: CompleteReport,
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

export const assumptionEvidence = ({ report }: CompleteReport, assumption: Assumption) =>
  evidenceOf(report.form, assumption)
