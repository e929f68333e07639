import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { evaluate } from '@/features/valuation/engine'
import { composeContent, prepare } from '@/features/valuation/reports/model/composeContent'
import { API_BASE } from '@/shared/api'
import { formatMoney } from '@/shared/lib/money'
import { usePrintMode } from '@/shared/ui/print'
import { createBackend } from '@mocks/platform/backend'
import { db } from '@mocks/account/store'
import { enqueue, pace } from '@mocks/valuation/queue'
import { latest, reports, type Version } from '@mocks/valuation/store'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'
import { notifyResize } from '../../support/resizeObserver'

const backend = createBackend(API_BASE)

const seeded = (name: string) =>
  [...reports.values()].find((report) => latest(report).form.pipelineName.startsWith(name))!
const addressOf = (name: string) => `/valuation/report/${seeded(name).id}`

function rnpvOf({ form, day }: Version) {
  const prepared = prepare(form, day)
  if (!prepared.ok) throw new Error(prepared.error.code)
  return evaluate(prepared.value.resolved).rnpv
}

test('a complete report shows the engine’s number and all fifteen sections', async () => {
  await renderScreen(addressOf('DEMO-101'), { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: /DEMO-101/ })
  const sections = await screen.findAllByRole('heading', { level: 2 })
  expect(sections.map((heading) => heading.textContent)).toEqual([
    'Summary',
    'Asset and assumptions',
    'Probability of success',
    'Timeline',
    'Sales forecast',
    'Cash flow',
    'Value components and stage gates',
    'Cash-flow table',
    'Sensitivity',
    'Scenarios',
    'Monte Carlo simulation',
    'Decision tree',
    'Market comparables',
    'Deal split',
    'Method and disclaimer',
  ])
  const value = formatMoney(rnpvOf(latest(seeded('DEMO-101'))), 'USD', 'en')
  expect(screen.getAllByText(value).length).toBeGreaterThan(0)
})

test('a regional market has a section with the contribution of each region, and tax is shown next to the value', async () => {
  const version = latest(seeded('DEMO-101'))
  const { monteCarlo, comparables } = version.content!
  const regions = { us: { marketSize: 3e9 }, china: { marketSize: 1e9, regionLag: 1 } }
  const prepared = prepare({ ...version.form, tax: 20, regions }, version.day)
  if (!prepared.ok) throw new Error(prepared.error.code)
  const content = composeContent(prepared.value, monteCarlo, comparables.rows)
  Object.defineProperty(version, 'content', { value: content })

  const { user } = await renderScreen(addressOf('DEMO-101'), { as: 'analyst' })
  const section = await screen.findByRole('region', { name: 'By region' })
  expect(screen.getByRole('link', { name: 'By region' })).toBeInTheDocument()
  const table = within(section).getByRole('table', { name: 'Contribution by region' })
  const sum = formatMoney(content.summary.rnpv + content.pv.rnd + content.pv.launch, 'USD', 'en')
  expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent(sum)
  expect(within(table).getByRole('row', { name: /^United States/ })).toBeInTheDocument()
  const preTax = formatMoney(content.summary.rnpv + content.pv.tax, 'USD', 'en')
  expect(screen.getByText(`Before tax: ${preTax}`)).toBeInTheDocument()

  const scenarios = screen.getByRole('table', { name: 'Contribution by region and scenario' })
  const inChina = content.scenarios.rows.map(({ regions: parts }) => parts[1]!.pvContribution)
  expect(within(scenarios).getByRole('row', { name: /^China/ })).toHaveTextContent(
    inChina.map((amount) => formatMoney(amount, 'USD', 'en')).join(''),
  )

  const sensitivity = screen.getByRole('region', { name: 'Sensitivity' })
  await user.click(within(sensitivity).getByText('One region alone'))
  await user.click(within(sensitivity).getByRole('button', { name: /Show table/ }))
  expect(
    await within(sensitivity).findByRole('row', { name: /^China · Market, price or share/ }),
  ).toBeInTheDocument()
})

test('while printing the range chart has the width of the sheet, whatever the window width', async () => {
  await renderScreen(addressOf('DEMO-101'), { as: 'analyst' })
  const drawing = await screen.findByRole('img', { name: /P10/ })
  const place = drawing.parentElement!
  Object.defineProperty(place, 'clientWidth', { value: 1600 })
  act(() => notifyResize(place))
  expect(drawing.getAttribute('viewBox')).toMatch(/^0 0 1600 /)
  act(() => usePrintMode.setState({ isPrinted: true }))
  expect(drawing.getAttribute('viewBox')).toMatch(/^0 0 680 /)
  act(() => usePrintMode.setState({ isPrinted: false }))
})

test('defaults are shown with their source and sample size', async () => {
  await renderScreen(addressOf('DEMO-101'), { as: 'analyst' })
  const section = (await screen.findByRole('heading', { name: 'Asset and assumptions' })).closest('section')!
  expect(within(section).getAllByText('Published: BIO 2021').length).toBeGreaterThan(0)
  expect(within(section).getAllByText('Entered by you').length).toBeGreaterThan(0)
  expect(within(section).getAllByText('2,136').length).toBeGreaterThan(0)
  expect(within(section).getAllByText(/^Derived: .*Oncology 24\.6% .*, blended$/).length).toBeGreaterThan(0)
})

test('a chart can be read as a table with the same numbers', async () => {
  const { user } = await renderScreen(addressOf('DEMO-101'), { as: 'analyst' })
  const section = (await screen.findByRole('heading', { name: 'Scenarios' })).closest('section')!
  await user.click(within(section).getByRole('button', { name: /Show table/ }))
  const row = await within(section).findByRole('row', { name: /Base/ })
  const exact = rnpvOf(latest(seeded('DEMO-101'))).toLocaleString('en-US', { maximumFractionDigits: 0 })
  expect(row.textContent?.replace(/\.\d+/, '')).toContain(exact.slice(0, 6))
})

test('an outdated report stays readable; downloads and the deal split wait for a recalculation', async () => {
  await renderScreen(addressOf('DEMO-303'), { as: 'analyst' })
  expect(await screen.findByText('This report is outdated')).toBeInTheDocument()
  for (const name of [/Download PDF/, /Download Excel/])
    expect(screen.getByRole('button', { name })).toBeDisabled()
  expect(await screen.findByText(/the deal split is shown once it is recalculated/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Sensitivity' })).toBeInTheDocument()
})

test('a report that is not unlocked says so and shows nothing of its results', async () => {
  await renderScreen(addressOf('DEMO-404'), { as: 'basic' })
  expect(await screen.findByText('This report is not unlocked')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Summary' })).not.toBeInTheDocument()
})

test('someone else’s report does not exist', async () => {
  await renderScreen(addressOf('DEMO-404'), { as: 'analyst' })
  expect(await screen.findByText('The requested resource does not exist')).toBeInTheDocument()
})

test('queued, computing and finished states follow each other without user action', async () => {
  const report = seeded('DEMO-101')
  const version = latest(report)
  const content = version.content
  Object.defineProperty(version, 'content', { value: content })
  version.state = 'inLine'
  await renderScreen(addressOf('DEMO-101'), { as: 'analyst' })
  expect(await screen.findByText('Computation starting soon')).toBeInTheDocument()
  version.state = 'computing'
  version.percent = 40
  expect(await screen.findByRole('progressbar', { name: 'Computation progress' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  )
  version.state = 'complete'
  expect(await screen.findByRole('heading', { name: 'Summary' })).toBeInTheDocument()
  expect(screen.getByText('The report is complete')).toBeInTheDocument()
})

test('a stale response after the final status message does not leave the report waiting forever', async () => {
  const report = seeded('DEMO-101')
  const late = ['queued', 'computing', 'computing'] as const
  let reads = 0
  server.use(
    http.get(`*${API_BASE}/valuation/report/${report.id}`, async ({ request }) => {
      const state = late[reads++]
      const answer = (await (await backend(request)).json()) as { data: object }
      return HttpResponse.json(state ? { ...answer, data: { ...answer.data, state, content: null } } : answer)
    }),
  )
  await renderScreen(addressOf('DEMO-101'), { as: 'analyst' })
  expect(await screen.findByRole('heading', { name: 'Summary' })).toBeInTheDocument()
  expect(reads).toBeGreaterThan(late.length)
})

test('a recalculation starts from the stored form and creates the next version', async () => {
  Object.assign(pace, { turn: 5, slice: 0 })
  const { user, address } = await renderScreen(`${addressOf('DEMO-303')}/edit`, { as: 'analyst' })
  const share = await screen.findByLabelText('Peak share')
  expect(share).toHaveValue('12')
  await user.clear(share)
  await user.type(share, '14')
  await user.click(screen.getByRole('button', { name: 'Recalculate' }))
  await waitFor(() => expect(address()).toBe(addressOf('DEMO-303')))
  expect(await screen.findByText('v2')).toBeInTheDocument()
  await waitFor(() => expect(latest(seeded('DEMO-303')).state).toBe('complete'))
})

test('a biomarker without a selection flag counts as selecting patients until the user changes it', async () => {
  const { form } = latest(seeded('DEMO-101'))
  Object.assign(form, { biomarker: '暂无', biomarkerSelected: undefined })
  const { user } = await renderScreen(`${addressOf('DEMO-101')}/edit`, { as: 'analyst' })
  const selected = await screen.findByRole('switch', { name: 'Patients selected by biomarker' })
  expect(selected).toBeChecked()
  expect(screen.getByText(/Please confirm whether patients are selected/)).toBeInTheDocument()
  await user.click(selected)
  expect(selected).not.toBeChecked()
  expect(screen.queryByText(/Please confirm whether patients are selected/)).not.toBeInTheDocument()
})

test('results of the first method are marked as outdated and stay readable', async () => {
  const version = latest(seeded('DEMO-101'))
  const content = structuredClone(version.content!)
  // Results of the first method have no derived values.
  for (const it of content.assumptions) {
    delete it.basis
    if (it.source === 'derived') it.source = 'BIO'
  }
  Object.defineProperty(version, 'content', { value: content })
  Object.assign(version, { methodVersion: '1.0', tableVersion: '1' })
  await renderScreen(addressOf('DEMO-101'), { as: 'analyst' })
  expect(await screen.findByText('This report is outdated')).toBeInTheDocument()
  expect(screen.getAllByText(/valuation method has been updated/)).not.toHaveLength(0)
  expect(await screen.findByRole('heading', { name: 'Sensitivity' })).toBeInTheDocument()
})

test('without any spending there is no verdict, and the IRR names the flows it is based on', async () => {
  const version = latest(seeded('DEMO-101'))
  const content = structuredClone(version.content!)
  Object.assign(content.summary, { requiredValue: null, meetsExpectedReturn: null, irr: 0.2 })
  content.summary.npvSuccess = content.summary.rnpv - 1e6
  const [pessimistic, base] = content.scenarios.rows
  pessimistic!.rnpv = base!.rnpv + 1e6
  Object.defineProperty(version, 'content', { value: content })
  await renderScreen(addressOf('DEMO-101'), { as: 'analyst' })
  expect(
    await screen.findByText(/No verdict: no money has been spent yet, or no return is required/),
  ).toBeInTheDocument()
  expect(screen.getByText(/Risk-adjusted cash flow, weighted by probability/)).toBeInTheDocument()
  // The margin of this asset is half of its sales.
  expect(
    screen.getByText(/Below the rNPV: with success, these costs grow by more than the margin on sales: R&D/),
  ).toBeInTheDocument()
  expect(screen.queryByText(/the product costs more to sell than it earns/)).toBeNull()
  expect(screen.getByText(/The pessimistic scenario is above the base/)).toBeInTheDocument()
})

test('a JSON response instead of the file is shown and nothing is saved', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await renderScreen(addressOf('DEMO-101'), { as: 'analyst' })
  server.use(
    http.get(`*${API_BASE}/valuation/report/download/:id`, () =>
      HttpResponse.json({ code: 500, msg: '报告生成失败' }),
    ),
  )
  await user.click(await screen.findByRole('button', { name: /Download PDF/ }))
  expect(await screen.findByText('报告生成失败')).toBeInTheDocument()
  expect(save).not.toHaveBeenCalled()
})

test('a long queue offers to keep waiting or to go back to the list or home', async () => {
  Object.assign(pace, { turn: 2_000 })
  const analyst = db.accounts.find(({ userName }) => userName === 'analyst')!
  for (const name of ['DEMO-303', 'DEMO-202', 'DEMO-101']) {
    latest(seeded(name)).state = 'queued'
    enqueue(seeded(name), analyst)
  }
  const { user } = await renderScreen(addressOf('DEMO-101'), { as: 'analyst' })
  expect(await screen.findByText('Currently number 3 in the queue.')).toBeInTheDocument()
  const notice = screen.getByText('Many computations are queued').closest<HTMLElement>('[role=alert]')!
  expect(within(notice).getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    '/valuation/report',
  )
  expect(within(notice).getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/index')
  await user.click(within(notice).getByRole('button', { name: 'Keep waiting' }))
  await waitFor(() => expect(screen.queryByText('Many computations are queued')).not.toBeInTheDocument())
})
