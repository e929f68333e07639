import * as z from 'zod/mini'
import { countOrZero, flagOrFalse, textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { perScope, type Scope } from '@/entities/roomScope'
import { required, sentCode } from '@/shared/form/fieldParsers'
import { StoredFile } from '@/shared/files/files.api'
import { LevelCode } from '../domain/levels'
import { newRoom, roomChanges } from '../domain/roomInput'
import { INPUTS } from '../domain/roomRules'
import { OfRoom } from '../domain/ofRoom'
import { ROOM_ROLES, roomState } from '../domain/states'

/** What has to be agreed to before anything of a room is shown. */
const Nda = z.object({ version: z.number(), text: z.string() })
export type Nda = z.infer<typeof Nda>

/** A room as the caller stands in it. Names and codes are assumed, here only. */
export const Room = z.pipe(
  z.object({
    id: z.coerce.string(),
    name: z.string(),
    targetName: textOrEmpty,
    orgName: textOrEmpty,
    /** `0` runs, `1` is closed. */
    status: z.coerce.string(),
    /** `0` is there, `2` is deleted. */
    delFlag: z.catch(z.coerce.string(), '0'),
    endTime: z.string(),
    /** What the caller is; who is not named an administrator is a member. */
    role: z.catch(z.enum(ROOM_ROLES), 'member'),
    /** The caller as a member of it, and his tag. */
    memberId: z.nullish(z.coerce.string()),
    tagId: z.nullish(z.coerce.string()),
    tagName: textOrEmpty,
    /** Dictionary `vdr_tag_type`. */
    tagType: textOrEmpty,
    /** The caller's right of extended valuation modification. */
    mayModifyValuation: flagOrFalse,
    description: textOrEmpty,
    /** Of a stored picture. */
    logo: textOrEmpty,
    /** The caller's address on the network as the server sees it, for the mark; told of a room in hand, if at all. */
    ip: textOrEmpty,
    memberCount: countOrZero,
    /** Of the documents that the caller may see. */
    documentCount: countOrZero,
    unreadCount: countOrZero,
    openQuestionCount: countOrZero,
    lastActivity: textOrEmpty,
    /** Goes up with every change; a change names the one that it is based on. */
    version: z.catch(z.number(), 0),
    /** It was closed before. */
    isReenabled: flagOrFalse,
    closeReason: textOrEmpty,
    /** Whether members may still fetch it as a ZIP once it is closed. */
    isZipAllowed: flagOrFalse,
    /** Whether the numbers of folders and documents stay as they are. */
    isIndexFrozen: flagOrFalse,
    /** Its folders and documents are numbered. */
    isIndexed: z.pipe(
      z.nullish(z.boolean()),
      z.transform((value) => value ?? true),
    ),
    /** Absent where the caller has agreed to it or need not. */
    ndaDue: z.nullish(Nda),
    /** From where the caller comes, if the room is closed to it; empty otherwise. */
    refusedAddress: textOrEmpty,
    /** A code has to be given before anything of it is shown. */
    isCodeDue: flagOrFalse,
    /** Without activity, after which it has to be entered again; null where nothing is set. */
    sessionMinutes: z.nullish(z.number()),
    /** Bytes, and the names of its administrators: told to who looks after all rooms. */
    storage: countOrZero,
    owners: textOrEmpty,
  }),
  z.transform(({ status, delFlag, ...room }) => ({ ...room, state: roomState({ status, delFlag }) })),
)
export type Room = z.infer<typeof Room>

/** When a room ends, from now. */
export const ENDS = ['day', 'week', 'month', 'past'] as const

const RoomFilter = z.extend(PageQuery, {
  keyword: z.optional(z.string()),
  /** A name of what the room is about, or another name of the same drug. */
  target: z.optional(z.string()),
  status: z.optional(z.enum(['0', '1', '2'])),
  role: z.optional(z.enum(ROOM_ROLES)),
  ends: z.optional(z.enum(ENDS)),
  tagType: z.optional(z.string()),
  /** All rooms of the section; only for who looks after them. */
  all: z.optional(z.enum(['true'])),
})

/** What an administrator changes of a room, as it is kept. */
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

/** What a member finds when he comes in. */
const RoomHome = z.object({
  announcement: textOrEmpty,
  /** What is to be done in the room, in this order; the texts stand under these names. */
  checklist: listOf(z.object({ key: z.string(), isDone: z.boolean() })),
  /** When the caller was there before. */
  lastVisit: textOrEmpty,
  newCount: countOrZero,
  /** The latest of what is new since then. */
  newDocuments: listOf(z.object({ id: z.coerce.string(), name: z.string(), time: textOrEmpty })),
  /** How many documents the caller may see at which level. */
  levels: listOf(z.object({ level: LevelCode, count: z.number() })),
})
export type RoomHome = z.infer<typeof RoomHome>

/** What stands open in a room that is about to be closed. What the server keeps no account of it leaves out. */
const CloseOut = z.object({
  openQuestions: z.nullish(z.number()),
  pendingAudits: countOrZero,
  isLogExported: z.nullish(z.boolean()),
  isZipMade: flagOrFalse,
})
export type CloseOut = z.infer<typeof CloseOut>

/** What a room is entered with where its setting asks for two steps. */
export const EntryCode = z.object({ code: required(sentCode) })

const Versioned = z.object({ roomId: z.string(), version: z.optional(z.number()) })

/** What became of each of several rooms. */
const Results = listOf(z.object({ id: z.coerce.string(), ok: z.boolean(), msg: z.string() }))

const roomApi = (scope: Scope) => ({
  /** The rooms that the caller belongs to. */
  list: get(`/${scope}/room/list`, { query: RoomFilter, response: pageOf(Room) }),
  detail: get(`/${scope}/room/:id`, { response: dataOf(Room) }),
  home: get(`/${scope}/room/home/:id`, { response: dataOf(RoomHome) }),
  /** The room as its form has it. */
  outline: get(`/${scope}/room/outline/:id`, { response: dataOf(RoomOutline) }),
  create: post(`/${scope}/room`, {
    body: newRoom(scope),
    response: dataOf(z.object({ id: z.coerce.string() })),
  }),
  update: put(`/${scope}/room`, { body: z.intersection(roomChanges(scope), Versioned) }),
  acceptNda: post(`/${scope}/room/acceptNda`, {
    body: z.object({ roomId: z.string(), version: z.number() }),
  }),
  /** Sends the caller a code to enter with, to his phone or mailbox; tells in part which. */
  sendCode: post(`/${scope}/room/sendCode`, {
    body: OfRoom,
    response: dataOf(z.object({ receiver: textOrEmpty })),
  }),
  verifyCode: post(`/${scope}/room/verifyCode`, { body: z.extend(EntryCode, { roomId: z.string() }) }),
  closeOut: get(`/${scope}/room/closeOut/:id`, { response: dataOf(CloseOut) }),
  close: put(`/${scope}/room/close`, { body: z.intersection(Versioned, INPUTS.close) }),
  enable: put(`/${scope}/room/enable`, { body: z.intersection(Versioned, INPUTS.end) }),
  /** Of several rooms, each for itself. */
  extend: put(`/${scope}/room/extend`, {
    body: z.intersection(z.object({ ids: z.array(z.string()) }), INPUTS.end),
    response: dataOf(Results),
  }),
  /** The name shows that it is meant; that the server asks for it is assumed. */
  remove: del(`/${scope}/room/:ids`, { body: z.object({ name: z.string() }) }),
})

export const roomApis = perScope(roomApi)
