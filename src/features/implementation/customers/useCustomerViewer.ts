import { useMemo } from 'react'
import { useCan } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import type { Viewer } from '../domain/roles'

const NOBODY: Viewer = { userId: '', roles: [] }

/** The signed-in user as the customer workflow needs them; nobody without the right to edit customers. */
export function useCustomerViewer(): Viewer {
  const user = useSession((session) => session.user)
  const roles = useSession((session) => session.roles)
  const canEdit = useCan('implement:customer:edit')
  return useMemo(() => (canEdit ? { userId: user?.userId ?? '', roles } : NOBODY), [canEdit, user, roles])
}
