import { useQuery } from '@tanstack/react-query'
import { formatThumbprint, useRoom } from '@/features/rooms'
import { apiQuery } from '@/shared/api'
import { withBase } from '@/shared/lib/addresses'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useTranslations } from '@/shared/i18n'
import { logApi } from './roomLog.api'
import styles from './log.module.css'

/** Fingerprint of the key that signs this room's bundles, for members to compare or pass on. */
export function PublishedKey() {
  const t = useTranslations('vdrLog')
  const { id: roomId } = useRoom()
  const { data, error, refetch } = useQuery(apiQuery(logApi.key, { query: { roomId } }))
  if (error) return <ErrorAlert title={t('vdrLog:key.failed')} failure={error} onRetry={refetch} />
  if (!data) return null
  return (
    <details className={styles.key}>
      <summary>{t('vdrLog:key.title')}</summary>
      <p>
        <code className={styles.hash}>{formatThumbprint(data.keyId)}</code>
      </p>
      <p>
        {t('vdrLog:key.note')} <VerifierLink />
      </p>
    </details>
  )
}

export function VerifierLink() {
  const t = useTranslations('vdrLog')
  return (
    <a href={withBase('/verify.html')} target="_blank" rel="noopener noreferrer">
      {t('vdrLog:bundle.verifier')}
    </a>
  )
}
