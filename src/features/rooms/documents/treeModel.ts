interface Node {
  id: string
  parentId: string | null
  kind: 'folder' | 'document'
  name: string
  indexNo?: string | null | undefined
}

export interface Entry<N extends Node> {
  node: N
  /** 1 at the top level. */
  depth: number
  /** Among its siblings, starting at 1. */
  position: number
  siblings: number
  isParent: boolean
}

export interface Tree<N extends Node> {
  /** Parents before their children, in display order. */
  entries: readonly Entry<N>[]
  byId: ReadonlyMap<string, Entry<N>>
  documents: number
}

/** Builds a tree from the server's flat list, which has parents before their children. */
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

/** Ancestors of a node, the innermost first. */
export function ancestorsOf<N extends Node>({ byId }: Tree<N>, id: string): N[] {
  const folders: N[] = []
  for (let at = byId.get(id); at && at.node.parentId !== null;) {
    at = byId.get(at.node.parentId)
    if (at) folders.push(at.node)
  }
  return folders
}

/** True if nodes may be moved into a folder: it is not one of them or inside one, and not already the parent of all. */
export function canMoveInto<N extends Node>(
  tree: Tree<N>,
  nodes: readonly N[],
  folder: string | null,
): boolean {
  const moved = new Set(nodes.map(({ id }) => id))
  if (
    folder !== null &&
    [folder, ...ancestorsOf(tree, folder).map(({ id }) => id)].some((id) => moved.has(id))
  )
    return false
  return nodes.some(({ parentId }) => parentId !== folder)
}

export function siblingsOf<N extends Node>({ entries, byId }: Tree<N>, id: string): N[] {
  const placeOf = ({ parentId }: N) => (parentId !== null && byId.has(parentId) ? parentId : null)
  const own = byId.get(id)
  if (!own) return []
  const place = placeOf(own.node)
  return entries.flatMap(({ node }) => (placeOf(node) === place ? [node] : []))
}

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

/** Rows whose name or index number contains the keyword, with their ancestors. */
export function foundRows<N extends Node>(
  { entries }: Tree<N>,
  keyword: string,
): { rows: Entry<N>[]; hits: number } {
  const needle = keyword.trim().toLowerCase()
  const parentsOfHits = new Set<string>()
  const rows: Entry<N>[] = []
  let hits = 0
  // Runs backwards, so that a hit marks its ancestors.
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const { id, parentId, indexNo, name } = entries[at]!.node
    const isHit = `${indexNo ?? ''} ${name}`.toLowerCase().includes(needle)
    if (isHit) hits += 1
    if (!isHit && !parentsOfHits.has(id)) continue
    if (parentId !== null) parentsOfHits.add(parentId)
    rows.push(entries[at]!)
  }
  return { rows: rows.toReversed(), hits }
}

/** Index of the next row after `from` whose name starts with the typed text; -1 if none. */
export function findByPrefix<N extends Node>(rows: readonly Entry<N>[], from: number, typed: string): number {
  const needle = typed.toLowerCase()
  for (let step = 1; step <= rows.length; step += 1) {
    const at = (from + step) % rows.length
    if (rows[at]!.node.name.toLowerCase().startsWith(needle)) return at
  }
  return -1
}
