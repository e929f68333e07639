import { effectiveLevel, type RoomReader, type RoomRights } from './effectiveLevel'
import { LEVEL, type Level } from './levels'
import type { RightsChange } from './rights'

/** Permissions after a move: unchanged, inherited from the new parent, or none. */
export const MOVE_MODES = ['keep', 'inherit', 'hide'] as const
export type MoveMode = (typeof MOVE_MODES)[number]

export interface People {
  tags: readonly string[]
  members: readonly RoomReader[]
}

/** Reader reduced to what rules decide: state and Fence restriction are ignored. */
const withoutRestrictions = (reader: RoomReader): RoomReader => ({
  ...reader,
  state: 'loggedIn',
  expires: null,
  isFenced: false,
})

const tagReaderOf = (tagId: string): RoomReader => ({
  memberId: '',
  tagId,
  role: 'member',
  state: 'loggedIn',
  expires: null,
  isFenced: false,
})

function roomAfterMove(
  room: RoomRights,
  node: string,
  target: string | null,
  rules: ReadonlyMap<string, Level | null>,
): RoomRights {
  return {
    ...room,
    parentOf: (id) => (id === node ? target : room.parentOf(id)),
    ruleOf: (id, subject, subjectId) => {
      const level = id === node ? rules.get(`${subject} ${subjectId}`) : undefined
      if (level === undefined) return room.ruleOf(id, subject, subjectId)
      return level === null ? undefined : { level, setBy: '', setTime: '' }
    },
  }
}

/**
 * Permission changes of a move: the new parent, and the rules on the node that the mode requires. Rules on descendants
 * stay, except for `hide`.
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
  function setLevel(subject: 'tag' | 'member', id: string, level: Level | null, at = node) {
    if (at === node) rules.set(`${subject} ${id}`, level)
    changes.push({ kind: 'rule', node: at, subject, id, level })
  }

  if (mode !== 'keep') {
    for (const at of mode === 'hide' ? [node, ...within] : [node])
      for (const [subject, id] of subjects) if (room.ruleOf(at, subject, id)) setLevel(subject, id, null, at)
    if (mode === 'inherit') return changes
  }
  // Tags first: a member gets their own rule only if their tag's is not enough.
  for (const reader of [
    ...tags.map(tagReaderOf),
    ...members.filter(({ role }) => role !== 'admin').map(withoutRestrictions),
  ]) {
    const targetLevel = mode === 'hide' ? LEVEL.none : effectiveLevel(node, reader, room).level
    if (effectiveLevel(node, reader, roomAfterMove(room, node, target, rules)).level === targetLevel) continue
    if (reader.memberId === '') setLevel('tag', reader.tagId!, targetLevel)
    else setLevel('member', reader.memberId, targetLevel)
  }
  return changes
}
