import { call } from '@/shared/api'
import { useOwnMark } from '@/shared/viewer/ownMark'
import { Viewer } from '@/shared/viewer/Viewer'
import { documentApis } from '../documents/api'
import { useRoomCalls } from '../room/roomContext'
import { useIsCovered } from '../room/useRevocation'
import type { Submission } from './api'

/** The version that is audited, to be read under the auditor's mark. */
export default function Reading({ submission }: { submission: Submission }) {
  const { api } = useRoomCalls(documentApis)
  const isCovered = useIsCovered()
  const { id, documentId, name } = submission
  return (
    <Viewer
      document={{
        id,
        name,
        load: (options) => call(api.preview, { path: { id: documentId }, query: { version: id } }, options),
      }}
      mark={useOwnMark()}
      canSearch
      cover={isCovered ? 'revoked' : null}
    />
  )
}
