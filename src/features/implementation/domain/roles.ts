import { type Role } from '@/shared/auth/roles'
import { hasRole } from '@/shared/auth/permissions'

/** Who has a part in a funded project beside whoever manages it [assumed]. `admin` holds each of them. */
export const ROLE = {
  manager: 'project_manager',
  investor: 'project_investor',
  reviewer: 'fund_reviewer',
  finance: 'project_finance',
  handler: 'claim_handler',
} as const satisfies Record<string, Role>

/** Who acts in post-investment management. */
export interface Viewer {
  userId: string
  roles: readonly string[]
}

/** A relation of a workflow: whoever has the role. */
export const holds =
  (role: keyof typeof ROLE) =>
  (_: unknown, { roles }: Viewer): boolean =>
    hasRole(roles, ROLE[role])
