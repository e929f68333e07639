import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  applyDrivers,
  applyScenario,
  DEFAULT_DISTRIBUTIONS,
  evaluate,
  resolve,
  simulate,
  splitDeal,
  tornado,
} from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { contributions } from '@/features/valuation/reports/model/contributions'
import { formatMoneyExact, formatMoney } from '@/shared/lib/money'
import { latest, reports } from '@mocks/valuation/store'
import { stubEngineWorker } from '../../support/engineWorker'
import { renderScreen } from '../../support/renderApp'

const seeded = (name: string) =>
  [...reports.values()].find((report) => latest(report).form.pipelineName.startsWith(name))!
const addressOf = (name: string, tab: string) => `/valuation/report/${seeded(name).id}/workbench?tab=${tab}`

function resolvedOf(name: string) {
  const { form, day } = latest(seeded(name))
  const resolved = resolve(toValuation(form, day).valuation)
  if (!resolved.ok) throw new Error(resolved.error.code)
  return resolved.value
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
/** The value of a term in a description list. */
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
const tab = (name: string) => screen.findByRole('link', { name })

test('a report links to its workbench, which says that the report stays unchanged', async () => {
  const { user, address } = await renderScreen(`/valuation/report/${seeded('DEMO-101').id}`, {
    as: 'analyst',
  })
  await user.click(await screen.findByRole('link', { name: 'What-if' }))
  expect(
    await screen.findByText('What-if analysis of report v1; the saved report is not changed.'),
  ).toBeInTheDocument()
  await user.click(await tab('Decision tree'))
  expect(address()).toContain('?tab=tree')
})

test('the value of a scenario follows its drivers while they are edited', async () => {
  await renderScreen(addressOf('DEMO-101', 'scenarios'), { as: 'analyst' })
  await screen.findByRole('table', { name: 'Scenarios and drivers' })
  type('Base · Price', '1.3')
  type('Base · Discount rate', '-1')
  const { rnpv } = evaluate(applyDrivers(resolvedOf('DEMO-101'), { discountRate: -0.01, price: 1.3 }))
  const row = screen.getByRole('row', { name: /^rNPV/ })
  await waitFor(() =>
    expect(within(row).getAllByRole('cell')[1]).toHaveTextContent(formatMoney(rnpv, 'USD', 'en')),
  )
})

test('an invalid value shows its error at the field and stops only that scenario', async () => {
  const { user } = await renderScreen(addressOf('DEMO-101', 'scenarios'), { as: 'analyst' })
  await screen.findByRole('table', { name: 'Scenarios and drivers' })
  type('Base · Price', '-1')
  expect(screen.getByLabelText('Base · Price')).toHaveAccessibleDescription('Enter a number from 0 to 10')
  const row = screen.getByRole('row', { name: /^rNPV/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/\$/), '—', expect.stringMatching(/\$/)])
  expect(screen.getByText('Correct the marked fields; the results follow.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: "Reset to the report's values" }))
  expect(screen.getByLabelText('Base · Price')).toHaveValue('')
})

test('scenarios are added, duplicated, renamed and removed, with weights that add up', async () => {
  const { user } = await renderScreen(addressOf('DEMO-101', 'scenarios'), { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Add scenario' }))
  await user.click(screen.getByRole('button', { name: 'Duplicate “Optimistic”' }))
  const names = () =>
    screen.getAllByLabelText('Scenario name').map((field) => (field as HTMLInputElement).value)
  expect(names()).toEqual(['Pessimistic', 'Base', 'Optimistic', 'Optimistic 2', 'Custom'])
  fireEvent.change(screen.getByDisplayValue('Custom'), { target: { value: 'Base' } })
  expect(screen.getAllByText('This name is already in use')).toHaveLength(2)
  for (const name of ['Pessimistic', 'Optimistic 2', 'Optimistic'])
    await user.click(screen.getByRole('button', { name: `Remove “${name}”` }))
  fireEvent.change(screen.getAllByDisplayValue('Base')[1]!, { target: { value: 'Delay' } })
  type('Delay · Launch date', '3')
  type('Delay · Weight', '150')
  expect(screen.getByLabelText('Delay · Weight')).toBeInvalid()
  type('Delay · Weight', '50')
  const base = resolvedOf('DEMO-101')
  const mean = (evaluate(base).rnpv + evaluate(applyDrivers(base, { launchDelay: 3 })).rnpv) / 2
  await waitFor(() => expect(fact('Weighted rNPV')).toHaveTextContent(formatMoneyExact(mean, 'USD')))
})

test('a user who may download can export the grid with its results', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await renderScreen(addressOf('DEMO-101', 'scenarios'), { as: 'analyst' })
  await screen.findByRole('table', { name: 'Scenarios and drivers' })
  fireEvent.change(screen.getByDisplayValue('Base'), { target: { value: '=HYPERLINK("x")' } })
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  const text = await saved[0]!.text()
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(text).toContain(`rNPV,USD,`)
  expect(text).toContain(String(evaluate(resolvedOf('DEMO-101')).rnpv))
})

test('input is kept across tabs, screens and a reload', async () => {
  const { user, go, unmount } = await renderScreen(addressOf('DEMO-101', 'scenarios'), { as: 'analyst' })
  await screen.findByRole('table', { name: 'Scenarios and drivers' })
  type('Base · Price', '1.7')
  await user.click(await tab('Deal split'))
  await screen.findByLabelText('Upfront')
  type('Upfront', '123456')
  await user.click(await tab('Scenarios'))
  expect(screen.getByLabelText('Base · Price')).toHaveValue('1.7')
  await go('/index')
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  unmount()
  await renderScreen(addressOf('DEMO-101', 'deal'), { as: 'analyst' })
  expect(await screen.findByLabelText('Upfront')).toHaveValue('123,456')
})

test('a run with the report’s settings matches the engine, and a change makes it stale', async () => {
  stubEngineWorker()
  const { user } = await renderScreen(addressOf('DEMO-101', 'simulation'), { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Run the simulation' }))
  expect(await screen.findByText('100,000 paths done')).toBeInTheDocument()
  const { statistics } = simulate(resolvedOf('DEMO-101'), {
    paths: 100_000,
    seed: 42,
    distributions: DEFAULT_DISTRIBUTIONS,
  })
  const row = screen.getByRole('row', { name: /^P50/ })
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(
    formatMoneyExact(statistics.quantiles.p50, 'USD'),
  )
  type('Price · Low', '0.5')
  expect(screen.getByText(/The settings have changed/)).toBeInTheDocument()
  type('Price · High', '0.4')
  expect(screen.getByLabelText('Price · High')).toHaveAccessibleDescription('Must be above 0.5')
  expect(screen.getByRole('button', { name: 'Run the simulation' })).toBeDisabled()
})

test('correlations and uncertain rates affect a run; an invalid one shows an error and blocks it', async () => {
  stubEngineWorker()
  const { user } = await renderScreen(addressOf('DEMO-101', 'simulation'), { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Add correlation' }))
  const run = screen.getByRole('button', { name: 'Run the simulation' })
  type('Rank correlation 1', '1')
  expect(screen.getByLabelText('Rank correlation 1')).toHaveAccessibleDescription(
    'Enter a number from −0.99 to 0.99',
  )
  expect(run).toBeDisabled()
  type('Rank correlation 1', '0.9')
  await user.click(screen.getByRole('switch', { name: 'Rates are uncertain' }))
  type('Programmes behind each rate', '1.5')
  expect(run).toBeDisabled()
  type('Programmes behind each rate', '20')
  expect(
    screen.getByRole('table', { name: 'Likelihood of approval with uncertain rates' }),
  ).toBeInTheDocument()
  await user.click(run)
  expect(await screen.findByText('100,000 paths done')).toBeInTheDocument()

  const resolved = resolvedOf('DEMO-101')
  const { sd } = simulate(resolved, {
    paths: 100_000,
    seed: 42,
    distributions: DEFAULT_DISTRIBUTIONS,
    dependence: { pairs: [{ a: 'marketSize', b: 'price', rho: 0.9 }], between: 0 },
    programmes: resolved.indications.map(({ stages }) =>
      stages.map(({ isShared }) => (isShared ? null : 20)),
    ),
  }).statistics
  const row = screen.getByRole('row', { name: /^Standard deviation/ })
  const [mine, stored] = within(row).getAllByRole('cell')
  expect(mine).toHaveTextContent(formatMoneyExact(sd, 'USD'))
  expect(stored!.textContent).not.toBe(mine!.textContent)
})

test('custom bounds of a driver move its bar, and an invalid bound shows its error at the field', async () => {
  const { user } = await renderScreen(addressOf('DEMO-101', 'sensitivity'), { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: /Show table/ }))
  type('Price · Low', '0.5')
  const bar = tornado(resolvedOf('DEMO-101'), { price: { low: 0.5, high: 1.2 } }).find(
    ({ key }) => key === 'price',
  )
  const row = await screen.findByRole('row', { name: /^Price \(×0.5 to ×1.2\)/ })
  expect(row).toHaveTextContent(formatMoneyExact(bar!.low, 'USD'))
  type('Price · High', '0.5')
  expect(screen.getByLabelText('Price · High')).toHaveAccessibleDescription('Must be above 0.5')
  await waitFor(() => expect(row).not.toBeInTheDocument())
})

test('a scenario of one region leaves the contributions of the others unchanged', async () => {
  const version = latest(seeded('DEMO-101'))
  const regions = { us: { marketSize: 3e9 }, china: { marketSize: 1e9 } }
  Object.defineProperty(version, 'form', { value: { ...version.form, regions } })
  const { user } = await renderScreen(addressOf('DEMO-101', 'scenarios'), { as: 'analyst' })
  await screen.findByRole('table', { name: 'Scenarios and drivers' })
  type('Base · Price', '1.3')
  await user.click(await screen.findByRole('combobox', { name: 'Base · Region' }))
  await user.click(await screen.findByTitle('China'))
  const resolved = resolvedOf('DEMO-101')
  const moved = contributions(evaluate(applyScenario(resolved, { drivers: { price: 1.3 }, region: 'china' })))
  const left = contributions(evaluate(resolved))
  expect(moved.get('us')).toBe(left.get('us'))
  expect(moved.get('china')).toBeGreaterThan(left.get('china')!)
  for (const [region, name] of [
    ['us', 'United States'],
    ['china', 'China'],
  ] as const) {
    const row = screen.getByRole('row', { name: new RegExp(`^${name} · PV of contribution`) })
    await waitFor(() =>
      expect(within(row).getAllByRole('cell')[1]).toHaveTextContent(
        formatMoney(moved.get(region), 'USD', 'en'),
      ),
    )
  }
})

test('a running simulation shows its progress and can be stopped', async () => {
  const engine = stubEngineWorker()
  engine.hold()
  const { user } = await renderScreen(addressOf('DEMO-101', 'simulation'), { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Run the simulation' }))
  expect(await screen.findByRole('progressbar', { name: 'Simulating…' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText(/The simulation was stopped/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Run the simulation' })).toBeEnabled()
})

test('a browser without workers shows that it cannot simulate', async () => {
  const { user } = await renderScreen(addressOf('DEMO-101', 'simulation'), { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Run the simulation' }))
  expect(await screen.findByText(/could not run in this browser/)).toBeInTheDocument()
})

test('the deal’s values follow its terms, and an upfront is solved for a share', async () => {
  const { user } = await renderScreen(addressOf('DEMO-101', 'deal'), { as: 'analyst' })
  await screen.findByLabelText('Upfront')
  for (const number of [2, 1])
    await user.click(screen.getByRole('button', { name: `Remove milestone ${number}` }))
  for (const number of [3, 2]) await user.click(screen.getByRole('button', { name: `Remove tier ${number}` }))
  type('Rate 1', '5')
  type('Upfront', '1000000')
  const split = splitDeal(resolvedOf('DEMO-101'), {
    upfront: 1e6,
    royaltyTiers: [{ upTo: null, rate: 0.05 }],
  })
  if (!split.ok) throw new Error(split.error.code)
  await waitFor(() =>
    expect(fact('Licensor')).toHaveTextContent(formatMoneyExact(split.value.licensor, 'USD')),
  )
  type("Licensor's share", '60')
  await user.click(screen.getByRole('button', { name: "Find upfront · Licensor's share" }))
  await waitFor(() => expect(fact("Licensor's share")).toHaveTextContent('60%'))
  expect(screen.getByText(/Upfront set to/)).toBeInTheDocument()
  type('Upfront', '1000000')
  type("Licensor's share", '20')
  await user.click(screen.getByRole('button', { name: "Find royalty rates · Licensor's share" }))
  await waitFor(() => expect(fact("Licensor's share")).toHaveTextContent('20%'))
  expect(screen.getByText(/Royalty rates set to/)).toBeInTheDocument()
  type("Licensee's return per year", '100')
  await user.click(screen.getByRole('button', { name: "Find upfront · Licensee's return per year" }))
  expect(await screen.findByText(/Even without an upfront, the licensee earns less/)).toBeInTheDocument()
  expect(screen.getByLabelText('Upfront')).toHaveDisplayValue(/^1,?000,?000$/)
  type("Licensee's return per year", '9')
  await user.click(screen.getByRole('button', { name: "Find upfront · Licensee's return per year" }))
  expect(await screen.findByText(/Upfront set to .* the licensee earns 9% a year/)).toBeInTheDocument()
  type('Upfront', '900000000')
  expect(screen.queryByText(/Upfront set to/)).not.toBeInTheDocument()
  expect(await screen.findByText(/The licensor's share is above 100%/)).toBeInTheDocument()
})

test('only events that can still happen are offered, and one that never happens shows a warning', async () => {
  const { user } = await renderScreen(addressOf('DEMO-101', 'deal'), { as: 'analyst' })
  await user.click(await screen.findByRole('combobox', { name: 'Event 1' }))
  const eventOptions = [...document.querySelectorAll('.ant-select-item-option')].map((it) => it.textContent)
  expect(eventOptions).not.toContain('Start of Phase II') // the current phase of the asset
  expect(eventOptions).toHaveLength(8)
  type('Yearly sales threshold 2', '90000000000')
  expect(await screen.findByText('1 milestone will not happen and is worth 0.')).toBeInTheDocument()
})

test('an outdated report has no deal split until it is recalculated', async () => {
  await renderScreen(addressOf('DEMO-303', 'deal'), { as: 'analyst' })
  expect(await screen.findByText(/recalculate it to use the deal split/)).toBeInTheDocument()
  expect(screen.getByText(/base date is more than 12 months ago/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Upfront')).not.toBeInTheDocument()
})

test('own deals count, and a percentile is shown only with enough deals', async () => {
  const report = latest(seeded('DEMO-101'))
  const content = structuredClone(report.content!)
  content.comparables.rows = content.comparables.rows.slice(0, 4)
  Object.defineProperty(report, 'content', { value: content })
  const { user } = await renderScreen(addressOf('DEMO-101', 'comparables'), { as: 'analyst' })
  expect(await screen.findByText(/4 invented demo deals, none of them real/)).toBeInTheDocument()
  expect(screen.queryByText('Percentile of the rNPV')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add deal' }))
  type('Deal 1', 'A licence of ours')
  expect(screen.getByLabelText('Value 1')).toHaveAccessibleDescription('Required')
  type('Value 1', '1')
  expect(await screen.findByText(/1 deal is not compared.*: A licence of ours/)).toBeInTheDocument()
  type('Value 1', '16000000')
  expect(await screen.findByText(/5 deals, 4 of them invented/)).toBeInTheDocument()
  expect(fact('Percentile of the rNPV')).toHaveTextContent('20%')
})

test('a tree with other probabilities still adds up to its rNPV', async () => {
  await renderScreen(addressOf('DEMO-101', 'tree'), { as: 'analyst' })
  const pos = await screen.findByLabelText(/Phase III · Probability/)
  const before = fact('rNPV (cash flow)')!.textContent
  fireEvent.change(pos, { target: { value: '90' } })
  await waitFor(() => expect(fact('rNPV (cash flow)')!.textContent).not.toBe(before))
  expect(fact('Decision tree (without options)')!.textContent).toBe(fact('rNPV (cash flow)')!.textContent)
  expect(fact('Report rNPV')!.textContent).toBe(before)
  fireEvent.change(screen.getByLabelText(/Phase III · Remaining cost/), { target: { value: '90000000000' } })
  expect(await screen.findByText(/stopping before Phase II is worth more/)).toBeInTheDocument()
  fireEvent.change(pos, { target: { value: '101' } })
  expect(pos).toHaveAccessibleDescription('Enter a number from 0 to 100')
})

test('a report that is not unlocked has no workbench', async () => {
  await renderScreen(addressOf('DEMO-404', 'scenarios'), { as: 'basic' })
  expect(await screen.findByText('This report has no results available yet')).toBeInTheDocument()
})
