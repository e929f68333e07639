import type { InvalidRow } from '@/shared/api'
import { shortened } from '@/shared/ui/errorText'
import { useTranslations, type TFunction } from '@/shared/i18n'
import styles from './invalidRows.module.css'

interface Unread {
  rows: readonly InvalidRow[]
}

/** More than any table has; a cell takes no more than there are. */
const ALL_COLUMNS = 99

/** Says which row of a list could not be read. */
export const unreadText = (t: TFunction, { number, id }: InvalidRow) =>
  id === null ? t('parts:list.unread', { number }) : t('parts:list.unreadId', { number, id: shortened(id) })

export function UnreadText({ row }: { row: InvalidRow }) {
  const t = useTranslations('parts')
  return unreadText(t, row)
}

/** The rows of a table that could not be read, each as a row that says so; for its foot. */
export const UnreadTableRows = ({ rows }: Unread) =>
  rows.map((row) => (
    <tr key={row.number} className={styles.unreadRow}>
      <td colSpan={ALL_COLUMNS}>
        <UnreadText row={row} />
      </td>
    </tr>
  ))

/** The same below a list that is no table. */
export const InvalidRows = ({ rows }: Unread) =>
  rows.length > 0 && (
    <ul className={styles.unreadRows}>
      {rows.map((row) => (
        <li key={row.number} className={styles.unreadRow}>
          <UnreadText row={row} />
        </li>
      ))}
    </ul>
  )

/** `summary` of a table of the component library; none where every row was read. */
export const invalidRowsSummary = (rows: readonly InvalidRow[]) =>
  rows.length > 0 ? () => <UnreadTableRows rows={rows} /> : undefined
