import type { Level } from '@/features/rooms/domain/levels'
import type { StoredNode } from './store'

type Seen = StoredNode & { level: Level }

/**
 * Nodes as a tree answers them: parents before their children, in their order, numbered as the reader sees them (a gap
 * would tell of what he does not). One whose folder he does not see stands at the top.
 */
export function inOrder(seen: readonly Seen[]): (Seen & { indexNo: string })[] {
  const known = new Set(seen.map(({ id }) => id))
  const inside = new Map<string | null, Seen[]>()
  for (const node of seen) {
    const parent = node.parentId !== null && known.has(node.parentId) ? node.parentId : null
    const siblings = inside.get(parent)
    if (siblings) siblings.push(node)
    else inside.set(parent, [node])
  }
  const under = (parent: string | null, prefix: string): (Seen & { indexNo: string })[] =>
    (inside.get(parent) ?? [])
      .toSorted((a, b) => a.order - b.order)
      .flatMap((node, at) => {
        const indexNo = `${prefix}${at + 1}`
        return [{ ...node, parentId: parent, indexNo }, ...under(node.id, `${indexNo}.`)]
      })
  return under(null, '')
}
