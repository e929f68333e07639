import { type TierRole } from '@/shared/auth/roles'
import type { Offer } from '@/features/account/pay/pay.api'
import parts from '@/shared/locales/parts.zh.json'
import { TICKET_KINDS } from '@/entities/points/points.api'
import { SHOP_TIERS, TIERS } from '@/entities/tiers/tiers'
import { TICKET_NAMES } from '../../entities/seed/points'

/** RMB a month; invented. */
const MONTH: Readonly<Partial<Record<TierRole, number>>> = {
  intelligence_basic: 99,
  intelligence_upgrade: 299,
  valuation_pro: 899,
  professional: 1299,
  plus_member: 2999,
}

/** The part of the price that is not paid, by months. */
const PERIODS: readonly (readonly [months: number, off: number])[] = [
  [1, 0],
  [3, 0.05],
  [12, 0.2],
]

const cents = (amount: number) => Math.round(amount * 100) / 100

const priced = (listPrice: number, off: number) => {
  const discount = cents(listPrice * off)
  return { listPrice, discount, amount: cents(listPrice - discount) }
}

const plans: readonly Offer[] = SHOP_TIERS.flatMap((role) =>
  PERIODS.map(([months, off]) => ({
    item: `plan:${role}:${months}`,
    kind: 'plan' as const,
    name: `${parts.tier[role]} ${months} 个月`,
    role,
    months,
    tickets: TICKET_KINDS.flatMap((kind) => {
      const count = (TIERS[role].tickets?.[kind] ?? 0) * months
      return count > 0 ? [{ kind, count }] : []
    }),
    ...priced(cents((MONTH[role] ?? 0) * months), off),
  })),
)

const points: readonly Offer[] = (
  [
    [1_000, 0],
    [5_000, 0.04],
    [20_000, 0.1],
  ] as const
).map(([count, off]) => ({
  item: `points:${count}`,
  kind: 'points',
  name: `${count} 积分`,
  count,
  tickets: [],
  ...priced(count / 10, off),
}))

const tickets: readonly Offer[] = (
  [
    ['report', 5, 140],
    ['speak', 10, 55],
  ] as const
).map(([ticketKind, count, price]) => ({
  item: `tickets:${ticketKind}:${count}`,
  kind: 'tickets',
  name: `${TICKET_NAMES[ticketKind]} ${count} 张`,
  ticketKind,
  count,
  tickets: [],
  ...priced(price, 0),
}))

/** What can be bought. */
export const OFFERS: readonly Offer[] = [...plans, ...points, ...tickets]
