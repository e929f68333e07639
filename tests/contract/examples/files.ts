import { fileApi, partApi } from '@/shared/files/files.api'
import { specifiedLimits } from '@/shared/files/uploadRules'
import { storeGeneratedFile, storeFile } from '@mocks/platform/files'
import { db } from '@mocks/account/store'
import { receivePart, startParts } from '@mocks/platform/partUploads'
import { example, type Example } from '../example'

const aPdf = () => new File(['%PDF-1.7'], '报告 1+2.pdf')

function aForm() {
  const body = new FormData()
  body.append('file', aPdf())
  return { body }
}

const aMadeFile = () => ({ bytes: new Uint8Array([1]), type: 'application/zip', name: '导出.zip' })

/** SHA-256 of {@link aPdf}. */
const HASH = '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b'

const administrator = () => db.accounts.find(({ userName }) => userName === 'admin')!

/** An upload with its only part, if `isSent`. */
function aPartUpload(isSent: boolean) {
  const { name, size } = aPdf()
  const { id } = startParts(administrator(), { name, size, hash: HASH }, specifiedLimits('file'))
  if (isSent) receivePart(administrator(), id, 0, aPdf())
  return { id }
}

export const examples: readonly Example[] = [
  example(fileApi.upload, aForm),
  example(fileApi.upload2, aForm),
  example(partApi.start, () => ({
    body: { scope: 'vdr', roomId: '1', name: '报告.docx', size: 6_000_000, hash: HASH },
  })),
  example(partApi.status, () => ({ path: aPartUpload(false) })),
  example(partApi.send, () => ({ path: { ...aPartUpload(false), part: 0 }, ...aForm() })),
  example(partApi.complete, () => ({ path: aPartUpload(true) })),
  example(partApi.discard, () => ({ path: aPartUpload(false) })),
  example(fileApi.download, () => ({
    query: { fileName: storeGeneratedFile(aMadeFile()), delete: 'true' as const },
  })),
  example(fileApi.resource, async () => ({ query: { resource: await storeFile(aPdf(), '1') } })),
]
