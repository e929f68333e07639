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

/** Rules alone: a plan that hides the node for now must not become a rule that hides it for good. */
const withoutReleases = (room: RoomRights): RoomRights => ({ ...room, releases: new Map() })

function pathOf(room: RoomRights, node: string | null): string[] {
  const path: string[] = []
  for (let at: string | null | undefined = node; at !== null && at !== undefined; at = room.parentOf(at))
    path.push(at)
  return path
}

/** Release plans that a node leaves behind with its former folders, as its own. */
function ownReleases(room: RoomRights, node: string, target: string | null): RightsChange[] {
  const above = new Set(pathOf(room, target))
  const left = pathOf(room, node).filter((at) => at !== node && !above.has(at))
  return left
    .flatMap((at) => room.releases.get(at) ?? [])
    .map(({ id, tagIds, time, phaseId }) => ({
      kind: 'release',
      id: `${id}:${node}`,
      plan: { node, tagIds, time, phaseId },
    }))
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
 * stay, except for `hide`; so do release plans. `keep` takes those of the former folders along.
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
  if (mode === 'keep') changes.push(...ownReleases(room, node, target))
  const ruled = withoutReleases(room)
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
    const targetLevel = mode === 'hide' ? LEVEL.none : effectiveLevel(node, reader, ruled).level
    if (effectiveLevel(node, reader, roomAfterMove(ruled, node, target, rules)).level === targetLevel)
      continue
    if (reader.memberId === '') setLevel('tag', reader.tagId!, targetLevel)
    else setLevel('member', reader.memberId, targetLevel)
  }
  return changes
}
