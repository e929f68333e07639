import { fileApi } from '@/shared/files/files.api'
import { mock, Refusal } from '../../platform/mock'
import type { Account } from '../../platform/db'
import { checkMadeFile, openFile, storeFile, takeMadeFile } from '../../platform/files'
import { REFUSALS } from '../../platform/refusals'

const keep = async ({ account, body }: { account: Account; body: FormData }) => ({
  fileName: await storeFile(body.get('file'), account.userId),
})

export const fileMocks = [
  mock(fileApi.upload, 'signed-in', keep),
  mock(fileApi.upload2, 'signed-in', keep),

  mock(fileApi.download, 'signed-in', ({ account, query }) => {
    checkMadeFile(account, query.fileName)
    const file = takeMadeFile(query.fileName, query.delete === 'true')
    if (!file) throw new Refusal(500, REFUSALS.file.notMade(query.fileName))
    return file
  }),

  mock(fileApi.resource, 'signed-in', ({ query: { resource } }) => {
    const file = openFile(resource)
    if (!file) throw new Refusal(500, REFUSALS.file.notStored(resource))
    return file
  }),
]
