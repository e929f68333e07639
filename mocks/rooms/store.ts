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
import { DocumentLimits, type UploadLimits, type UploadSetting } from '@/shared/files/uploadRules'
import { parseTime } from '@/shared/lib/dates'
import type { Account } from '../platform/db'
import { collection } from '../platform/collection'
import { Refusal } from '../platform/mock'
import { pick } from '../platform/pick'
import type { StoredEntity } from '../platform/workflowStore'
import type { Versioned } from '../platform/versioned'
import { logForbidden, logLockedOut } from './denials'
import { isCodeDue, recordPresence } from './twoStepEntry'
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
  defaultLevel: Level
  /** Members may still download a ZIP after closing. */
  isZipAllowed: boolean
  logo: StoredFile[]
  indication: string | null
  creditCode: string | null
  /** Only for rooms of post-investment management. */
  concept: string | null
  contractNo: string | null
  phase: string | null
  budget: number | null
  isInsured: boolean
  isReenabled: boolean
  closeReason: string
  /** The `endTime` whose expiry members were notified of. */
  notifiedEnd: string
  /** Confidentiality agreement that members must accept first; a new text increments the version. */
  nda: { version: number; text: string } | null
  announcement: string
  hidesMembers: boolean
  /** Without it, the specification's limits apply. */
  upload?: UploadSetting
}

export interface StoredTag extends Versioned {
  id: string
  roomId: string
  name: string
  color: string
  type: string
  category: string
  representative: string
  presetLevel: Level | null
  /** Maximum number of open questions; null means unlimited. */
  questionQuota: number | null
}

export interface StoredMember extends StoredEntity<MemberState> {
  roomId: string
  /** Null until an account with this email address signs in. */
  userId: string | null
  email: string
  name: string
  organisation: string
  tagId: string | null
  role: RoomRole
  /** Reads through the privacy fence only. */
  isFenced: boolean
  mayModifyValuation: boolean
  inviteTime: string
  /** Last visit. */
  loginTime: string | null
  visitBefore: string | null
  /** `YYYY-MM-DD HH:mm:ss`; access ends then. */
  expiry: string | null
  ndaVersion?: number
  ndaTime: string | null
}

/** Kept so that certificates about former members remain possible. */
export interface FormerMember extends StoredMember {
  leaveTime: string
}

export interface StoredNode {
  id: string
  roomId: string
  /** Null at the top level. */
  parentId: string | null
  kind: 'folder' | 'document'
  name: string
  order: number
  createTime: string
  /** Documents only, from here on. */
  type?: string
  size?: number
  pages?: number
  state?: VersionState
  versionNo?: number
  updateTime?: string
  updateBy?: string
  submitterId?: string
  /** Set only as a party reads the document: the variant that the facts above are of. Never stored. */
  variantId?: string
}

/** Stores per section. Add and remove members and nodes with the functions in `rights.ts`, which record the rights. */
export const rooms = perScope(() => collection<StoredRoom>(REFUSALS.noRoom))
export const tags = perScope(() => collection<StoredTag>(REFUSALS.noTag))
export const members = perScope(() => collection<StoredMember>(REFUSALS.noMember))
export const formerMembers = perScope(() => collection<FormerMember>(REFUSALS.noMember))
export const nodes = perScope(() => collection<StoredNode>(REFUSALS.noNode))

const rowsOfRoom = <T extends { roomId: string }>(rows: { all: () => T[] }, roomId: string) =>
  rows.all().filter((each) => each.roomId === roomId)
export const tagsOf = (scope: Scope, roomId: string) => rowsOfRoom(tags[scope], roomId)
export const membersOf = (scope: Scope, roomId: string) => rowsOfRoom(members[scope], roomId)
export const nodesOf = (scope: Scope, roomId: string) => rowsOfRoom(nodes[scope], roomId)

/** A room past its end is closed, without a stored change. */
const statusOf = ({ status, endTime }: StoredRoom) =>
  (parseTime(endTime)?.getTime() ?? 0) <= Date.now() ? '1' : status

export const stateOf = (room: StoredRoom) => roomState({ status: statusOf(room), delFlag: room.delFlag })

export const membershipIn = (scope: Scope, roomId: string, { userId }: Account) =>
  members[scope].all().find((member) => member.roomId === roomId && member.userId === userId)

const isPast = (time: string | null) => time !== null && (parseTime(time)?.getTime() ?? 0) <= Date.now()
export const canEnter = ({ state, expiry }: StoredMember) => state !== 'stopped' && !isPast(expiry)

export const uploadLimitsOf = (scope: Scope, roomId: string): UploadLimits =>
  DocumentLimits.parse(rooms[scope].require(roomId).upload)

/** True for rooms that the caller may enter; only admins see deleted ones. */
export const isOpenTo = (scope: Scope, account: Account) => (room: StoredRoom) => {
  const member = membershipIn(scope, room.id, account)
  return member !== undefined && canEnter(member) && (room.delFlag === '0' || member.role === 'admin')
}

/** True for users who manage all rooms of a section. */
export const isKeeper = (scope: Scope, { permissions }: Account) =>
  isAllowed(permissions, `${scope}:room:manage`)

/** True while the caller must accept the confidentiality agreement. */
export function isNdaDue(scope: Scope, { id, nda }: StoredRoom, account: Account): boolean {
  const member = membershipIn(scope, id, account)
  return nda !== null && member?.role !== 'admin' && member?.ndaVersion !== nda.version
}

/** True if the room does not allow the caller's network; admins are exempt. */
export function isNetworkBlocked(scope: Scope, { id }: StoredRoom, account: Account): boolean {
  if (membershipIn(scope, id, account)?.role === 'admin') return false
  return !isWithin(addressOf(account), settings[scope].get(id)?.addresses ?? null)
}

export function checkNetwork(scope: Scope, room: StoredRoom, account: Account) {
  if (!isNetworkBlocked(scope, room, account)) return
  logLockedOut(scope, room.id, account)
  throw new Refusal(500, REFUSALS.otherNetwork(addressOf(account)))
}

/** Throws if the caller must enter a code first; otherwise extends their session. */
export function checkCodeEntered(scope: Scope, { id }: StoredRoom, account: Account) {
  if (isCodeDue(scope, id, account)) throw new Refusal(500, REFUSALS.codeFirst)
  recordPresence(scope, id, account)
}

/** Fields that every member may see, without history and content of forms. */
const roomSummary = (room: StoredRoom) =>
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
    'upload',
    'isReenabled',
    'closeReason',
    'version',
    'updateTime',
  )

export function roomFor(scope: Scope, room: StoredRoom, account: Account) {
  const member = membershipIn(scope, room.id, account)
  const tag = member?.tagId ? tags[scope].get(member.tagId) : undefined
  const isBlocked = isNetworkBlocked(scope, room, account)
  const ndaDue = !isBlocked && isNdaDue(scope, room, account) ? room.nda : null
  const needsCode = isCodeDue(scope, room.id, account)
  const needsEntryStep = isBlocked || needsCode || ndaDue !== null
  return {
    ...roomSummary(room),
    ...(needsEntryStep ? { description: '' } : {}),
    logo: room.logo[0]?.fileName ?? '',
    status: statusOf(room),
    role: member?.role ?? ('member' as const),
    memberId: member?.id ?? null,
    tagId: tag?.id ?? null,
    tagName: tag?.name ?? '',
    tagType: tag?.type ?? '',
    ndaDue,
    refusedAddress: isBlocked ? addressOf(account) : '',
    isFenced: member?.isFenced ?? false,
    mayModifyValuation: member?.mayModifyValuation ?? false,
    isIndexFrozen: settings[scope].get(room.id)?.isIndexFrozen ?? false,
    isIndexed: settings[scope].get(room.id)?.isAutoIndexed ?? true,
    isCodeDue: needsCode,
    sessionMinutes: settings[scope].get(room.id)?.sessionMinutes ?? null,
  }
}

/** Returns a room the caller may enter, or throws 404. */
export const requireRoom = (scope: Scope, account: Account, id: string): StoredRoom =>
  rooms[scope].require(id, (room) => {
    const isOpen = isOpenTo(scope, account)(room)
    if (!isOpen) logLockedOut(scope, id, account)
    return isOpen
  })

/**
 * Returns the room if the caller has the ability. Throws 404 for non-members, 500 if the ability or a prior step is
 * missing.
 */
export function authorizeRoom(scope: Scope, account: Account, id: string, ability: Ability): StoredRoom {
  const room = requireRoom(scope, account, id)
  const { role, mayModifyValuation } = roomFor(scope, room, account)
  checkNetwork(scope, room, account)
  checkCodeEntered(scope, room, account)
  if (isNdaDue(scope, room, account)) throw new Refusal(500, REFUSALS.ndaFirst)
  if (!canInRoom(ability, { role, mayModifyValuation, state: stateOf(room) })) {
    logForbidden(scope, id, account, ability)
    throw new Refusal(500, REFUSALS.notNow)
  }
  return room
}
