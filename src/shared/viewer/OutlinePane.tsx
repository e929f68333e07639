import { useTranslations } from '@/shared/i18n'
import type { OutlineRow } from './view.api'
import styles from './viewer.module.css'

interface OutlinePaneProps {
  rows: readonly OutlineRow[]
  page: number
  onGo: (page: number) => void
}

/** Table of contents of a document. */
export function OutlinePane({ rows, page, onGo }: OutlinePaneProps) {
  const t = useTranslations('viewer')
  const currentIndex = rows.findLastIndex((row) => row.page !== null && row.page <= page)
  return (
    <ol className={styles.rows}>
      {rows.map(({ title, depth, page: target }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- titles repeat, rows never reorder
        <li key={index} style={{ paddingInlineStart: Math.min(depth, 6) * 12 }}>
          <button
            type="button"
            className={styles.row}
            disabled={target === null}
            aria-current={index === currentIndex ? 'location' : undefined}
            onClick={() => onGo(target!)}
          >
            <span>{title}</span>
            {target !== null && (
              <span className={styles.rowPage} aria-label={t('viewer:pageShort', { page: target })}>
                {target}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  )
}
