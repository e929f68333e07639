import { useQuery } from '@tanstack/react-query'
import { Card, Empty } from 'antd'
import { Link } from 'react-router-dom'
import { read } from '@/shared/api'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { payApi, type Offer } from './pay.api'
import { Choice } from './Choice'

/** Each item once, whatever the server sends: a choice tells them apart by it. */
const toldApart = (offers: readonly Offer[]) => [
  ...new Map(offers.map((offer) => [offer.item, offer])).values(),
]

/** What can be bought, at the server's prices. */
export function OrderForm({ back }: { back: string | null }) {
  const t = useTranslations('accountPay')
  const offers = useQuery({ ...read(payApi.offers, {}), staleTime: 0 })
  return (
    <>
      <PageTitle
        title={t('accountPay:title')}
        actions={<Link to="/member">{t('accountPay:form.compare')}</Link>}
      />
      {!offers.data && (
        <Card>
          <QueryFallback
            failed={t('accountPay:form.offersFailed')}
            error={offers.error}
            onRetry={offers.refetch}
            rows={8}
          />
        </Card>
      )}
      {offers.data?.length === 0 && <Empty description={t('accountPay:form.nothing')} />}
      {offers.data && offers.data.length > 0 && (
        <Choice offers={toldApart(offers.data)} back={back} onRefused={() => void offers.refetch()} />
      )}
    </>
  )
}
