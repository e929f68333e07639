import { useMemo } from 'react'
import { useSession } from '@/shared/auth/session'
import type { Viewer } from '../../domain/roles'

export function useFundViewer(): Viewer {
  const userId = useSession(({ user }) => user?.userId ?? '')
  const roles = useSession((session) => session.roles)
  return useMemo(() => ({ userId, roles }), [userId, roles])
}
