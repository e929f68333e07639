import {
  useEffect,
  useId,
  useMemo,
  useRef,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useDictionary } from '@/shared/dictionary/useDictionary'
import { useTranslations } from '@/shared/i18n'
import { useIsPhone } from '@/shared/ui/breakpoints'
import { LEVELS, type Level } from '../domain/levels'
import type { MatrixNode, RightsMatrix } from './rights.api'
import {
  parseClipboardText,
  toClipboardText,
  columnsIn,
  pasteEdits,
  rowsIn,
  type Cell,
  type Edit,
  type CellPosition,
  type CellRange,
} from './matrixModel'
import { cellId, createCellText, COLUMN_WIDTH, MatrixRow, ROW_HEIGHT } from './MatrixRow'
import styles from './matrix.module.css'
import { useScrollWindow } from '@/shared/ui/useScrollWindow'

/** Px. */
const HEAD_WIDTH = { wide: 280, narrow: 140 }

export interface GridRow {
  node: MatrixNode
  depth: number
  isFolding: boolean
}

interface MatrixGridProps {
  rows: readonly GridRow[]
  tags: RightsMatrix['tags']
  cellOf: (tag: string, node: string) => Cell
  open: ReadonlySet<string>
  onFold: (node: string) => void
  range: CellRange
  onRange: (range: CellRange) => void
  isReadOnly: boolean
  onEdit: (edits: readonly Edit[]) => void
}

const isWithin = ({ first, last }: { first: number; last: number }, at: number) => at >= first && at <= last

/** Virtualised spreadsheet of nodes by tags. */
export function MatrixGrid(props: MatrixGridProps) {
  const { rows, tags, cellOf, open, onFold, range, onRange, isReadOnly, onEdit } = props
  const t = useTranslations('roomsRights')
  const { entries, labelOf } = useDictionary('vdr_doc_level')
  const grid = useRef<HTMLDivElement>(null)
  const head = useIsPhone() ? HEAD_WIDTH.narrow : HEAD_WIDTH.wide
  const id = useId()
  const extents = [
    { count: rows.length, size: ROW_HEIGHT, step: 2 },
    { count: tags.length, size: COLUMN_WIDTH },
  ] as const
  const visible = useScrollWindow(grid, ...extents)
  const { row: activeRow, column: activeColumn } = range.to

  useEffect(() => {
    const element = grid.current
    if (!element || document.activeElement !== element) return
    const [top, left] = [activeRow * ROW_HEIGHT, activeColumn * COLUMN_WIDTH]
    const [height, width] = [element.clientHeight - 2 * ROW_HEIGHT, element.clientWidth - head - COLUMN_WIDTH]
    if (top < element.scrollTop) element.scrollTop = top
    else if (top > element.scrollTop + height) element.scrollTop = top - height
    if (left < element.scrollLeft) element.scrollLeft = left
    else if (left > element.scrollLeft + width) element.scrollLeft = left - width
  }, [activeRow, activeColumn, head])

  const chosen = () =>
    rowsIn(range).flatMap((row) =>
      columnsIn(range).flatMap((column) => {
        const [node, tag] = [rows[row]?.node.id, tags[column]?.id]
        return node !== undefined && tag !== undefined ? [{ node, tag }] : []
      }),
    )
  const setLevel = (level: Level | null) => {
    if (!isReadOnly) onEdit(chosen().map((place) => ({ ...place, level })))
  }
  const selectedBlock = () =>
    rowsIn(range).map((row) =>
      columnsIn(range).map((column) => {
        const [node, tag] = [rows[row]?.node.id, tags[column]?.id]
        if (node === undefined || tag === undefined) return null
        const cell = cellOf(tag, node)
        return cell.isOwn ? cell.level : null
      }),
    )
  const paste = (copied: (Level | null)[][]) => {
    const ids = { rows: rows.map(({ node }) => node.id), tags: tags.map((tag) => tag.id) }
    if (!isReadOnly) onEdit(pasteEdits(copied, range, ids.rows, ids.tags))
  }

  function move({ row, column }: CellPosition, isExtending: boolean) {
    const to = {
      row: Math.min(Math.max(row, 0), rows.length - 1),
      column: Math.min(Math.max(column, 0), tags.length - 1),
    }
    onRange({ from: isExtending ? range.from : to, to })
  }

  function handleKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const { row, column } = range.to
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') {
      paste(selectedBlock().slice(0, 1))
      return true
    }
    if (ctrlKey || metaKey) return false
    const steps: Partial<Record<string, CellPosition>> = {
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      ArrowLeft: { row, column: column - 1 },
      ArrowRight: { row, column: column + 1 },
      PageUp: { row: row - 10, column },
      PageDown: { row: row + 10, column },
      Home: { row, column: 0 },
      End: { row, column: tags.length - 1 },
    }
    const step = steps[key]
    const level = LEVELS.find((each) => String(each) === key)
    if (step) move(step, shiftKey)
    else if (level !== undefined) setLevel(level)
    else if (key === 'Delete' || key === 'Backspace') setLevel(null)
    else if (key === 'Enter' && rows[row]?.isFolding) onFold(rows[row].node.id)
    else return false
    return true
  }

  function handleClick({ target, shiftKey }: MouseEvent) {
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-column]')
    if (!cell) return
    move({ row: Number(cell.dataset.row), column: Number(cell.dataset.column) }, shiftKey)
    grid.current?.focus({ preventScroll: true })
  }

  function copy(event: ClipboardEvent) {
    event.preventDefault()
    event.clipboardData.setData('text/plain', toClipboardText(selectedBlock()))
  }

  const isRowChosen = (row: number) =>
    row >= Math.min(range.from.row, activeRow) && row <= Math.max(range.from.row, activeRow)
  const levelLabels = LEVELS.map((level) =>
    labelOf(
      String(level),
      entries.find(({ dictValue }) => dictValue === String(level)),
    ),
  ).join('\n')
  const textOf = useMemo(() => createCellText(t, levelLabels.split('\n')), [t, levelLabels])
  const { first, last } = visible.columns
  const shownTags = useMemo(() => tags.slice(first, last + 1), [tags, first, last])
  const width = head + tags.length * COLUMN_WIDTH
  // Cells outside the viewport are not rendered and cannot be referenced.
  const isActiveVisible = isWithin(visible.rows, activeRow) && isWithin(visible.columns, activeColumn)

  return (
    <div
      ref={grid}
      className={styles.grid}
      style={{ '--rows': `${(rows.length + 2) * ROW_HEIGHT}px` } as CSSProperties}
      role="grid"
      tabIndex={0}
      aria-label={t('roomsRights:matrix.title')}
      aria-describedby={`${id}how`}
      aria-multiselectable
      aria-readonly={isReadOnly}
      aria-rowcount={rows.length + 1}
      aria-colcount={tags.length + 1}
      aria-activedescendant={isActiveVisible ? cellId(id, activeRow, activeColumn) : undefined}
      onKeyDown={(event) => {
        if (event.target === grid.current && handleKey(event)) event.preventDefault()
      }}
      onClick={handleClick}
      onCopy={copy}
      onPaste={(event) => {
        const copied = parseClipboardText(event.clipboardData.getData('text/plain'))
        if (copied) paste(copied)
      }}
    >
      <div className={styles.head} role="row" aria-rowindex={1} style={{ width }}>
        <div className={styles.rowHead} role="columnheader" aria-colindex={1} style={{ width: head }}>
          {t('roomsRights:matrix.folder')}
        </div>
        {shownTags.map((tag, at) => (
          <div
            key={tag.id}
            role="columnheader"
            aria-colindex={visible.columns.first + at + 2}
            title={tag.name}
            className={styles.tagHead}
            style={{
              width: COLUMN_WIDTH,
              marginInlineStart: at === 0 ? visible.columns.first * COLUMN_WIDTH : 0,
            }}
          >
            {tag.name}
          </div>
        ))}
      </div>
      <div role="presentation" className={styles.body} style={{ height: rows.length * ROW_HEIGHT, width }}>
        {rows.slice(visible.rows.first, visible.rows.last + 1).map(({ node, depth, isFolding }, at) => {
          const row = visible.rows.first + at
          return (
            <MatrixRow
              key={node.id}
              id={id}
              row={row}
              node={node}
              depth={depth}
              fold={isFolding ? (open.has(node.id) ? 'open' : 'closed') : null}
              tags={shownTags}
              first={visible.columns.first}
              head={head}
              width={width}
              cellOf={cellOf}
              textOf={textOf}
              onFold={onFold}
              active={row === activeRow ? activeColumn : null}
              chosenFrom={isRowChosen(row) ? Math.min(range.from.column, activeColumn) : null}
              chosenTo={isRowChosen(row) ? Math.max(range.from.column, activeColumn) : null}
            />
          )
        })}
      </div>
      <p id={`${id}how`} hidden>
        {t('roomsRights:matrix.how')}
      </p>
    </div>
  )
}
