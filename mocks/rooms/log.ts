import { inEachScope, type Scope } from '@/features/rooms/domain/scope'
import { beijing } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'

/** What someone did in a room, or tried to. */
export interface LogEntry {
  id: string
  roomId: string
  time: string
  userId: string
  userName: string
  /** Dictionary `vdr_log_action`. */
  action: string
  nodeId?: string
  versionNo?: number
  pages?: readonly number[]
  seconds?: number
  result: 'ok' | 'denied'
  /** What was said or changed. */
  text?: string
}

/** The behaviour log of each section's rooms: entries are added and never changed. */
export const roomLog = inEachScope(() => collection<LogEntry>())

/** Writes down what the caller does in a room. */
export function note(
  scope: Scope,
  roomId: string,
  { userId, nickName }: Pick<Account, 'userId' | 'nickName'>,
  entry: Pick<LogEntry, 'action'> & Partial<LogEntry>,
) {
  roomLog[scope].put({
    id: nextId(),
    result: 'ok',
    ...entry,
    roomId,
    time: beijing(new Date()),
    userId,
    userName: nickName,
  })
}
