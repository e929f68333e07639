import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Link, useParams } from 'react-router-dom'
import { isGone, read } from '@/shared/api'
import { useText } from '@/shared/texts'
import { FailureNote } from '@/shared/ui/FailureNote'
import { PageTitle } from '@/shared/ui/PageTitle'
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
      {error ? (
        <>
          <FailureNote
            title={t(
              isGone(error) ? 'implementationClaims:detail.gone' : 'implementationClaims:detail.failed',
            )}
            failure={error}
            onRetry={() => void refetch()}
          />
          <p className="plain-actions">
            <Link to={claimsAddress}>{t('implementationClaims:detail.back')}</Link>
          </p>
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} aria-label={t('implementationClaims:detail.loading')} />
      )}
    </>
  )
}
