import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { formatMoneyExact } from '@/shared/lib/money'
import { pace } from '@mocks/valuation/queue'
import { latest, reports } from '@mocks/valuation/store'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'

const seeded = (name: string) =>
  [...reports.values()].find((report) => latest(report).form.pipelineName.startsWith(name))!
const addressOf = (name: string) => `/valuation/report/${seeded(name).id}`
const versionsOf = (name: string) => seeded(name).versions

const ready = () => screen.findByRole('heading', { name: 'Asset and assumptions' })
const sectionOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('section')!

test('an older version opens from its address, read-only and marked as not the latest', async () => {
  const { user, address } = await renderScreen(`${addressOf('DEMO-202')}?version=1`, { as: 'analyst' })
  await ready()
  const note = (
    await screen.findByText(/You are viewing v1, not the latest version \(v3\)/)
  ).closest<HTMLElement>('[role=alert]')!
  expect(screen.queryByRole('link', { name: 'Recalculate' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Download PDF/ })).toBeEnabled()
  await user.click(within(note).getByRole('link', { name: 'Go to the latest version' }))
  await waitFor(() => expect(address()).toBe(addressOf('DEMO-202')))
  expect(await screen.findByRole('link', { name: 'Recalculate' })).toBeInTheDocument()
  expect(screen.queryByText(/not the latest version/)).not.toBeInTheDocument()
})

test('a report shows the changes since the previous version, and stores a reason with the version', async () => {
  const { user } = await renderScreen(addressOf('DEMO-202'), { as: 'analyst' })
  const band = (
    await screen.findByRole('heading', { name: /^v3 vs v2: −.*, mainly from Peak share$/ })
  ).closest('section')!
  const terms = within(band).getAllByRole('term')
  expect(terms.map((term) => term.textContent)).toEqual([
    'rNPV v2',
    'Peak share 6% → 5%',
    'SG&A 28% → 30%',
    'Base date',
    'rNPV v3',
  ])
  await user.click(within(band).getByRole('button', { name: 'Change the reason' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText(/Why it was recalculated/), {
    target: { value: 'A fourth product has come' },
  })
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(band).findByText(/“A fourth product has come”/)).toBeInTheDocument()
  expect(latest(seeded('DEMO-202')).reason).toBe('A fourth product has come')
})

test('a quick edit of the discount rate previews its effect, and the next version explains it', async () => {
  Object.assign(pace, { turn: 5, slice: 0 })
  const { user } = await renderScreen(addressOf('DEMO-101'), { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Quick edit' }))
  const dialog = await screen.findByRole('dialog')
  const wacc = within(dialog).getByLabelText(/^WACC/)
  fireEvent.change(wacc, { target: { value: '51' } })
  expect(await within(dialog).findByText(/the effect on the rNPV appears here/)).toBeInTheDocument()
  const before = latest(seeded('DEMO-101')).form.wacc
  fireEvent.change(wacc, { target: { value: String(before + 2) } })
  const change = `Discount rate ${before}% → ${before + 2}%`
  expect(await within(dialog).findByText(change)).toBeInTheDocument()
  const foreseen = within(dialog).getByText('New rNPV').nextElementSibling!.textContent

  await user.click(within(dialog).getByRole('button', { name: 'Recalculate' }))
  const band = await screen.findByRole(
    'heading',
    { name: /^v2 vs v1: −.*, mainly from Discount rate$/ },
    { timeout: 15_000 },
  )
  expect(within(band.closest('section')!).getByText(change)).toBeInTheDocument()
  expect(within(band.closest('section')!).getByText('rNPV v2').nextElementSibling!.textContent).toBe(foreseen)
}, 60_000)

test('another version is selected next to the title, and the address keeps it', async () => {
  const { user, address } = await renderScreen(addressOf('DEMO-202'), { as: 'analyst' })
  await ready()
  await user.click(await screen.findByRole('combobox', { name: 'Version' }))
  await user.click(await screen.findByTitle(/^v2 · /))
  await waitFor(() => expect(address()).toBe(`${addressOf('DEMO-202')}?version=2`))
  expect(await screen.findByText(/You are viewing v2/)).toBeInTheDocument()
})

test('downloading an older version requests that version', async () => {
  const asked: string[] = []
  server.use(
    http.get(`*${API_BASE}/valuation/report/download/:id`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('version') ?? '')
      return HttpResponse.json({ code: 500, msg: '稍后' })
    }),
  )
  const { user } = await renderScreen(`${addressOf('DEMO-202')}?version=2`, { as: 'analyst' })
  await ready()
  await user.click(await screen.findByRole('button', { name: /Download Excel/ }))
  expect(await screen.findByText('稍后')).toBeInTheDocument()
  expect(asked).toEqual(['2'])
})

test('a version that does not exist links to the latest', async () => {
  await renderScreen(`${addressOf('DEMO-101')}?version=9`, { as: 'analyst' })
  expect(await screen.findByText('The requested resource does not exist')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the latest version' })).toHaveAttribute(
    'href',
    addressOf('DEMO-101'),
  )
})

test('an address with an invalid version opens the latest', async () => {
  await renderScreen(`${addressOf('DEMO-202')}?version=%3Cb%3E`, { as: 'analyst' })
  await ready()
  expect(screen.queryByText(/not the latest version/)).not.toBeInTheDocument()
})

test('two versions are compared: figures, the steps of the bridge, changed inputs and sources', async () => {
  const { user } = await renderScreen(`${addressOf('DEMO-202')}/versions?a=1&b=3`, { as: 'analyst' })
  const [first, , last] = versionsOf('DEMO-202')
  const from = first!.content!.summary.rnpv
  const to = last!.content!.summary.rnpv

  const bridge = await sectionOf('Why the rNPV moved')
  await user.click(within(bridge).getByRole('button', { name: /Show table/ }))
  const rows = within(bridge).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'rNPV v1',
    'Discount rate',
    'Peak share',
    'Market size',
    'Base date',
    'rNPV v3',
  ])
  const amounts = rows.map((row) => within(row).getByRole('cell').textContent)
  expect(amounts[0]).toBe(formatMoneyExact(Math.round(from), 'USD'))
  expect(amounts.at(-1)).toBe(formatMoneyExact(Math.round(to), 'USD'))
  const read = (text: string | null) => Number(text!.replace(/[$,+]/g, '').replace('−', '-'))
  const sum = amounts.slice(0, -1).reduce((total, text) => total + read(text), 0)
  expect(sum).toBe(Math.round(to))
  await user.click(within(bridge).getByText(/groups without effect/))
  expect(within(bridge).getByText('Patent and exclusivity')).toBeInTheDocument()

  const inputs = await sectionOf('Changed inputs')
  const share = within(inputs).getByRole('row', { name: /^Peak share/ })
  expect(
    within(share)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['6%', '5%', 'Changed'])
  expect(
    within(inputs).getByRole('row', { name: /^Evidence: Market size per year.*Added/ }),
  ).toBeInTheDocument()
  expect(within(inputs).queryByRole('row', { name: /^Company/ })).not.toBeInTheDocument()
  await user.click(within(inputs).getByRole('checkbox', { name: 'Show all inputs' }))
  expect(within(inputs).getByRole('row', { name: /^Company/ })).toBeInTheDocument()
})

test('invalid versions in the address fall back to the latest and the one before', async () => {
  await renderScreen(`${addressOf('DEMO-202')}/versions?a=7&b=x`, { as: 'analyst' })
  const figures = await sectionOf('Headline figures')
  expect(
    within(figures)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Figure', 'v2', 'v3', 'Difference'])
})

test('a report of one version says so', async () => {
  await renderScreen(`${addressOf('DEMO-101')}/versions`, { as: 'analyst' })
  expect(await screen.findByText(/This report has only one version/)).toBeInTheDocument()
})

test('a version list that fails to load shows the error next to the report and can be retried', async () => {
  server.use(
    http.get(
      `*${API_BASE}/valuation/report/history/:id`,
      () => HttpResponse.json({ code: 500, msg: '历史读取失败' }),
      { once: true },
    ),
  )
  const { user } = await renderScreen(addressOf('DEMO-202'), { as: 'analyst' })
  await ready()
  expect(await screen.findByText("Couldn't load the version list")).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const versions = await screen.findByRole('combobox', { name: 'Version' })
  // Shrinks with the header instead of being cut off.
  expect(versions.closest('.ant-select')).toHaveStyle({ minWidth: 0, maxWidth: '100%' })
})

test('a changed form that was not submitted makes its report outdated, with a link back to the form', async () => {
  const { go } = await renderScreen(`${addressOf('DEMO-101')}/edit`, { as: 'analyst' })
  const share = await screen.findByLabelText('Peak share')
  fireEvent.change(share, { target: { value: '13' } })
  await act(() => go(addressOf('DEMO-101')))
  expect(await screen.findByText('This report is outdated')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Download PDF/ })).toBeDisabled()
  expect(await screen.findByText(/the deal split is shown once it is recalculated/)).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Continue editing' })[0]).toHaveAttribute(
    'href',
    `${addressOf('DEMO-101')}/edit`,
  )
})

test('the source of a value is carried from the form through the recalculation into the report', async () => {
  Object.assign(pace, { turn: 5, slice: 0 })
  const { user, address } = await renderScreen(`${addressOf('DEMO-101')}/edit`, { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Add evidence: Peak share' }))
  const drawer = await screen.findByRole('dialog')
  const link = within(drawer).getByLabelText('Link')
  fireEvent.change(link, { target: { value: 'javascript:alert(1)' } })
  expect(await within(drawer).findByText(/Enter a full address/)).toBeInTheDocument()
  expect(within(drawer).getByRole('button', { name: 'Done' })).toBeDisabled()
  fireEvent.change(link, { target: { value: 'https://example.org/market?year=2026' } })
  fireEvent.change(within(drawer).getByLabelText('Note'), { target: { value: '<b>second table</b>' } })
  await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Done' })).toBeEnabled())
  await user.click(within(drawer).getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: 'Edit evidence: Peak share' })).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Recalculate' }))
  await waitFor(() => expect(address()).toBe(addressOf('DEMO-101')))
  await waitFor(() => expect(latest(seeded('DEMO-101')).state).toBe('complete'), { timeout: 15_000 })
  const section = await sectionOf('Asset and assumptions')
  const row = within(section).getByRole('row', { name: /^Peak share/ })
  const source = within(row).getByRole('link', { name: /^example\.org\s?.market.year=2026$/ })
  expect(source).toHaveAttribute('rel', 'noopener noreferrer')
  expect(source).toHaveAttribute('target', '_blank')
  expect(within(row).getByText('<b>second table</b>')).toBeInTheDocument()
}, 60_000)
