import { effectiveLevel, type Reader } from './effectiveLevel'
import type { Level } from './levels'
import type { Rights, RightsChange } from './rights'

/** What becomes of one document for one reader. */
export interface LevelChange {
  node: string
  from: Level
  to: Level
}

/** What changes would do to a member, or to whoever has a tag without rights of his own. */
export interface Effect {
  memberId: string | null
  tagId: string | null
  gains: readonly LevelChange[]
  losses: readonly LevelChange[]
}

/** Someone who has nothing but a tag. */
export const holderOf = (tagId: string): Reader => ({
  memberId: '',
  tagId,
  role: 'member',
  state: 'loggedIn',
  expires: null,
  isFenced: false,
})

/** The rights of a room as changes would leave them. */
export function afterChanges(before: Rights, changes: readonly RightsChange[], at: string, by = ''): Rights {
  const after = before.copy()
  for (const change of changes) after.apply({ time: at, by, change })
  return after
}

/**
 * Who would gain and who would lose what, before it happens: `effectiveLevel` of each document before and after. Tags stand
 * first, then members; those for whom nothing changes are left out.
 */
export function impactOf(
  before: Rights,
  changes: readonly RightsChange[],
  { documents, tags, at }: { documents: readonly string[]; tags: readonly string[]; at: string },
): Effect[] {
  const after = afterChanges(before, changes, at)
  const [was, willBe] = [before.at(at), after.at(at)]

  function effect(reader: Reader | undefined, next: Reader | undefined): Pick<Effect, 'gains' | 'losses'> {
    const changed = documents.flatMap((node): LevelChange[] => {
      const from = reader ? effectiveLevel(node, reader, was).level : 0
      const to = next ? effectiveLevel(node, next, willBe).level : 0
      return from === to ? [] : [{ node, from, to }]
    })
    return {
      gains: changed.filter(({ from, to }) => to > from),
      losses: changed.filter(({ from, to }) => to < from),
    }
  }

  const members = new Set([...before.members(), ...after.members()].map(({ memberId }) => memberId))
  const effects: Effect[] = [
    ...tags.map((tagId) => ({ memberId: null, tagId, ...effect(holderOf(tagId), holderOf(tagId)) })),
    ...[...members].map((memberId) => {
      const [reader, next] = [before.readerOf(memberId), after.readerOf(memberId)]
      return { memberId, tagId: (next ?? reader)?.tagId ?? null, ...effect(reader, next) }
    }),
  ]
  return effects.filter(({ gains, losses }) => gains.length + losses.length > 0)
}

/** Documents that are named at most. */
const MOST_NAMED = 10

/**
 * The documents that matter most: where anyone's access rises furthest, then to the highest level, then in the order of
 * the tree, whose first sections are read first. Where nobody gains, those that are lost, the furthest fall first.
 */
export function mostSensitive(effects: readonly Effect[], documents: readonly string[]): LevelChange[] {
  const gains = effects.flatMap((each) => each.gains)
  const among = gains.length > 0 ? gains : effects.flatMap((each) => each.losses)
  const furthest = new Map<string, LevelChange>()
  const distance = ({ from, to }: LevelChange) => Math.abs(to - from)
  for (const each of among) {
    const known = furthest.get(each.node)
    if (!known || distance(each) > distance(known)) furthest.set(each.node, each)
  }
  const place = new Map(documents.map((node, at) => [node, at]))
  return [...furthest.values()]
    .toSorted(
      (a, b) =>
        distance(b) - distance(a) || b.to - a.to || (place.get(a.node) ?? 0) - (place.get(b.node) ?? 0),
    )
    .slice(0, MOST_NAMED)
}
