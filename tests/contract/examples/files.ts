import { fileApi } from '@/shared/files/files.api'
import { storeGeneratedFile, storeFile } from '@mocks/platform/files'
import { example, type Example } from '../example'

const aPdf = () => new File(['%PDF-1.7'], '报告 1+2.pdf')

function aForm() {
  const body = new FormData()
  body.append('file', aPdf())
  return { body }
}

const aMadeFile = () => ({ bytes: new Uint8Array([1]), type: 'application/zip', name: '导出.zip' })

export const examples: readonly Example[] = [
  example(fileApi.upload, aForm),
  example(fileApi.upload2, aForm),
  example(fileApi.download, () => ({
    query: { fileName: storeGeneratedFile(aMadeFile()), delete: 'true' as const },
  })),
  example(fileApi.resource, async () => ({ query: { resource: await storeFile(aPdf(), '1') } })),
]
