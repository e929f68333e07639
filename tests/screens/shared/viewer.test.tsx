import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { failure, success } from '@/shared/api/result'
import { DEFAULT_WATERMARK_STYLE } from '@/shared/viewer/watermark'
import type { ReadingEvent } from '@/shared/viewer/readingState'
import { Viewer, type ViewerProps } from '@/shared/viewer/Viewer'
import { renderScreen } from '../../support/renderApp'
import { renderComponent } from '../../support/renderComponent'
import { openWorkers, stubViewerWorker } from '../../support/viewerWorker'

const mark = { ...DEFAULT_WATERMARK_STYLE, lines: ['7 Anna', '2026-11-22 09:41 UTC'] }
const file = success({ blob: new Blob(['%PDF-1.7']), name: 'x.pdf' })

/** Renders the viewer with a document that loads at once. */
async function view(props: Partial<ViewerProps> = {}) {
  const reported: ReadingEvent[] = []
  const shown = await renderComponent(
    <Viewer
      document={{ id: 'd1', name: 'Study report', version: 'v3', load: async () => file }}
      mark={mark}
      onReading={(events) => reported.push(...events)}
      {...props}
    />,
  )
  return { ...shown, reported }
}
const pageField = () => screen.findByRole('textbox', { name: /^Page, of/ })
const canvases = () => document.querySelectorAll('canvas')

test('an agreement opens from its list, page by page, with the reader’s own watermark', async () => {
  const asked = stubViewerWorker({ pages: 3 })
  const { user } = await renderScreen('/user/secrecy', { as: 'manager' })
  await user.click((await screen.findAllByRole('button', { name: /^View / }))[0]!)
  const drawer = await screen.findByRole('dialog')
  expect(await within(drawer).findByRole('img', { name: 'Page 1 of 3, shown as an image' })).toBeVisible()
  expect(within(drawer).getByText(/can't prevent photos/)).toBeVisible()
  const painted = asked.find((request) => request.kind === 'paint')!
  expect(painted.mark.lines).toEqual([expect.stringMatching(/^13 /), expect.stringMatching(/UTC$/)])
  await user.click(within(drawer).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an invalid page number is not opened, and the field shows the valid range', async () => {
  stubViewerWorker({ pages: 60 })
  const { user } = await view()
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
  ['password', /password-protected/, false],
  ['empty', /is empty/, true],
  ['damaged', /is damaged/, true],
  ['notPdf', /is not a PDF/, true],
] as const)('a file that cannot be opened (%s) is explained', async (bad, text, canRetry) => {
  stubViewerWorker({ bad })
  await view()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent("Couldn't open “Study report”")
  expect(alert).toHaveTextContent(text)
  expect(within(alert).queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry)
})

test('a document that failed to load can be retried', async () => {
  stubViewerWorker()
  const load = vi.fn<ViewerProps['document']['load']>(async () => file)
  load.mockResolvedValueOnce(failure('network'))
  const { user } = await view({ document: { id: 'd1', name: 'Study report', load } })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: /^Page 1/ })).toBeVisible()
})

test('printing and saving are blocked with a message, and reported', async () => {
  stubViewerWorker()
  const { user, reported } = await view()
  const picture = await screen.findByRole('img', { name: /^Page 1/ })
  await user.keyboard('{Control>}p{/Control}')
  expect(screen.getByRole('alert')).toHaveTextContent('not printed')
  await user.keyboard('{Control>}s{/Control}')
  expect(screen.getByRole('alert')).toHaveTextContent('not saved')
  expect(fireEvent.contextMenu(picture)).toBe(false)
  fireEvent(window, new Event('beforeprint'))
  expect(canvases()).toHaveLength(0)
  expect(screen.getByText('Printing is not allowed')).toBeVisible()
  fireEvent(window, new Event('afterprint'))
  expect(await screen.findByRole('img', { name: /^Page 1/ })).toBeVisible()
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(reported.map(({ event }) => event)).toEqual(['open', 'print', 'download', 'download', 'print'])
  expect(new Set(reported.map(({ id }) => id)).size).toBe(5)
})

test('a document that may be printed is printed', async () => {
  stubViewerWorker()
  const { user } = await view({ canPrint: true })
  await screen.findByRole('img', { name: /^Page 1/ })
  await user.keyboard('{Control>}p{/Control}')
  fireEvent(window, new Event('beforeprint'))
  expect(canvases()).not.toHaveLength(0)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a complete document is printed as watermarked images, reported once, and cleaned up', async () => {
  const asked = stubViewerWorker({ pages: 3 })
  const print = vi.fn<() => void>(() => void fireEvent(window, new Event('beforeprint')))
  vi.stubGlobal('print', print)
  const { user, reported } = await view({ canPrint: true })
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Print “Study report”' }))
  await user.click(dialog.getByRole('button', { name: 'Print' }))
  const sheets = await screen.findAllByRole('img', { name: /^Page \d$/, hidden: true })
  expect(sheets).toHaveLength(3)
  const painted = asked.filter((request) => request.kind === 'print')
  expect(painted.map(({ page }) => page)).toEqual([1, 2, 3])
  expect(painted[2]?.mark.lines).toEqual(mark.lines)
  expect(print).not.toHaveBeenCalled()
  sheets.forEach((sheet) => fireEvent.load(sheet))
  expect(print).toHaveBeenCalledOnce()
  expect(canvases()).not.toHaveLength(0)

  fireEvent(window, new Event('afterprint'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('img', { name: /^Page \d$/, hidden: true })).toBeNull()
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(reported.filter(({ event }) => event === 'print')).toHaveLength(1)
})

test('a long document is printed in parts, and the preparation can be cancelled', async () => {
  const asked = stubViewerWorker({ pages: 450 })
  const { user } = await view({ canPrint: true })
  await screen.findByRole('img', { name: /^Page 1/ })
  await user.keyboard('{Control>}p{/Control}')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox', { name: /parts of up to 200 pages/ }))
  await user.click(await screen.findByTitle('Pages 401 to 450'))
  await user.click(dialog.getByRole('button', { name: 'Print' }))
  expect(await dialog.findByText(/of 50 pages done/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const painted = asked.flatMap((request) => (request.kind === 'print' ? [request.page] : []))
  expect(painted[0]).toBe(401)
  expect(painted.length).toBeLessThan(50)
})

test('content is hidden in another window and when idle, and comes back', async () => {
  stubViewerWorker()
  await view()
  await screen.findByRole('img', { name: /^Page 1/ })
  fireEvent.blur(window)
  expect(screen.getByRole('status')).toHaveTextContent('You are using another window')
  expect(canvases()).toHaveLength(0)
  vi.useFakeTimers()
  fireEvent.focus(window)
  expect(canvases()).not.toHaveLength(0)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('status')).toHaveTextContent('for a minute')
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(canvases()).not.toHaveLength(0)
})

test.each([
  ['the window is left', () => fireEvent.blur(window), 'another window', () => fireEvent.focus(window), 30_000],
  ['nobody reads', () => act(() => void vi.advanceTimersByTime(60_000)), 'for a minute', () => fireEvent.keyDown(document.body, { key: 'a' }), 30_000],
])('nothing of a document stays in memory while %s, and it comes back at its page', async (_, leave, reason, comeBack, after) => {
  const asked = stubViewerWorker({ pages: 60 })
  const { user } = await view({ isFenced: true, takesFocus: true })
  const slit = () => screen.findByRole('slider', { name: 'Reading window, page 2 of 60' })
  await screen.findByRole('slider')
  await user.keyboard('{End} ')
  await waitFor(async () => expect(await slit()).toHaveFocus())
  vi.useFakeTimers()
  fireEvent.keyDown(document.body, { key: 'x' }) // starts the time without a key anew
  leave()
  act(() => void vi.advanceTimersByTime(after - 1_000))
  expect(openWorkers()).toBe(1)
  act(() => void vi.advanceTimersByTime(1_000))
  expect(openWorkers()).toBe(0)
  expect(screen.getByRole('status')).toHaveTextContent(reason)
  vi.useRealTimers()
  comeBack()
  await waitFor(async () => expect(await slit()).toHaveFocus())
  expect(asked.filter(({ kind }) => kind === 'open')).toHaveLength(2)
}) // prettier-ignore

test('a document opened again does not take the focus from what the reader is typing', async () => {
  stubViewerWorker()
  await renderComponent(
    <>
      <input aria-label="Note" />
      <Viewer document={{ id: 'd1', name: 'Study report', load: async () => file }} mark={mark} takesFocus />
    </>,
  )
  await screen.findByRole('img', { name: /^Page 1/ })
  screen.getByRole('textbox', { name: 'Note' }).focus()
  vi.useFakeTimers()
  fireEvent.blur(window)
  act(() => void vi.advanceTimersByTime(30_000))
  vi.useRealTimers()
  fireEvent.focus(window)
  await screen.findByRole('img', { name: /^Page 1/ })
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus()
})

test('an unconfirmed document is closed at once, and so is one whose viewer is closed', async () => {
  stubViewerWorker()
  function Unconfirmable() {
    const [isUnconfirmed, setUnconfirmed] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setUnconfirmed(!isUnconfirmed)}>
          toggle
        </button>
        <Viewer
          document={{ id: 'd1', name: 'Study report', load: async () => file }}
          mark={mark}
          isUnconfirmed={isUnconfirmed}
        />
      </>
    )
  }
  const { user, unmount } = await renderComponent(<Unconfirmable />)
  await screen.findByRole('img', { name: /^Page 1/ })
  await user.click(screen.getByRole('button', { name: 'toggle' }))
  await waitFor(() => expect(openWorkers()).toBe(0))
  expect(canvases()).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'toggle' }))
  await screen.findByRole('img', { name: /^Page 1/ })
  expect(openWorkers()).toBe(1)
  unmount()
  expect(openWorkers()).toBe(0)
})

test('a revoked document disappears, with the reason', async () => {
  stubViewerWorker()
  function Revocable() {
    const [isRevoked, setRevoked] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setRevoked(true)}>
          revoke
        </button>
        <Viewer
          document={{ id: 'd1', name: 'Study report', load: async () => file }}
          mark={mark}
          cover={isRevoked ? 'revoked' : null}
        />
      </>
    )
  }
  const { user } = await renderComponent(<Revocable />)
  await screen.findByRole('img', { name: /^Page 1/ })
  await user.click(screen.getByRole('button', { name: 'revoke' }))
  expect(screen.getByRole('status')).toHaveTextContent('was withdrawn')
  expect(canvases()).toHaveLength(0)
  expect(openWorkers()).toBe(0)
})

test('a fenced document renders only a strip, moved by keys to the next page, without search', async () => {
  const asked = stubViewerWorker({ pages: 2 })
  const { user } = await view({ isFenced: true, canSearch: true })
  const slit = await screen.findByRole('slider', { name: 'Reading window, page 1 of 2' })
  await waitFor(() => expect(asked.some(({ kind }) => kind === 'crop')).toBe(true))
  expect(asked.some(({ kind }) => kind === 'paint')).toBe(false)
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Contents' })).toBeNull()
  slit.focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'crop', top: expect.any(Number) }))
  await user.keyboard('{End} ')
  expect(await screen.findByRole('slider', { name: 'Reading window, page 2 of 2' })).toBeVisible()
})

test('a search lists the pages with hits and highlights the text on them', async () => {
  const asked = stubViewerWorker({
    pages: 25,
    hits: [
      { page: 2, count: 3 },
      { page: 24, count: 1 },
    ],
  })
  const { user } = await view({ canSearch: true })
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search in the document' }), 'response{Enter}')
  expect(await screen.findByText('4 hits on 2 pages')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Page 24/ })).toBeVisible()
  expect(asked.some((request) => request.kind === 'paint' && request.found === 'response')).toBe(true)
})
