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

test('an administrator redacts for the members with one tag', async () => {
  const { user } = await renderScreen(`${AT}&redact=1`, { as: 'seller' })
  const panel = within(await pane())
  await user.type(panel.getByLabelText('Word or phrase'), 'Elena{Enter}')
  await user.click(await panel.findByRole('button', { name: 'Accept all: Word (2)' }))
  await counts('0 open · 2 to redact · 0 kept')
  await user.click(panel.getByRole('button', { name: 'Apply redaction' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Redact 2 regions?' }))
  await user.click(dialog.getByRole('radio', { name: 'Only for members with some tags' }))
  expect(dialog.getByText(/Everyone else keeps what they read now/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Apply redaction' }))
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Tags' })).toBeInvalid())
  await user.click(dialog.getByRole('combobox', { name: 'Tags' }))
  await user.click(await screen.findByTitle('潜在受让方 A'))
  await user.click(dialog.getByRole('button', { name: 'Apply redaction' }))

  const party = within(await screen.findByRole('region', { name: '潜在受让方 A' }))
  expect(party.getByText('Reads nothing until a version is published for them')).toBeInTheDocument()
  expect(party.getByText('Waiting for review by another administrator')).toBeInTheDocument()
  expect(versionsOf('vdr', ID)).toHaveLength(1)
})

test('the page says what each party reads, and gives it the general version', async () => {
  const variant = { ...versions.vdr.require(SOURCE), id: 'a', tagId: '2', state: 'published' as const }
  versions.vdr.put(variant)
  const second = { ...versions.vdr.require(SOURCE), id: '6-1v2', no: 2, state: 'unpublished' as const }
  versions.vdr.put(second)
  const { user } = await renderScreen(AT, { as: 'seller' })
  const party = within(await screen.findByRole('region', { name: '潜在受让方 A' }))
  expect(party.getByText('Reads version 1, redacted for them')).toBeInTheDocument()

  // Publishing a later version says who goes on reading an earlier one.
  const list = within(screen.getByRole('region', { name: 'Versions' }))
  await user.click(list.getByRole('button', { name: 'Publish' }))
  const publish = within(await screen.findByRole('dialog', { name: 'Publish version 2?' }))
  expect(publish.getByText(/keep the version redacted for them: 潜在受让方 A/)).toBeInTheDocument()
  await user.click(publish.getByRole('button', { name: 'Publish' }))
  expect(
    await party.findByText('Reads version 1, redacted for them; everyone else reads version 2'),
  ).toBeInTheDocument()

  await user.click(party.getByRole('button', { name: 'Withdraw' }))
  expect(await party.findByText('Reads nothing until a version is published for them')).toBeInTheDocument()
  await user.click(party.getByRole('button', { name: 'Give the version for everyone' }))
  const give = within(
    await screen.findByRole('dialog', { name: 'Give “潜在受让方 A” the version for everyone?' }),
  )
  await user.click(give.getByRole('button', { name: 'Give the version for everyone' }))
  expect(await party.findByText('Reads the same version as everyone')).toBeInTheDocument()
  expect(party.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
})

test('a reader sees no versions of parties', async () => {
  versions.vdr.put({ ...versions.vdr.require(SOURCE), id: 'a', tagId: '2' })
  await renderScreen(AT, { as: 'buyer' })
  expect(await screen.findByRole('region', { name: 'Versions' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: /tags|潜在受让方/ })).not.toBeInTheDocument()
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
