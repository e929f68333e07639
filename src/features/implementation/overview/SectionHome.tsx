import { Card } from 'antd'
import { InRoom, RoomHome } from '@/features/rooms'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import figures from '@/shared/ui/figures/blocks.module.css'
import { ProjectFacts } from './ProjectFacts'
import { useProjectColumns } from './useProjectColumns'
import { useProjectOfRoom } from './useProjectOfRoom'

/** Landing page of the section: its funded targets; within a room, a card with its project. */
export default function SectionHome() {
  return (
    <InRoom scope="implement" columns={useProjectColumns()}>
      <RoomHome>
        <ProjectCard />
      </RoomHome>
    </InRoom>
  )
}

function ProjectCard() {
  const t = useTranslations('implementationOverview')
  const { data, error, maySee, refetch } = useProjectOfRoom()
  if (!maySee || data === null) return null
  return (
    <Card
      className={figures.wide}
      title={<h2 className="card-title">{t('implementationOverview:project')}</h2>}
    >
      {data ? (
        <ProjectFacts project={data.project} />
      ) : (
        <QueryFallback failed={t('implementationOverview:failed')} error={error} onRetry={refetch} />
      )}
    </Card>
  )
}
