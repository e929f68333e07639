import { fileApi } from '@/shared/files/api'
import { mock, Refusal } from '../../platform/mock'
import { storedFile, storeFile, takeMadeFile } from '../../platform/files'
import { REFUSALS } from '../../platform/refusals'

const keep = async ({ body }: { body: FormData }) => ({ fileName: await storeFile(body.get('file')) })

export const fileMocks = [
  mock(fileApi.upload, 'anyone', keep),
  mock(fileApi.upload2, 'anyone', keep),

  mock(fileApi.download, 'signed-in', ({ query }) => {
    const file = takeMadeFile(query.fileName, query.delete === 'true')
    if (!file) throw new Refusal(500, REFUSALS.file.notMade(query.fileName))
    return file
  }),

  mock(fileApi.resource, 'signed-in', ({ query: { resource } }) => {
    const file = storedFile(resource)
    if (!file) throw new Refusal(500, REFUSALS.file.notStored(resource))
    return file
  }),
]
