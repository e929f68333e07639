import { Empty } from 'antd'
import { Link } from 'react-router-dom'
import { documentAddress, screenAddress, useRoom, useRoomTree, WithRoom } from '@/features/rooms'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { TimeText } from '@/shared/ui/cells/TimeText'
import type { Project } from '../project/projectLink.api'

/** Documents published in the project's room that the viewer may see. */
export const DocumentsTab = ({ project: { roomId } }: { project: Project }) => (
  <WithRoom scope="implement" roomId={roomId}>
    <PublishedDocuments />
  </WithRoom>
)

function PublishedDocuments() {
  const t = useTranslations('implementationProjects')
  const { id: roomId } = useRoom()
  const { data, error, refetch } = useRoomTree()
  if (!data) {
    return (
      <QueryFallback failed={t('implementationProjects:documents.failed')} error={error} onRetry={refetch} />
    )
  }
  const documents = data.filter(({ kind, state }) => kind === 'document' && state === 'published')
  if (documents.length === 0) {
    return (
      <Empty description={t('implementationProjects:documents.none')}>
        <RoomLink roomId={roomId} />
      </Empty>
    )
  }
  return (
    <>
      <table className="data-table">
        <caption>{t('implementationProjects:documents.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('implementationProjects:documents.name')}</th>
            <th scope="col">{t('implementationProjects:documents.version')}</th>
            <th scope="col">{t('implementationProjects:documents.updated')}</th>
          </tr>
        </thead>
        <tbody>
          {documents.slice(0, MAX_SHOWN).map(({ id, indexNo, name, versionNo, updateTime }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={documentAddress('implement', roomId, id)}>
                  {[indexNo, name].filter(Boolean).join(' ')}
                </Link>
              </th>
              <td>{versionNo ?? EMPTY_VALUE}</td>
              <td>
                <TimeText time={updateTime} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="plain-actions">
        <RoomLink roomId={roomId} />
      </p>
    </>
  )
}

/** The remaining documents are listed in the room. */
const MAX_SHOWN = 100

const RoomLink = ({ roomId }: { roomId: string }) => {
  const t = useTranslations('implementationProjects')
  return (
    <Link to={screenAddress('implement', 'vdocumenttree', roomId)}>
      {t('implementationProjects:documents.all')}
    </Link>
  )
}
