import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { isGone, apiQuery } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { DetailFallback } from '@/shared/ui/DetailFallback'
import { conceptApi } from '../model/concepts.api'
import { ConceptDetail } from './ConceptDetail'

export default function ConceptPage() {
  const { id = '' } = useParams()
  const t = useTranslations('conceptsDetail')
  const { data, error, refetch } = useQuery(apiQuery(conceptApi.detail, { path: { id } }))
  if (data && !isGone(error)) return <ConceptDetail key={id} concept={data} />
  return (
    <DetailFallback
      title={t('conceptsDetail:title')}
      failed={t('conceptsDetail:failed')}
      notFound={t('conceptsDetail:notFound')}
      error={error}
      onRetry={refetch}
      loading={t('conceptsDetail:loading')}
      back={{ to: '..', text: t('conceptsDetail:back') }}
    />
  )
}
