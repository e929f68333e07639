import * as z from 'zod/mini'
import { chosenName, textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get, pageOf } from '@/shared/api'
import { Count } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { perScope, type Scope } from '@/entities/roomScope'

/** To-do items in rooms: versions the user may review, and questions they have to answer or assign. */
export const ROOM_TODO_KINDS = ['audit', 'question'] as const

const RoomTodo = z.object({
  id: z.coerce.string(),
  roomId: z.coerce.string(),
  roomName: textOrEmpty,
  name: chosenName(z.string()),
  since: textOrEmpty,
})
export type RoomTodo = z.infer<typeof RoomTodo>

const noticeApi = (scope: Scope) => ({
  /** Versions waiting for review in all rooms that the caller administers. Assumed. */
  waitCount: get(`/${scope}/documentaudit/waitCount`, { response: dataOf(Count), alerts: 'session' }),
  /** To-do items of the caller in all their open rooms. Assumed. */
  waiting: get(`/${scope}/waiting/list`, {
    query: z.extend(PageQuery, { kind: z.enum(ROOM_TODO_KINDS) }),
    response: pageOf(RoomTodo),
    alerts: 'session',
  }),
})

/** Used by the app shell; separate from the other calls to keep every page's bundle small. */
export const roomNoticeApis = perScope(noticeApi)
