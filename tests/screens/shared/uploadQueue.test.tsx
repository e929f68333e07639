import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { API_BASE } from '@/shared/api'
import { failure } from '@/shared/api/result'
import { useSession } from '@/shared/auth/session'
import { hasUnsavedInput } from '@/shared/form/unsaved'
import { server } from '../../setup.msw'
import { makeFile } from '../../support/files'
import { stubIndexedDb } from '../../support/indexedDb'
import { button, goOnline, makePlace, row, showQueue } from '../../support/uploadPlace'

const uploadPath = `*${API_BASE}/common/upload`

beforeEach(stubIndexedDb)
afterEach(() => {
  act(() => useSession.setState({ user: null }))
})

let serial = 0
const makeUniqueFile = (name: string) => makeFile(name, { size: 64 + ++serial })

function inFolder(path: string, file = makeUniqueFile(path.split('/').at(-1)!)) {
  Object.defineProperty(file, 'webkitRelativePath', { value: path })
  return file
}

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

test('a folder keeps its structure, uploads three files at a time and registers each with its hash', async () => {
  const held = holdUploads()
  const place = makePlace()
  const { chooseFolder } = await showQueue(place.calls)
  await chooseFolder(
    ...['6/a.pdf', '6/6.1/b.pdf', '6/6.1/c.xlsx', '6/d.pdf', '6/.DS_Store'].map((path) => inFolder(path)),
  )
  await waitFor(() => expect(held.waiting).toHaveLength(3))
  expect(screen.getAllByRole('progressbar')).toHaveLength(3)
  expect(screen.getByText('6 / 6.1 / b.pdf')).toBeInTheDocument()
  held.release()
  await waitFor(() => expect(held.waiting).toHaveLength(1))
  held.release()
  expect(await screen.findByText('4 of 4 uploaded')).toBeInTheDocument()
  expect(place.names()).toEqual(['6/6.1/b.pdf', '6/6.1/c.xlsx', '6/a.pdf', '6/d.pdf'])
  expect(place.documents[0]).toMatchObject({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    entry: { as: 'new' },
  })
})

test('each invalid file shows the reason, and the others are uploaded', async () => {
  const place = makePlace()
  const { choose, chooseFolder } = await showQueue(place.calls)
  await choose(
    makeFile('page.pdf', { as: 'html' }),
    makeFile('none.pdf', { size: 0 }),
    makeFile('a\u202efdp.pdf'),
    makeUniqueFile('good.pdf'),
  )
  await chooseFolder(inFolder(`${'f/'.repeat(300)}deep.pdf`), inFolder('a\u0007b/bell.pdf'))
  expect(await screen.findByText('1 of 6 uploaded · 5 failed')).toBeInTheDocument()
  expect((await row('page.pdf')).getByText(/does not match its extension/)).toBeInTheDocument()
  expect((await row('none.pdf')).getByText(/The file is empty/)).toBeInTheDocument()
  expect(screen.getByText(/The file name contains .*slashes/)).toBeInTheDocument()
  expect(screen.getByText('a[U+202E]fdp.pdf')).toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/\u202e/)
  expect(screen.getByText(/nested too deep \(30 levels at most\)/)).toBeInTheDocument()
  expect(screen.getByText(/The folder name contains .*slashes/)).toBeInTheDocument()
  expect(place.names()).toEqual(['good.pdf'])
})

test('existing files are asked about before they are sent, once for all of them if wanted', async () => {
  const place = makePlace()
  const { choose, user } = await showQueue(place.calls)
  const same = makeUniqueFile('same.pdf')
  await choose(same, makeUniqueFile('x.pdf'), makeUniqueFile('y.pdf'))
  await screen.findByText('3 of 3 uploaded')

  let sent = 0
  server.use(http.post(uploadPath, () => void sent++))
  await choose(new File([same], 'copy.pdf'))
  const asked = within(await screen.findByRole('group', { name: 'What to do with “copy.pdf”' }))
  expect(asked.getByText('The content of “copy.pdf” already exists: same.pdf')).toBeInTheDocument()
  expect(asked.queryByRole('button', { name: 'New version' })).not.toBeInTheDocument()
  await user.click(asked.getByRole('button', { name: 'Skip' }))
  expect((await row('copy.pdf')).getByText('Skipped')).toBeInTheDocument()
  expect(sent).toBe(0)

  await user.click(await button('Clear list'))
  await choose(makeUniqueFile('x.pdf'), makeUniqueFile('y.pdf'))
  await screen.findByText('0 of 2 uploaded · 2 to confirm')
  await user.click(screen.getByRole('checkbox', { name: /all similar files/ }))
  await user.click(await button('New version'))
  await screen.findByText('2 of 2 uploaded')
  // Uploaded in parallel, so in any order.
  expect(new Map(place.documents.slice(3).map(({ name, entry }) => [name, entry]))).toEqual(
    new Map(
      ['x.pdf', 'y.pdf'].map((label) => [
        label,
        { as: 'version', of: { id: place.documents.findIndex(({ name }) => name === label), label } },
      ]),
    ),
  )
})

test('a duplicate in one drop is asked about once the first copy is stored', async () => {
  const place = makePlace()
  const { choose, chooseFolder, user } = await showQueue(place.calls)
  const twice = makeUniqueFile('twice.pdf')
  await choose(twice, new File([twice], 'other name.pdf'))
  await chooseFolder(inFolder('6/a.pdf'), inFolder('6/a.pdf'))
  expect(await screen.findByText('2 of 4 uploaded · 2 to confirm')).toBeInTheDocument()
  // Both are read in parallel: the first to finish is uploaded first.
  expect(
    screen.getByText(/^The content of “(twice|other name)\.pdf” already exists: (twice|other name)\.pdf$/),
  ).toBeInTheDocument()
  await user.click(await button('Skip'))
  expect(screen.getByText('A file with the same name already exists: 6/a.pdf')).toBeInTheDocument()
  await user.click(await button('Keep both'))
  expect(await screen.findByText('4 of 4 uploaded')).toBeInTheDocument()
  expect(place.documents.map(({ entry }) => entry.as).sort()).toEqual(['both', 'new', 'new'])
})

test.each(['find', 'upload', 'register', 'answer'] as const)(
  'a connection lost at “%s” makes the queue wait, and nothing is filed twice',
  async (step) => {
    const place = makePlace()
    if (step === 'upload') server.use(http.post(uploadPath, () => HttpResponse.error(), { once: true }))
    else if (step === 'answer') place.loseAnswer()
    else place.faults[step].push(failure('network'))
    const { choose } = await showQueue(place.calls)
    await choose(makeUniqueFile('a.pdf'))
    expect(await screen.findByText(/Connection lost; uploading resumes/)).toBeInTheDocument()
    goOnline()
    expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
    expect(screen.queryByText(/Connection lost; uploading resumes/)).not.toBeInTheDocument()
    expect(place.names()).toEqual(['a.pdf'])
  },
)

test('uploads left at a reload resume and say so; another account does not see them', async () => {
  const place = makePlace()
  const held = holdUploads()
  const first = await showQueue(place.calls)
  await first.choose(makeUniqueFile('a.pdf'), makeUniqueFile('b.pdf'))
  await waitFor(() => expect(held.waiting).toHaveLength(2))
  // A reload loses nothing once the files are stored; signing out would.
  await waitFor(() => expect(hasUnsavedInput('page')).toBe(false))
  expect(hasUnsavedInput('session')).toBe(true)
  first.unmount()

  const other = await showQueue(makePlace().calls, 'admin')
  expect(screen.queryByText('a.pdf')).not.toBeInTheDocument()
  other.unmount()

  await showQueue(place.calls)
  expect(await screen.findByText('2 unfinished files from your last visit are resuming')).toBeInTheDocument()
  await waitFor(() => expect(held.waiting).toHaveLength(4))
  held.release()
  expect(await screen.findByText('2 of 2 uploaded')).toBeInTheDocument()
  expect(screen.queryByText(/from your last visit/)).not.toBeInTheDocument()
  expect(place.names()).toEqual(['a.pdf', 'b.pdf'])
  expect(hasUnsavedInput('session')).toBe(false)
})

test('a full storage is reported, and the files are sent anyway', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const place = makePlace()
  const { choose } = await showQueue(place.calls)
  await choose(makeUniqueFile('a.pdf'))
  expect(await screen.findByText(/The device's storage is full/)).toBeInTheDocument()
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
  expect(place.names()).toEqual(['a.pdf'])
})

test('a browser without IndexedDB sends files anyway and warns before a reload', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const held = holdUploads()
  const { choose } = await showQueue(makePlace().calls)
  await choose(makeUniqueFile('a.pdf'))
  expect(await screen.findByText(/can't save the queue/)).toBeInTheDocument()
  await waitFor(() => expect(held.waiting).toHaveLength(1))
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  held.release()
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
})

test('a file that breaks the connection each time is given up, and the others are sent', async () => {
  server.use(
    http.post(uploadPath, async ({ request }) => {
      const file = (await request.clone().formData()).get('file') as File
      return file.name === 'bad.pdf' ? HttpResponse.error() : undefined
    }),
  )
  const { choose } = await showQueue(makePlace().calls)
  await choose(makeUniqueFile('bad.pdf'), makeUniqueFile('good.pdf'))
  for (const _ of [1, 2]) {
    await screen.findByText(/Connection lost; uploading resumes/)
    goOnline()
    expect(screen.queryByText(/Connection lost; uploading resumes/)).not.toBeInTheDocument()
  }
  expect(await screen.findByText('1 of 2 uploaded · 1 failed')).toBeInTheDocument()
  expect((await row('bad.pdf')).getByText(/network problem/)).toBeInTheDocument()
})

test('a target that refuses uploads stops the queue with one message, and nothing is lost', async () => {
  const place = makePlace()
  place.faults.register.push(failure('forbidden', 403))
  const { choose, user } = await showQueue({ ...place.calls })
  await choose(...['a', 'b', 'c', 'd', 'e'].map((name) => makeUniqueFile(`${name}.pdf`)))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Uploading has stopped: You don't have permission for this operation",
  )
  await user.click(await button('Try again'))
  expect(await screen.findByText('5 of 5 uploaded')).toBeInTheDocument()
})

test('a file is cancelled alone and retried; a refused one shows the server’s message', async () => {
  const held = holdUploads()
  const place = makePlace()
  const { choose, user } = await showQueue(place.calls)
  await choose(makeUniqueFile('a.pdf'))
  await waitFor(() => expect(held.waiting).toHaveLength(1))
  await user.click(await button('Cancel the upload of a.pdf'))
  expect((await row('a.pdf')).getByText('Upload cancelled')).toBeInTheDocument()
  held.release()
  place.faults.register.push(failure('refused', 500, '目录已冻结'))
  server.resetHandlers()
  await user.click(await button('Upload a.pdf again'))
  expect(await (await row('a.pdf')).findByText('目录已冻结')).toBeInTheDocument()
  await user.click(await button('Upload a.pdf again'))
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
})
