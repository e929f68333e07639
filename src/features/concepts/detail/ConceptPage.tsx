import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { isGone, read } from '@/shared/api'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useText } from '@/shared/texts'
import { Reading } from '@/shared/ui/Reading'
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
      <Reading
        failed={t('conceptsDetail:failed')}
        gone={t('conceptsDetail:notFound')}
        error={error}
        onRetry={refetch}
        rows={12}
        loading={t('conceptsDetail:loading')}
        otherwise={
          <Link className="button" to="..">
            {t('conceptsDetail:back')}
          </Link>
        }
      />
    </>
  )
}
