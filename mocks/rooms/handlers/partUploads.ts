import { SCOPES } from '@/entities/roomScope'
import { partApi } from '@/shared/files/files.api'
import { mock, Refusal } from '../../platform/mock'
import {
  completeParts,
  describeParts,
  discardParts,
  receivePart,
  requireParts,
  startParts,
} from '../../platform/partUploads'
import { REFUSALS } from '../refusals'
import { authorizeRoom, uploadLimitsOf } from '../store'

export const partUploadMocks = [
  mock(partApi.start, 'signed-in', ({ account, body: { scope: section, roomId, ...file } }) => {
    const scope = SCOPES.find((each) => each === section)
    if (!scope) throw new Refusal(404, REFUSALS.noRoom)
    authorizeRoom(scope, account, roomId, 'document:edit')
    return describeParts(startParts(account, file, uploadLimitsOf(scope, roomId)))
  }),
  mock(partApi.status, 'signed-in', ({ account, path }) =>
    describeParts(requireParts(account, String(path.id))),
  ),
  mock(partApi.send, 'signed-in', ({ account, path, body }) =>
    receivePart(account, String(path.id), Number(path.part), body.get('file')),
  ),
  mock(partApi.complete, 'signed-in', async ({ account, path }) => ({
    fileName: await completeParts(account, String(path.id)),
  })),
  mock(partApi.discard, 'signed-in', ({ account, path }) => discardParts(account, String(path.id))),
]
