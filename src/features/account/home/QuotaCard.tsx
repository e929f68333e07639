import { useQuery } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import { read } from '@/shared/api'
import { quotaApi } from '@/shared/domain/quota/api'
import { FailureText } from '@/shared/ui/FailureText'
import { useText } from '@/shared/texts'

/** What is left of the day's counts. */
export default function QuotaCard() {
  const t = useText('accountShell')
  return (
    <Card title={<h2 className="card-title">{t('accountShell:home.quota')}</h2>}>
      <Quota />
    </Card>
  )
}

function Quota() {
  const t = useText('accountShell')
  const quota = useQuery(read(quotaApi.left, {}))
  if (quota.error) {
    return (
      <span role="alert">
        <FailureText failure={quota.error} />{' '}
        <Button size="small" onClick={() => void quota.refetch()}>
          {t('actions.retry')}
        </Button>
      </span>
    )
  }
  if (!quota.data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  const { searchLeft, valuationLeft } = quota.data
  return (
    <ul className="plain-list">
      <li>{t('accountShell:home.searchLeft', { left: searchLeft ?? t('accountShell:home.unlimited') })}</li>
      <li>
        {t('accountShell:home.valuationLeft', { left: valuationLeft ?? t('accountShell:home.unlimited') })}
      </li>
    </ul>
  )
}
