export interface TreePosition {
  id: string
  /** Parent folder; null at the top level. */
  parentId: string | null
  order: number
}

export type NumberedNode<N> = N & { indexNo: string }

/**
 * Nodes as shown in a tree: parents before their children, in display order, numbered without gaps, since a gap would
 * reveal a hidden node. A node whose parent is not included moves to the top level. `frozen`: index numbers that do not
 * change.
 */
export function numberNodes<N extends TreePosition>(
  nodes: readonly N[],
  frozen?: ReadonlyMap<string, string>,
): NumberedNode<N>[] {
  const known = new Set(nodes.map(({ id }) => id))
  const inside = new Map<string | null, N[]>()
  for (const node of nodes) {
    const parent = node.parentId !== null && known.has(node.parentId) ? node.parentId : null
    const siblings = inside.get(parent)
    if (siblings) siblings.push(node)
    else inside.set(parent, [node])
  }
  const numberChildren = (parent: string | null, prefix: string): NumberedNode<N>[] =>
    (inside.get(parent) ?? [])
      .toSorted((a, b) => a.order - b.order)
      .flatMap((node, at) => {
        const own = `${prefix}${at + 1}`
        const indexNo = frozen?.get(node.id) ?? own
        return [{ ...node, parentId: parent, indexNo }, ...numberChildren(node.id, `${own}.`)]
      })
  return numberChildren(null, '')
}

/** Moves an id down by a number of places, or up if negative. */
export function moveInList(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id)
  if (from < 0) return [...ids]
  const to = Math.min(Math.max(from + by, 0), ids.length - 1)
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

export interface Renumbering<N> {
  node: N
  from: string
  to: string
}

/** Index numbers that change when siblings are reordered; `nodes` in the order of the tree. */
export function renumberings<N extends Omit<TreePosition, 'order'> & { indexNo?: string | null | undefined }>(
  nodes: readonly N[],
  siblings: readonly string[],
): Renumbering<N>[] {
  const places = new Map(siblings.map((id, at) => [id, at]))
  return numberNodes(
    // `order` is only compared among siblings.
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
