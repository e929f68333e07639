import { useMemo } from 'react'
import { useCan } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import type { MilestoneViewer } from '../domain/milestoneWorkflow'

/** Whoever is signed in, as the rules of projects and milestones ask about him: without the right to, he changes none. */
export function useProjectViewer(): MilestoneViewer {
  const user = useSession((session) => session.user)
  const held = useSession((session) => session.roles)
  const canEdit = useCan('implement:project:edit')
  const canAccept = useCan('implement:project:accept')
  return useMemo(
    () => ({ userId: user?.userId ?? '', roles: canEdit ? held : [], canAccept }),
    [user, held, canEdit, canAccept],
  )
}
