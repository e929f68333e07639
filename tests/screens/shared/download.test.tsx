import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endSession } from '@/app/session/startSession'
import { API_BASE, call, download } from '@/shared/api'
import { fileApi } from '@/shared/files/files.api'
import { exportOf, fetchExport } from '@/shared/files/exports'
import { FileButton } from '@/shared/ui/download/FileButton'
import type { FetchFile } from '@/shared/ui/download/useDownload'
import { storeGeneratedFile } from '@mocks/platform/files'
import { server } from '../../setup.msw'
import { watchSavedFiles } from '../../support/savedFiles'
import { renderComponent } from '../../support/renderComponent'

const api = {
  file: download('/vdr/document/download/:id'),
  zip: download('/vdr/room/zip/:id'),
  export: exportOf('/vdr/log/export', z.object({ action: z.string() })),
}

const fetchDocument: FetchFile = (options) => call(api.file, { path: { id: 1 } }, options)

const saved = watchSavedFiles()
afterEach(() => vi.useRealTimers())

const answer = (path: string, make: (request: Request) => Response | Promise<Response>) =>
  server.use(http.get(`*${API_BASE}${path}`, ({ request }) => make(request)))

const file = (content: string, headers: Record<string, string> = {}) =>
  new HttpResponse(content, { headers: { 'content-type': 'application/octet-stream', ...headers } })

async function press(fetchFile: FetchFile = fetchDocument, fallbackName = '尽调 a/b.pdf') {
  const view = await renderComponent(
    <FileButton fetchFile={fetchFile} fallbackName={fallbackName}>
      Save
    </FileButton>,
    { as: 'analyst' },
  )
  await view.user.click(await screen.findByRole('button', { name: 'Save' }))
  return view
}

test.each([
  ['the name of the header', { 'download-filename': encodeURIComponent('合同 1+2.pdf') }, '合同 1+2.pdf'],
  ['our own name, cleaned, without one', {}, 'b.pdf'],
])('a file is saved under %s', async (_case, headers, name) => {
  answer('/vdr/document/download/1', () => file('%PDF-', headers))
  await press()
  await waitFor(() => expect(saved.map((each) => each.name)).toEqual([name]))
  expect(await saved[0]!.blob.text()).toBe('%PDF-')
})

test.each(['R&D 计划.pdf', 'a|b & c.pdf', '报告 1+2_50%.pdf'])(
  'what was stored as %s is fetched again, and an export by its name too',
  async (name) => {
    await renderComponent(<p />, { as: 'analyst' })
    const body = new FormData()
    body.append('file', new File(['%PDF-1'], name, { type: 'application/pdf' }))
    const stored = await call(fileApi.upload, { body })
    if (!stored.ok) throw new Error(stored.message)
    expect(stored.data.fileName).toContain(name.slice(0, -4))
    const fetched = await call(fileApi.resource, { query: { resource: stored.data.fileName } })
    expect(fetched.ok && (await fetched.data.blob.text())).toBe('%PDF-1')

    const fileName = storeGeneratedFile({ bytes: new TextEncoder().encode('made'), type: 'text/csv', name })
    const made = await call(fileApi.download, { query: { fileName, delete: 'true' } })
    expect(made.ok && (await made.data.blob.text())).toBe('made')
  },
)

test.each([
  ['nothing', () => file(''), '下载文件出现错误，请联系管理员！'],
  ['a page', () => HttpResponse.html('<p>index</p>'), '下载文件出现错误，请联系管理员！'],
  ['a refusal', () => HttpResponse.json({ code: 500, msg: '文件已被撤下' }), '文件已被撤下'],
  ['a mapped code', () => HttpResponse.json({ code: 404, msg: 'x' }), '访问资源不存在'],
])('%s instead of a file is reported and not saved', async (_case, make, text) => {
  answer('/vdr/document/download/1', make)
  await renderComponent(
    <FileButton fetchFile={fetchDocument} fallbackName="a.pdf">
      保存
    </FileButton>,
    { as: 'analyst', language: 'zh' },
  ).then(async ({ user }) => user.click(await screen.findByRole('button', { name: '保存' })))
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(saved).toEqual([])
})

test('a file type that a browser would run is saved without its type', async () => {
  answer('/vdr/document/download/1', () =>
    file('<svg onload="alert(1)"/>', {
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment; filename=a.svg',
    }),
  )
  await press()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ name: 'a.svg', blob: { type: 'application/octet-stream' } })
})

test('a running download can be cancelled without a message, and started again', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let isFirst = true
  answer('/vdr/document/download/1', async () => {
    if (isFirst) await held
    return file('x')
  })
  const { user } = await press()
  await user.click(await screen.findByRole('button', { name: 'Cancel the download' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel the download' })).toBeNull())
  release()
  isFirst = false
  expect(saved).toEqual([])
  expect(document.querySelector('.ant-message-notice')).toBeNull()

  const again = screen.getByRole('button', { name: /Save/ })
  await waitFor(() => expect(again).not.toHaveClass('ant-btn-loading'))
  await user.click(again)
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('the end of the session aborts a download', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  answer('/vdr/document/download/1', async () => {
    await held
    return file('x')
  })
  await press()
  endSession('wish')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel the download' })).toBeNull())
  release()
  expect(saved).toEqual([])
})

test('an export is prepared with the filters, then fetched once', async () => {
  let filters = ''
  const asked: string[] = []
  answer('/vdr/log/export', (request) => {
    filters = new URL(request.url).search
    const content = new TextEncoder().encode('PK')
    return HttpResponse.json({
      code: 200,
      msg: storeGeneratedFile({ bytes: content, type: 'application/zip', name: '日志.xlsx' }),
    })
  })
  server.events.on(
    'request:start',
    ({ request }) => void asked.push(new URL(request.url).pathname.slice(API_BASE.length)),
  )
  const fetchLog: FetchFile = (options) => fetchExport(api.export, { query: { action: 'view' } }, options)
  const { user } = await press(fetchLog, 'log.xlsx')
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['日志.xlsx']))
  expect(filters).toBe('?action=view')
  expect(asked).toEqual(['/vdr/log/export', '/common/download'])
  server.events.removeAllListeners()

  answer('/vdr/log/export', () => HttpResponse.json({ code: 200, msg: 'gone.xlsx' }))
  const again = screen.getByRole('button', { name: /Save/ })
  await waitFor(() => expect(again).not.toHaveClass('ant-btn-loading'))
  await user.click(again)
  expect(await screen.findByText(/gone\.xlsx.*不允许下载/)).toBeInTheDocument()
  expect(saved).toHaveLength(1)
})

test('a refused export fetches no file', async () => {
  answer('/vdr/log/export', () => HttpResponse.json({ code: 500, msg: '导出数量过大' }))
  await press((options) => fetchExport(api.export, { query: { action: 'view' } }, options))
  expect(await screen.findByText('导出数量过大')).toBeInTheDocument()
})

test('an archive is fetched from its declared path', async () => {
  answer('/vdr/room/zip/9', () => file('PK', { 'content-type': 'application/zip' }))
  await press((options) => call(api.zip, { path: { id: 9 } }, options), 'room.zip')
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['room.zip']))
})
