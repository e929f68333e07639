import { useQuery } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import { apiQuery } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { pointsApi } from '@/entities/points/points.api'
import { useFormatPoints } from '@/entities/points/PriceLine'
import { TopUpLink } from '@/entities/points/TopUpLink'
import { formatNumber } from '@/shared/lib/money'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useTranslations } from '@/shared/i18n'
import styles from './points.module.css'

interface BalanceProps {
  onRenew: () => void
  onSpend: () => void
}

export function Balance({ onRenew, onSpend }: BalanceProps) {
  const t = useTranslations('accountPoints')
  const points = useFormatPoints()
  const userId = useSession(({ user }) => user?.userId ?? '')
  const score = useQuery({ ...apiQuery(pointsApi.score, { query: { userId } }), staleTime: 0 })
  if (score.error) {
    return <ErrorAlert title={t('accountPoints:unread')} failure={score.error} onRetry={score.refetch} />
  }
  return (
    <Card title={<h2 className="card-title">{t('accountPoints:balance')}</h2>}>
      {score.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : (
        <div className={styles.balance}>
          <p className={styles.figure}>{formatNumber(score.data.score, 0)}</p>
          {score.data.expiring.length > 0 ? (
            <div>
              <p className={styles.soft}>{t('accountPoints:expiring')}</p>
              <ul className={styles.expiring}>
                {score.data.expiring.map(({ day, points: count }) => (
                  <li key={day}>{t('accountPoints:expires', { points: points(count), day })}</li>
                ))}
              </ul>
            </div>
          ) : (
            <p className={styles.soft}>{t('accountPoints:nothingExpiring')}</p>
          )}
          <div className={styles.actions}>
            {score.data.expiring.length > 0 && (
              <Button onClick={onRenew}>{t('accountPoints:renew.open')}</Button>
            )}
            <Button type="primary" onClick={onSpend}>
              {t('accountPoints:spend.open')}
            </Button>
            <TopUpLink isButton />
          </div>
        </div>
      )}
    </Card>
  )
}
