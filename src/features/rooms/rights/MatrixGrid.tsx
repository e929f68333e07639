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
import { useIsPhone } from '@/shared/ui/windowWidth'
import { LEVELS, type Level } from '../domain/levels'
import type { MatrixNode, RightsMatrix } from './rights.api'
import {
  asBlock,
  asText,
  columnsIn,
  pasted,
  rowsIn,
  type Cell,
  type Edit,
  type Place,
  type Range,
} from './matrixModel'
import { cellId, cellTexts, COLUMN, MatrixRow, ROW } from './MatrixRow'
import styles from './matrix.module.css'
import { useScrollWindow } from '@/shared/ui/useScrollWindow'

/** Px. */
const HEAD = { wide: 280, narrow: 140 }

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
  range: Range
  onRange: (range: Range) => void
  isReadOnly: boolean
  onEdit: (edits: readonly Edit[]) => void
}

const isWithin = ({ first, last }: { first: number; last: number }, at: number) => at >= first && at <= last

/** Tree × tags as a spreadsheet: of any size only what is in sight is drawn. */
export function MatrixGrid(props: MatrixGridProps) {
  const { rows, tags, cellOf, open, onFold, range, onRange, isReadOnly, onEdit } = props
  const t = useTranslations('roomsRights')
  const { entries, labelOf } = useDictionary('vdr_doc_level')
  const grid = useRef<HTMLDivElement>(null)
  const head = useIsPhone() ? HEAD.narrow : HEAD.wide
  const id = useId()
  const extents = [
    { count: rows.length, size: ROW, step: 2 },
    { count: tags.length, size: COLUMN },
  ] as const
  const sight = useScrollWindow(grid, ...extents)
  const { row: activeRow, column: activeColumn } = range.to

  // What the keys have come to is brought into sight.
  useEffect(() => {
    const element = grid.current
    if (!element || document.activeElement !== element) return
    const [top, left] = [activeRow * ROW, activeColumn * COLUMN]
    const [height, width] = [element.clientHeight - 2 * ROW, element.clientWidth - head - COLUMN]
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
  const put = (level: Level | null) => {
    if (!isReadOnly) onEdit(chosen().map((place) => ({ ...place, level })))
  }
  const block = () =>
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
    if (!isReadOnly) onEdit(pasted(copied, range, ids.rows, ids.tags))
  }

  function move({ row, column }: Place, isExtending: boolean) {
    const to = {
      row: Math.min(Math.max(row, 0), rows.length - 1),
      column: Math.min(Math.max(column, 0), tags.length - 1),
    }
    onRange({ from: isExtending ? range.from : to, to })
  }

  /** What a key does; false for one that does nothing here. */
  function press({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const { row, column } = range.to
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') {
      paste(block().slice(0, 1))
      return true
    }
    if (ctrlKey || metaKey) return false
    const steps: Partial<Record<string, Place>> = {
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
    else if (level !== undefined) put(level)
    else if (key === 'Delete' || key === 'Backspace') put(null)
    else if (key === 'Enter' && rows[row]?.isFolding) onFold(rows[row].node.id)
    else return false
    return true
  }

  function point({ target, shiftKey }: MouseEvent) {
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-column]')
    if (!cell) return
    move({ row: Number(cell.dataset.row), column: Number(cell.dataset.column) }, shiftKey)
    grid.current?.focus({ preventScroll: true })
  }

  function copy(event: ClipboardEvent) {
    event.preventDefault()
    event.clipboardData.setData('text/plain', asText(block()))
  }

  const isRowChosen = (row: number) =>
    row >= Math.min(range.from.row, activeRow) && row <= Math.max(range.from.row, activeRow)
  const words = LEVELS.map((level) =>
    labelOf(
      String(level),
      entries.find(({ dictValue }) => dictValue === String(level)),
    ),
  ).join('\n')
  const textOf = useMemo(() => cellTexts(t, words.split('\n')), [t, words])
  const { first, last } = sight.columns
  const shownTags = useMemo(() => tags.slice(first, last + 1), [tags, first, last])
  const width = head + tags.length * COLUMN
  // Scrolled out of sight it is not drawn, and cannot be named.
  const isActiveDrawn = isWithin(sight.rows, activeRow) && isWithin(sight.columns, activeColumn)

  return (
    <div
      ref={grid}
      className={styles.grid}
      style={{ '--rows': `${(rows.length + 2) * ROW}px` } as CSSProperties}
      role="grid"
      tabIndex={0}
      aria-label={t('roomsRights:matrix.title')}
      aria-describedby={`${id}how`}
      aria-multiselectable
      aria-readonly={isReadOnly}
      aria-rowcount={rows.length + 1}
      aria-colcount={tags.length + 1}
      aria-activedescendant={isActiveDrawn ? cellId(id, activeRow, activeColumn) : undefined}
      onKeyDown={(event) => {
        if (event.target === grid.current && press(event)) event.preventDefault()
      }}
      onClick={point}
      onCopy={copy}
      onPaste={(event) => {
        const copied = asBlock(event.clipboardData.getData('text/plain'))
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
            aria-colindex={sight.columns.first + at + 2}
            title={tag.name}
            className={styles.tagHead}
            style={{ width: COLUMN, marginInlineStart: at === 0 ? sight.columns.first * COLUMN : 0 }}
          >
            {tag.name}
          </div>
        ))}
      </div>
      <div role="presentation" className={styles.body} style={{ height: rows.length * ROW, width }}>
        {rows.slice(sight.rows.first, sight.rows.last + 1).map(({ node, depth, isFolding }, at) => {
          const row = sight.rows.first + at
          return (
            <MatrixRow
              key={node.id}
              id={id}
              row={row}
              node={node}
              depth={depth}
              fold={isFolding ? (open.has(node.id) ? 'open' : 'closed') : null}
              tags={shownTags}
              first={sight.columns.first}
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
