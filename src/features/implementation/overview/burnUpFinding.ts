import { formatPercent } from '@/shared/lib/money'
import { compareToPlan } from '@/shared/ui/chart/chartFinding'
import type { TFunction } from '@/shared/i18n'
import type { Overview } from './overview.api'

/** 100 percent, allowing for rounding of fractional weights. */
const FULL_WEIGHT = 99.995

export function burnUpFinding(burnUp: Overview['burnUp'], t: TFunction): string | null {
  if (burnUp.length === 0) return null
  const now = burnUp.findLast((point) => point.accepted !== null)
  const [accepted, planned] = [now?.accepted ?? 0, now?.planned ?? 0]
  const verdict =
    accepted >= FULL_WEIGHT
      ? 'done'
      : planned === 0 && accepted === 0
        ? 'notYet'
        : compareToPlan(Math.round(accepted), Math.round(planned))
  return t(`implementationOverview:burnUp.finding.${verdict}`, {
    accepted: formatPercent(accepted / 100, 0),
    planned: formatPercent(planned / 100, 0),
  })
}
