import type { ReactNode } from 'react'
import type { ListColumn } from './useTable'
import styles from './folded.module.css'

/** Two lines, one of them at the end. Further facts are on the row's page; the user's column order decides. */
const MAX_FACTS = 4

interface MobileRowProps<C extends ListColumn> {
  columns: readonly C[]
  renderCell: (column: C) => ReactNode
  actions?: ReactNode
  /** Defaults to a few; tables whose rows have no page show all. */
  maxFacts?: number
}

/** Row on a phone: primary column and state, actions, and a few facts below. */
export function MobileRow<C extends ListColumn>({
  columns,
  renderCell,
  actions,
  maxFacts = MAX_FACTS,
}: MobileRowProps<C>) {
  const name = columns.find(({ isPrimary }) => isPrimary)
  const states = columns.filter(({ isPrimary, mobileSlot }) => !isPrimary && mobileSlot === 'state')
  const others = columns.filter(({ isPrimary, mobileSlot }) => !isPrimary && mobileSlot !== 'state')
  const value = others.find(({ mobileSlot }) => mobileSlot === 'value')
  const facts = others.filter((column) => column !== value).slice(0, value ? maxFacts - 1 : maxFacts)
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
