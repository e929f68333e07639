import type { RoomRole } from '@/features/rooms/domain/states'
import { perScope, type Scope } from '@/entities/roomScope'
import { parseTime } from '@/shared/lib/dates'
import { REMARK_SEPARATOR } from '@/features/vdr/log/domain/remark'
import { VISIT_PAUSE } from '@/features/vdr/log/domain/visits'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'

/** Where someone stood in a room when he did something there. */
interface Standing {
  tagId: string | null
  tagName: string
  /** Empty for who was no member. */
  role: RoomRole | ''
  address: string
  device: string
}

/** What someone did in a room, or tried to. */
export interface LogEntry extends Partial<Standing> {
  id: string
  roomId: string
  time: string
  userId: string
  userName: string
  /** Dictionary `vdr_log_action`. */
  action: string
  nodeId?: string
  /** As it was called then. */
  nodeName?: string
  versionNo?: number
  pages?: readonly number[]
  seconds?: number
  result: 'ok' | 'denied'
  /** What was said or done. */
  text?: string
  /** What was changed, and into what. */
  before?: string
  after?: string
}

/** The behaviour log of each section's rooms: entries are added and never changed. */
export const roomLog = perScope(() => collection<LogEntry>())

interface Known {
  standing: (scope: Scope, roomId: string, userId: string) => Standing
  nodeName: (scope: Scope, id: string) => string | undefined
}
let known: Known | null = null

/** Lets what keeps members and documents say who someone is, and what a document is called. */
export const describeActsBy = (by: Known) => {
  known = by
}

/** How the remark of an entry begins that tells of a signed bundle. */
export const BUNDLED = 'bundle'

/** What was done, as a code that the client says in the reader's language, and to what; what is not given is left out. */
export const remark = (act: string, ...about: readonly (string | number | null | undefined)[]): string =>
  [act, ...about].filter((part) => part !== '' && part !== null && part !== undefined).join(REMARK_SEPARATOR)

/** Writes down what the caller does in a room. */
export function note(
  scope: Scope,
  roomId: string,
  { userId, nickName }: Pick<Account, 'userId' | 'nickName'>,
  entry: Pick<LogEntry, 'action'> & Partial<LogEntry>,
) {
  const nodeName = entry.nodeId === undefined ? undefined : known?.nodeName(scope, entry.nodeId)
  roomLog[scope].put({
    id: nextId(),
    result: 'ok',
    ...(nodeName === undefined ? {} : { nodeName }),
    ...entry,
    ...known?.standing(scope, roomId, userId),
    roomId,
    time: now(),
    userId,
    userName: nickName,
  })
}

/** Writes down that the caller has come into a room, where he did nothing there for a while; tells whether he has. */
export function noteVisit(scope: Scope, roomId: string, account: Account): boolean {
  const last = roomLog[scope]
    .all()
    .findLast((entry) => entry.roomId === roomId && entry.userId === account.userId)
  const since = Date.now() - (parseTime(last?.time)?.getTime() ?? 0)
  const isNew = since > VISIT_PAUSE * 60_000
  if (isNew) note(scope, roomId, account, { action: 'login' })
  return isNew
}
