import { type TierRole } from '@/shared/auth/roles'
import type { Offer } from '@/features/account/pay/pay.api'
import parts from '@/shared/locales/parts.zh.json'
import { TICKET_KINDS } from '@/entities/points/points.api'
import { SHOP_TIERS, TIERS } from '@/entities/tiers/tiers'
import { TICKET_NAMES } from '../../entities/seed/points'

const MONTHLY_PRICES: Readonly<Partial<Record<TierRole, number>>> = {
  intelligence_basic: 99,
  intelligence_upgrade: 299,
  valuation_pro: 899,
  professional: 1299,
  plus_member: 2999,
}

/** Discount as a fraction of the price, by months. */
const PERIODS: readonly (readonly [months: number, off: number])[] = [
  [1, 0],
  [3, 0.05],
  [12, 0.2],
]

const roundToCents = (amount: number) => Math.round(amount * 100) / 100

const withDiscount = (listPrice: number, discountRate: number) => {
  const discount = roundToCents(listPrice * discountRate)
  return { listPrice, discount, amount: roundToCents(listPrice - discount) }
}

const plans: readonly Offer[] = SHOP_TIERS.flatMap((role) =>
  PERIODS.map(([months, discountRate]) => ({
    item: `plan:${role}:${months}`,
    kind: 'plan' as const,
    name: `${parts.tier[role]} ${months} 个月`,
    role,
    months,
    tickets: TICKET_KINDS.flatMap((kind) => {
      const count = (TIERS[role].tickets?.[kind] ?? 0) * months
      return count > 0 ? [{ kind, count }] : []
    }),
    ...withDiscount(roundToCents((MONTHLY_PRICES[role] ?? 0) * months), discountRate),
  })),
)

const points: readonly Offer[] = (
  [
    [1_000, 0],
    [5_000, 0.04],
    [20_000, 0.1],
  ] as const
).map(([count, discountRate]) => ({
  item: `points:${count}`,
  kind: 'points',
  name: `${count} 积分`,
  count,
  tickets: [],
  ...withDiscount(count / 10, discountRate),
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
  ...withDiscount(price, 0),
}))

export const OFFERS: readonly Offer[] = [...plans, ...points, ...tickets]
