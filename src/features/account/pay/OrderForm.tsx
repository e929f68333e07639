import { useQuery } from '@tanstack/react-query'
import { Card, Empty } from 'antd'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { payApi, type Offer } from './pay.api'
import { OfferChoice } from './OfferChoice'

/** Keeps each item once, because the choice identifies an offer by its item. */
const dedupeOffers = (offers: readonly Offer[]) => [
  ...new Map(offers.map((offer) => [offer.item, offer])).values(),
]

export function OrderForm({ back }: { back: string | null }) {
  const t = useTranslations('accountPay')
  const offers = useQuery({ ...apiQuery(payApi.offers, {}), staleTime: 0 })
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
        <OfferChoice offers={dedupeOffers(offers.data)} back={back} onRefused={() => void offers.refetch()} />
      )}
    </>
  )
}
