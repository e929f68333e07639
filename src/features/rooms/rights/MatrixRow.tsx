import { memo } from 'react'
import { useTranslations, type TFunction } from '@/shared/i18n'
import type { MatrixNode, RightsMatrix } from './rights.api'
import type { Cell } from './matrixModel'
import styles from './matrix.module.css'

export const ROW_HEIGHT = 36
export const COLUMN_WIDTH = 128
const INDENT_WIDTH = 16

export const cellId = (id: string, row: number, column: number) => `${id}${row}-${column}`

interface CellText {
  text: string
  /** Accessible name. */
  label: string
}

export function createCellText(t: TFunction, names: readonly string[]): (cell: Cell) => CellText {
  const cache = new Map<string, CellText>()
  return (cell) => {
    const { level, isOwn, isMixed, isStaged } = cell
    const key = [level, isOwn, isMixed, isStaged].join()
    const found = cache.get(key)
    if (found) return found
    const text = `${level} ${names[level]}`
    const details = [
      t(isOwn ? 'roomsRights:matrix.own' : 'roomsRights:matrix.inherited'),
      isMixed && t('roomsRights:matrix.mixed'),
      isStaged && t('roomsRights:matrix.changed'),
    ]
    const cellText = {
      text,
      label: t('roomsRights:matrix.cell', { level: text, how: details.filter(Boolean).join(' · ') }),
    }
    cache.set(key, cellText)
    return cellText
  }
}

interface MatrixRowProps {
  id: string
  row: number
  node: MatrixNode
  depth: number
  /** Null without children. */
  fold: 'open' | 'closed' | null
  /** Visible tags, starting at column `first`. */
  tags: RightsMatrix['tags']
  first: number
  /** Px of the name column, and of all columns. */
  head: number
  width: number
  cellOf: (tag: string, node: string) => Cell
  textOf: (cell: Cell) => CellText
  onFold: (node: string) => void
  /** Active column; null if the active cell is in another row. */
  active: number | null
  chosenFrom: number | null
  chosenTo: number | null
}

export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { id, row, node, depth, fold, tags, first, head, width, cellOf, textOf, onFold, active } = props
  const { chosenFrom, chosenTo } = props
  const t = useTranslations('roomsRights')
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={styles.row}
      style={{ top: row * ROW_HEIGHT, height: ROW_HEIGHT, width }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={styles.rowHead}
        style={{ width: head, paddingInlineStart: INDENT_WIDTH * (depth + 1) }}
        title={node.name}
      >
        {fold && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.fold}
            aria-expanded={fold === 'open'}
            aria-label={t(fold === 'open' ? 'roomsRights:matrix.collapse' : 'roomsRights:matrix.expand', {
              name: node.name,
            })}
            onClick={() => onFold(node.id)}
          >
            {fold === 'open' ? '▾' : '▸'}
          </button>
        )}
        <span className={styles.nodeName}>
          {node.indexNo} {node.name}
        </span>
      </div>
      {tags.map((tag, at) => {
        const column = first + at
        const cell = cellOf(tag.id, node.id)
        return (
          <MatrixCell
            key={tag.id}
            id={cellId(id, row, column)}
            row={row}
            column={column}
            isFirst={at === 0}
            {...textOf(cell)}
            isOwn={cell.isOwn}
            isMixed={cell.isMixed}
            isStaged={cell.isStaged}
            isActive={column === active}
            isChosen={chosenFrom !== null && chosenTo !== null && column >= chosenFrom && column <= chosenTo}
          />
        )
      })}
    </div>
  )
})

interface MatrixCellProps extends CellText, Omit<Cell, 'level'> {
  id: string
  row: number
  column: number
  /** First visible cell, positioned at its column. */
  isFirst: boolean
  isActive: boolean
  isChosen: boolean
}

const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { id, row, column, isFirst, text, label, isOwn, isMixed, isStaged, isActive, isChosen } = props
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isChosen}
      aria-label={label}
      className={styles.cell}
      data-row={row}
      data-column={column}
      data-active={isActive ? '' : undefined}
      style={{ width: COLUMN_WIDTH, marginInlineStart: isFirst ? column * COLUMN_WIDTH : 0 }}
    >
      <span
        className={styles.level}
        data-own={isOwn ? '' : undefined}
        data-staged={isStaged ? '' : undefined}
      >
        {text}
      </span>
      {isMixed && <span aria-hidden>≠</span>}
    </div>
  )
})
