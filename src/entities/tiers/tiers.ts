import { TIER_FEATURES, TIER_ROLES, type TierFeature, type TierRole } from '@/shared/auth/roles'

interface Tier {
  /** Bought by anyone, given by a company to its members, or granted by the platform. */
  from: 'shop' | 'company' | 'platform'
  /** Per day; null for unlimited. */
  searches: number | null
  valuations: number
  /** Maximum number of sub-users. */
  seats: number
  features: readonly TierFeature[]
  /** Discount on the price of a question to the AI, 0 to 1. */
  speakDiscount?: number
  /** Tickets included in each paid month. */
  tickets?: { report?: number; speak?: number }
}

const BASIC = ['details', 'value', 'npv', 'speak'] as const
const MORE = [...BASIC, 'edit', 'download', 'export'] as const
const PRO = [...MORE, 'unlocked'] as const

/** Contents of each tier. Screens offer by it, the mock backend grants and rejects by it. All of it is assumed. */
export const TIERS: Readonly<Record<TierRole, Tier>> = {
  intelligence_basic: { from: 'shop', searches: 30, valuations: 2, seats: 0, features: BASIC },
  intelligence_upgrade: {
    from: 'shop',
    searches: 200,
    valuations: 5,
    seats: 0,
    features: [...BASIC, 'export'],
    tickets: { report: 1, speak: 1 },
  },
  valuation_pro: {
    from: 'shop',
    searches: 200,
    valuations: 20,
    seats: 0,
    features: PRO,
    speakDiscount: 0.1,
    tickets: { speak: 2 },
  },
  professional: {
    from: 'shop',
    searches: 300,
    valuations: 20,
    seats: 5,
    features: PRO,
    tickets: { speak: 4 },
  },
  plus_member: {
    from: 'shop',
    searches: 500,
    valuations: 50,
    seats: 20,
    features: [...PRO, 'create'],
    speakDiscount: 0.2,
    tickets: { speak: 10 },
  },
  /** Their reports are unlocked with the tickets that the company gives them. */
  company_sub_user: { from: 'company', searches: 50, valuations: 5, seats: 0, features: MORE },
  company_admin: {
    from: 'platform',
    searches: 200,
    valuations: 20,
    seats: 20,
    features: [...PRO, 'department'],
  },
  admin: { from: 'platform', searches: null, valuations: 100, seats: 0, features: TIER_FEATURES },
}

export const isTier = (role: string): role is TierRole => Object.hasOwn(TIERS, role)

export const SHOP_TIERS = TIER_ROLES.filter((role) => TIERS[role].from === 'shop')

/** Smallest tier for sale that has a feature; null if none has. */
export const tierWith = (feature: TierFeature): TierRole | null =>
  SHOP_TIERS.find((role) => TIERS[role].features.includes(feature)) ?? null

/** Smallest tier for sale among several roles. */
export const tierAmong = (roles: readonly string[]): TierRole | null =>
  SHOP_TIERS.find((role) => roles.includes(role)) ?? null

/** Largest plan for sale among the roles held; null without one. */
export const heldPlan = (roles: readonly string[]): TierRole | null =>
  SHOP_TIERS.findLast((role) => roles.includes(role)) ?? null

/** True if `role` is a smaller plan than `other`; false for plans that this version does not know. */
export const isSmallerPlan = (role: string, other: string): boolean =>
  isTier(role) && isTier(other) && SHOP_TIERS.indexOf(role) < SHOP_TIERS.indexOf(other)

/** Smallest tier for sale with a larger daily quota than those held. */
export function tierBeyond(count: 'searches' | 'valuations', held: readonly string[]): TierRole | null {
  const countOf = (role: TierRole) => TIERS[role][count] ?? Infinity
  const max = Math.max(0, ...held.filter(isTier).map(countOf))
  return SHOP_TIERS.find((role) => countOf(role) > max) ?? null
}

export const hasFeature = (held: readonly string[], feature: TierFeature): boolean =>
  held.filter(isTier).some((role) => TIERS[role].features.includes(feature))
