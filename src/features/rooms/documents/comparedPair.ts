import { LEVEL } from '../domain/levels'
import type { RoomNode, Version } from './documents.api'

type Compared<V> = Pick<RoomNode, 'level' | 'versionNo'> & { versions: readonly V[] }

/**
 * The version that readers are shown with another one, the earlier of the two first. Null where that is none of those
 * that the reader may see, and for who reads through the fence: a comparison shows whole pages.
 */
export function comparedPair<V extends Pick<Version, 'id' | 'no'>>(
  { level, versionNo, versions }: Compared<V>,
  otherId: string,
): [before: V, after: V] | null {
  const shown = versions.find(({ no }) => no === versionNo)
  const other = versions.find(({ id }) => id === otherId)
  if (level <= LEVEL.fence || !shown || !other || shown === other) return null
  return other.no < shown.no ? [other, shown] : [shown, other]
}
