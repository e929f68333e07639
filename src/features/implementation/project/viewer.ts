import { useMemo } from 'react'
import { useCan } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import type { MilestoneViewer } from '../domain/milestoneWorkflow'

/** Whoever is signed in, as the rules of projects and milestones ask about him: without the right to, he changes none. */
export function useProjectViewer(): MilestoneViewer {
  const user = useSession((session) => session.user)
  const held = useSession((session) => session.roles)
  const mayEdit = useCan('implement:project:edit')
  const mayAccept = useCan('implement:project:accept')
  return useMemo(
    () => ({ userId: user?.userId ?? '', roles: mayEdit ? held : [], mayAccept }),
    [user, held, mayEdit, mayAccept],
  )
}
