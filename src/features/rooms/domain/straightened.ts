interface Node {
  id: string
  parentId: string | null
}

/**
 * A tree as it has to stand, whatever the server sends: each node once, after the folder that it lies in and before
 * what comes after that. A node whose folder is not there stands at the top; of a circle the first does.
 */
export function straightened<N extends Node>(nodes: N[]): N[] {
  return isStraight(nodes) ? nodes : rebuilt(nodes)
}

function isStraight(nodes: readonly Node[]): boolean {
  const known = new Set<string>()
  /** The folders around the node before, and that node. */
  const around: string[] = []
  return nodes.every(({ id, parentId }) => {
    while (around.length > 0 && around.at(-1) !== parentId) around.pop()
    around.push(id)
    return (parentId === null || around.length > 1) && known.size < known.add(id).size
  })
}

function rebuilt<N extends Node>(nodes: readonly N[]): N[] {
  const byId = new Map<string, N>()
  for (const node of nodes) if (!byId.has(node.id)) byId.set(node.id, node)
  const inside = new Map<string, N[]>()
  const top: N[] = []
  for (const node of byId.values()) {
    if (node.parentId === null || !byId.has(node.parentId)) top.push(node)
    else if (!inside.get(node.parentId)?.push(node)) inside.set(node.parentId, [node])
  }

  const straight: N[] = []
  const taken = new Set<string>()
  function take(first: N) {
    const waiting = [first.parentId === null ? first : { ...first, parentId: null }]
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (taken.has(node.id)) continue
      taken.add(node.id)
      straight.push(node)
      for (const child of inside.get(node.id)?.toReversed() ?? []) waiting.push(child)
    }
  }
  for (const node of top) take(node)
  for (const node of byId.values()) if (!taken.has(node.id)) take(node)
  return straight
}
