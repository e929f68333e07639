import type { MemberReach } from '@/features/rooms/members/members.api'
import type { Scope } from '@/entities/roomScope'
import { beijingTime } from '../platform/clock'
import { roomLog } from './log'
import type { StoredMember } from './store'

const DAY = 86_400_000
const ACTIVE_DAYS = 14

export function reachFilter(
  scope: Scope,
  roomId: string,
  reach: MemberReach,
): (member: StoredMember) => boolean {
  if (reach === 'loggedIn') return ({ loginTime }) => loginTime !== null
  const since = beijingTime(new Date(Date.now() - ACTIVE_DAYS * DAY))
  const active = new Set<string>()
  for (const entry of roomLog[scope].values())
    if (entry.roomId === roomId && entry.time >= since) active.add(entry.userId)
  return ({ userId, loginTime }) => loginTime !== null && userId !== null && active.has(userId)
}
