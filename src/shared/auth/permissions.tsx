import type { ReactNode } from 'react'
import { useSession } from './session'

/** Every permission the client asks for; the mock backend's roles are typed by it. */
export const PERMISSIONS = [
  'search:api',
  'valuation:report:list',
  'valuation:report:add',
  'valuation:report:edit',
  'valuation:report:download',
  'valuation:report:remove',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const ALL = '*:*:*'

/** Whether a permission is granted. A list that is missing or no list denies. */
export const isAllowed = (granted: unknown, wanted: Permission): boolean =>
  Array.isArray(granted) && (granted.includes(ALL) || granted.includes(wanted))

export const useCan = (permission: Permission): boolean =>
  useSession(({ permissions }) => isAllowed(permissions, permission))

interface CanProps {
  do: Permission
  otherwise?: ReactNode
  children: ReactNode
}

/** Keeps out of sight what the user may not do. The server is the one that enforces it. */
export function Can({ do: permission, otherwise = null, children }: CanProps) {
  return useCan(permission) ? children : otherwise
}
