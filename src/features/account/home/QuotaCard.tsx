import { useQuery } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { read } from '@/shared/api'
import { quotaApi } from '@/shared/domain/quota/api'
import { FailureText } from '@/shared/ui/FailureText'

/** What is left of the day's counts. */
export default function QuotaCard() {
  const { t } = useTranslation('accountShell')
  return (
    <Card title={<h2 className="card-title">{t('home.quota')}</h2>}>
      <Quota />
    </Card>
  )
}

function Quota() {
  const { t } = useTranslation('accountShell')
  const { t: common } = useTranslation()
  const quota = useQuery(read(quotaApi.left, {}))
  if (quota.error) {
    return (
      <span role="alert">
        <FailureText failure={quota.error} />{' '}
        <Button size="small" onClick={() => void quota.refetch()}>
          {common('actions.retry')}
        </Button>
      </span>
    )
  }
  if (!quota.data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  const { searchLeft, valuationLeft } = quota.data
  return (
    <ul className="plain-list">
      <li>{t('home.searchLeft', { left: searchLeft ?? t('home.unlimited') })}</li>
      <li>{t('home.valuationLeft', { left: valuationLeft ?? t('home.unlimited') })}</li>
    </ul>
  )
}
