import { zipApis } from '@/features/rooms/documents/documents.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { mock } from '../../platform/mock'
import { publicTask, startZip, stepZip, retryZip } from '../documents/zipTasks'

const mocksOf = (scope: Scope) => {
  const api = zipApis[scope]
  const READ = `${scope}:document:list` as const
  return [
    mock(api.start, READ, ({ account, body }) =>
      publicTask(startZip(scope, account, body.roomId, body.ids ?? null)),
    ),
    mock(api.task, READ, async ({ account, path }) =>
      publicTask(await stepZip(scope, account, String(path.id))),
    ),
    mock(api.retry, READ, ({ account, path }) => publicTask(retryZip(scope, account, String(path.id)))),
  ]
}

export const zipMocks = SCOPES.flatMap(mocksOf)
