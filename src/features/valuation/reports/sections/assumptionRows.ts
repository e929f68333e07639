import {
  EMPTY_VALUE,
  formatMoneyExact,
  formatNumber,
  formatPercent,
  type ConvertibleCurrency,
} from '@/shared/lib/money'
import type { Assumption } from '@/entities/report/assumption'
import type { ReportContent } from '../model/reportContent'
import { choiceName, fieldName, stageName } from '../model/valuationNames'
import { yearsText } from '../model/yearsText'
import type { TFunction } from '@/shared/i18n'

interface AssumptionGroup {
  /** Id of the indication; null for general assumptions. */
  indication: string | null
  assumptions: Assumption[]
}

export function groupAssumptions(
  content: ReportContent,
  isShown: (it: Assumption) => boolean,
): AssumptionGroup[] {
  const groups = [null, ...content.indications.map(({ id }) => id)].map((indication) => ({
    indication,
    assumptions: content.assumptions.filter((it) => (it.indication ?? null) === indication && isShown(it)),
  }))
  return groups.filter(({ assumptions }) => assumptions.length > 0)
}

export const assumptionName = (t: TFunction, { field, stage }: Assumption) =>
  stage ? `${stageName(t, stage)} · ${fieldName(t, field)}` : fieldName(t, field)

export function assumptionValue(
  t: TFunction,
  { value, unit }: Assumption,
  currency: ConvertibleCurrency,
): string {
  if (typeof value === 'string') return unit === 'text' ? choiceName(t, value) : value || EMPTY_VALUE
  switch (unit) {
    case 'percent':
      return formatPercent(value, 2)
    case 'money':
      return formatMoneyExact(value, currency)
    case 'years':
      return yearsText(t, value)
    default:
      return formatNumber(value)
  }
}
