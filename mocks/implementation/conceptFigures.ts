import { isOpenClaim } from '@/features/implementation/domain/claimWorkflow'
import { isPaid } from '@/features/implementation/domain/instalmentWorkflow'
import { CLAIM_STATES, INSTALMENT_STATES } from '@/features/implementation/domain/states'
import { isAllowed } from '@/shared/auth/permissions'
import { validPayments } from '@/features/implementation/domain/coverage'
import { sumAmounts } from '@/shared/lib/cents'
import { CURRENCIES } from '@/shared/lib/money'
import { provideProjectFigures } from '../concepts/figures'
import { claims, type StoredClaim } from './claims'
import { instalmentRow, paidByCurrency } from './funds'
import { instalments, instalmentsOf, projects } from './store'

const sumOf = (found: readonly StoredClaim[], amountOf: (claim: StoredClaim) => number | null) =>
  sumAmounts(found.map((claim) => amountOf(claim) ?? 0))

function figuresOf(found: readonly StoredClaim[]) {
  const byCurrency = CURRENCIES.map((currency) => ({
    currency,
    all: found.filter((claim) => claim.currency === currency),
  }))
  return {
    open: byCurrency
      .map(({ currency, all }) => ({ currency, all: all.filter(isOpenClaim) }))
      .map(({ currency, all }) => ({
        currency,
        count: all.length,
        amount: sumOf(all, ({ claimed }) => claimed),
      }))
      .filter(({ count }) => count > 0),
    states: CLAIM_STATES.flatMap((state) =>
      byCurrency
        .map(({ currency, all }) => ({ currency, all: all.filter((claim) => claim.state === state) }))
        .filter(({ all }) => all.length > 0)
        .map(({ currency, all }) => ({
          state,
          currency,
          count: all.length,
          claimed: sumOf(all, ({ claimed }) => claimed),
          approved: sumOf(all, ({ approved }) => approved),
          paid: sumOf(all, ({ paid }) => paid),
        })),
    ),
    months: monthsOf(found).flatMap((month) =>
      byCurrency
        .map(({ currency, all }) => ({ currency, parts: all.map((claim) => paidIn(claim, month)) }))
        .map(({ currency, parts }) => ({ currency, parts: parts.filter(({ length }) => length > 0) }))
        .filter(({ parts }) => parts.length > 0)
        .map(({ currency, parts }) => ({
          month,
          currency,
          count: parts.length,
          amount: sumAmounts(parts.flat()),
        })),
    ),
  }
}

const monthOf = ({ date }: StoredClaim['payments'][number]) => date.slice(0, 7)

const monthsOf = (found: readonly StoredClaim[]) =>
  [...new Set(found.flatMap(({ payments }) => validPayments(payments).map(monthOf)))].sort()

const paidIn = ({ payments }: StoredClaim, month: string) =>
  validPayments(payments)
    .filter((payment) => monthOf(payment) === month)
    .map(({ amount }) => amount)

type Payment = ReturnType<typeof instalmentRow>
const monthPaid = ({ paidOn }: Payment) => (paidOn ?? '').slice(0, 7)

function paymentFigures(found: readonly Payment[]) {
  const months = [...new Set(found.filter(isPaid).map(monthPaid))].sort()
  const byCurrency = CURRENCIES.map((currency) => ({
    currency,
    all: found.filter((each) => each.currency === currency),
  }))
  const totalOf = (some: readonly Payment[], amountOf: (each: Payment) => number) =>
    some.length > 0 ? [{ count: some.length, amount: sumAmounts(some.map(amountOf)) }] : []
  return {
    states: INSTALMENT_STATES.flatMap((state) =>
      byCurrency.flatMap(({ currency, all }) =>
        totalOf(
          all.filter((each) => each.state === state),
          ({ amount }) => amount,
        ).map((sum) => ({ state, currency, ...sum })),
      ),
    ),
    months: months.flatMap((month) =>
      byCurrency.flatMap(({ currency, all }) =>
        totalOf(
          all.filter((each) => isPaid(each) && monthPaid(each) === month),
          ({ paid }) => paid ?? 0,
        ).map((sum) => ({ month, currency, ...sum })),
      ),
    ),
  }
}

const projectsOf = (conceptIds: ReadonlySet<string> | null) =>
  conceptIds && projects.all().flatMap(({ id, conceptId }) => (conceptIds.has(conceptId) ? [id] : []))

provideProjectFigures({
  paidOf(conceptId) {
    const project = projects.all().find((each) => each.conceptId === conceptId)
    return project ? paidByCurrency(instalmentsOf(project.id), project.currency) : null
  },
  claimsOf({ permissions }, conceptIds) {
    if (!isAllowed(permissions, 'implement:claims:list')) return null
    const ids = projectsOf(conceptIds)
    const found = claims.all().filter(({ projectId }) => ids === null || ids.includes(projectId))
    return { projectIds: ids, ...figuresOf(found) }
  },
  paymentsOf({ permissions }, conceptIds) {
    if (!isAllowed(permissions, 'implement:fund:list')) return null
    const ids = projectsOf(conceptIds)
    const found = instalments.all().filter(({ projectId }) => ids === null || ids.includes(projectId))
    return { projectIds: ids, ...paymentFigures(found.map(instalmentRow)) }
  },
})
