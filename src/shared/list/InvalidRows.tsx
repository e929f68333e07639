import type { InvalidRow } from '@/shared/api'
import { truncated } from '@/shared/ui/errorText'
import { useTranslations, type TFunction } from '@/shared/i18n'
import styles from './invalidRows.module.css'

interface InvalidRowsProps {
  rows: readonly InvalidRow[]
}

/** Larger than any table; browsers clamp `colSpan` to the actual columns. */
const ALL_COLUMNS = 99

export const invalidRowText = (t: TFunction, { number, id }: InvalidRow) =>
  id === null ? t('parts:list.unread', { number }) : t('parts:list.unreadId', { number, id: truncated(id) })

export function InvalidRowText({ row }: { row: InvalidRow }) {
  const t = useTranslations('parts')
  return invalidRowText(t, row)
}

export const InvalidTableRows = ({ rows }: InvalidRowsProps) =>
  rows.map((row) => (
    <tr key={row.number} className={styles.invalidRow}>
      <td colSpan={ALL_COLUMNS}>
        <InvalidRowText row={row} />
      </td>
    </tr>
  ))

export const InvalidRows = ({ rows }: InvalidRowsProps) =>
  rows.length > 0 && (
    <ul className={styles.invalidRows}>
      {rows.map((row) => (
        <li key={row.number} className={styles.invalidRow}>
          <InvalidRowText row={row} />
        </li>
      ))}
    </ul>
  )

/** `summary` of an antd table; undefined if all rows are valid. */
export const invalidRowsSummary = (rows: readonly InvalidRow[]) =>
  rows.length > 0 ? () => <InvalidTableRows rows={rows} /> : undefined
