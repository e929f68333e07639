import { Button, Skeleton } from 'antd'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { ResultState } from '@/shared/ui/ResultState'
import { useTranslations } from '@/shared/i18n'
import type { Unopened } from './useView'
import styles from './viewer.module.css'

interface OpeningProps {
  viewing: Unopened
  name: string
  onRetry: () => void
}

/** Loading and error fallback for a document. */
export function Opening({ viewing, name, onRetry }: OpeningProps) {
  const t = useTranslations('viewer')
  if (viewing.state === 'failed')
    return <ErrorAlert title={t('viewer:failed', { name })} failure={viewing.failure} onRetry={onRetry} />
  if (viewing.state === 'unreadable') {
    const { reason } = viewing
    return (
      <div role="alert">
        <ResultState
          status="failed"
          title={t('viewer:failed', { name })}
          text={t(`viewer:bad.${reason}`)}
          // Another attempt could only change what the server does not explain.
          actions={reason === 'other' && <Button onClick={onRetry}>{t('actions.retry')}</Button>}
        />
      </div>
    )
  }
  return (
    <div className={styles.opening} aria-busy>
      <p role="status">{t(viewing.isConverting ? 'viewer:converting' : 'viewer:opening')}</p>
      <Skeleton active title paragraph={{ rows: 10 }} />
    </div>
  )
}
