import { LEVEL } from '../domain/levels'
import type { RoomNode, Version } from './documents.api'

type ComparableDocument<V> = Pick<RoomNode, 'level' | 'versionNo'> & {
  versions: readonly V[]
  variants?: readonly V[]
}

/**
 * Pairs the version shown to readers with another one, also of a party, the earlier first. Null if the other is not visible to the
 * reader, or if they only have Fence view: a comparison shows full pages.
 */
export function comparedPair<V extends Pick<Version, 'id' | 'no'>>(
  { level, versionNo, versions, variants = [] }: ComparableDocument<V>,
  otherId: string,
): [before: V, after: V] | null {
  const shown = versions.find(({ no }) => no === versionNo)
  const other = [...versions, ...variants].find(({ id }) => id === otherId)
  if (level <= LEVEL.fence || !shown || !other || shown === other) return null
  return other.no < shown.no ? [other, shown] : [shown, other]
}
