import type { ReportContent } from './content'
import type { TFunction } from '@/shared/i18n'

type Summary = ReportContent['summary']

/** What the IRR is one of; the flows are weighted by their probabilities. */
export const irrNote = (t: TFunction, { irr, irrMultiple }: Summary): string =>
  t(
    irr === null
      ? 'valuation:kpi.irrNone'
      : irrMultiple
        ? 'valuation:kpi.irrMultiple'
        : 'valuation:kpi.irrNote',
  )

/** The pessimistic case is worth more than the base: to be explained where it stands. */
export function isPessimisticAbove({ scenarios: { rows } }: ReportContent): boolean {
  const rnpvOf = (name: string) => rows.find((row) => row.name === name)?.rnpv
  const [pessimistic, base] = [rnpvOf('pessimistic'), rnpvOf('base')]
  return pessimistic !== undefined && base !== undefined && pessimistic > base
}
