import { useEffect, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { OutlineRow } from './messages'
import type { Port } from './port'
import styles from './viewer.module.css'

const NO_ROWS: OutlineRow[] = []

/** Table of contents of a document; empty until loaded, or if there is none. */
export function useOutline(port: Port, document: number, isEnabled: boolean): OutlineRow[] {
  const [rows, setRows] = useState(NO_ROWS)
  useEffect(() => {
    const control = new AbortController()
    if (isEnabled) {
      void port
        .ask({ kind: 'outline', document }, control.signal)
        .then((answer) => answer.ok && setRows(answer.value.rows))
    }
    return () => control.abort()
  }, [port, document, isEnabled])
  return isEnabled ? rows : NO_ROWS
}

interface OutlinePaneProps {
  rows: readonly OutlineRow[]
  page: number
  onGo: (page: number) => void
}

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
