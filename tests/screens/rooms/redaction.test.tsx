import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { API_BASE } from '@/shared/api'
import { prepareUpload } from '@mocks/rooms/documents/preparedUploads'
import { roomFiles } from '@mocks/rooms/roomFiles'
import { nodes } from '@mocks/rooms/store'
import { versions, versionsOf } from '@mocks/rooms/storedVersions'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'

const ID = '6-1'
const SOURCE = '6-1v1'
const AT = `/vdr/vdocumenttree?roomId=1&document=${ID}`

/** Gives the document two pages with two telephone numbers, an address and a name. */
async function upload(id = SOURCE) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const lines = [['Call 13800138000 or 13900139000', 'Write to elena@falcon.example'], ['By Elena Marquez']]
  for (const texts of lines) {
    const page = document.addPage([595, 842])
    for (const [at, text] of texts.entries()) page.drawText(text, { x: 60, y: 700 - at * 40, size: 18, font })
  }
  const bytes = new Uint8Array(await document.save())
  const fileKey = roomFiles.put({ id: crypto.randomUUID(), bytes, type: '', name: 'a.pdf' }).id
  const version = { ...versions.vdr.require(id), type: 'pdf', fileKey, pages: 2 }
  await prepareUpload('vdr', versions.vdr.put(version))
}
beforeEach(() => upload())

const pane = () => screen.findByRole('complementary', { name: 'Redaction' })
const counts = (text: string) =>
  waitFor(async () => expect(within(await pane()).getByText(text)).toBeInTheDocument())

test('a manager finds redactions and decides on them', async () => {
  const { user, address } = await renderScreen(AT, { as: 'seller' })
  await user.click(await screen.findByRole('button', { name: 'Redact…' }))
  expect(address()).toContain('redact=1')
  const panel = within(await pane())
  expect(panel.getByText('No proposals yet. Search, or draw regions on the pages')).toBeInTheDocument()
  expect(panel.getByRole('button', { name: 'Apply redaction' })).toBeDisabled()

  await user.click(panel.getByLabelText('Phone'))
  await user.click(panel.getByLabelText('Email'))
  await user.click(panel.getByRole('button', { name: 'Find patterns' }))
  expect(await panel.findByText('3 regions proposed')).toBeInTheDocument()
  await user.type(panel.getByLabelText('Names, one per line'), 'Elena Marquez\nLi Wei')
  await user.click(panel.getByRole('button', { name: 'Find names' }))
  await counts('4 open · 0 to redact · 0 kept')
  await user.type(panel.getByLabelText('Word or phrase'), 'nowhere{Enter}')
  expect(await panel.findByText('No new matches')).toBeInTheDocument()

  // With the keyboard; the second decision does not wait for the first.
  await user.click(panel.getByRole('button', { name: 'Accept all: Phone (2)' }))
  panel.getByRole('button', { name: 'Reject: page 1, Email 3' }).focus()
  await user.keyboard('{Enter}')
  await counts('1 open · 2 to redact · 1 kept')
  expect(panel.getByRole('button', { name: 'Reject: page 1, Email 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(panel.getByRole('button', { name: 'Apply redaction' })).toBeDisabled()
  await user.click(panel.getByRole('button', { name: 'Show: page 2, Name 1' }))
  await user.click(panel.getByRole('button', { name: 'Accept: page 2, Name 1' }))
  await counts('0 open · 3 to redact · 1 kept')

  expect(panel.getByRole('button', { name: 'Apply redaction' })).toBeEnabled()
})

test('a manager draws a region and makes the redacted version', async () => {
  const { user, address } = await renderScreen(`${AT}&redact=1`, { as: 'seller' })
  const panel = within(await pane())
  await user.click(await screen.findByRole('button', { name: 'Mark an area' }))
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await user.click(await panel.findByRole('button', { name: 'Redact this region' }))
  await counts('0 open · 1 to redact · 0 kept')

  await user.click(panel.getByRole('button', { name: 'Apply redaction' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/stay with managers only/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Apply redaction' }))
  const list = within(await screen.findByRole('region', { name: 'Versions' }))
  await waitFor(() => expect(list.getByText('Redacted from version 1')).toBeInTheDocument())
  expect(list.getByText('Unredacted, managers only')).toBeInTheDocument()
  expect(list.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
  expect(address()).not.toContain('redact')
  expect(versionsOf('vdr', ID).map(({ state }) => state)).toEqual(['unpublished', 'submitted'])
})

test('typed words stay after a failure', async () => {
  const { user } = await renderScreen(`${AT}&redact=1`, { as: 'seller' })
  const panel = within(await pane())
  const propose = `*${API_BASE}/vdr/document/redaction/propose`
  server.use(http.post(propose, () => HttpResponse.json({ code: 500, msg: 'Not now' }), { once: true }))
  await user.type(panel.getByLabelText('Word or phrase'), 'call')
  await user.click(panel.getByRole('button', { name: 'Find word' }))
  expect(await screen.findByText('Not now')).toBeInTheDocument()
  expect(panel.getByLabelText('Word or phrase')).toHaveValue('call')
  await user.click(panel.getByRole('button', { name: 'Find word' }))
  await counts('1 open · 0 to redact · 0 kept')
})

test('proposals that cannot be read are offered again', async () => {
  server.use(
    http.get(`*${API_BASE}/vdr/document/redaction/*`, () => HttpResponse.json({ code: 500, msg: 'Broken' }), {
      once: true,
    }),
  )
  const { user } = await renderScreen(`${AT}&redact=1`, { as: 'seller' })
  expect(await screen.findByText("Couldn't load the proposals")).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await pane()).toBeInTheDocument()
})

test('a reader has no button to redact', async () => {
  await renderScreen(AT, { as: 'buyer' })
  expect(await screen.findByRole('button', { name: 'Read' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Redact…' })).not.toBeInTheDocument()
})

test('patterns are proposed in a selection of documents, with a link to each', async () => {
  const { user, address } = await renderScreen('/vdr/vdocumenttree?roomId=1&folderId=6', { as: 'seller' })
  for (const id of [ID, '6-2']) {
    const { name } = nodes.vdr.require(id)
    const row = await screen.findByRole('row', { name: new RegExp(name) }) // oxlint-disable-line no-await-in-loop -- one after the other
    await user.click(within(row).getByRole('checkbox')) // oxlint-disable-line no-await-in-loop -- one after the other
  }
  await user.click(await screen.findByRole('button', { name: 'Propose redactions…' }))
  const dialog = within(await screen.findByRole('dialog'))
  // Folders are left out.
  expect(dialog.getByText('Searches 1 document')).toBeInTheDocument()
  await user.click(dialog.getByLabelText('Phone'))
  await user.click(dialog.getByRole('button', { name: 'Find patterns' }))
  const results = within(await dialog.findByRole('region', { name: 'Results' }))
  expect(results.getByText('2 new, 2 open')).toBeInTheDocument()
  await user.click(results.getByRole('link', { name: nodes.vdr.require(ID).name }))
  expect(address()).toContain('redact=1')
  await counts('2 open · 0 to redact · 0 kept')
})
