import type { Scope } from '@/entities/roomScope'
import { onReset, type Account } from '../platform/db'
import { settings } from './settings'

const MINUTE = 60_000

/** When those who have given their code were in a room last. */
const seen = new Map<string, number>()
onReset(() => seen.clear())

const keyOf = (scope: Scope, roomId: string, { userId }: Account) => `${scope} ${roomId} ${userId}`

/** Whether the caller has to give a code before he sees anything of a room: at first, and after its session's minutes. */
export function isCodeDue(scope: Scope, roomId: string, account: Account): boolean {
  const setting = settings[scope].get(roomId)
  if (!setting?.isTwoStep) return false
  const last = seen.get(keyOf(scope, roomId, account)) ?? -Infinity
  return Date.now() - last > setting.sessionMinutes * MINUTE
}

/** The caller is in a room; where two steps are asked for, his time begins anew. */
export const stay = (scope: Scope, roomId: string, account: Account) =>
  void seen.set(keyOf(scope, roomId, account), Date.now())
