import { fileApi, partApi } from '@/shared/files/files.api'
import { digestOf } from '@/shared/files/digest'
import { specifiedLimits } from '@/shared/files/uploadRules'
import { storeGeneratedFile, storeFile } from '@mocks/platform/files'
import { storedViewApi } from '@/shared/viewer/view.api'
import { db } from '@mocks/account/store'
import { askBackend } from '../../support/askBackend'
import { plainPdf } from '../../support/pdfFiles'
import { receivePart, startParts } from '@mocks/platform/partUploads'
import { example, type Example } from '../example'

const aPdf = () => new File([plainPdf()], '报告 1+2.pdf')

function aForm() {
  const body = new FormData()
  body.append('file', aPdf())
  return { body }
}

const aMadeFile = () => ({ bytes: new Uint8Array([1]), type: 'application/zip', name: '导出.zip' })

const admin = () => db.accounts.find(({ userName }) => userName === 'admin')!
const stored = () => storeFile(aPdf(), admin().userId)

/** An opened stored file. */
async function opened() {
  const body = { resource: await stored() }
  const { data } = await askBackend().send(admin(), storedViewApi.view, { body })
  const { id, lease } = data as { id: string; lease: string }
  return { id, lease }
}

/** An upload with its only part, if `isSent`. */
async function aPartUpload(isSent: boolean) {
  const { name, size } = aPdf()
  const { id } = startParts(admin(), { name, size, hash: (await digestOf(aPdf()))! }, specifiedLimits('file'))
  if (isSent) receivePart(admin(), id, 0, aPdf())
  return { id }
}

export const examples: readonly Example[] = [
  example(fileApi.upload, aForm),
  example(fileApi.upload2, aForm),
  example(partApi.start, async () => ({
    body: { scope: 'vdr', roomId: '1', name: '报告.docx', size: 6_000_000, hash: (await digestOf(aPdf()))! },
  })),
  example(partApi.status, async () => ({ path: await aPartUpload(false) })),
  example(partApi.send, async () => ({ path: { ...(await aPartUpload(false)), part: 0 }, ...aForm() })),
  example(partApi.complete, async () => ({ path: await aPartUpload(true) })),
  example(partApi.discard, async () => ({ path: await aPartUpload(false) })),
  example(fileApi.download, () => ({
    query: { fileName: storeGeneratedFile(aMadeFile()), delete: 'true' as const },
  })),
  example(storedViewApi.view, async () => ({ body: { resource: await stored() } })),
  example(storedViewApi.page, async () => {
    const { id, lease } = await opened()
    return { path: { id, page: 1 }, query: { lease, width: 800 } }
  }),
  example(storedViewApi.find, async () => {
    const { id, lease } = await opened()
    return { path: { id }, query: { lease, q: 'text' } }
  }),
  example(storedViewApi.text, async () => {
    const { id, lease } = await opened()
    return { path: { id, page: 1 }, query: { lease } }
  }),
  example(storedViewApi.difference, async () => {
    const { id, lease } = await opened()
    return { path: { id, page: 1 }, query: { lease, from: lease } }
  }),
  example(storedViewApi.renew, async () => {
    const { lease } = await opened()
    return { path: { lease }, body: { reading: [] } }
  }),
  example(fileApi.resource, async () => ({ query: { resource: await storeFile(aPdf(), '1') } })),
]
