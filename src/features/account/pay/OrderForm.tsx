import { useQuery } from '@tanstack/react-query'
import { Card, Empty, Skeleton } from 'antd'
import { Link } from 'react-router-dom'
import { read } from '@/shared/api'
import { FailureNote } from '@/shared/ui/FailureNote'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useText } from '@/shared/texts'
import { payApi } from './api'
import { Choice } from './Choice'

/** What can be bought, at the server's prices. */
export function OrderForm({ back }: { back: string | null }) {
  const t = useText('accountPay')
  const offers = useQuery({ ...read(payApi.offers, {}), staleTime: 0 })
  return (
    <>
      <PageTitle
        title={t('accountPay:title')}
        actions={<Link to="/member">{t('accountPay:form.compare')}</Link>}
      />
      {offers.isPending && (
        <Card>
          <Skeleton active paragraph={{ rows: 8 }} />
        </Card>
      )}
      {offers.error && (
        <FailureNote
          title={t('accountPay:form.offersFailed')}
          failure={offers.error}
          onRetry={() => void offers.refetch()}
        />
      )}
      {offers.data?.length === 0 && <Empty description={t('accountPay:form.nothing')} />}
      {offers.data && offers.data.length > 0 && (
        <Choice offers={offers.data} back={back} onRefused={() => void offers.refetch()} />
      )}
    </>
  )
}
