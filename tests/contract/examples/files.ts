import { fileApi } from '@/shared/files/files.api'
import { storeGeneratedFile, storeFile } from '@mocks/platform/files'
import { storedViewApi } from '@/shared/viewer/view.api'
import { db } from '@mocks/account/store'
import { askBackend } from '../../support/askBackend'
import { plainPdf } from '../../support/pdfFiles'
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

export const examples: readonly Example[] = [
  example(fileApi.upload, aForm),
  example(fileApi.upload2, aForm),
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
