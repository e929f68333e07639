import { LEVELS, type Level } from '../domain/levels'
import type { MatrixNode, RightsMatrix, RuleChange } from './rights.api'

/** What was changed and not applied, by tag and node; null takes a rule away. */
export type Staged = ReadonlyMap<string, ReadonlyMap<string, Level | null>>

/** The rules of one tag, by node. */
type Rules = ReadonlyMap<string, Level>

/** A cell as it would be with what is staged. */
export interface Cell {
  level: Level
  /** It has a rule of its own. */
  isOwn: boolean
  /** Something below it has another level. */
  isMixed: boolean
  isStaged: boolean
}

export const NOTHING: Staged = new Map()

/** The rules that the room has now. */
export function rulesByTag({ rules }: Pick<RightsMatrix, 'rules'>): ReadonlyMap<string, Rules> {
  const byTag = new Map<string, Map<string, Level>>()
  for (const { subject, id, node, level } of rules) {
    if (subject !== 'tag') continue
    byTag.set(id, (byTag.get(id) ?? new Map<string, Level>()).set(node, level))
  }
  return byTag
}

const NO_RULES: Rules = new Map()
const NO_EDITS: ReadonlyMap<string, Level | null> = new Map()

/** The cells of one tag: nodes stand parents before children, so that one way down and one up suffice. */
export function columnOf(
  nodes: readonly MatrixNode[],
  defaultLevel: Level,
  rules: Rules = NO_RULES,
  edits: ReadonlyMap<string, Level | null> = NO_EDITS,
): ReadonlyMap<string, Cell> {
  const cells = new Map<string, Cell>()
  for (const { id, parentId } of nodes) {
    const isStaged = edits.has(id)
    const own = isStaged ? edits.get(id)! : rules.get(id)
    const isOwn = own !== undefined && own !== null
    const above = parentId === null ? undefined : cells.get(parentId)
    cells.set(id, { level: isOwn ? own : (above?.level ?? defaultLevel), isOwn, isMixed: false, isStaged })
  }
  for (const { id, parentId } of nodes.toReversed()) {
    const above = parentId === null ? undefined : cells.get(parentId)
    const cell = cells.get(id)!
    if (above && (cell.isMixed || cell.level !== above.level)) above.isMixed = true
  }
  return cells
}

/** An edit of one cell. */
export interface Edit {
  node: string
  tag: string
  level: Level | null
}

/** What is staged after edits; one that says what the room has already is none. */
export function stage(staged: Staged, rules: ReadonlyMap<string, Rules>, edits: readonly Edit[]): Staged {
  const next = new Map(staged)
  for (const { node, tag, level } of edits) {
    const column = new Map(next.get(tag))
    if ((rules.get(tag)?.get(node) ?? null) === level) column.delete(node)
    else column.set(node, level)
    if (column.size > 0) next.set(tag, column)
    else next.delete(tag)
  }
  return next
}

/** What is staged, as the call takes it. */
export const changesOf = (staged: Staged): RuleChange[] =>
  [...staged].flatMap(([id, column]) =>
    [...column].map(([node, level]): RuleChange => ({ node, subject: 'tag', id, level })),
  )

/** The other way round. */
export function stagedFrom(changes: readonly RuleChange[]): Staged {
  const staged = new Map<string, Map<string, Level | null>>()
  for (const { id, node, level } of changes)
    staged.set(id, (staged.get(id) ?? new Map<string, Level | null>()).set(node, level))
  return staged
}

/** Without what someone else has applied meanwhile, or taken away what it was about. */
export function restaged(staged: Staged, { nodes, tags, ...matrix }: RightsMatrix): Staged {
  const known = new Set(nodes.map(({ id }) => id))
  const edits = changesOf(staged).flatMap(({ node, id: tag, level }) =>
    known.has(node) && tags.some(({ id }) => id === tag) ? [{ node, tag, level }] : [],
  )
  return stage(NOTHING, rulesByTag(matrix), edits)
}

/** All rules of one tag given to another, and the other's own taken away. */
export function copyTag(staged: Staged, rules: ReadonlyMap<string, Rules>, from: string, to: string): Staged {
  const standing = (tag: string) => {
    const own = new Map<string, Level>(rules.get(tag))
    for (const [node, level] of staged.get(tag) ?? []) {
      if (level === null) own.delete(node)
      else own.set(node, level)
    }
    return own
  }
  const [source, target] = [standing(from), standing(to)]
  return stage(staged, rules, [
    ...[...target.keys()].map((node) => ({ node, tag: to, level: source.get(node) ?? null })),
    ...[...source].map(([node, level]) => ({ node, tag: to, level })),
  ])
}

/** A cell by its row and column. */
export interface Place {
  row: number
  column: number
}

/** Two opposite corners of what is chosen. */
export interface Range {
  from: Place
  to: Place
}

const between = (a: number, b: number) =>
  Array.from({ length: Math.abs(a - b) + 1 }, (_, at) => Math.min(a, b) + at)

export const rowsIn = ({ from, to }: Range) => between(from.row, to.row)
export const columnsIn = ({ from, to }: Range) => between(from.column, to.column)

/** The edits that paste copied rows of levels: once, or as often as it fits into what is chosen. */
export function pasted(
  copied: readonly (readonly (Level | null)[])[],
  range: Range,
  rows: readonly string[],
  tags: readonly string[],
): Edit[] {
  const [height, width] = [copied.length, copied[0]?.length ?? 0]
  if (height === 0 || width === 0) return []
  const [tall, wide] = [rowsIn(range), columnsIn(range)]
  const [down, across] = [Math.max(height, tall.length), Math.max(width, wide.length)]
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_each, column) => ({
      node: rows[tall[0]! + row],
      tag: tags[wide[0]! + column],
      level: copied[row % height]![column % width]!,
    })),
  )
    .flat()
    .flatMap(({ node, tag, level }) =>
      node !== undefined && tag !== undefined ? [{ node, tag, level }] : [],
    )
}

/** A block as a spreadsheet copies it: levels by tabs and lines, nothing where a level is inherited. */
export const asText = (block: readonly (readonly (Level | null)[])[]) =>
  block.map((row) => row.map((level) => level ?? '').join('\t')).join('\n')

/** What {@link asText} or a spreadsheet wrote; null where anything in it is no level. */
export function asBlock(text: string): (Level | null)[][] | null {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  const block = rows.map((row) =>
    row.map((cell) => (cell.trim() === '' ? null : LEVELS.find((level) => String(level) === cell.trim()))),
  )
  return block.every((row) => row.every((level) => level !== undefined)) ? block : null
}

/** The rows in sight: what stands in open folders; documents where they are asked for. */
export function rowsOf(
  nodes: readonly MatrixNode[],
  open: ReadonlySet<string>,
  hasDocuments: boolean,
): { node: MatrixNode; depth: number; isFolding: boolean }[] {
  const shown = hasDocuments ? nodes : nodes.filter(({ kind }) => kind === 'folder')
  const parents = new Set(shown.map(({ parentId }) => parentId))
  const depths = new Map<string, number>()
  return shown.flatMap((node) => {
    const { id, parentId } = node
    const isTop = parentId === null
    const above = isTop ? -1 : depths.get(parentId)
    if (above === undefined || (!isTop && !open.has(parentId))) return []
    depths.set(id, above + 1)
    return [{ node, depth: above + 1, isFolding: parents.has(id) }]
  })
}
