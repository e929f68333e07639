interface Node {
  id: string
  parentId: string | null
  kind: 'folder' | 'document'
  name: string
  indexNo?: string | null | undefined
}

/** A node with its place among the others, for whoever hears the tree. */
export interface Entry<N extends Node> {
  node: N
  /** From 1 at the top. */
  depth: number
  /** Among its siblings, from 1. */
  position: number
  siblings: number
  isParent: boolean
}

export interface Tree<N extends Node> {
  /** Parents before their children, in their order. */
  entries: readonly Entry<N>[]
  byId: ReadonlyMap<string, Entry<N>>
  documents: number
}

/** Takes a tree in as it is answered: flat, parents before their children. */
export function treeOf<N extends Node>(nodes: readonly N[]): Tree<N> {
  const byId = new Map<string, Entry<N>>()
  const counts = new Map<string | null, number>()
  let documents = 0
  const entries = nodes.map((node) => {
    const parent = node.parentId === null ? undefined : byId.get(node.parentId)
    const place = parent ? node.parentId : null
    const position = (counts.get(place) ?? 0) + 1
    counts.set(place, position)
    if (parent) parent.isParent = true
    if (node.kind === 'document') documents += 1
    const entry: Entry<N> = { node, depth: (parent?.depth ?? 0) + 1, position, siblings: 0, isParent: false }
    byId.set(node.id, entry)
    return entry
  })
  for (const entry of entries) {
    const { parentId } = entry.node
    entry.siblings = counts.get(parentId !== null && byId.has(parentId) ? parentId : null) ?? 1
  }
  return { entries, byId, documents }
}

/** The folders around a node, the innermost first. */
export function around<N extends Node>({ byId }: Tree<N>, id: string): N[] {
  const folders: N[] = []
  for (let at = byId.get(id); at && at.node.parentId !== null;) {
    at = byId.get(at.node.parentId)
    if (at) folders.push(at.node)
  }
  return folders
}

/** Whether a folder may take nodes: it is neither one of them nor within one, and not all lie in it already. */
export function mayLieIn<N extends Node>(tree: Tree<N>, nodes: readonly N[], folder: string | null): boolean {
  const moved = new Set(nodes.map(({ id }) => id))
  if (folder !== null && [folder, ...around(tree, folder).map(({ id }) => id)].some((id) => moved.has(id)))
    return false
  return nodes.some(({ parentId }) => parentId !== folder)
}

/** What stands beside a node in its folder, itself included, in their order. */
export function siblingsOf<N extends Node>({ entries, byId }: Tree<N>, id: string): N[] {
  const placeOf = ({ parentId }: N) => (parentId !== null && byId.has(parentId) ? parentId : null)
  const own = byId.get(id)
  if (!own) return []
  const place = placeOf(own.node)
  return entries.flatMap(({ node }) => (placeOf(node) === place ? [node] : []))
}

/** The rows of a tree whose unfolded folders are known, from above. */
export function unfoldedRows<N extends Node>(
  { entries, byId }: Tree<N>,
  unfolded: ReadonlySet<string>,
): Entry<N>[] {
  const shown = new Set<string>()
  return entries.filter(({ node: { id, parentId } }) => {
    const isTop = parentId === null || !byId.has(parentId)
    if (!isTop && !(shown.has(parentId) && unfolded.has(parentId))) return false
    shown.add(id)
    return true
  })
}

/** The rows whose name holds some words or whose number begins with them, with the folders around them. */
export function foundRows<N extends Node>(
  { entries }: Tree<N>,
  words: string,
): { rows: Entry<N>[]; hits: number } {
  const wanted = words.trim().toLowerCase()
  const kept = new Set<string>()
  const rows: Entry<N>[] = []
  let hits = 0
  // From below: what is found keeps its folders.
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const { id, parentId, indexNo, name } = entries[at]!.node
    const isHit = `${indexNo ?? ''} ${name}`.toLowerCase().includes(wanted)
    if (isHit) hits += 1
    if (!isHit && !kept.has(id)) continue
    if (parentId !== null) kept.add(parentId)
    rows.push(entries[at]!)
  }
  return { rows: rows.toReversed(), hits }
}

/** The next row, after the one in hand, whose name begins with what was typed; -1 for none. */
export function typedAhead<N extends Node>(rows: readonly Entry<N>[], from: number, typed: string): number {
  const wanted = typed.toLowerCase()
  for (let step = 1; step <= rows.length; step += 1) {
    const at = (from + step) % rows.length
    if (rows[at]!.node.name.toLowerCase().startsWith(wanted)) return at
  }
  return -1
}
