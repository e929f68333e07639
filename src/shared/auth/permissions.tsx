import type { ReactNode } from 'react'
import { reportError } from '@/shared/lib/reportError'
import type { Role } from './roles'
import { useSession } from './session'

/** What is asked for, by area: each adds its own in its `feature.ts`. */
export interface Permissions {
  /** Whoever is logged in has it. */
  session: 'search:api'
}
export type Permission = Permissions[keyof Permissions]

/** Holds every role; the backend family knows it under this name. */
const ADMIN = 'admin'

/** One, any one of several, or each of several. */
export type Wanted<Name extends string> = Name | { any: readonly Name[] } | { all: readonly Name[] }

/** Stands for all of them in a profile. */
export const ALL_PERMISSIONS = '*:*:*'

let isReported = false

/** Whether what is wanted is in the list, or the entry that stands for everything is. */
function holds(held: unknown, everything: string, wanted: Wanted<string>): boolean {
  if (!Array.isArray(held)) {
    if (!isReported) reportError('access', 'the list of permissions or roles is missing')
    isReported = true
    return false
  }
  if (held.includes(everything)) return true
  if (typeof wanted === 'string') return held.includes(wanted)
  if ('any' in wanted) return wanted.any.some((name) => held.includes(name))
  // Nothing to hold is a mistake in the code, and denies.
  return wanted.all.length > 0 && wanted.all.every((name) => held.includes(name))
}

/** Whether a permission is granted. A list that is missing or no list denies and is reported once. */
export const isAllowed = (granted: unknown, wanted: Wanted<Permission>): boolean =>
  holds(granted, ALL_PERMISSIONS, wanted)

/** Whether a role is held; an administrator holds each. As {@link isAllowed} for a list that is missing. */
export const hasRole = (held: unknown, wanted: Wanted<Role>): boolean => holds(held, ADMIN, wanted)

export const useCan = (wanted: Wanted<Permission>): boolean =>
  useSession(({ permissions }) => isAllowed(permissions, wanted))

export const useHasRole = (wanted: Wanted<Role>): boolean => useSession(({ roles }) => hasRole(roles, wanted))

interface CanProps {
  do?: Wanted<Permission>
  /** Asked for as well where both are given. */
  as?: Wanted<Role>
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Keeps out of sight what the user may not do, so that it is not fetched either: a part's reads belong inside it.
 * The server is the one that enforces it.
 */
export function Can({ do: permission, as: role, fallback = null, children }: CanProps) {
  const isShown = useSession(
    ({ permissions, roles }) =>
      (permission === undefined || isAllowed(permissions, permission)) &&
      (role === undefined || hasRole(roles, role)),
  )
  return isShown ? children : fallback
}
