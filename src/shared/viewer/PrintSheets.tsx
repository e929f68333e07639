import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from '@/shared/i18n'
import type { Size } from './messages'
import { printSheets } from './printSheets'
import styles from './print.module.css'

/** A page for paper, its mark in it; without a picture where it cannot be read. */
export interface Sheet {
  page: number
  size: Size
  /** An object URL. */
  picture: string | null
}

interface PrintSheetsProps {
  sheets: readonly Sheet[]
  /** The print window opens. */
  onPrint: () => void
  /** It has been closed. */
  onPrinted: () => void
}

/** What goes to paper in place of the screen; opens the print window once all of it is there. */
export function PrintSheets({ sheets, onPrint, onPrinted }: PrintSheetsProps) {
  const t = useTranslations('viewer')
  const missing = useRef(sheets.filter(({ picture }) => picture !== null).length)
  const start = () => {
    onPrint()
    printSheets()
  }
  const settle = () => {
    missing.current -= 1
    if (missing.current === 0) start()
  }
  const end = useEffectEvent(onPrinted)
  useEffect(() => {
    const printed = () => end()
    addEventListener('afterprint', printed)
    return () => removeEventListener('afterprint', printed)
  }, [])

  return createPortal(
    <div className={styles.sheets}>
      {sheets.map(({ page, picture, size }) => (
        <div key={page} className={size.width > size.height ? styles.wide : styles.sheet}>
          {picture === null ? (
            t('viewer:bad.page', { page })
          ) : (
            <img src={picture} alt={t('viewer:pageShort', { page })} onLoad={settle} onError={settle} />
          )}
        </div>
      ))}
    </div>,
    document.body,
  )
}
