import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'antd'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { API_BASE } from '@/shared/api'
import type { StoredFile } from '@/shared/files/files.api'
import { MAX_FILE_SIZE } from '@/shared/files/uploadRules'
import { files, required, text } from '@/shared/form/fieldParsers'
import { FilesField } from '@/shared/form/FilesField'
import { TextField } from '@/shared/form/textFields'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { UploadField } from '@/shared/ui/upload/UploadField'
import { server } from '../../setup.msw'
import { makeFile } from '../../support/files'
import { renderComponent } from '../../support/renderComponent'

const uploadPath = `*${API_BASE}/common/upload`

interface Case {
  kind?: 'image' | 'file'
  maxFiles?: number
  stored?: StoredFile[]
}

/** The field inside a form, as screens use it; `value()` returns the form's value. */
async function showField({ kind = 'file', maxFiles, stored }: Case = {}) {
  let value: StoredFile[] | undefined = stored
  const view = await renderComponent(
    <Form name="proof" initialValues={{ files: stored }} onValuesChange={(_, all) => (value = all.files)}>
      <Form.Item name="files" label="Certificate">
        <UploadField kind={kind} {...(maxFiles ? { maxFiles } : {})} />
      </Form.Item>
    </Form>,
    { as: 'analyst' },
  )
  const input = await screen.findByLabelText(/^Certificate/)
  return {
    ...view,
    choose: (...files: File[]) => view.user.upload(input, files),
    value: () => value,
    names: () => value?.map(({ originalName }) => originalName) ?? [],
  }
}

const row = async (name: string) => (await screen.findByText(name)).closest('li')!
const button = (name: string) => screen.findByRole('button', { name })

function holdUploads() {
  const waiting: (() => void)[] = []
  server.use(
    http.post(uploadPath, async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return HttpResponse.json({ code: 200, fileName: '/profile/upload/held.pdf' })
    }),
  )
  return { waiting, release: () => waiting.splice(0).forEach((resolve) => resolve()) }
}

test('files are sent in parallel and become the value, under the names that the server gave', async () => {
  const { choose, value } = await showField()
  await choose(makeFile('报告 1+2.pdf'), makeFile('Model.xlsx', { size: 2048 }))
  await waitFor(() => expect(value()).toHaveLength(2))
  expect(value()).toContainEqual({
    fileName: expect.stringMatching(/^\/profile\/upload\/\d{4}\/\d\d\/\d\d\/报告 1\+2_[\da-f-]{36}\.pdf$/),
    originalName: '报告 1+2.pdf',
    size: 64,
  })
  expect(screen.getByText('2 of 5 uploaded')).toBeInTheDocument()
  expect(await row('Model.xlsx')).toHaveTextContent('2 KB')
})

test('while the service is unavailable a file waits, with a link to the service page', async () => {
  server.use(http.post(uploadPath, () => new HttpResponse(null, { status: 502 })))
  const { choose, value } = await showField()
  await choose(makeFile('a.pdf'))
  const waiting = within(await row('a.pdf'))
  expect(await waiting.findByRole('link', { name: /service is unavailable/ })).toHaveAttribute(
    'href',
    '/serverError',
  )
  server.resetHandlers()
  await userEvent.click(waiting.getByRole('button', { name: 'Upload a.pdf again' }))
  await waitFor(() => expect(value()).toHaveLength(1))
})

test('an image is loaded by its stored name, with each path segment encoded', async () => {
  const { choose, value, container } = await showField({ kind: 'image' })
  await choose(makeFile('药 1+2.PNG'))
  await waitFor(() => expect(value()).toHaveLength(1))
  const address = container.querySelector('img')!.getAttribute('src')!
  expect(address).toMatch(/%E8%8D%AF%201%2B2_[\da-f-]{36}\.png$/)
  const shown = await fetch(new URL(address, location.href))
  expect(shown.headers.get('content-type')).toBe('image/png')
  expect((await shown.arrayBuffer()).byteLength).toBe(64)
})

test.each([
  [
    'another type',
    makeFile('notes.docx'),
    'This file type is not accepted. Please upload doc, xls, xlsx, pdf',
  ],
  ['no extension', makeFile('notes'), 'This file type is not accepted. Please upload doc, xls, xlsx, pdf'],
  [
    'a picture among files',
    makeFile('a.png'),
    'This file type is not accepted. Please upload doc, xls, xlsx, pdf',
  ],
  ['one byte too many', makeFile('big.pdf', { size: MAX_FILE_SIZE + 1 }), 'The file is larger than 5 MB'],
  ['nothing in it', makeFile('none.pdf', { size: 0 }), 'The file is empty; please choose another one'],
  ['a long name', makeFile(`${'n'.repeat(97)}.pdf`), 'The file name is too long (100 characters at most)'],
  [
    'false content',
    makeFile('page.pdf', { as: 'html' }),
    "The file's content does not match its extension; please check it",
  ],
  [
    'cut short',
    makeFile('cut.pdf', { size: 3 }),
    "The file's content does not match its extension; please check it",
  ],
])('a file with %s is refused with its own message and not sent', async (_case, file, message) => {
  server.use(http.post(uploadPath, () => HttpResponse.json({ code: 500, msg: 'it was sent' })))
  const { choose, names } = await showField()
  await choose(file)
  expect(await within(await row(file.name)).findByRole('alert')).toHaveTextContent(message)
  expect(names()).toEqual([])
})

test.each([
  ['exactly 5 MB', makeFile('full.pdf', { size: MAX_FILE_SIZE })],
  ['an extension in capitals', makeFile('SCAN.PDF')],
  ['a name of 100 characters', makeFile(`${'n'.repeat(96)}.pdf`)],
  ['the older formats', makeFile('old.doc')],
])('a file with %s is accepted', async (_case, file) => {
  const { choose, names } = await showField()
  await choose(file)
  await waitFor(() => expect(names()).toEqual([file.name]))
})

test('five files are accepted; the form reports that the sixth was left out', async () => {
  const { choose, names } = await showField()
  await choose(...[1, 2, 3, 4, 5, 6].map((n) => makeFile(`${n}.pdf`)))
  await waitFor(() => expect(names().sort()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']))
  expect(screen.getByText('At most 5 files can be uploaded; 1 not added')).toBeInTheDocument()
})

test('a refused file does not count towards the limit', async () => {
  const { choose, names } = await showField({ maxFiles: 1 })
  await choose(makeFile('page.docx'))
  await row('page.docx')
  await choose(makeFile('right.pdf'))
  await waitFor(() => expect(names()).toEqual(['right.pdf']))
  expect(screen.queryByText('page.docx')).not.toBeInTheDocument()
})

test('a running upload can be cancelled and sent again', async () => {
  const held = holdUploads()
  const { choose, user, names } = await showField()
  await choose(makeFile('a.pdf'))
  expect(await screen.findByRole('progressbar', { name: 'Uploading a.pdf' })).toBeInTheDocument()
  await waitFor(() => expect(held.waiting).toHaveLength(1))
  await user.click(await button('Cancel the upload of a.pdf'))
  expect(await screen.findByText('Upload cancelled')).toBeInTheDocument()
  held.release() // a response that arrives anyway changes nothing

  await user.click(await button('Upload a.pdf again'))
  await waitFor(() => expect(held.waiting).toHaveLength(1))
  expect(names()).toEqual([])
  held.release()
  await waitFor(() => expect(names()).toEqual(['a.pdf']))
})

test('a failed file shows the server’s message and is retried alone', async () => {
  const sent: string[] = []
  let isFull = true
  server.use(
    http.post(uploadPath, async ({ request }) => {
      const file = (await request.clone().formData()).get('file') as File
      sent.push(file.name)
      return isFull && file.name === 'b.pdf'
        ? HttpResponse.json({ code: 500, msg: '磁盘<br/>已满' })
        : undefined
    }),
  )
  const { choose, user, names } = await showField()
  await choose(makeFile('a.pdf'), makeFile('b.pdf'))
  const issue = await within(await row('b.pdf')).findByRole('alert')
  expect(issue).toHaveTextContent('Upload failed: 磁盘<br/>已满')
  await waitFor(() => expect(names()).toEqual(['a.pdf']))
  isFull = false
  await user.click(await button('Upload b.pdf again'))
  await waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf']))
  expect(sent.sort()).toEqual(['a.pdf', 'b.pdf', 'b.pdf'])
})

test('a lost connection is an error of the file, not of the form', async () => {
  server.use(http.post(uploadPath, () => HttpResponse.error()))
  const { choose, user } = await showField()
  await choose(makeFile('a.pdf'))
  expect(await within(await row('a.pdf')).findByRole('alert')).toHaveTextContent(
    'There seems to be a network problem',
  )
  await user.click(await button('Remove a.pdf'))
  expect(screen.queryByText('a.pdf')).not.toBeInTheDocument()
})

test('a stored file can be removed, and the focus returns to the file picker', async () => {
  const stored = [{ fileName: '/profile/upload/a.pdf', originalName: 'a.pdf', size: 1 }]
  const { user, value } = await showField({ stored })
  await user.click(await button('Remove a.pdf'))
  expect(value()).toEqual([])
  expect(screen.getByLabelText(/^Certificate/)).toHaveFocus()
})

test('a stored file is downloaded under its original name', async () => {
  let saved = ''
  URL.createObjectURL = () => 'blob:test'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = this.download
  })
  const { choose, user } = await showField()
  await choose(makeFile('报告 1+2.pdf'))
  await user.click(await button('Download 报告 1+2.pdf'))
  await waitFor(() => expect(saved).toMatch(/^报告 1\+2_[\da-f-]{36}\.pdf$/))
})

test('files can also be dropped and pasted', async () => {
  const { names } = await showField()
  const area = screen.getByLabelText(/^Certificate/).closest('label')!
  fireEvent.drop(area, { dataTransfer: { files: [makeFile('dropped.pdf')] } })
  await waitFor(() => expect(names()).toEqual(['dropped.pdf']))
  fireEvent.paste(area, { clipboardData: { files: [makeFile('pasted.pdf')] } })
  await waitFor(() => expect(names()).toEqual(['dropped.pdf', 'pasted.pdf']))
})

test('leaving during an upload asks for confirmation, then aborts it', async () => {
  const held = holdUploads()
  const { choose, user, go, address } = await showField()
  await choose(makeFile('a.pdf'))
  await screen.findByRole('progressbar')
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)

  await act(() => go('/away'))
  await user.click(await button('Keep uploading'))
  expect(address()).toBe('/')
  expect(screen.getByRole('progressbar')).toBeInTheDocument()

  await act(() => go('/away'))
  await user.click(await button('Leave and stop the upload'))
  await waitFor(() => expect(address()).toBe('/away'))
  await act(() => go('/'))
  expect(address()).toBe('/') // no upload is in progress any more
  held.release()
})

test('once all files have arrived leaving needs no confirmation', async () => {
  const { choose, names, go, address } = await showField()
  await choose(makeFile('a.pdf'))
  await waitFor(() => expect(names()).toHaveLength(1))
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(false)
  await act(() => go('/away'))
  expect(address()).toBe('/away')
})

const Claim = z.object({ title: required(text(2, 9)), proof: files(), deed: files() })

function ClaimForm({ onSent }: { onSent: () => void }) {
  const form = useSchemaForm({
    schema: Claim,
    labels: { title: 'Title', proof: 'Proof', deed: 'Deed' },
    send: async () => Promise.resolve({ ok: true as const, data: null }),
    onDone: onSent,
  })
  return (
    <SchemaForm form={form} submitText="Send">
      <TextField name="title" />
      <FilesField name="proof" kind="file" />
      <FilesField name="deed" kind="file" />
    </SchemaForm>
  )
}

test('a form that waits for the files of two fields says so until they arrive, without showing errors', async () => {
  const { waiting, release } = holdUploads()
  const onSent = vi.fn<() => void>()
  const { user } = await renderComponent(<ClaimForm onSent={onSent} />, { as: 'analyst' })
  await user.upload(await screen.findByLabelText(/^Proof/), makeFile('a.pdf'))
  await waitFor(() => expect(waiting).toHaveLength(1))
  await user.upload(screen.getByLabelText(/^Deed/), makeFile('b.pdf'))
  await waitFor(() => expect(waiting).toHaveLength(2))
  waiting.shift()!()
  await screen.findByRole('button', { name: 'Download a.pdf' })
  expect(screen.getByText(/Files are still uploading/)).toBeInTheDocument()
  fireEvent.submit(screen.getByLabelText('Title').closest('form')!)
  expect(screen.getByLabelText('Title')).not.toHaveFocus()
  release()
  await waitFor(() => expect(screen.queryByText(/Files are still uploading/)).not.toBeInTheDocument())
  await user.type(screen.getByLabelText('Title'), 'Loss')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
})
