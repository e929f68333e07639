import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { DocumentLimits } from '@/shared/files/uploadRules'
import { db } from '@mocks/account/store'
import { createBackend } from '@mocks/platform/backend'
import { storedFiles } from '@mocks/platform/files'
import { describeParts, discardParts, partSettings, requireParts } from '@mocks/platform/partUploads'
import { REFUSALS } from '@mocks/platform/refusals'
import { server } from '../../setup.msw'
import { makeFile } from '../../support/files'
import { stubIndexedDb } from '../../support/indexedDb'
import { button, goOnline, makePlace, row, showQueue } from '../../support/uploadPlace'

const PART_SIZE = 40
const COUNT = 6
const partsPath = `*${API_BASE}/common/upload/parts`
const partPath = `${partsPath}/:id/:part`

beforeEach(() => {
  stubIndexedDb()
  const before = partSettings.size
  partSettings.size = PART_SIZE
  onTestFinished(() => {
    partSettings.size = before
  })
})
afterEach(() => {
  act(() => useSession.setState({ user: null }))
})

let serial = 0
/** A file that needs {@link COUNT} parts, and differs from all others. */
function makeLargeFile(name = 'plan.docx') {
  const size = COUNT * PART_SIZE - 1
  return new File([makeFile(name, { size: size - 4 }), String(1000 + ++serial)], name)
}

function makeRoomPlace() {
  const place = makePlace()
  return { ...place, calls: { ...place.calls, limits: DocumentLimits.parse({ types: ['docx'] }) } }
}

/** Counts the parts that are sent, and holds those from the given number on until released. */
function observeParts(heldFrom = Infinity) {
  const sent: number[] = []
  const waiting: (() => void)[] = []
  const ids = new Set<string>()
  let isHeld = true
  server.use(
    http.put(partPath, async ({ params }) => {
      ids.add(String(params.id))
      sent.push(Number(params.part))
      if (isHeld && sent.length > heldFrom) await new Promise<void>((resolve) => waiting.push(resolve))
      return undefined
    }),
  )
  return {
    sent,
    ids,
    waiting,
    release() {
      isHeld = false
      waiting.splice(0).forEach((resolve) => resolve())
    },
  }
}

const inOrder = (parts: readonly number[]) => parts.toSorted((a, b) => a - b)
const account = () => db.accounts.find(({ userName }) => userName === 'admin')!
const receivedOf = (id: string) => describeParts(requireParts(account(), id)).received
const firstOf = (ids: ReadonlySet<string>) => [...ids][0]!
const reload = () => act(() => useSession.setState({ user: null }))
const show = (place: ReturnType<typeof makePlace>) => showQueue(place.calls, 'admin')

test('a file beyond the specification goes in parts, two at a time, and arrives as it was', async () => {
  const parts = observeParts(2)
  const place = makeRoomPlace()
  const { choose } = await show(place)
  const file = makeLargeFile()
  await choose(file)
  await waitFor(() => expect(parts.waiting).toHaveLength(2))
  // Two of six have arrived.
  expect(await screen.findByRole('progressbar', { name: 'Uploading plan.docx' })).toHaveAttribute(
    'aria-valuenow',
    '33',
  )
  parts.release()
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
  expect(inOrder(parts.sent)).toEqual([0, 1, 2, 3, 4, 5])
  const stored = storedFiles.all().find(({ hash }) => hash === place.documents[0]!.hash)
  expect(stored?.bytes).toEqual(new Uint8Array(await file.arrayBuffer()))
})

test('a paused file keeps its parts and goes on with the others', async () => {
  const parts = observeParts(2)
  const place = makeRoomPlace()
  const { choose, user } = await show(place)
  await choose(makeLargeFile())
  await waitFor(() => expect(parts.waiting).toHaveLength(2))
  await user.click(await button('Pause plan.docx'))
  expect((await row('plan.docx')).getByText('Paused, 79 B of 239 B uploaded')).toBeInTheDocument()
  expect(screen.getByText('0 of 1 uploaded · 1 paused')).toBeInTheDocument()
  server.resetHandlers()
  const others = observeParts()
  await user.click(await button('Resume plan.docx'))
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
  expect(others.ids).toEqual(parts.ids)
  expect(inOrder(others.sent)).toEqual([2, 3, 4, 5])
})

test('all files are paused and resumed at once, and paused ones stay so after a reload', async () => {
  const parts = observeParts(0)
  const place = makeRoomPlace()
  const first = await show(place)
  await first.choose(...['a', 'b', 'c', 'd'].map((name) => makeLargeFile(`${name}.docx`)))
  await waitFor(() => expect(parts.waiting).toHaveLength(6))
  await first.user.click(await button('Pause all'))
  expect(screen.getByText('0 of 4 uploaded · 4 paused')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Pause all' })).not.toBeInTheDocument()
  first.unmount()
  reload()
  server.resetHandlers()

  const { user } = await show(place)
  expect(await screen.findByText('0 of 4 uploaded · 4 paused')).toBeInTheDocument()
  expect(screen.queryByText(/from your last visit/)).not.toBeInTheDocument()
  await user.click(await button('Resume all'))
  expect(await screen.findByText('4 of 4 uploaded')).toBeInTheDocument()
  expect(place.names()).toEqual(['a.docx', 'b.docx', 'c.docx', 'd.docx'])
})

test('after a reload only the parts that the server lacks are sent', async () => {
  const parts = observeParts(3)
  const place = makeRoomPlace()
  const first = await show(place)
  await first.choose(makeLargeFile())
  await waitFor(() => expect(parts.waiting).toHaveLength(2))
  first.unmount()
  reload()
  const received = receivedOf(firstOf(parts.ids))
  expect(received).toHaveLength(3)
  server.resetHandlers()

  const others = observeParts()
  await show(place)
  expect(await screen.findByText('1 unfinished file from your last visit is resuming')).toBeInTheDocument()
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
  expect(inOrder(others.sent)).toEqual([0, 1, 2, 3, 4, 5].filter((part) => !received.includes(part)))
})

test('a part that fails once is retried alone', async () => {
  const attempts: number[] = []
  server.use(
    http.put(partPath, ({ params }) => {
      attempts.push(Number(params.part))
      return attempts.length === 1 ? HttpResponse.error() : undefined
    }),
  )
  const { choose } = await show(makeRoomPlace())
  await choose(makeLargeFile())
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
  expect(inOrder(attempts)).toEqual([0, 0, 1, 2, 3, 4, 5])
  expect(screen.queryByText(/Connection lost/)).not.toBeInTheDocument()
})

test('a lost line pauses the queue, and it goes on with the missing parts by itself', async () => {
  const before: number[] = []
  let isLost = false
  server.use(
    http.put(partPath, ({ params }) => {
      isLost ||= before.length === 3
      if (isLost) return HttpResponse.error()
      before.push(Number(params.part))
      return undefined
    }),
  )
  const place = makeRoomPlace()
  const { choose } = await show(place)
  await choose(makeLargeFile())
  expect(await screen.findByText(/Connection lost; uploading resumes/)).toBeInTheDocument()
  server.resetHandlers()
  const others = observeParts()
  goOnline()
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
  expect(inOrder([...before, ...others.sent])).toEqual([0, 1, 2, 3, 4, 5])
  expect(place.names()).toEqual(['plan.docx'])
})

test('an answer to the last call that is lost does not send anything twice', async () => {
  const parts = observeParts()
  let isLost = false
  server.use(
    http.post(`${partsPath}/:id/complete`, async ({ request }) => {
      if (isLost) return undefined
      isLost = true
      await createBackend(API_BASE)(request.clone())
      return HttpResponse.error()
    }),
  )
  const before = storedFiles.all().length
  const { choose } = await show(makeRoomPlace())
  await choose(makeLargeFile())
  expect(await screen.findByText(/Connection lost; uploading resumes/)).toBeInTheDocument()
  goOnline()
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
  expect(parts.sent).toHaveLength(COUNT)
  expect(storedFiles.all()).toHaveLength(before + 1)
})

/** Replaces the content of every first part that is sent while it is on. */
function corruptFirstPart() {
  const state = { isOn: true, ids: new Set<string>() }
  server.use(
    http.put(partPath, async ({ request, params }) => {
      state.ids.add(String(params.id))
      if (!state.isOn || params.part !== '0') return undefined
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(PART_SIZE)]), 'part')
      const headers = { authorization: request.headers.get('authorization')! }
      return createBackend(API_BASE)(new Request(request.url, { method: 'PUT', headers, body }))
    }),
  )
  return state
}

test('a file that does not arrive intact is sent anew, and its row says so', async () => {
  const corruption = corruptFirstPart()
  let release: () => void = () => undefined
  server.use(
    http.post(partsPath, async () => {
      if (corruption.ids.size === 0) return undefined
      corruption.isOn = false
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return undefined
    }),
  )
  const place = makeRoomPlace()
  const { choose } = await show(place)
  await choose(makeLargeFile())
  await waitFor(() => expect(corruption.isOn).toBe(false))
  expect((await row('plan.docx')).getByText(/did not arrive intact/)).toBeInTheDocument()
  release()
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
  expect(corruption.ids.size).toBe(2)
  expect(place.names()).toEqual(['plan.docx'])
})

test('a file that arrives damaged twice fails with the server’s reason, and can be retried', async () => {
  const corruption = corruptFirstPart()
  const { choose, user } = await show(makeRoomPlace())
  await choose(makeLargeFile())
  expect(await (await row('plan.docx')).findByText('文件内容校验不一致，请重新上传')).toBeInTheDocument()
  expect(corruption.ids.size).toBe(2)
  corruption.isOn = false
  await user.click(await button('Upload plan.docx again'))
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
})

test('a file that changes on the disk while it waits is noticed', async () => {
  const parts = observeParts(2)
  const { choose, user } = await show(makeRoomPlace())
  const file = makeLargeFile()
  await choose(file)
  await waitFor(() => expect(parts.waiting).toHaveLength(2))
  await user.click(await button('Pause plan.docx'))
  const unreadable = { arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) }
  Object.assign(file, { slice: () => unreadable })
  parts.release()
  await user.click(await button('Resume plan.docx'))
  expect(
    await (await row('plan.docx')).findByText(/The file has changed since it was added/),
  ).toBeInTheDocument()
})

test('an upload that the server has forgotten starts anew', async () => {
  const parts = observeParts(2)
  const { choose, user } = await show(makeRoomPlace())
  await choose(makeLargeFile())
  await waitFor(() => expect(parts.waiting).toHaveLength(2))
  await user.click(await button('Pause plan.docx'))
  discardParts(account(), firstOf(parts.ids))
  parts.release()
  await user.click(await button('Resume plan.docx'))
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
  expect(parts.ids.size).toBe(2)
})

test('an upload that the server forgets in the middle starts anew, without stopping the queue', async () => {
  const parts = observeParts(2)
  const { choose } = await show(makeRoomPlace())
  await choose(makeLargeFile())
  await waitFor(() => expect(parts.waiting).toHaveLength(2))
  discardParts(account(), firstOf(parts.ids))
  parts.release()
  expect(await screen.findByText('1 of 1 uploaded')).toBeInTheDocument()
  expect(parts.ids.size).toBe(2)
})

test('a cancelled file is discarded on the server', async () => {
  const parts = observeParts(2)
  const { choose, user } = await show(makeRoomPlace())
  await choose(makeLargeFile())
  await waitFor(() => expect(parts.waiting).toHaveLength(2))
  expect(receivedOf(firstOf(parts.ids))).toHaveLength(2)
  await user.click(await button('Cancel the upload of plan.docx'))
  await waitFor(() =>
    expect(() => requireParts(account(), firstOf(parts.ids))).toThrow(REFUSALS.file.noParts),
  )
})

test('the limits of the room are shown, and a refusal names them', async () => {
  const place = makeRoomPlace()
  const limits = DocumentLimits.parse({ types: ['docx'], maxMb: 6 })
  const { choose } = await showQueue({ ...place.calls, limits }, 'admin')
  expect(screen.getByText('doc, xls, xlsx, pdf, docx; up to 6 MB each')).toBeInTheDocument()
  await choose(makeFile('large.pdf', { size: 6 * 1024 * 1024 + 1 }))
  expect((await row('large.pdf')).getByText('The file is larger than 6 MB')).toBeInTheDocument()
})

test('of 2,000 files only the rows in view are rendered, under one summary', async () => {
  const { chooseFolder } = await show(makeRoomPlace())
  const files = Array.from({ length: 2000 }, (_, i) => {
    const file = new File(['x'], `${i}.exe`)
    Object.defineProperty(file, 'webkitRelativePath', { value: `folder/${i}.exe` })
    return file
  })
  await chooseFolder(...files)
  expect(await screen.findByText('0 of 2,000 uploaded · 2,000 failed')).toBeInTheDocument()
  const rows = within(screen.getByRole('region', { name: 'Upload queue' })).getAllByRole('listitem')
  expect(rows.length).toBeLessThan(100)
  expect(rows[0]).toHaveAttribute('aria-setsize', '2000')
})
