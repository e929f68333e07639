import { LEVEL, type Level } from './levels'
import type { MemberState, RoomRole, RoomState } from './states'

/** A level that was given to a tag or a member on a folder or document. */
export interface Rule {
  level: Level
  setBy: string
  setTime: string
}

/** The rights of a room at one moment. */
export interface RoomRights {
  state: RoomState
  /** Whether members of a closed room may still fetch it as a ZIP. */
  isZipAllowed: boolean
  /** Where no rule says otherwise. */
  defaultLevel: Level
  /** The folder around a node: null at the top, undefined for a node that is not there. */
  parentOf: (node: string) => string | null | undefined
  ruleOf: (node: string, subject: 'member' | 'tag', id: string) => Rule | undefined
  /** The moment that is asked about, ISO with zone. */
  at: string
}

/** A member as the rights see him. */
export interface Reader {
  memberId: string
  tagId: string | null
  role: RoomRole
  state: MemberState
  /** From then on he sees nothing; ISO with zone, null for never. */
  expires: string | null
  /** Reads through the fence only. */
  isFenced: boolean
}

type Cap = 'deleted' | 'closed' | 'fence'

/** Why a level is what it is. */
export interface Because {
  /** What gave the level: the role, a rule on a node, the room's default, or the reason that there is none. */
  source: 'administrator' | 'member' | 'tag' | 'default' | 'absent' | 'invited' | 'stopped' | 'expired'
  /** Where the rule stands; the node itself or one above it. */
  node?: string
  rule?: Rule
  /** What lowered it afterwards, in the order applied. */
  caps: readonly Cap[]
}

export interface EffectiveLevel {
  level: Level
  because: Because
}

/** Reading and taking along remain; nothing is changed any more. */
const READ_ONLY = LEVEL.downloadOriginal

/** What the reader's own standing gives him, before any rule. */
function standingOf({ state, expires }: Reader, at: string): Because['source'] | null {
  if (state === 'invited' || state === 'stopped') return state
  return expires !== null && Date.parse(expires) <= Date.parse(at) ? 'expired' : null
}

/** The level that role and rules give: of the node, else of the nearest folder with a rule, a member's before his tag's. */
function granted(node: string, reader: Reader, room: RoomRights): Omit<Because, 'caps'> & { level: Level } {
  if (room.parentOf(node) === undefined) return { level: LEVEL.none, source: 'absent' }
  const standing = standingOf(reader, room.at)
  if (standing) return { level: LEVEL.none, source: standing }
  if (reader.role === 'admin') return { level: LEVEL.manage, source: 'administrator' }
  for (let at: string | null | undefined = node; at !== null && at !== undefined; at = room.parentOf(at)) {
    const own = room.ruleOf(at, 'member', reader.memberId)
    if (own) return { level: own.level, source: 'member', node: at, rule: own }
    const ofTag = reader.tagId === null ? undefined : room.ruleOf(at, 'tag', reader.tagId)
    if (ofTag) return { level: ofTag.level, source: 'tag', node: at, rule: ofTag }
  }
  return { level: room.defaultLevel, source: 'default' }
}

/** The most that each cap leaves; absent where it does not apply. */
function capsOn({ role, isFenced }: Reader, { state, isZipAllowed }: RoomRights): [cap: Cap, most: Level][] {
  const caps: [Cap, Level][] = []
  if (state === 'deleted') caps.push(['deleted', LEVEL.none])
  if (state === 'closed') caps.push(['closed', role === 'admin' || isZipAllowed ? READ_ONLY : LEVEL.none])
  if (isFenced && role !== 'admin') caps.push(['fence', LEVEL.fence])
  return caps
}

/**
 * What a member may do with a folder or document, and why. The only place that decides: screens enable by it, the
 * mock backend refuses by it, previews of changes ask it. A cap never raises.
 */
export function effectiveLevel(node: string, reader: Reader, room: RoomRights): EffectiveLevel {
  const { level: given, ...reason } = granted(node, reader, room)
  let level = given
  const caps: Cap[] = []
  for (const [cap, most] of capsOn(reader, room)) {
    if (level <= most) continue
    level = most
    caps.push(cap)
  }
  return { level, because: { ...reason, caps } }
}
