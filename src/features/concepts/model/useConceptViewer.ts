import { useMemo } from 'react'
import { useSession } from '@/shared/auth/session'
import type { Viewer } from '../domain/facts'

export function useConceptViewer(): Viewer {
  const user = useSession((session) => session.user)
  const roles = useSession((session) => session.roles)
  return useMemo(
    () => ({ userId: user?.userId ?? '', roles, isVerified: user?.isVerified ?? false }),
    [user, roles],
  )
}
