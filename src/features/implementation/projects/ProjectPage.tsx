import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { isGone, read } from '@/shared/api'
import { useText } from '@/shared/texts'
import { PageTitle } from '@/shared/ui/PageTitle'
import { Reading } from '@/shared/ui/Reading'
import { projectApi } from '../project/api'
import { ProjectDetail } from './ProjectDetail'

/** One funded project: where it stands, how it does, and what its viewer may do with it. */
export function ProjectPage() {
  const { id = '' } = useParams()
  const t = useText('implementationProjects')
  const { data, error, refetch } = useQuery(read(projectApi.detail, { path: { id } }))
  if (data && !isGone(error)) return <ProjectDetail key={id} project={data} />
  return (
    <>
      <PageTitle title={t('implementationProjects:page.title')} />
      <Reading
        failed={t('implementationProjects:page.failed')}
        gone={t('implementationProjects:page.notFound')}
        error={error}
        onRetry={refetch}
        rows={12}
        loading={t('implementationProjects:page.loading')}
        otherwise={
          <Link className="button" to="..">
            {t('implementationProjects:page.back')}
          </Link>
        }
      />
    </>
  )
}
