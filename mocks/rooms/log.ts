import type { RoomRole } from '@/features/rooms/domain/states'
import { perScope, type Scope } from '@/entities/roomScope'
import { parseTime } from '@/shared/lib/dates'
import { REMARK_SEPARATOR } from '@/features/vdr/log/domain/remark'
import { VISIT_PAUSE } from '@/features/vdr/log/domain/visits'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'

interface ActorContext {
  tagId: string | null
  tagName: string
  /** Empty for users who were not members. */
  role: RoomRole | ''
  address: string
  device: string
}

export interface LogEntry extends Partial<ActorContext> {
  id: string
  roomId: string
  time: string
  userId: string
  userName: string
  action: string
  nodeId?: string
  nodeName?: string
  versionNo?: number
  pages?: readonly number[]
  seconds?: number
  result: 'ok' | 'denied'
  text?: string
  before?: string
  after?: string
}

export const roomLog = perScope(() => collection<LogEntry>())

interface LogContext {
  actor: (scope: Scope, roomId: string, userId: string) => ActorContext
  nodeName: (scope: Scope, id: string) => string | undefined
}
let context: LogContext | null = null

export const setLogContext = (newContext: LogContext) => {
  context = newContext
}

export const BUNDLE_REMARK = 'bundle'

/** Joins an action code, which the client translates, and its details; empty details are omitted. */
export const remark = (verb: string, ...about: readonly (string | number | null | undefined)[]): string =>
  [verb, ...about].filter((part) => part !== '' && part !== null && part !== undefined).join(REMARK_SEPARATOR)

export function writeLog(
  scope: Scope,
  roomId: string,
  { userId, nickName }: Pick<Account, 'userId' | 'nickName'>,
  entry: Pick<LogEntry, 'action'> & Partial<LogEntry>,
) {
  const nodeName = entry.nodeId === undefined ? undefined : context?.nodeName(scope, entry.nodeId)
  roomLog[scope].put({
    id: nextId(),
    result: 'ok',
    ...(nodeName === undefined ? {} : { nodeName }),
    ...entry,
    ...context?.actor(scope, roomId, userId),
    roomId,
    time: now(),
    userId,
    userName: nickName,
  })
}

export function logVisit(scope: Scope, roomId: string, account: Account): boolean {
  const last = roomLog[scope]
    .all()
    .findLast((entry) => entry.roomId === roomId && entry.userId === account.userId)
  const since = Date.now() - (parseTime(last?.time)?.getTime() ?? 0)
  const isNew = since > VISIT_PAUSE * 60_000
  if (isNew) writeLog(scope, roomId, account, { action: 'login' })
  return isNew
}
