import { useQuery } from '@tanstack/react-query'
import { Progress } from 'antd'
import { useRoom } from '@/features/rooms'
import { apiQuery } from '@/shared/api'
import { formatFileSize } from '@/shared/lib/fileSize'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useTranslations } from '@/shared/i18n'
import { privateApi } from './privateItems.api'
import styles from './private.module.css'

export function Quota() {
  const t = useTranslations('vdrPrivate')
  const { id: roomId } = useRoom()
  const { data, error, refetch } = useQuery(apiQuery(privateApi.quota, { query: { roomId } }))
  if (error) return <ErrorAlert title={t('vdrPrivate:quota.failed')} failure={error} onRetry={refetch} />
  if (!data) return null
  const { used, given } = data
  const left = Math.max(0, given - used)
  const isFull = left === 0
  return (
    <div className={styles.quota}>
      <Progress
        percent={given === 0 ? 100 : Math.min(100, Math.round((used / given) * 100))}
        status={isFull ? 'exception' : 'normal'}
        showInfo={false}
        size="small"
        aria-label={t('vdrPrivate:quota.label')}
        className={styles.bar}
      />
      <span>{t('vdrPrivate:quota.used', { used: formatFileSize(used), given: formatFileSize(given) })}</span>
      {isFull && <strong className={styles.full}>{t('vdrPrivate:quota.full')}</strong>}
    </div>
  )
}
