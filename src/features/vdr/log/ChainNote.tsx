import { Alert } from 'antd'
import { useMemo } from 'react'
import { firstBroken } from '@/features/rooms'
import { useTranslations } from '@/shared/i18n'
import type { LogRow } from './roomLog.api'
import styles from './log.module.css'

/** Content that the hash covers, with its links to the neighbours; empty for rows without a position in the log. */
const boundOf = ({ anomalies: _anomalies, seq, prev, hash, ...content }: LogRow) =>
  typeof seq === 'number' && prev && hash ? [{ ...content, seq, prev, hash }] : []

/** Shows if the displayed rows match their hashes and each other, or that the user does not get the hashes. */
export function ChainNote({ rows }: { rows: readonly LogRow[] }) {
  const t = useTranslations('vdrLog')
  const { count, first, last, broken } = useMemo(() => {
    const bound = rows.flatMap(boundOf)
    const numbers = bound.map(({ seq }) => seq)
    return {
      count: bound.length,
      first: Math.min(...numbers),
      last: Math.max(...numbers),
      broken: firstBroken(bound),
    }
  }, [rows])

  if (broken !== null)
    return (
      <Alert
        type="error"
        banner
        role="alert"
        className="list-note"
        title={t('vdrLog:chain.broken', { seq: broken })}
        description={t('vdrLog:chain.brokenNote')}
      />
    )
  if (rows.length === 0) return null
  return (
    <p role="status" className={styles.chain}>
      {count > 0 ? t('vdrLog:chain.intact', { count, first, last }) : t('vdrLog:chain.own')}
    </p>
  )
}
