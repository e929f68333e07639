import { useMemo } from 'react'
import { useCan } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import type { MilestoneViewer } from '../domain/milestoneWorkflow'

/** Current user for the rules of projects and milestones; without the edit permission their roles are ignored. */
export function useProjectViewer(): MilestoneViewer {
  const user = useSession((session) => session.user)
  const sessionRoles = useSession((session) => session.roles)
  const canEdit = useCan('implement:project:edit')
  const canAccept = useCan('implement:project:accept')
  return useMemo(
    () => ({ userId: user?.userId ?? '', roles: canEdit ? sessionRoles : [], canAccept }),
    [user, sessionRoles, canEdit, canAccept],
  )
}
