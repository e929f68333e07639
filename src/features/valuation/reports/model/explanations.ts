import type { ReportContent } from './reportContent'
import type { TFunction } from '@/shared/i18n'

type Summary = ReportContent['summary']

/** Note on the IRR; its cash flows are weighted by probability. */
export const irrNote = (t: TFunction, { irr, irrMultiple }: Summary): string =>
  t(
    irr === null
      ? 'valuation:kpi.irrNone'
      : irrMultiple
        ? 'valuation:kpi.irrMultiple'
        : 'valuation:kpi.irrNote',
  )

/** True when the pessimistic case is worth more than the base case, which needs an explanation. */
export function isPessimisticAbove({ scenarios: { rows } }: ReportContent): boolean {
  const rnpvOf = (name: string) => rows.find((row) => row.name === name)?.rnpv
  const [pessimistic, base] = [rnpvOf('pessimistic'), rnpvOf('base')]
  return pessimistic !== undefined && base !== undefined && pessimistic > base
}
