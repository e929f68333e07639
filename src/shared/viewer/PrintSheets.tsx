import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from '@/shared/i18n'
import type { Size } from './view.api'
import { printSheets } from './printSheets'
import styles from './print.module.css'

/** Printed page including its watermark; without a picture if it can't be read. */
export interface Sheet {
  page: number
  size: Size
  picture: string | null
}

interface PrintSheetsProps {
  sheets: readonly Sheet[]
  onPrinted: () => void
}

/** Replaces the screen in print; opens the print window once all pictures are loaded. */
export function PrintSheets({ sheets, onPrinted }: PrintSheetsProps) {
  const t = useTranslations('viewer')
  const remaining = useRef(sheets.filter(({ picture }) => picture !== null).length)
  const countDown = () => {
    remaining.current -= 1
    if (remaining.current === 0) printSheets()
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
            <img src={picture} alt={t('viewer:pageShort', { page })} onLoad={countDown} onError={countDown} />
          )}
        </div>
      ))}
    </div>,
    document.body,
  )
}
