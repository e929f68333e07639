/** Something that stands in a tree. */
export interface Placed {
  id: string
  /** The folder around it; null at the top. */
  parentId: string | null
  /** Among those of its folder. */
  order: number
}

export type Numbered<N> = N & { indexNo: string }

/**
 * Nodes as a tree shows them: parents before their children, in their order, numbered without a gap (one would tell of what
 * the reader does not see). One whose folder is not among them stands at the top. `frozen`: numbers that stay as they are.
 */
export function numbered<N extends Placed>(
  nodes: readonly N[],
  frozen?: ReadonlyMap<string, string>,
): Numbered<N>[] {
  const known = new Set(nodes.map(({ id }) => id))
  const inside = new Map<string | null, N[]>()
  for (const node of nodes) {
    const parent = node.parentId !== null && known.has(node.parentId) ? node.parentId : null
    const siblings = inside.get(parent)
    if (siblings) siblings.push(node)
    else inside.set(parent, [node])
  }
  const under = (parent: string | null, prefix: string): Numbered<N>[] =>
    (inside.get(parent) ?? [])
      .toSorted((a, b) => a.order - b.order)
      .flatMap((node, at) => {
        const own = `${prefix}${at + 1}`
        const indexNo = frozen?.get(node.id) ?? own
        return [{ ...node, parentId: parent, indexNo }, ...under(node.id, `${own}.`)]
      })
  return under(null, '')
}

/** The same ids with one of them so many places further down; up where it is negative. */
export function shifted(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id)
  if (from < 0) return [...ids]
  const to = Math.min(Math.max(from + by, 0), ids.length - 1)
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

/** A node whose number becomes another one. */
export interface Renumbering<N> {
  node: N
  from: string
  to: string
}

/** The numbers that change when some siblings stand in another order; nodes as the tree answers them. */
export function renumberings<N extends Omit<Placed, 'order'> & { indexNo?: string | null | undefined }>(
  nodes: readonly N[],
  siblings: readonly string[],
): Renumbering<N>[] {
  const places = new Map(siblings.map((id, at) => [id, at]))
  return numbered(
    // An order is looked at within one folder only.
    nodes.map((node, at) => ({
      node,
      id: node.id,
      parentId: node.parentId,
      order: places.get(node.id) ?? at,
    })),
  ).flatMap(({ node, indexNo: to }) => {
    const from = node.indexNo ?? ''
    return from === to ? [] : [{ node, from, to }]
  })
}
