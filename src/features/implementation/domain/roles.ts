import { type Role } from '@/shared/auth/roles'
import { hasRole } from '@/shared/auth/permissions'

/** Roles in a funded project [assumed]. `admin` holds each of them. */
export const ROLE = {
  manager: 'project_manager',
  investor: 'project_investor',
  reviewer: 'fund_reviewer',
  finance: 'project_finance',
  handler: 'claim_handler',
} as const satisfies Record<string, Role>

export interface Viewer {
  userId: string
  roles: readonly string[]
}

/** Relation of a workflow to everyone with the role. */
export const holds =
  (role: keyof typeof ROLE) =>
  (_: unknown, { roles }: Viewer): boolean =>
    hasRole(roles, ROLE[role])
