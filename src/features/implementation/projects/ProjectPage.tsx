import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Link, useParams } from 'react-router-dom'
import { isGone, read } from '@/shared/api'
import { useText } from '@/shared/texts'
import { FailureNote } from '@/shared/ui/FailureNote'
import { PageTitle } from '@/shared/ui/PageTitle'
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
      {error ? (
        <>
          <FailureNote
            title={t(`implementationProjects:page.${error.kind === 'not-found' ? 'notFound' : 'failed'}`)}
            failure={error}
            onRetry={() => void refetch()}
          />
          <p className="plain-actions">
            <Link to="..">{t('implementationProjects:page.back')}</Link>
          </p>
        </>
      ) : (
        <div aria-busy="true">
          <output className="visually-hidden">{t('implementationProjects:page.loading')}</output>
          <Skeleton active paragraph={{ rows: 12 }} />
        </div>
      )}
    </>
  )
}
