import type { Scope } from '@/entities/roomScope'
import { onReset, type Account } from '../platform/db'
import { settings } from './settings'

const MINUTE = 60_000

/** Last request of users who have entered their code, in ms. */
const lastSeen = new Map<string, number>()
onReset(() => lastSeen.clear())

const keyOf = (scope: Scope, roomId: string, { userId }: Account) => `${scope} ${roomId} ${userId}`

/** True when two-step entry is on and the caller has not entered a code yet, or their session has expired. */
export function isCodeDue(scope: Scope, roomId: string, account: Account): boolean {
  const setting = settings[scope].get(roomId)
  if (!setting?.isTwoStep) return false
  const last = lastSeen.get(keyOf(scope, roomId, account)) ?? -Infinity
  return Date.now() - last > setting.sessionMinutes * MINUTE
}

export const recordPresence = (scope: Scope, roomId: string, account: Account) =>
  void lastSeen.set(keyOf(scope, roomId, account), Date.now())
