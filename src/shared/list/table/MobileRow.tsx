import type { ReactNode } from 'react'
import type { ListColumn } from './useTable'
import styles from './folded.module.css'

/** Facts of a row at most: two lines, one of them at the end. The others stand on its page; the user's order says which. */
const MOST = 4

interface FoldedRowProps<C extends ListColumn> {
  columns: readonly C[]
  renderCell: (column: C) => ReactNode
  actions?: ReactNode
  /** Facts at most: all of them where the row has no page. */
  most?: number
}

/** A row on a phone: its name and state, what can be done with it, and a few facts below. */
export function FoldedRow<C extends ListColumn>({
  columns,
  renderCell,
  actions,
  most = MOST,
}: FoldedRowProps<C>) {
  const name = columns.find(({ isPrimary: isName }) => isName)
  const states = columns.filter(({ isPrimary: isName, mobileSlot: folded }) => !isName && folded === 'state')
  const others = columns.filter(({ isPrimary: isName, mobileSlot: folded }) => !isName && folded !== 'state')
  const value = others.find(({ mobileSlot: folded }) => folded === 'value')
  const facts = others.filter((column) => column !== value).slice(0, value ? most - 1 : most)
  if (value) facts.push(value)
  return (
    <div className={styles.folded}>
      <div className={styles.head}>
        <div className={styles.name}>{name && renderCell(name)}</div>
        <div className={styles.state}>
          {states.map((column) => (
            <div key={column.key}>{renderCell(column)}</div>
          ))}
        </div>
        {actions}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((column) => (
            <div key={column.key} data-value={column === value || undefined}>
              <dt className={column.mobileSlot === 'plain' ? 'visually-hidden' : undefined}>
                {column.title}
              </dt>
              <dd>{renderCell(column)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
