import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { API_BASE } from '@/shared/api'
import { Viewer, type ViewerProps } from '@/shared/viewer/Viewer'
import { putMember } from '@mocks/rooms/rights'
import { BAD_PDFS } from '@mocks/rooms/documents/badPdf'
import { roomLog } from '@mocks/rooms/log'
import { roomFiles } from '@mocks/rooms/roomFiles'
import { members } from '@mocks/rooms/store'
import { versions } from '@mocks/rooms/storedVersions'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'
import { renderComponent } from '../../support/renderComponent'
import { OF_LEVEL, recordRequests, roomDocument, setPages } from '../../support/roomDocument'

/** Renders the viewer with a document that `buyer` may read at this level. */
async function view(
  level: keyof typeof OF_LEVEL,
  { pages = 3, ...props }: Partial<ViewerProps> & { pages?: number } = {},
) {
  const id = OF_LEVEL[level]
  setPages(id, pages)
  return renderComponent(<Viewer document={roomDocument(id)} {...props} />, { as: 'buyer' })
}
const pageField = () => screen.findByRole('textbox', { name: /^Page, of/ })
const canvases = () => document.querySelectorAll('canvas')
const firstPage = () => screen.findByRole('img', { name: /^Page 1 of/ })
const pageNumbers = (asked: readonly URL[]) => asked.map(({ pathname }) => Number(pathname.split('/').at(-1)))

/** Actions of the buyer on a document, as the server has recorded them. */
const recordedActions = (id: string) =>
  [...roomLog.vdr.values()]
    .filter(({ userId, nodeId }) => userId === '30' && nodeId === id)
    .map(({ action, text, result }) => [action, text, result].join(' '))

test('an agreement opens from its list, page by page', async () => {
  const asked = recordRequests('/common/document/page/')
  const { user } = await renderScreen('/user/secrecy', { as: 'manager' })
  await user.click((await screen.findAllByRole('button', { name: /^View / }))[0]!)
  const drawer = await screen.findByRole('dialog')
  expect(await within(drawer).findByRole('img', { name: /^Page 1 of \d+, shown as an image$/ })).toBeVisible()
  expect(within(drawer).getByText(/can't prevent photos/)).toBeVisible()
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  await user.click(within(drawer).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an invalid page number is not opened, and the field shows the valid range', async () => {
  const { user } = await view('view', { pages: 60 })
  const field = await pageField()
  for (const wrong of ['61', '0', '1.5', 'x']) {
    await user.clear(field)
    await user.type(field, `${wrong}{Enter}`)
    expect(screen.getByRole('alert')).toHaveTextContent('from 1 to 60')
  }
  await user.clear(field)
  await user.type(field, '４７{Enter}')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['password', /password-protected/],
  ['empty', /is empty/],
  ['cut', /is damaged/],
  ['html', /is damaged/],
] as const)('a file that has no pages (%s) is explained', async (bad, text) => {
  const version = versions.vdr.require('6-1v1')
  const fileKey = roomFiles.put({ id: bad, bytes: BAD_PDFS[bad](), type: 'application/pdf', name: 'x' }).id
  versions.vdr.put({ ...version, fileKey })
  await view('view')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent("Couldn't open “Study report”")
  expect(alert).toHaveTextContent(text)
})

test('a document that failed to load can be retried', async () => {
  server.use(http.post(`*${API_BASE}/vdr/document/view/*`, () => HttpResponse.error(), { once: true }))
  const { user } = await view('view')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await firstPage()).toBeVisible()
})

test('a document opens by itself once the server has converted it', async () => {
  let asked = 0
  server.use(
    http.post(`*${API_BASE}/vdr/document/view/*`, () => {
      asked += 1
      if (asked > 2) return undefined
      const conversion = asked === 1 ? 'queued' : 'converting'
      return HttpResponse.json({ code: 200, msg: '', data: { level: 2, conversion } })
    }),
  )
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await view('view')
  expect(await screen.findByText(/is preparing the pages/)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(await firstPage()).toBeVisible()
  expect(asked).toBe(3)
})

test('a page that cannot be loaded says so and can be retried', async () => {
  const page = `*${API_BASE}/vdr/document/page/*/1`
  server.use(http.get(page, () => HttpResponse.json({ code: 500, msg: 'damaged' })))
  const { user } = await view('view')
  expect(
    await screen.findByText("Page 1 can't be shown. You can continue with the other pages."),
  ).toBeVisible()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try page 1 again' }))
  await waitFor(() => expect(screen.queryByText(/^Page 1 can't/)).toBeNull())
})

test('printing and saving are blocked with a message, and recorded', async () => {
  const { user, unmount } = await view('view')
  const picture = await firstPage()
  await user.keyboard('{Control>}p{/Control}')
  expect(screen.getByRole('alert')).toHaveTextContent('not printed')
  await user.keyboard('{Control>}s{/Control}')
  expect(screen.getByRole('alert')).toHaveTextContent('not saved')
  expect(fireEvent.contextMenu(picture)).toBe(false)
  fireEvent(window, new Event('beforeprint'))
  expect(canvases()).toHaveLength(0)
  expect(screen.getByText('Printing is not allowed')).toBeVisible()
  fireEvent(window, new Event('afterprint'))
  expect(await firstPage()).toBeVisible()
  unmount()
  await waitFor(() =>
    expect(recordedActions('6-1').filter((action) => !action.startsWith('read'))).toEqual([
      'view  ok',
      'view open ok',
      'print print denied',
      'download download denied',
      'download download denied',
      'print print denied',
    ]),
  )
})

test('a document that may be printed is printed', async () => {
  const { user } = await view('downloadMarked')
  await firstPage()
  await user.keyboard('{Control>}p{/Control}')
  fireEvent(window, new Event('beforeprint'))
  expect(canvases()).not.toHaveLength(0)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a complete document is printed as pictures, each recorded by the server, and cleaned up', async () => {
  const asked = recordRequests('/document/page/')
  const print = vi.fn<() => void>(() => void fireEvent(window, new Event('beforeprint')))
  vi.stubGlobal('print', print)
  const { user } = await view('downloadMarked')
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Print “Study report”' }))
  await user.click(dialog.getByRole('button', { name: 'Print' }))
  const sheets = await screen.findAllByRole('img', { name: /^Page \d$/, hidden: true })
  expect(sheets).toHaveLength(3)
  expect(pageNumbers(asked.filter(({ searchParams }) => searchParams.get('use') === 'print'))).toEqual([
    1, 2, 3,
  ])
  expect(print).not.toHaveBeenCalled()
  sheets.forEach((sheet) => fireEvent.load(sheet))
  expect(print).toHaveBeenCalledOnce()
  expect(canvases()).not.toHaveLength(0)

  fireEvent(window, new Event('afterprint'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('img', { name: /^Page \d$/, hidden: true })).toBeNull()
  expect(recordedActions('6-2-1').filter((action) => action === 'print print ok')).toHaveLength(3)
})

test('a long document is printed in parts, and the preparation can be cancelled', async () => {
  const { user } = await view('downloadMarked', { pages: 450 })
  await firstPage()
  const asked = recordRequests('/document/page/')
  await user.keyboard('{Control>}p{/Control}')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox', { name: /parts of up to 200 pages/ }))
  await user.click(await screen.findByTitle('Pages 401 to 450'))
  await user.click(dialog.getByRole('button', { name: 'Print' }))
  expect(await dialog.findByText(/of 50 pages done/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const printed = pageNumbers(asked.filter(({ searchParams }) => searchParams.has('use')))
  expect(printed[0]).toBe(401)
  expect(printed.length).toBeLessThan(50)
})

test('content is hidden in another window and when idle, leaves the memory at once, and comes back', async () => {
  const asked = recordRequests('/document/page/')
  await view('view')
  await firstPage()
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  const before = asked.length
  fireEvent.blur(window)
  expect(screen.getByRole('status')).toHaveTextContent('You are using another window')
  expect(canvases()).toHaveLength(0)
  fireEvent.focus(window)
  expect(canvases()).not.toHaveLength(0)
  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  vi.useFakeTimers()
  fireEvent.keyDown(document.body, { key: 'x' }) // starts the time without a key anew
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('status')).toHaveTextContent('for a minute')
  expect(canvases()).toHaveLength(0)
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(canvases()).not.toHaveLength(0)
})

test('a document that comes back keeps its page, and does not take the focus from a text being typed', async () => {
  setPages(OF_LEVEL.fence, 60)
  const { user } = await renderComponent(
    <>
      <input aria-label="Note" />
      <Viewer document={roomDocument(OF_LEVEL.fence)} takesFocus />
    </>,
    { as: 'buyer' },
  )
  const slit = (page: number) => screen.findByRole('slider', { name: `Reading window, page ${page} of 60` })
  await waitFor(async () => expect(await slit(1)).toHaveFocus())
  await user.keyboard('{End} ')
  await slit(2)
  screen.getByRole('textbox', { name: 'Note' }).focus()
  fireEvent.blur(window)
  expect(screen.queryByRole('slider')).toBeNull()
  fireEvent.focus(window)
  expect(await slit(2)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus()
})

test('a revoked document disappears, with the reason', async () => {
  setPages('6-1', 3)
  function Revocable() {
    const [isRevoked, setRevoked] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setRevoked(true)}>
          revoke
        </button>
        <Viewer document={roomDocument('6-1')} cover={isRevoked ? 'revoked' : null} />
      </>
    )
  }
  const { user } = await renderComponent(<Revocable />, { as: 'buyer' })
  await firstPage()
  await user.click(screen.getByRole('button', { name: 'revoke' }))
  expect(screen.getByRole('status')).toHaveTextContent('was withdrawn')
  expect(canvases()).toHaveLength(0)
})

test('a reader whose level is lowered while reading goes on through the fence', async () => {
  const asked = recordRequests('/document/page/')
  await view('view')
  await firstPage()
  const buyer = members.vdr.all().find(({ roomId, userId }) => roomId === '1' && userId === '30')!
  putMember('vdr', '周岚', { ...buyer, isFenced: true })
  const before = asked.length
  fireEvent.focus(window)
  expect(await screen.findByRole('slider')).toBeVisible()
  await waitFor(() =>
    expect(asked.slice(before).some(({ searchParams }) => searchParams.has('band'))).toBe(true),
  )
  expect(asked.slice(before).filter(({ searchParams }) => !searchParams.has('band'))).toEqual([])
})

test('a fenced document is requested band by band, moved by keys to the next page, without search', async () => {
  const asked = recordRequests('/document/page/')
  const { user } = await view('fence', { pages: 2 })
  const slit = await screen.findByRole('slider', { name: 'Reading window, page 1 of 2' })
  const bands = () => asked.map(({ searchParams }) => searchParams.get('band'))
  await waitFor(() => expect(bands()).toEqual(['0,20']))
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Contents' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Rotate' })).toBeNull()
  slit.focus()
  await user.keyboard('{ArrowDown}')
  expect(bands()).toEqual(['0,20']) // still within the band
  await user.keyboard(' ')
  await waitFor(() => expect(bands()).toEqual(['0,20', '17,20']))
  await user.keyboard('{End} ')
  expect(await screen.findByRole('slider', { name: 'Reading window, page 2 of 2' })).toBeVisible()
  await waitFor(() => expect(pageNumbers(asked).at(-1)).toBe(2))
})

test('leafing too fast through a fenced document waits until the server answers again', async () => {
  const asked = recordRequests('/document/page/')
  server.use(
    http.get(`*${API_BASE}/vdr/document/page/*`, () => HttpResponse.json({ code: 429, msg: 'too fast' }), {
      once: true,
    }),
  )
  await view('fence')
  await screen.findByRole('slider')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a search lists the pages with hits and highlights the text on them', async () => {
  const asked = recordRequests('/document/find/')
  const { user } = await view('view', { pages: 25 })
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search in the document' }), '第 3 页{Enter}')
  expect(await screen.findByText('1 hit on 1 page')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Page 3 ?1 ×/ })).toBeVisible()
  expect(asked.map(({ searchParams }) => searchParams.get('q'))).toEqual(['第 3 页'])
})

test.each([
  ['downloadMarked', true],
  ['view', false],
] as const)(
  'the text of a page is there for screen readers from the level that has it: %s',
  async (level, isThere) => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900) // jsdom has no layout
    const asked = recordRequests('/document/text/')
    await view(level)
    await firstPage()
    const pages = screen.getByRole('region', { name: /^Pages of/ })
    if (isThere) {
      expect(await screen.findByText(/第 1 页/)).toBeInTheDocument()
      expect(pages).not.toHaveAccessibleDescription()
    } else {
      expect(pages).toHaveAccessibleDescription(/images without text.*ask the person who gave you access/)
      expect(asked).toHaveLength(0)
    }
  },
)
