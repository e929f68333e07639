import * as z from 'zod'
import { dataOf, get, pageOf } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'
import { inEachScope, type Scope } from '../domain/scope'
import { ROOM_ROLES, roomState } from '../domain/states'

const words = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
const count = z
  .number()
  .nullish()
  .transform((number) => number ?? 0)

/** A room as the caller stands in it. Names and codes are assumed, here only. */
export const Room = z
  .object({
    id: z.coerce.string(),
    name: z.string(),
    targetName: words,
    orgName: words,
    /** `0` runs, `1` is closed. */
    status: z.coerce.string(),
    /** `0` is there, `2` is deleted. */
    delFlag: z.coerce.string().catch('0'),
    endTime: z.string(),
    /** What the caller is; who is not named an administrator is a member. */
    role: z.enum(ROOM_ROLES).catch('member'),
    /** The caller as a member of it, and his tag. */
    memberId: z.coerce.string().nullish(),
    tagId: z.coerce.string().nullish(),
    tagName: words,
    description: words,
    memberCount: count,
    documentCount: count,
  })
  .transform(({ status, delFlag, ...room }) => ({ ...room, state: roomState({ status, delFlag }) }))
export type Room = z.infer<typeof Room>

const RoomFilter = PageQuery.extend({ name: z.string().optional(), status: z.enum(['0', '1']).optional() })

const roomApi = (scope: Scope) => ({
  /** The rooms that the caller belongs to. */
  list: get(`/${scope}/room/list`, { query: RoomFilter, response: pageOf(Room) }),
  detail: get(`/${scope}/room/:id`, { response: dataOf(Room) }),
})

export const roomApis = inEachScope(roomApi)
