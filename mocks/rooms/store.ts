import { canInRoom, type Ability } from '@/features/rooms/domain/abilities'
import type { Level } from '@/features/rooms/domain/levels'
import {
  roomState,
  type MemberState,
  type RoomRole,
  type RoomState,
  type VersionState,
} from '@/features/rooms/domain/states'
import { isAllowed } from '@/shared/auth/permissions'
import { perScope, type Scope } from '@/entities/roomScope'
import type { StoredFile } from '@/shared/files/files.api'
import { parseTime } from '@/shared/lib/dates'
import type { Account } from '../platform/db'
import { collection } from '../platform/collection'
import { Refusal } from '../platform/mock'
import { pick } from '../platform/pick'
import type { StoredEntity } from '../platform/workflow'
import type { Versioned } from '../platform/versioned'
import { noteForbidden, noteShutOut } from './denials'
import { isCodeDue, stay } from './entry'
import { addressOf, isWithin } from './networks'
import { REFUSALS } from './refusals'
import { settings } from './settings'

export interface StoredRoom extends Omit<StoredEntity<RoomState>, 'state'> {
  name: string
  description: string
  targetName: string
  orgName: string
  status: '0' | '1'
  delFlag: '0' | '2'
  /** `YYYY-MM-DD HH:mm:ss` */
  endTime: string
  createTime: string
  /** What a member may do where no rule says otherwise. */
  defaultLevel: Level
  /** Whether members may still fetch it as a ZIP once it is closed. */
  isZipAllowed: boolean
  logo: StoredFile[]
  indication: string | null
  creditCode: string | null
  /** Only of a room of post-investment management. */
  concept: string | null
  contractNo: string | null
  phase: string | null
  budget: number | null
  isInsured: boolean
  /** It was closed before. */
  isReenabled: boolean
  closeReason: string
  /** The end that its members have been told of as passed. */
  toldEnd: string
  /** What members agree to before they see anything; a new text is a new version. */
  nda: { version: number; text: string } | null
  announcement: string
  /** Whether members are kept from seeing the others of their tag. */
  hidesMembers: boolean
}

export interface StoredTag extends Versioned {
  id: string
  roomId: string
  name: string
  color: string
  /** Dictionaries `vdr_tag_type` and `vdr_tag_category`. */
  type: string
  category: string
  representative: string
  /** What its members may do where no rule says otherwise; null: as the room's default. */
  presetLevel: Level | null
  /** Questions that its members may have open; null: no limit. */
  questionQuota: number | null
}

export interface StoredMember extends StoredEntity<MemberState> {
  roomId: string
  /** Whose account it is; null while nobody with this e-mail has signed in. */
  userId: string | null
  email: string
  name: string
  organisation: string
  tagId: string | null
  role: RoomRole
  /** Reads through the fence only. */
  isFenced: boolean
  mayModifyValuation: boolean
  inviteTime: string
  /** When he last came into the room. */
  loginTime: string | null
  /** When he had come before that. */
  visitBefore: string | null
  /** From then on he sees nothing: `YYYY-MM-DD HH:mm:ss`. */
  expiry: string | null
  /** The version of the room's confidentiality agreement that he has agreed to. */
  ndaVersion?: number
  /** When he accepted the room's agreement last. */
  ndaTime: string | null
}

/** Who was a member: what he could see can still be proved. */
export interface FormerMember extends StoredMember {
  leaveTime: string
}

export interface StoredNode {
  id: string
  roomId: string
  /** The folder around it; null at the top. */
  parentId: string | null
  kind: 'folder' | 'document'
  name: string
  /** Among those of its folder. */
  order: number
  createTime: string
  /** Of a document. */
  type?: string
  size?: number
  pages?: number
  state?: VersionState
  versionNo?: number
  updateTime?: string
  updateBy?: string
  /** Who brought the version that is shown. */
  submitterId?: string
}

/** What each section keeps. Who sees what stands in `rights.ts`: members and nodes are put and removed there. */
export const rooms = perScope(() => collection<StoredRoom>(REFUSALS.noRoom))
export const tags = perScope(() => collection<StoredTag>(REFUSALS.noTag))
export const members = perScope(() => collection<StoredMember>(REFUSALS.noMember))
export const formerMembers = perScope(() => collection<FormerMember>(REFUSALS.noMember))
export const nodes = perScope(() => collection<StoredNode>(REFUSALS.noNode))

const within = <T extends { roomId: string }>(kept: { all: () => T[] }, roomId: string) =>
  kept.all().filter((each) => each.roomId === roomId)
export const tagsOf = (scope: Scope, roomId: string) => within(tags[scope], roomId)
export const membersOf = (scope: Scope, roomId: string) => within(members[scope], roomId)
export const nodesOf = (scope: Scope, roomId: string) => within(nodes[scope], roomId)

/** A room past its end is closed, whoever looks first. */
const statusOf = ({ status, endTime }: StoredRoom) =>
  (parseTime(endTime)?.getTime() ?? 0) <= Date.now() ? '1' : status

/** A room's state now. */
export const stateOf = (room: StoredRoom) => roomState({ status: statusOf(room), delFlag: room.delFlag })

/** The caller as a member of a room, whether or not he may still enter. */
export const membershipIn = (scope: Scope, roomId: string, { userId }: Account) =>
  members[scope].all().find((member) => member.roomId === roomId && member.userId === userId)

const isPast = (time: string | null) => time !== null && (parseTime(time)?.getTime() ?? 0) <= Date.now()
/** Whether a member may enter: neither stopped nor expired. */
export const mayEnter = ({ state, expiry }: StoredMember) => state !== 'stopped' && !isPast(expiry)

/** Whether a room is one of the caller's: a deleted one is its administrators' alone. */
export const isOpenTo = (scope: Scope, account: Account) => (room: StoredRoom) => {
  const member = membershipIn(scope, room.id, account)
  return member !== undefined && mayEnter(member) && (room.delFlag === '0' || member.role === 'admin')
}

/** Who looks after all rooms of a section, whoever leads them. */
export const isKeeper = (scope: Scope, { permissions }: Account) =>
  isAllowed(permissions, `${scope}:room:manage`)

/** Whether the caller has to agree to a room's confidentiality agreement before he sees anything of it. */
export function isNdaDue(scope: Scope, { id, nda }: StoredRoom, account: Account): boolean {
  const member = membershipIn(scope, id, account)
  return nda !== null && member?.role !== 'admin' && member?.ndaVersion !== nda.version
}

/** Whether a member comes from a network that the room is closed to. */
export function isElsewhere(scope: Scope, { id }: StoredRoom, account: Account): boolean {
  if (membershipIn(scope, id, account)?.role === 'admin') return false
  return !isWithin(addressOf(account), settings[scope].get(id)?.addresses ?? null)
}

/** Refuses who comes from a network that the room is closed to. */
export function refuseElsewhere(scope: Scope, room: StoredRoom, account: Account) {
  if (!isElsewhere(scope, room, account)) return
  noteShutOut(scope, room.id, account)
  throw new Refusal(500, REFUSALS.otherNetwork(addressOf(account)))
}

/** Refuses who has to give a code first; the time of others begins anew. */
export function refuseCodeless(scope: Scope, { id }: StoredRoom, account: Account) {
  if (isCodeDue(scope, id, account)) throw new Refusal(500, REFUSALS.codeFirst)
  stay(scope, id, account)
}

/** What every member is told of a room: not what was done with it, nor what only its forms and its home say. */
const outlineOf = (room: StoredRoom) =>
  pick(
    room,
    'id',
    'name',
    'description',
    'targetName',
    'orgName',
    'delFlag',
    'endTime',
    'isZipAllowed',
    'isReenabled',
    'closeReason',
    'version',
    'updateTime',
  )

/** A room as it answers to a member. */
export function roomFor(scope: Scope, room: StoredRoom, account: Account) {
  const member = membershipIn(scope, room.id, account)
  const tag = member?.tagId ? tags[scope].get(member.tagId) : undefined
  const isOutside = isElsewhere(scope, room, account)
  const ndaDue = !isOutside && isNdaDue(scope, room, account) ? room.nda : null
  const isDue = isCodeDue(scope, room.id, account)
  const isOutOfDoors = isOutside || isDue || ndaDue !== null
  return {
    ...outlineOf(room),
    ...(isOutOfDoors ? { description: '' } : {}),
    logo: room.logo[0]?.fileName ?? '',
    status: statusOf(room),
    role: member?.role ?? ('member' as const),
    memberId: member?.id ?? null,
    tagId: tag?.id ?? null,
    tagName: tag?.name ?? '',
    tagType: tag?.type ?? '',
    ndaDue,
    refusedAddress: isOutside ? addressOf(account) : '',
    isFenced: member?.isFenced ?? false,
    mayModifyValuation: member?.mayModifyValuation ?? false,
    isIndexFrozen: settings[scope].get(room.id)?.isIndexFrozen ?? false,
    isIndexed: settings[scope].get(room.id)?.isAutoIndexed ?? true,
    isCodeDue: isDue,
    sessionMinutes: settings[scope].get(room.id)?.sessionMinutes ?? null,
  }
}

/** A room of the caller's. Refuses with 404. */
export const openRoom = (scope: Scope, account: Account, id: string): StoredRoom =>
  rooms[scope].require(id, (room) => {
    const isOpen = isOpenTo(scope, account)(room)
    if (!isOpen) noteShutOut(scope, id, account)
    return isOpen
  })

/** The room in which the caller wants to do something. Refuses with 404 who is no member, with 500 what may not be done. */
export function roomAllowing(scope: Scope, account: Account, id: string, ability: Ability): StoredRoom {
  const room = openRoom(scope, account, id)
  const { role, mayModifyValuation } = roomFor(scope, room, account)
  refuseElsewhere(scope, room, account)
  refuseCodeless(scope, room, account)
  if (isNdaDue(scope, room, account)) throw new Refusal(500, REFUSALS.ndaFirst)
  if (!canInRoom(ability, { role, mayModifyValuation, state: stateOf(room) })) {
    noteForbidden(scope, id, account, ability)
    throw new Refusal(500, REFUSALS.notNow)
  }
  return room
}
