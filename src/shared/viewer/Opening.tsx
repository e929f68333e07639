import { Button, Progress, Skeleton } from 'antd'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { ResultState } from '@/shared/ui/ResultState'
import { useTranslations } from '@/shared/i18n'
import type { Unopened } from './useOpenedDocument'
import styles from './viewer.module.css'

interface OpeningProps {
  opened: Unopened
  name: string
  onRetry: () => void
}

export function Opening({ opened, name, onRetry }: OpeningProps) {
  const t = useTranslations('viewer')
  if (opened.state === 'failed')
    return <ErrorAlert title={t('viewer:failed', { name })} failure={opened.failure} onRetry={onRetry} />
  if (opened.state === 'bad') {
    const { reason } = opened
    return (
      <div role="alert">
        <ResultState
          status="failed"
          title={t('viewer:failed', { name })}
          text={t(`viewer:bad.${reason}`)}
          // Fetching the same file again would not change it.
          actions={reason !== 'password' && <Button onClick={onRetry}>{t('actions.retry')}</Button>}
        />
      </div>
    )
  }
  return (
    <div className={styles.opening} aria-busy>
      <p>{t('viewer:opening')}</p>
      {opened.fraction !== null && (
        <Progress
          percent={Math.round(opened.fraction * 100)}
          aria-label={t('viewer:opening')}
          showInfo={false}
        />
      )}
      <Skeleton active title paragraph={{ rows: 10 }} />
    </div>
  )
}
