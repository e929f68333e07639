import type { ReactNode } from 'react'
import { reportError } from '@/shared/lib/reportError'
import type { Role } from './roles'
import { useSession } from './session'

/** Permissions by feature; each feature adds its own in its `feature.ts`. */
export interface Permissions {
  session: 'search:api'
}
export type Permission = Permissions[keyof Permissions]

const ADMIN = 'admin'

export type Requirement<Name extends string> = Name | { any: readonly Name[] } | { all: readonly Name[] }

export const ALL_PERMISSIONS = '*:*:*'

let hasReported = false

function meetsRequirement(held: unknown, wildcard: string, required: Requirement<string>): boolean {
  if (!Array.isArray(held)) {
    if (!hasReported) reportError('access', 'the list of permissions or roles is missing')
    hasReported = true
    return false
  }
  if (held.includes(wildcard)) return true
  if (typeof required === 'string') return held.includes(required)
  if ('any' in required) return required.any.some((name) => held.includes(name))
  // An empty requirement is a mistake in the code, and denies.
  return required.all.length > 0 && required.all.every((name) => held.includes(name))
}

/** True when the permission is granted. A missing or invalid list denies and is reported once. */
export const isAllowed = (granted: unknown, required: Requirement<Permission>): boolean =>
  meetsRequirement(granted, ALL_PERMISSIONS, required)

/** True when the role is held; admins hold every role. A missing list is treated like in {@link isAllowed}. */
export const hasRole = (held: unknown, required: Requirement<Role>): boolean =>
  meetsRequirement(held, ADMIN, required)

export const useCan = (required: Requirement<Permission>): boolean =>
  useSession(({ permissions }) => isAllowed(permissions, required))

export const useHasRole = (required: Requirement<Role>): boolean =>
  useSession(({ roles }) => hasRole(roles, required))

interface CanProps {
  do?: Requirement<Permission>
  /** Required in addition to `do` if both are given. */
  as?: Requirement<Role>
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Hides what the user may not do, so that it is not fetched either: put a part's queries inside it. Only the server
 * enforces permissions.
 */
export function Can({ do: permission, as: role, fallback = null, children }: CanProps) {
  const isShown = useSession(
    ({ permissions, roles }) =>
      (permission === undefined || isAllowed(permissions, permission)) &&
      (role === undefined || hasRole(roles, role)),
  )
  return isShown ? children : fallback
}
