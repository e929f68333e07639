import { serverToday } from '@/shared/api/serverToday'
import { dayWithin } from '@/shared/form/fieldParsers'
import { sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import { addYears } from '@/shared/lib/dates'
import type { Currency } from '@/shared/lib/money'

/* What is taken for a typing error, for the forms and the mock backend. Assumed, here only. */

/** No project, policy or customer is older. */
const FIRST_DAY = '2000-01-01'

/** Years from today within which a day must lie, by field; 0 for what has already happened. */
const YEARS_AHEAD = {
  signedOn: 0,
  instalmentDue: 30,
  milestoneDue: 30,
  projectStart: 10,
  projectEnd: 30,
  policyFrom: 10,
  /** Policies without an end are issued to the end of the century. */
  policyTo: 100,
  endorsedFrom: 10,
  claimEvent: 0,
  supplementDue: 20,
  nextAction: 20,
} as const
type DayName = keyof typeof YEARS_AHEAD

/** Parses a day that is possible for a field. */
export const plausibleDay = (field: DayName) =>
  dayWithin(() => ({ min: FIRST_DAY, max: addYears(serverToday(), YEARS_AHEAD[field]) }))

interface ProjectFunding {
  id: string
  currency: Currency
  approved: number
  /** Totals of all agreements in the currency. */
  agreed: number
}

interface AgreedFunding {
  projectId: string
  currency: Currency
  total: number
}

/**
 * Amount by which a project's agreements exceed what was approved for it, if `before` becomes `changed`; 0 if they do
 * not, or if the agreement is in another currency, which nothing converts.
 */
export function excessFunding(
  project: ProjectFunding,
  changed: AgreedFunding,
  before: AgreedFunding | undefined,
): number {
  if (changed.currency !== project.currency) return 0
  const isCounted = before?.projectId === project.id && before.currency === project.currency
  const agreed = sumAmounts([project.agreed, isCounted ? -before.total : 0, changed.total])
  return toAmount(Math.max(0, toCents(agreed) - toCents(project.approved)))
}
