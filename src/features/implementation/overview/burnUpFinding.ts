import { formatPercent } from '@/shared/lib/money'
import { againstPlan } from '@/shared/ui/chart/finding'
import type { TFunction } from '@/shared/i18n'
import type { Overview } from './overview.api'

/** All weights together, which are fractions of 100. */
const ALL = 99.995

/** How what was accepted stands to what was planned, in whole percent as it is told; null where nothing is planned. */
export function burnUpFinding(burnUp: Overview['burnUp'], t: TFunction): string | null {
  if (burnUp.length === 0) return null
  const now = burnUp.findLast((point) => point.accepted !== null)
  const [accepted, planned] = [now?.accepted ?? 0, now?.planned ?? 0]
  const how =
    accepted >= ALL
      ? 'done'
      : planned === 0 && accepted === 0
        ? 'notYet'
        : againstPlan(Math.round(accepted), Math.round(planned))
  return t(`implementationOverview:burnUp.finding.${how}`, {
    accepted: formatPercent(accepted / 100, 0),
    planned: formatPercent(planned / 100, 0),
  })
}
