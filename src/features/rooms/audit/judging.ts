import { useSession } from '@/shared/auth/session'
import { useRoom } from '../room/roomContext'
import { LEVEL } from '../domain/levels'
import { versionWorkflow } from '../domain/versionWorkflow'
import type { Submission } from './audit.api'

/** Gives what keeps the user from judging a submission: that it is not waiting, that it is his own; null for nothing. */
export function useJudging() {
  const room = useRoom()
  const userId = useSession(({ user }) => user?.userId ?? '')
  const isOpen = room.state === 'active'
  const level = room.role === 'admin' ? LEVEL.manage : LEVEL.none
  return (submission: Submission): 'own' | 'notNow' | null => {
    const facts = { ...submission, stateBefore: null }
    const { isAllowed, isOffered } = versionWorkflow.availabilityOf('approve', facts, {
      userId,
      role: room.role,
      level,
      isOpen,
    })
    if (isAllowed) return null
    return isOffered ? 'own' : 'notNow'
  }
}
