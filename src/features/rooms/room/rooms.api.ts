import * as z from 'zod/mini'
import { chosenName, countOrZero, flagOrFalse, textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { perScope, type Scope } from '@/entities/roomScope'
import { required, sentCode } from '@/shared/form/fieldParsers'
import { StoredFile } from '@/shared/files/files.api'
import { DocumentLimits } from '@/shared/files/uploadRules'
import { LevelCode } from '../domain/levels'
import { newRoom, roomChanges } from '../domain/roomInput'
import { INPUTS } from '../domain/roomRules'
import { RoomQuery } from '../domain/roomQuery'
import { ROOM_ROLES, roomState } from '../domain/states'

const Nda = z.object({ version: z.number(), text: z.string() })
export type Nda = z.infer<typeof Nda>

/** Room from the caller's point of view. Names and codes are assumed, here only. */
export const Room = z.pipe(
  z.object({
    id: z.coerce.string(),
    name: z.string(),
    targetName: textOrEmpty,
    orgName: textOrEmpty,
    /** `0` active, `1` closed. */
    status: z.coerce.string(),
    /** `0` present, `2` deleted. */
    delFlag: z.catch(z.coerce.string(), '0'),
    endTime: z.string(),
    /** Caller's role; unknown roles count as member. */
    role: z.catch(z.enum(ROOM_ROLES), 'member'),
    memberId: z.nullish(z.coerce.string()),
    tagId: z.nullish(z.coerce.string()),
    tagName: textOrEmpty,
    /** Dictionary `vdr_tag_type`. */
    tagType: textOrEmpty,
    mayModifyValuation: flagOrFalse,
    description: textOrEmpty,
    /** Id of a stored image. */
    logo: textOrEmpty,
    /** Caller's IP address as seen by the server, for the watermark; sent with the detail only, if at all. */
    ip: textOrEmpty,
    memberCount: countOrZero,
    /** Visible to the caller. */
    documentCount: countOrZero,
    unreadCount: countOrZero,
    openQuestionCount: countOrZero,
    lastActivity: textOrEmpty,
    /** Optimistic lock: grows with every change, and is sent back with an update. */
    version: z.catch(z.number(), 0),
    isReenabled: flagOrFalse,
    closeReason: textOrEmpty,
    /** Members may still download a closed room as a ZIP. */
    isZipAllowed: flagOrFalse,
    isIndexFrozen: flagOrFalse,
    isIndexed: z.pipe(
      z.nullish(z.boolean()),
      z.transform((value) => value ?? true),
    ),
    /** Absent if the caller has accepted it or does not need to. */
    ndaDue: z.nullish(Nda),
    /** Caller's IP address, if the room does not allow it; otherwise empty. */
    refusedAddress: textOrEmpty,
    isCodeDue: flagOrFalse,
    /** Minutes without activity after which the room has to be entered again; null for no limit. */
    sessionMinutes: z.nullish(z.number()),
    /** In the room and not in its settings, which only admins may read. */
    upload: DocumentLimits,
    /** Bytes, and names of the admins; for managers of all rooms only. */
    storage: countOrZero,
    owners: textOrEmpty,
  }),
  z.transform(({ status, delFlag, ...room }) => ({ ...room, state: roomState({ status, delFlag }) })),
)
export type Room = z.infer<typeof Room>

/** Filter values for the end of a room, relative to now. */
export const END_FILTERS = ['day', 'week', 'month', 'past'] as const

const RoomFilter = z.extend(PageQuery, {
  keyword: z.optional(z.string()),
  /** Name of the target, or a synonym of the same drug. */
  target: z.optional(z.string()),
  status: z.optional(z.enum(['0', '1', '2'])),
  role: z.optional(z.enum(ROOM_ROLES)),
  ends: z.optional(z.enum(END_FILTERS)),
  tagType: z.optional(z.string()),
  /** All rooms of the section; for their managers only. */
  all: z.optional(z.enum(['true'])),
})

const RoomOutline = z.object({
  id: z.coerce.string(),
  version: z.catch(z.number(), 0),
  targetName: textOrEmpty,
  indication: textOrEmpty,
  orgName: textOrEmpty,
  creditCode: textOrEmpty,
  concept: textOrEmpty,
  contractNo: textOrEmpty,
  phase: textOrEmpty,
  budget: z.nullish(z.number()),
  isInsured: flagOrFalse,
  name: z.string(),
  description: textOrEmpty,
  endTime: z.string(),
  logo: listOf(StoredFile),
  defaultLevel: LevelCode,
})
export type RoomOutline = z.infer<typeof RoomOutline>

const RoomHome = z.object({
  announcement: textOrEmpty,
  /** To-do items in display order; their texts are looked up by key. */
  checklist: listOf(z.object({ key: z.string(), isDone: z.boolean() })),
  lastVisit: textOrEmpty,
  newCount: countOrZero,
  newDocuments: listOf(z.object({ id: z.coerce.string(), name: chosenName(z.string()), time: textOrEmpty })),
  levels: listOf(z.object({ level: LevelCode, count: z.number() })),
})
export type RoomHome = z.infer<typeof RoomHome>

/** Open items of a room that is about to be closed; the server omits those it does not track. */
const CloseOut = z.object({
  openQuestions: z.nullish(z.number()),
  pendingAudits: countOrZero,
  isLogExported: z.nullish(z.boolean()),
  isZipMade: flagOrFalse,
})
export type CloseOut = z.infer<typeof CloseOut>

/** Code for rooms with two-step verification. */
export const EntryCode = z.object({ code: required(sentCode) })

const VersionedRoom = z.object({ roomId: z.string(), version: z.optional(z.number()) })

const RoomResults = listOf(z.object({ id: z.coerce.string(), ok: z.boolean(), msg: z.string() }))

const roomApi = (scope: Scope) => ({
  list: get(`/${scope}/room/list`, { query: RoomFilter, response: pageOf(Room) }),
  detail: get(`/${scope}/room/:id`, { response: dataOf(Room) }),
  home: get(`/${scope}/room/home/:id`, { response: dataOf(RoomHome) }),
  outline: get(`/${scope}/room/outline/:id`, { response: dataOf(RoomOutline) }),
  create: post(`/${scope}/room`, {
    body: newRoom(scope),
    response: dataOf(z.object({ id: z.coerce.string() })),
  }),
  update: put(`/${scope}/room`, { body: z.intersection(roomChanges(scope), VersionedRoom) }),
  acceptNda: post(`/${scope}/room/acceptNda`, {
    body: z.object({ roomId: z.string(), version: z.number() }),
  }),
  /** Sends an entry code to the caller's phone or mailbox; `receiver` is partly masked. */
  sendCode: post(`/${scope}/room/sendCode`, {
    body: RoomQuery,
    response: dataOf(z.object({ receiver: textOrEmpty })),
  }),
  verifyCode: post(`/${scope}/room/verifyCode`, { body: z.extend(EntryCode, { roomId: z.string() }) }),
  closeOut: get(`/${scope}/room/closeOut/:id`, { response: dataOf(CloseOut) }),
  close: put(`/${scope}/room/close`, { body: z.intersection(VersionedRoom, INPUTS.close) }),
  enable: put(`/${scope}/room/enable`, { body: z.intersection(VersionedRoom, INPUTS.end) }),
  /** Extends several rooms; each has its own result. */
  extend: put(`/${scope}/room/extend`, {
    body: z.intersection(z.object({ ids: z.array(z.string()) }), INPUTS.end),
    response: dataOf(RoomResults),
  }),
  /** `name` confirms the deletion; assumed to be required by the server. */
  remove: del(`/${scope}/room/:ids`, { body: z.object({ name: z.string() }) }),
})

export const roomApis = perScope(roomApi)
