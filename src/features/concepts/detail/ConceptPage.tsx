import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Link, useParams } from 'react-router-dom'
import { isGone, read } from '@/shared/api'
import { FailureNote } from '@/shared/ui/FailureNote'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useText } from '@/shared/texts'
import { conceptApi } from '../model/api'
import { ConceptDetail } from './ConceptDetail'

/** One concept: where it stands, all that is known of it, and what its viewer may do with it. */
export default function ConceptPage() {
  const { id = '' } = useParams()
  const t = useText('conceptsDetail')
  const { data, error, refetch } = useQuery(read(conceptApi.detail, { path: { id } }))
  if (data && !isGone(error)) return <ConceptDetail key={id} concept={data} />
  return (
    <>
      <PageTitle title={t('conceptsDetail:title')} />
      {error ? (
        <>
          <FailureNote
            title={t(error.kind === 'not-found' ? 'conceptsDetail:notFound' : 'conceptsDetail:failed')}
            failure={error}
            onRetry={() => void refetch()}
          />
          <p className="plain-actions">
            <Link to="..">{t('conceptsDetail:back')}</Link>
          </p>
        </>
      ) : (
        <div aria-busy="true">
          <output className="visually-hidden">{t('conceptsDetail:loading')}</output>
          <Skeleton active paragraph={{ rows: 12 }} />
        </div>
      )}
    </>
  )
}
