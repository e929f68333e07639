import { LEVELS, type Level } from '../domain/levels'
import type { MatrixNode, RightsMatrix, RuleChange } from './rights.api'

/** Unapplied changes by tag and node; null removes a rule. */
export type Staged = ReadonlyMap<string, ReadonlyMap<string, Level | null>>

/** Levels by node. */
type Rules = ReadonlyMap<string, Level>

export interface Cell {
  level: Level
  isOwn: boolean
  /** A descendant has a different level. */
  isMixed: boolean
  isStaged: boolean
}

export const EMPTY_STAGED: Staged = new Map()

export function rulesByTag({ rules }: Pick<RightsMatrix, 'rules'>): ReadonlyMap<string, Rules> {
  const byTag = new Map<string, Map<string, Level>>()
  for (const { subject, id, node, level } of rules) {
    if (subject !== 'tag') continue
    byTag.set(id, (byTag.get(id) ?? new Map<string, Level>()).set(node, level))
  }
  return byTag
}

const EMPTY_RULES: Rules = new Map()
const EMPTY_EDITS: ReadonlyMap<string, Level | null> = new Map()

/** Computes the cells of a tag. Parents come before children, so one pass down and one up are enough. */
export function columnOf(
  nodes: readonly MatrixNode[],
  defaultLevel: Level,
  rules: Rules = EMPTY_RULES,
  edits: ReadonlyMap<string, Level | null> = EMPTY_EDITS,
): ReadonlyMap<string, Cell> {
  const cells = new Map<string, Cell>()
  for (const { id, parentId } of nodes) {
    const isStaged = edits.has(id)
    const own = isStaged ? edits.get(id)! : rules.get(id)
    const isOwn = own !== undefined && own !== null
    const parentCell = parentId === null ? undefined : cells.get(parentId)
    cells.set(id, {
      level: isOwn ? own : (parentCell?.level ?? defaultLevel),
      isOwn,
      isMixed: false,
      isStaged,
    })
  }
  for (const { id, parentId } of nodes.toReversed()) {
    const parentCell = parentId === null ? undefined : cells.get(parentId)
    const cell = cells.get(id)!
    if (parentCell && (cell.isMixed || cell.level !== parentCell.level)) parentCell.isMixed = true
  }
  return cells
}

export interface Edit {
  node: string
  tag: string
  level: Level | null
}

/** Adds edits to the staged changes; an edit back to the current rule removes the change. */
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

export const changesOf = (staged: Staged): RuleChange[] =>
  [...staged].flatMap(([id, column]) =>
    [...column].map(([node, level]): RuleChange => ({ node, subject: 'tag', id, level })),
  )

export function stagedFrom(changes: readonly RuleChange[]): Staged {
  const staged = new Map<string, Map<string, Level | null>>()
  for (const { id, node, level } of changes)
    staged.set(id, (staged.get(id) ?? new Map<string, Level | null>()).set(node, level))
  return staged
}

/** Drops staged changes that someone else has applied, or whose node or tag is gone. */
export function rebaseStaged(staged: Staged, { nodes, tags, ...matrix }: RightsMatrix): Staged {
  const known = new Set(nodes.map(({ id }) => id))
  const edits = changesOf(staged).flatMap(({ node, id: tag, level }) =>
    known.has(node) && tags.some(({ id }) => id === tag) ? [{ node, tag, level }] : [],
  )
  return stage(EMPTY_STAGED, rulesByTag(matrix), edits)
}

/** Replaces all rules of one tag with those of another. */
export function copyTag(staged: Staged, rules: ReadonlyMap<string, Rules>, from: string, to: string): Staged {
  const currentRules = (tag: string) => {
    const own = new Map<string, Level>(rules.get(tag))
    for (const [node, level] of staged.get(tag) ?? []) {
      if (level === null) own.delete(node)
      else own.set(node, level)
    }
    return own
  }
  const [source, target] = [currentRules(from), currentRules(to)]
  return stage(staged, rules, [
    ...[...target.keys()].map((node) => ({ node, tag: to, level: source.get(node) ?? null })),
    ...[...source].map(([node, level]) => ({ node, tag: to, level })),
  ])
}

export interface CellPosition {
  row: number
  column: number
}

export interface CellRange {
  from: CellPosition
  to: CellPosition
}

const between = (a: number, b: number) =>
  Array.from({ length: Math.abs(a - b) + 1 }, (_, at) => Math.min(a, b) + at)

export const rowsIn = ({ from, to }: CellRange) => between(from.row, to.row)
export const columnsIn = ({ from, to }: CellRange) => between(from.column, to.column)

/** Edits that paste copied levels: once, or repeated to fill the selection. */
export function pasteEdits(
  copied: readonly (readonly (Level | null)[])[],
  range: CellRange,
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

/**
 * Formats a block for the clipboard as a spreadsheet does: tab-separated levels, empty cells where a level is
 * inherited.
 */
export const toClipboardText = (block: readonly (readonly (Level | null)[])[]) =>
  block.map((row) => row.map((level) => level ?? '').join('\t')).join('\n')

/** Parses text by {@link toClipboardText} or a spreadsheet; null if a cell is not a level. */
export function parseClipboardText(text: string): (Level | null)[][] | null {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  const block = rows.map((row) =>
    row.map((cell) => (cell.trim() === '' ? null : LEVELS.find((level) => String(level) === cell.trim()))),
  )
  return block.every((row) => row.every((level) => level !== undefined)) ? block : null
}

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
    const parentCell = isTop ? -1 : depths.get(parentId)
    if (parentCell === undefined || (!isTop && !open.has(parentId))) return []
    depths.set(id, parentCell + 1)
    return [{ node, depth: parentCell + 1, isFolding: parents.has(id) }]
  })
}
