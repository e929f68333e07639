import { fileApi } from '@/shared/files/files.api'
import { mock, Refusal } from '../../platform/mock'
import type { Account } from '../../platform/db'
import { checkGeneratedFile, fileFor, storeFile, takeGeneratedFile } from '../../platform/files'
import { REFUSALS } from '../../platform/refusals'

const storeUpload = async ({ account, body }: { account: Account; body: FormData }) => ({
  fileName: await storeFile(body.get('file'), account.userId),
})

export const fileMocks = [
  mock(fileApi.upload, 'signed-in', storeUpload),
  mock(fileApi.upload2, 'signed-in', storeUpload),

  mock(fileApi.download, 'signed-in', ({ account, query }) => {
    checkGeneratedFile(account, query.fileName)
    const file = takeGeneratedFile(query.fileName, query.delete === 'true')
    if (!file) throw new Refusal(500, REFUSALS.file.notMade(query.fileName))
    return file
  }),

  mock(fileApi.resource, 'signed-in', ({ account, query: { resource } }) => {
    const file = fileFor(account, resource)
    if (!file) throw new Refusal(500, REFUSALS.file.notStored(resource))
    return file
  }),
]
