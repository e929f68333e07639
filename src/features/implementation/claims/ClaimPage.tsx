import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { isGone, apiQuery } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { DetailFallback } from '@/shared/ui/DetailFallback'
import { claimsAddress } from './claimAddresses'
import { claimApi } from './claims.api'
import { ClaimDetail } from './ClaimDetail'

export default function ClaimPage() {
  const { id = '' } = useParams()
  const t = useTranslations('implementationClaims')
  const { data, error, refetch } = useQuery(apiQuery(claimApi.detail, { path: { id } }))
  if (data && !isGone(error)) return <ClaimDetail key={id} claim={data} />
  return (
    <DetailFallback
      title={t('implementationClaims:title')}
      failed={t('implementationClaims:detail.failed')}
      notFound={t('implementationClaims:detail.gone')}
      error={error}
      onRetry={refetch}
      loading={t('implementationClaims:detail.loading')}
      back={{ to: claimsAddress, text: t('implementationClaims:detail.back') }}
    />
  )
}
