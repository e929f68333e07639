import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { isGone, read } from '@/shared/api'
import { useText } from '@/shared/texts'
import { PageTitle } from '@/shared/ui/PageTitle'
import { Reading } from '@/shared/ui/Reading'
import { claimsAddress } from './addresses'
import { claimApi } from './api'
import { ClaimDetail } from './ClaimDetail'

/** One claim: where it stands, all that is known of it, and what its viewer may do with it. */
export default function ClaimPage() {
  const { id = '' } = useParams()
  const t = useText('implementationClaims')
  const { data, error, refetch } = useQuery(read(claimApi.detail, { path: { id } }))
  if (data && !isGone(error)) return <ClaimDetail key={id} claim={data} />
  return (
    <>
      <PageTitle title={t('implementationClaims:title')} />
      <Reading
        failed={t('implementationClaims:detail.failed')}
        gone={t('implementationClaims:detail.gone')}
        error={error}
        onRetry={refetch}
        rows={12}
        loading={t('implementationClaims:detail.loading')}
        otherwise={
          <Link className="button" to={claimsAddress}>
            {t('implementationClaims:detail.back')}
          </Link>
        }
      />
    </>
  )
}
