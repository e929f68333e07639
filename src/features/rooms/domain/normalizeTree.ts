interface Node {
  id: string
  parentId: string | null
}

/**
 * Normalises a flat tree from the server: each node once, directly after its parent or an earlier sibling's subtree. A
 * node without a known parent moves to the top level; a cycle is cut at its first node.
 */
export function normalizeTree<N extends Node>(nodes: N[]): N[] {
  return isNormalized(nodes) ? nodes : rebuildTree(nodes)
}

function isNormalized(nodes: readonly Node[]): boolean {
  const known = new Set<string>()
  /** Path from the top to the previous node. */
  const path: string[] = []
  return nodes.every(({ id, parentId }) => {
    while (path.length > 0 && path.at(-1) !== parentId) path.pop()
    path.push(id)
    return (parentId === null || path.length > 1) && known.size < known.add(id).size
  })
}

function rebuildTree<N extends Node>(nodes: readonly N[]): N[] {
  const byId = new Map<string, N>()
  for (const node of nodes) if (!byId.has(node.id)) byId.set(node.id, node)
  const inside = new Map<string, N[]>()
  const top: N[] = []
  for (const node of byId.values()) {
    if (node.parentId === null || !byId.has(node.parentId)) top.push(node)
    else if (!inside.get(node.parentId)?.push(node)) inside.set(node.parentId, [node])
  }

  const ordered: N[] = []
  const added = new Set<string>()
  function addSubtree(first: N) {
    const stack = [first.parentId === null ? first : { ...first, parentId: null }]
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (added.has(node.id)) continue
      added.add(node.id)
      ordered.push(node)
      for (const child of inside.get(node.id)?.toReversed() ?? []) stack.push(child)
    }
  }
  for (const node of top) addSubtree(node)
  for (const node of byId.values()) if (!added.has(node.id)) addSubtree(node)
  return ordered
}
