import { useMemo } from 'react'
import { useCan } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import type { Viewer } from '../domain/roles'

const NOBODY: Viewer = { userId: '', roles: [] }

/** Whoever is signed in, as the rules of customers ask about him; nobody to them without the right to change any. */
export function useCustomerViewer(): Viewer {
  const user = useSession((session) => session.user)
  const roles = useSession((session) => session.roles)
  const mayEdit = useCan('implement:customer:edit')
  return useMemo(() => (mayEdit ? { userId: user?.userId ?? '', roles } : NOBODY), [mayEdit, user, roles])
}
