import { type TierRole } from '@/shared/auth/roles'
import { isTier, TIERS } from '@/entities/tiers/tiers'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { rightsOf, type TierRights } from './seed/tierRights'

const DAY = 86_400_000

/** A plan with the time until which it is paid for. */
interface Held {
  role: TierRole
  until: number
}

/** A plan that is laid aside, with the time that is left of it. */
interface Kept {
  role: TierRole
  left: number
}

interface Membership {
  /** Of the user. */
  id: string
  /** What he has without any plan. */
  base: TierRights
  held: Held | null
  kept: readonly Kept[]
}

const memberships = collection<Membership>()

const NOTHING: TierRights = {
  roles: [],
  permissions: ['search:api'],
  quota: 0,
  searches: 10,
  isUnlocked: false,
}

const isPlan = (role: string): role is TierRole => isTier(role) && TIERS[role].from === 'shop'

/** Plans of the demo are paid for until the end of next year. */
const endOfNextYear = () => new Date(new Date().getFullYear() + 1, 11, 31).getTime()

/** As an account begins: one whose only tier is a plan has nothing of its own. */
function begin(account: Account): Membership {
  const { userId: id, roles, permissions, quota, searches, isUnlocked } = account
  const role = roles.find(isPlan)
  if (role) return { id, base: NOTHING, held: { role, until: endOfNextYear() }, kept: [] }
  const base = { roles, permissions, quota, isUnlocked, ...(searches === undefined ? {} : { searches }) }
  return { id, base, held: null, kept: [] }
}

/** What an account has by itself, and by its plan on top of it. */
function together(base: TierRights, held: Held | null): TierRights {
  if (!held) return base
  const plan = rightsOf(held.role)
  const hasNoLimit = base.searches === undefined || plan.searches === undefined
  return {
    roles: [...base.roles, held.role],
    permissions: [...new Set([...base.permissions, ...plan.permissions])],
    quota: Math.max(base.quota, plan.quota),
    ...(hasNoLimit ? {} : { searches: Math.max(base.searches!, plan.searches!) }),
    isUnlocked: base.isUnlocked || plan.isUnlocked,
  }
}

function keep(account: Account, membership: Membership): Membership {
  // What he is in his company may have changed since.
  const before = memberships.get(account.userId)?.held?.role
  const base = { ...membership.base, roles: account.roles.filter((role) => role !== before) }
  delete account.searches
  Object.assign(account, together(base, membership.held))
  return memberships.put({ ...membership, base })
}

/** An account's plan as it stands now: what has run out is over, and the last that was kept takes its place. */
export function membershipOf(account: Account): Membership {
  const found = memberships.get(account.userId) ?? memberships.put(begin(account))
  if (!found.held || found.held.until > Date.now()) return found
  const kept = [...found.kept]
  const next = kept.pop()
  return keep(account, {
    ...found,
    held: next ? { role: next.role, until: Date.now() + next.left } : null,
    kept,
  })
}

/** Gives a plan for some days; what is left of another one is kept, and of the same one added. */
export function givePlan(account: Account, role: TierRole, days: number) {
  const { held, kept, ...rest } = membershipOf(account)
  const now = Date.now()
  if (held?.role === role) {
    return keep(account, { ...rest, kept, held: { role, until: held.until + days * DAY } })
  }
  const before = kept.find((each) => each.role === role)?.left ?? 0
  return keep(account, {
    ...rest,
    held: { role, until: now + days * DAY + before },
    kept: [
      ...kept.filter((each) => each.role !== role),
      ...(held ? [{ role: held.role, left: held.until - now }] : []),
    ],
  })
}

/** Puts a plan that was kept in the place of the one in use, which is kept instead. */
export const goBackTo = (account: Account, role: TierRole) => givePlan(account, role, 0)
