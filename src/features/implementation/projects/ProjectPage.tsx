import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { isGone, apiQuery } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { DetailFallback } from '@/shared/ui/DetailFallback'
import { projectApi } from '../project/projectLink.api'
import { ProjectDetail } from './ProjectDetail'

export function ProjectPage() {
  const { id = '' } = useParams()
  const t = useTranslations('implementationProjects')
  const { data, error, refetch } = useQuery(apiQuery(projectApi.detail, { path: { id } }))
  if (data && !isGone(error)) return <ProjectDetail key={id} project={data} />
  return (
    <DetailFallback
      title={t('implementationProjects:page.title')}
      failed={t('implementationProjects:page.failed')}
      notFound={t('implementationProjects:page.notFound')}
      error={error}
      onRetry={refetch}
      loading={t('implementationProjects:page.loading')}
      back={{ to: '..', text: t('implementationProjects:page.back') }}
    />
  )
}
