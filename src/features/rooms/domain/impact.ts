import { effectiveLevel, type RoomReader } from './effectiveLevel'
import type { Level } from './levels'
import type { Rights, RightsChange } from './rights'

export interface LevelChange {
  node: string
  from: Level
  to: Level
}

/** Effect of changes on a member, or on members of a tag without rules of their own. */
export interface Effect {
  memberId: string | null
  tagId: string | null
  gains: readonly LevelChange[]
  losses: readonly LevelChange[]
}

/** Generic member of a tag, without rules of their own. */
export const tagReaderOf = (tagId: string): RoomReader => ({
  memberId: '',
  tagId,
  role: 'member',
  state: 'loggedIn',
  expires: null,
  isFenced: false,
})

export function afterChanges(before: Rights, changes: readonly RightsChange[], at: string, by = ''): Rights {
  const after = before.copy()
  for (const change of changes) after.apply({ time: at, by, change })
  return after
}

/**
 * Previews gains and losses: compares `effectiveLevel` of each document before and after. Tags come first, then
 * members; those without changes are left out.
 */
export function impactOf(
  before: Rights,
  changes: readonly RightsChange[],
  { documents, tags, at }: { documents: readonly string[]; tags: readonly string[]; at: string },
): Effect[] {
  const after = afterChanges(before, changes, at)
  const [roomBefore, roomAfter] = [before.at(at), after.at(at)]

  function effect(
    reader: RoomReader | undefined,
    next: RoomReader | undefined,
  ): Pick<Effect, 'gains' | 'losses'> {
    const changed = documents.flatMap((node): LevelChange[] => {
      const from = reader ? effectiveLevel(node, reader, roomBefore).level : 0
      const to = next ? effectiveLevel(node, next, roomAfter).level : 0
      return from === to ? [] : [{ node, from, to }]
    })
    return {
      gains: changed.filter(({ from, to }) => to > from),
      losses: changed.filter(({ from, to }) => to < from),
    }
  }

  const members = new Set([...before.members(), ...after.members()].map(({ memberId }) => memberId))
  const effects: Effect[] = [
    ...tags.map((tagId) => ({ memberId: null, tagId, ...effect(tagReaderOf(tagId), tagReaderOf(tagId)) })),
    ...[...members].map((memberId) => {
      const [reader, next] = [before.readerOf(memberId), after.readerOf(memberId)]
      return { memberId, tagId: (next ?? reader)?.tagId ?? null, ...effect(reader, next) }
    }),
  ]
  return effects.filter(({ gains, losses }) => gains.length + losses.length > 0)
}

const MAX_NAMED = 10

/**
 * Documents to list in a preview: the largest gain first, then the highest level, then tree order, because the first
 * sections are read first. Without gains, the largest losses.
 */
export function largestChanges(effects: readonly Effect[], documents: readonly string[]): LevelChange[] {
  const gains = effects.flatMap((each) => each.gains)
  const candidates = gains.length > 0 ? gains : effects.flatMap((each) => each.losses)
  const furthest = new Map<string, LevelChange>()
  const distance = ({ from, to }: LevelChange) => Math.abs(to - from)
  for (const each of candidates) {
    const known = furthest.get(each.node)
    if (!known || distance(each) > distance(known)) furthest.set(each.node, each)
  }
  const place = new Map(documents.map((node, at) => [node, at]))
  return [...furthest.values()]
    .toSorted(
      (a, b) =>
        distance(b) - distance(a) || b.to - a.to || (place.get(a.node) ?? 0) - (place.get(b.node) ?? 0),
    )
    .slice(0, MAX_NAMED)
}
