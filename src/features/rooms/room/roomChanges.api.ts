import * as z from 'zod/mini'
import { textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get, pageOf } from '@/shared/api'
import { Count } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { perScope, type Scope } from '@/entities/roomScope'

/** What in rooms waits for someone: versions that he may audit, questions of others that he answers or passes on. */
export const ROOM_WAITS = ['audit', 'question'] as const

/** A version or a question that waits. */
const WaitingThing = z.object({
  id: z.coerce.string(),
  roomId: z.coerce.string(),
  roomName: textOrEmpty,
  name: z.string(),
  since: textOrEmpty,
})
export type WaitingThing = z.infer<typeof WaitingThing>

const noticeApi = (scope: Scope) => ({
  /** Versions that wait for their audit, in all rooms that the caller leads. Assumed. */
  waitCount: get(`/${scope}/documentaudit/waitCount`, { response: dataOf(Count), alerts: 'session' }),
  /** What waits for the caller in all his rooms that run. Assumed. */
  waiting: get(`/${scope}/waiting/list`, {
    query: z.extend(PageQuery, { kind: z.enum(ROOM_WAITS) }),
    response: pageOf(WaitingThing),
    alerts: 'session',
  }),
})

/** What the shell asks about rooms; apart from the others, so that every page stays light. */
export const roomNoticeApis = perScope(noticeApi)
