import { useId } from 'react'
import { ABSENT } from '@/shared/lib/money'
import styles from './rows.module.css'

interface ReadRowsProps {
  label: string
  columns: readonly { key: string; label: string; isNumber?: boolean }[]
  count: number
  /** What stands in a cell. */
  textOf: (row: number, column: string) => string
}

/** The rows of a form, to be read. */
export function ReadRows({ label, columns, count, textOf }: ReadRowsProps) {
  const id = useId()
  return (
    <>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      {count === 0 ? (
        <p>{ABSENT}</p>
      ) : (
        <table className={`${styles.rows} ${styles.read}`} aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" data-number={column.isNumber ? '' : undefined}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: count }, (_, row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    data-label={column.label}
                    data-number={column.isNumber ? '' : undefined}
                  >
                    {textOf(row, column.key)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
