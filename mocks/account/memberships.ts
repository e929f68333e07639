import { type TierRole } from '@/shared/auth/roles'
import { isTier, TIERS } from '@/entities/tiers/tiers'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { rightsOf, type TierRights } from './seed/tierRights'

const DAY = 86_400_000

interface ActivePlan {
  role: TierRole
  until: number
}

/** `left`: ms that remain once the plan is resumed. */
interface PausedPlan {
  role: TierRole
  left: number
}

interface Membership {
  id: string
  base: TierRights
  held: ActivePlan | null
  paused: readonly PausedPlan[]
}

const memberships = collection<Membership>()

const NO_PLAN_RIGHTS: TierRights = {
  roles: [],
  permissions: ['search:api'],
  quota: 0,
  searches: 10,
  isUnlocked: false,
}

const isPlan = (role: string): role is TierRole => isTier(role) && TIERS[role].from === 'shop'

const endOfNextYear = () => new Date(new Date().getFullYear() + 1, 11, 31).getTime()

/** Derives the membership from a seeded account. An account whose only tier is a plan has no rights of its own. */
function initialMembership(account: Account): Membership {
  const { userId: id, roles, permissions, quota, searches, isUnlocked } = account
  const role = roles.find(isPlan)
  if (role) return { id, base: NO_PLAN_RIGHTS, held: { role, until: endOfNextYear() }, paused: [] }
  const base = { roles, permissions, quota, isUnlocked, ...(searches === undefined ? {} : { searches }) }
  return { id, base, held: null, paused: [] }
}

function combineRights(base: TierRights, held: ActivePlan | null): TierRights {
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

function saveMembership(account: Account, membership: Membership): Membership {
  // The company role may have changed since.
  const before = memberships.get(account.userId)?.held?.role
  const base = { ...membership.base, roles: account.roles.filter((role) => role !== before) }
  delete account.searches
  Object.assign(account, combineRights(base, membership.held))
  return memberships.put({ ...membership, base })
}

/** Returns the account's current membership: an expired plan ends, and the plan paused last resumes. */
export function membershipOf(account: Account): Membership {
  const found = memberships.get(account.userId) ?? memberships.put(initialMembership(account))
  if (!found.held || found.held.until > Date.now()) return found
  const paused = [...found.paused]
  const next = paused.pop()
  return saveMembership(account, {
    ...found,
    held: next ? { role: next.role, until: Date.now() + next.left } : null,
    paused,
  })
}

export function givePlan(account: Account, role: TierRole, days: number) {
  const { held, paused, ...rest } = membershipOf(account)
  const now = Date.now()
  if (held?.role === role) {
    return saveMembership(account, { ...rest, paused, held: { role, until: held.until + days * DAY } })
  }
  const before = paused.find((each) => each.role === role)?.left ?? 0
  return saveMembership(account, {
    ...rest,
    held: { role, until: now + days * DAY + before },
    paused: [
      ...paused.filter((each) => each.role !== role),
      ...(held ? [{ role: held.role, left: held.until - now }] : []),
    ],
  })
}

/** Remaining days of a plan, held or paused; a day that has begun counts. */
export function planDaysLeft(account: Account, role: TierRole): number {
  const { held, paused } = membershipOf(account)
  const left =
    held?.role === role ? held.until - Date.now() : (paused.find((each) => each.role === role)?.left ?? 0)
  return Math.ceil(left / DAY)
}

/** Shortens a plan; one without remaining time ends, and the plan paused last resumes. */
export function shortenPlan(account: Account, role: TierRole, days: number) {
  const { held, paused, ...rest } = membershipOf(account)
  const isHeld = held?.role === role
  saveMembership(account, {
    ...rest,
    held: isHeld ? { role, until: held.until - days * DAY } : held,
    paused: paused
      .map((each) => (!isHeld && each.role === role ? { role, left: each.left - days * DAY } : each))
      .filter(({ left }) => left > 0),
  })
  return membershipOf(account)
}

/** Resumes a paused plan and pauses the current one. */
export const resumePlan = (account: Account, role: TierRole) => givePlan(account, role, 0)
