import { effectiveLevel, type Reader, type RoomRights } from './effectiveLevel'
import { LEVEL, type Level } from './levels'
import type { RightsChange } from './rights'

/** What becomes of the rights on something that is moved: as they are, those of the new place, or none. */
export const MOVE_MODES = ['keep', 'inherit', 'hide'] as const
export type MoveMode = (typeof MOVE_MODES)[number]

/** Whom a room's rules may name. */
export interface People {
  tags: readonly string[]
  members: readonly Reader[]
}

/** A reader as the rules alone see him: neither his own state nor his fence lowers what they give. */
const byRules = (reader: Reader): Reader => ({ ...reader, state: 'loggedIn', expires: null, isFenced: false })

const holder = (tagId: string): Reader => ({
  memberId: '',
  tagId,
  role: 'member',
  state: 'loggedIn',
  expires: null,
  isFenced: false,
})

/** The same room with a node elsewhere, and some rules on it put or taken away. */
function moved(
  room: RoomRights,
  node: string,
  target: string | null,
  rules: ReadonlyMap<string, Level | null>,
): RoomRights {
  return {
    ...room,
    parentOf: (id) => (id === node ? target : room.parentOf(id)),
    ruleOf: (id, subject, of) => {
      const level = id === node ? rules.get(`${subject} ${of}`) : undefined
      if (level === undefined) return room.ruleOf(id, subject, of)
      return level === null ? undefined : { level, setBy: '', setTime: '' }
    },
  }
}

/**
 * What changes in a room's rights when a node goes elsewhere: its place, and the rules on it that the mode wants. Rules
 * on what lies within stay, unless all is to be hidden.
 */
export function moveChanges(
  room: RoomRights,
  node: string,
  target: string | null,
  mode: MoveMode,
  { tags, members }: People,
  within: readonly string[] = [],
): RightsChange[] {
  const rules = new Map<string, Level | null>()
  const changes: RightsChange[] = [{ kind: 'node', node, parent: target }]
  const subjects = [
    ...tags.map((id) => ['tag', id] as const),
    ...members.map(({ memberId }) => ['member', memberId] as const),
  ]
  function put(subject: 'tag' | 'member', id: string, level: Level | null, at = node) {
    if (at === node) rules.set(`${subject} ${id}`, level)
    changes.push({ kind: 'rule', node: at, subject, id, level })
  }

  if (mode !== 'keep') {
    for (const at of mode === 'hide' ? [node, ...within] : [node])
      for (const [subject, id] of subjects) if (room.ruleOf(at, subject, id)) put(subject, id, null, at)
    if (mode === 'inherit') return changes
  }
  // Tags first: a member gets a rule of his own only where that of his tag is not enough.
  for (const reader of [
    ...tags.map(holder),
    ...members.filter(({ role }) => role !== 'admin').map(byRules),
  ]) {
    const wanted = mode === 'hide' ? LEVEL.none : effectiveLevel(node, reader, room).level
    if (effectiveLevel(node, reader, moved(room, node, target, rules)).level === wanted) continue
    if (reader.memberId === '') put('tag', reader.tagId!, wanted)
    else put('member', reader.memberId, wanted)
  }
  return changes
}
