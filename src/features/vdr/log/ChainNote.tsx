import { Alert } from 'antd'
import { useMemo } from 'react'
import { firstBroken } from '@/features/rooms'
import { useTranslations } from '@/shared/i18n'
import type { LogRow } from './accessLog.api'
import styles from './log.module.css'

/** What the hash is made over, bound to its neighbours; nothing of a row whose place in the log is not told. */
const boundOf = ({ anomalies: _anomalies, seq, prev, hash, ...said }: LogRow) =>
  typeof seq === 'number' && prev && hash ? [{ ...said, seq, prev, hash }] : []

/** Says whether the rows that are shown fit their hashes and each other, or that the user is not told those. */
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
