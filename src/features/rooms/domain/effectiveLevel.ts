import { LEVEL, type Level } from './levels'
import { concernsTag, type Release } from './release'
import type { MemberState, RoomRole, RoomState } from './states'

export interface Rule {
  level: Level
  setBy: string
  setTime: string
}

export interface RoomRights {
  state: RoomState
  /** Members may still download a closed room as a ZIP. */
  isZipAllowed: boolean
  defaultLevel: Level
  /** Parent folder of a node: null at the top level, undefined for an unknown node. */
  parentOf: (node: string) => string | null | undefined
  ruleOf: (node: string, subject: 'member' | 'tag', id: string) => Rule | undefined
  /** Release plans by node, as they stand at this point in time. */
  releases: ReadonlyMap<string, readonly Release[]>
  /** Point in time, ISO with zone. */
  at: string
}

export interface RoomReader {
  memberId: string
  tagId: string | null
  role: RoomRole
  state: MemberState
  /** Access ends at this time; ISO with zone, null for never. */
  expires: string | null
  isFenced: boolean
}

type Cap = 'deleted' | 'closed' | 'unreleased' | 'fence'

export interface LevelReason {
  /** Origin of the level: the role, a rule, the room's default, or the reason for no access. */
  source: 'administrator' | 'member' | 'tag' | 'default' | 'absent' | 'invited' | 'stopped' | 'expired'
  /** Node of the rule: the node itself or an ancestor. */
  node?: string
  rule?: Rule
  /** Caps that lowered the level, in the order applied. */
  caps: readonly Cap[]
  /** Nearest plan that is not met yet, if the cap `unreleased` applies. */
  release?: Release
}

export interface EffectiveLevel {
  level: Level
  because: LevelReason
}

/** Reading and downloading remain; changes are not possible. */
const READ_ONLY = LEVEL.downloadOriginal

/** Reason why the reader has no access at all, regardless of rules; null if there is none. */
function statusOf({ state, expires }: RoomReader, at: string): LevelReason['source'] | null {
  if (state === 'invited' || state === 'stopped') return state
  return expires !== null && Date.parse(expires) <= Date.parse(at) ? 'expired' : null
}

/** Level by role and rules: the nearest node with a rule decides, and a member's rule comes before their tag's. */
function grantedLevel(
  node: string,
  reader: RoomReader,
  room: RoomRights,
): Omit<LevelReason, 'caps' | 'release'> & { level: Level } {
  if (room.parentOf(node) === undefined) return { level: LEVEL.none, source: 'absent' }
  const accessStatus = statusOf(reader, room.at)
  if (accessStatus) return { level: LEVEL.none, source: accessStatus }
  if (reader.role === 'admin') return { level: LEVEL.manage, source: 'administrator' }
  for (let at: string | null | undefined = node; at !== null && at !== undefined; at = room.parentOf(at)) {
    const own = room.ruleOf(at, 'member', reader.memberId)
    if (own) return { level: own.level, source: 'member', node: at, rule: own }
    const ofTag = reader.tagId === null ? undefined : room.ruleOf(at, 'tag', reader.tagId)
    if (ofTag) return { level: ofTag.level, source: 'tag', node: at, rule: ofTag }
  }
  return { level: room.defaultLevel, source: 'default' }
}

/** Release plans of a node and its ancestors that concern a reader, the nearest first. */
export function releasesOn(node: string, { tagId }: RoomReader, room: RoomRights): Release[] {
  const found: Release[] = []
  if (room.releases.size === 0) return found
  for (let at: string | null | undefined = node; at !== null && at !== undefined; at = room.parentOf(at))
    found.push(...(room.releases.get(at) ?? []).filter((release) => concernsTag(release, tagId)))
  return found
}

/** Maximum level of each cap that applies. */
function capsOn(
  { role, isFenced }: RoomReader,
  { state, isZipAllowed }: RoomRights,
  isUnreleased: boolean,
): [cap: Cap, most: Level][] {
  const caps: [Cap, Level][] = []
  if (state === 'deleted') caps.push(['deleted', LEVEL.none])
  if (state === 'closed') caps.push(['closed', role === 'admin' || isZipAllowed ? READ_ONLY : LEVEL.none])
  if (isUnreleased) caps.push(['unreleased', LEVEL.none])
  if (isFenced && role !== 'admin') caps.push(['fence', LEVEL.fence])
  return caps
}

/**
 * Effective level of a member on a folder or document, and the reason for it. Single source of truth: the client
 * enables actions by it, the mock backend enforces it, and previews of changes use it. A cap never raises a level.
 */
export function effectiveLevel(node: string, reader: RoomReader, room: RoomRights): EffectiveLevel {
  const { level: given, ...reason } = grantedLevel(node, reader, room)
  // Those who manage a node prepare it before its release.
  const isBound = given > LEVEL.none && given < LEVEL.manage
  const release = isBound ? releasesOn(node, reader, room).find(({ isMet }) => !isMet) : undefined
  let level = given
  const caps: Cap[] = []
  for (const [cap, max] of capsOn(reader, room, release !== undefined)) {
    if (level <= max) continue
    level = max
    caps.push(cap)
  }
  return { level, because: { ...reason, caps, ...(release && caps.includes('unreleased') && { release }) } }
}
