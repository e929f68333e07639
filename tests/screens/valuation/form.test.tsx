import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { API_BASE } from '@/shared/api'
import { today } from '@/shared/lib/dates'
import { setPreferences } from '@/shared/ui/preferences'
import { db } from '@mocks/account/store'
import { makeDraft } from '@mocks/valuation/seed/forms'
import { latest, reports } from '@mocks/valuation/store'
import { server } from '../../setup.msw'
import { stubEngineWorker } from '../../support/engineWorker'
import { stubIndexedDb } from '../../support/indexedDb'
import { renderApp, renderScreen } from '../../support/renderApp'
import { expectHeadersMatchCells } from '../../support/rowHeaders'
import { fillIn } from '../../support/typing'

const ADDRESS = '/valuation/form'
const DRAFT = 'pharmadesk:draft:valuation'
/** Address of the single draft that an earlier release stored. */
const DRAFT_ADDRESS = `${ADDRESS}?draft=first`

/** Stores a draft in the tab in the format of an earlier release. */
function storeDraft(changes: Parameters<typeof makeDraft>[1] = {}, userId = '2', time = Date.now()) {
  sessionStorage.setItem(DRAFT, JSON.stringify({ userId, time, values: makeDraft(today(), changes) }))
  sessionStorage.setItem('pharmadesk:draft:names', JSON.stringify(['valuation']))
}

const submitButton = () => screen.findByRole('button', { name: 'Submit valuation' })
const submitPath = `*${API_BASE}/valuation/report`

test('an empty form names every missing field and moves the focus to the first', async () => {
  const { user } = await renderScreen(ADDRESS, { as: 'analyst' })
  await user.click(await submitButton())
  const list = (await screen.findByText(/fields need correcting/)).closest<HTMLElement>('[role=alert]')!
  for (const name of [
    'Pipeline name',
    'Company',
    'Drug type',
    'Current stage',
    'Preferred indication',
    'Targets',
    'Market size per year',
  ]) {
    expect(within(list).getByRole('button', { name })).toBeInTheDocument()
  }
  expect(screen.getByLabelText('Pipeline name')).toHaveFocus()
})

test('a number outside its range shows its rule on blur', async () => {
  await renderScreen(ADDRESS, { as: 'analyst' })
  await submitButton()
  const pool = screen.getByLabelText('Patient pool')
  for (const [typed, isWrong] of [
    ['101', true],
    ['0', true],
    ['1.5', true],
    ['1e2', true],
    ['１００', false],
    ['1', false],
  ] as const) {
    fireEvent.change(pool, { target: { value: typed } })
    fireEvent.blur(pool)
    await waitFor(() => expect(pool.getAttribute('aria-invalid') === 'true', typed).toBe(isWrong))
  }
})

test('growth above 10 % shows a warning, not an error', async () => {
  storeDraft({ growth: '12' })
  await renderScreen(DRAFT_ADDRESS, { as: 'analyst' })
  expect(await screen.findByText(/Growth above 10%/)).toBeInTheDocument()
})

test('peak share is required only without an order of entry and for the full patient pool', async () => {
  await renderScreen(ADDRESS, { as: 'analyst' })
  await submitButton()
  const share = screen.getByLabelText('Peak share')
  for (const [name, typed, isAsked] of [
    ['Order of entry', '2', false],
    ['Order of entry', '', true],
    ['Patient pool', '60', false],
    ['Patient pool', '100', true],
  ] as const) {
    fireEvent.change(screen.getByLabelText(name), { target: { value: typed } })
    await waitFor(() =>
      expect(share.getAttribute('aria-required') === 'true', `${name} ${typed}`).toBe(isAsked),
    )
  }
})

test('the patent block follows the patent status', async () => {
  storeDraft()
  const { user } = await renderScreen(DRAFT_ADDRESS, { as: 'analyst' })
  await submitButton()
  expect(screen.getByLabelText('Core patent number')).toHaveValue('DEMO-CN1010101')
  await user.click(screen.getByRole('radio', { name: 'None' }))
  await waitFor(() => expect(screen.queryByLabelText('Core patent number')).not.toBeInTheDocument())
  await user.click(screen.getByRole('radio', { name: 'Patent' }))
  expect(await screen.findByLabelText('Core patent number')).toHaveValue('DEMO-CN1010101')
})

const drafts = () => screen.findByRole('region', { name: 'Drafts' })

test('a new form is blank, and earlier drafts are listed above it', async () => {
  storeDraft({ pipelineName: 'My asset' })
  const { user, address } = await renderScreen(ADDRESS, { as: 'analyst' })
  expect(await screen.findByLabelText('Pipeline name')).toHaveValue('')
  fireEvent.change(screen.getByLabelText('Pipeline name'), { target: { value: 'Another' } })
  await waitFor(() => expect(address()).toMatch(/^\/valuation\/form\?draft=\w{8}$/))
  expect(screen.getByLabelText('Pipeline name')).toHaveValue('Another')

  await user.click(within(await drafts()).getByRole('link', { name: 'My asset' }))
  await waitFor(() => expect(screen.getByLabelText('Pipeline name')).toHaveValue('My asset'))
  expect(address()).toBe(DRAFT_ADDRESS)
  setPreferences({ language: 'zh' })
  expect(await screen.findByLabelText('管线名称')).toHaveValue('My asset')
  setPreferences({ language: 'en' })

  await user.click(await screen.findByRole('button', { name: 'Delete draft: Another' }))
  expect(screen.queryByRole('region', { name: 'Drafts' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await user.click(within(await drafts()).getByRole('link', { name: 'Another' }))
  await waitFor(() => expect(screen.getByLabelText('Pipeline name')).toHaveValue('Another'))
})

test('after signing in, the home page offers to continue a draft', async () => {
  storeDraft({ pipelineName: 'My asset' })
  const { user, address } = await renderApp('/index', { as: 'analyst' })
  const unfinished = await screen.findByRole('list', { name: 'Unfinished valuations' })
  expect(within(unfinished).getByText(/^Saved \d\d-\d\d \d\d:\d\d$/)).toBeInTheDocument()
  await user.click(within(unfinished).getByRole('link', { name: 'Continue draft: My asset' }))
  await waitFor(() => expect(address()).toBe(DRAFT_ADDRESS))
  expect(await screen.findByLabelText('Pipeline name')).toHaveValue('My asset')
})

test('a draft is copied and deleted; its address then shows that it is gone', async () => {
  storeDraft({ pipelineName: 'My asset' })
  const { user, address, go } = await renderScreen(DRAFT_ADDRESS, { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: 'Save a copy' }))
  expect(within(await drafts()).getByRole('link', { name: 'My asset' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Delete this draft' }))
  await waitFor(() => expect(address()).toBe(ADDRESS))
  expect(screen.getByLabelText('Pipeline name')).toHaveValue('')
  await act(() => go(DRAFT_ADDRESS))
  expect(await screen.findByText(/This draft is no longer available/)).toBeInTheDocument()
})

test('a draft of an older form restores what still fits, and names what does not', async () => {
  storeDraft({
    pipelineName: 'My asset',
    dosageForm: 'plaster',
    stages: 'none',
    discountPremium: '3',
  } as never)
  await renderScreen(DRAFT_ADDRESS, { as: 'analyst' })
  expect(await screen.findByLabelText('Pipeline name')).toHaveValue('My asset')
  const left = screen.getAllByText(/^No longer fits this form/).map(({ textContent }) => textContent)
  expect(left).toEqual([
    'No longer fits this form and was left out: discountPremium (3)',
    'No longer fits this form and was left out: Dosage form (plaster)',
    'No longer fits this form and was left out: Stage plan (none)',
  ])
})

test('a full device is not said to have saved the draft', async () => {
  stubIndexedDb()
  await renderScreen(ADDRESS, { as: 'analyst' })
  await submitButton()
  fillIn({ 'Pipeline name': 'First' })
  expect(await screen.findByText(/^Saved automatically/)).toBeInTheDocument()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fillIn({ 'Pipeline name': 'Second' })
  expect(await screen.findByText(/This device cannot store your draft/)).toBeInTheDocument()
  expect(screen.queryByText(/^Saved automatically/)).not.toBeInTheDocument()
  expect(screen.getByLabelText('Pipeline name')).toHaveValue('Second')
})

test.each([
  ['another user', '1', Date.now()],
  ['more than a week ago', '2', Date.now() - 8 * 24 * 3600 * 1000],
])('a draft of %s is not shown', async (_name, userId, time) => {
  storeDraft({ pipelineName: 'Secret' }, userId, time)
  const { go } = await renderScreen(ADDRESS, { as: 'analyst' })
  await submitButton()
  expect(screen.queryByText('Secret')).not.toBeInTheDocument()
  await act(() => go(DRAFT_ADDRESS))
  expect(await screen.findByText(/This draft is no longer available/)).toBeInTheDocument()
  expect(screen.getByLabelText('Pipeline name')).toHaveValue('')
  expect(sessionStorage.getItem(DRAFT)).toBeNull()
})

test('a refused submit keeps all input and shows the reason', async () => {
  storeDraft()
  server.use(http.post(submitPath, () => HttpResponse.json({ code: 500, msg: '您今日的估值次数已用完' })))
  const { user, address } = await renderScreen(DRAFT_ADDRESS, { as: 'analyst' })
  await user.click(await submitButton())
  expect(await screen.findByText('您今日的估值次数已用完')).toBeInTheDocument()
  expect(screen.getByLabelText('Pipeline name')).toHaveValue('DEMO-101（演示）')
  expect(address()).toBe(DRAFT_ADDRESS)
})

test('after a lost response the result is shown as unknown and nothing is sent again', async () => {
  storeDraft()
  let requests = 0
  server.use(
    http.post(submitPath, () => {
      requests++
      return HttpResponse.error()
    }),
  )
  const { user } = await renderScreen(DRAFT_ADDRESS, { as: 'analyst' })
  await user.click(await submitButton())
  expect(await screen.findByText(/couldn't confirm whether it was submitted/)).toBeInTheDocument()
  expect(requests).toBe(1)
})

test('the first price is kept as the basis of the market size, which shows the number of patients', async () => {
  await renderScreen(ADDRESS, { as: 'analyst' })
  await submitButton()
  const price = screen.getByLabelText('Annual cost per patient')
  const enter = (value: string) => {
    fireEvent.change(price, { target: { value } })
    fireEvent.blur(price)
  }
  fillIn({ 'Market size per year': '3000000000' })
  enter('150000')
  const reference = screen.getByLabelText('Average annual cost underlying the market size')
  await waitFor(() => expect(reference).toHaveValue('150,000'))
  expect(await screen.findByText('Patients treated today: 20,000')).toBeInTheDocument()
  enter('300000')
  expect(reference).toHaveValue('150,000')
  expect(screen.getByText('Patients treated today: 20,000')).toBeInTheDocument()
})

test('a price event is prefilled by its kind, and sent as edited', async () => {
  storeDraft()
  const { user, address } = await renderScreen(DRAFT_ADDRESS, { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: /Add a row: Price events/ }))
  await screen.findByRole('combobox', { name: 'Price event 1 · Type' })
  expectHeadersMatchCells()
  await user.click(screen.getByRole('combobox', { name: 'Price event 1 · Type' }))
  await user.click(await screen.findByTitle('NRDL listing'))
  await waitFor(() => expect(screen.getByLabelText('Price event 1 · When')).toHaveValue('1'))
  fillIn({ 'Price event 1 · Price cut': '45' })
  await user.click(await submitButton())
  await waitFor(() => expect(address()).toMatch(/^\/valuation\/report\//))
  expect(latest(reports.all().at(-1)!).form.priceEvents).toEqual([{ kind: 'nrdl', when: 1, cut: 45 }])
})

test('epidemiology fills the market size until it is edited, and again on request', async () => {
  storeDraft({ marketSize: '', annualCostPerPatient: '100000', referenceAnnualCost: '100000' })
  const { user } = await renderScreen(DRAFT_ADDRESS, { as: 'analyst' })
  await user.click(await screen.findByRole('button', { name: /Patients and market size from epidemiology/ }))
  await user.click(await screen.findByRole('radio', { name: 'Incidence (new each year)' }))
  fillIn({ Population: '1.4b', 'Patients per 100,000 people': '60', 'Source: Population': 'UN 2024' })
  const size = screen.getByLabelText('Market size per year')
  await waitFor(() => expect(size).toHaveValue('84,000,000,000'))
  fillIn({ 'Market size per year': '5000000000' })
  await user.click(await screen.findByRole('button', { name: 'Use the estimate' }))
  expect(size).toHaveValue('84,000,000,000')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(size).toHaveValue('5,000,000,000'))
})

test('an engine error links to its field, even in a collapsed group that was never rendered', async () => {
  stubEngineWorker()
  storeDraft({ stageStartDate: '2140-01-01' })
  const { user } = await renderScreen(DRAFT_ADDRESS, { as: 'analyst' })
  const link = await screen.findByRole('button', { name: /^Change: / })
  expect(screen.queryByLabelText(/Duration/)).toBeNull()
  await user.click(link)
  await waitFor(() => expect(screen.getAllByLabelText(/Duration/)[0]).toHaveFocus())
})

test('a picker accepts only options that the server returned', async () => {
  const { user } = await renderScreen(ADDRESS, { as: 'analyst' })
  await submitButton()
  const picker = screen.getByLabelText('Preferred indication')
  await user.type(picker, 'made up disease')
  await user.tab()
  expect(await screen.findByText(/was not accepted; choose from the list/)).toBeInTheDocument()
  await user.type(picker, 'lung')
  await user.click(await screen.findByTitle(/Non-small cell lung/))
  expect(
    await screen.findByText('Non-small cell lung cancer', {
      selector: '.ant-select-content *, .ant-select-selection-item, .ant-select *',
    }),
  ).toBeInTheDocument()
})

test('the form shows how many valuations are left today', async () => {
  await renderScreen(ADDRESS, { as: 'basic' })
  expect(await screen.findByText('2 valuations')).toBeInTheDocument()
})

test('with no valuations left the submit shows an error and sends nothing, until the quota is renewed', async () => {
  storeDraft()
  let requests = 0
  server.use(
    http.post(submitPath, () => {
      requests++
      return HttpResponse.json({ code: 500, msg: '已收到' })
    }),
  )
  const analyst = db.accounts.find(({ userName }) => userName === 'analyst')!
  analyst.quota = 0
  const { user } = await renderScreen(DRAFT_ADDRESS, { as: 'analyst' })
  await screen.findByText('0 valuations')
  await user.click(await submitButton())
  expect(await screen.findByText("You have used up today's valuations", { exact: false })).toBeInTheDocument()
  expect(requests).toBe(0)

  analyst.quota = 1
  await waitFor(async () => expect(await submitButton()).toBeEnabled())
  await user.click(await submitButton())
  expect(await screen.findByText('已收到')).toBeInTheDocument()
})

test('a region shows the years of its own law until years are entered for it', async () => {
  storeDraft({
    targetMarket: 'global',
    currency: 'USD',
    drugType: 'biological',
    modality: 'antibody',
    dataExclusivity: 'us_biologic',
    regions: { eu: { marketSize: '1b' } },
  })
  const { user } = await renderScreen(DRAFT_ADDRESS, { as: 'analyst' })
  const table = await screen.findByRole('table', { name: /tax of each region/ })
  const row = within(table)
    .getByRole('rowheader', { name: 'Years of data exclusivity' })
    .closest<HTMLElement>('tr')!
  const texts = () =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(texts()).toEqual([
    'yearsUS law: 12 years',
    'yearsEU law: 10 years',
    'yearsChinese law: 6 years',
    'yearsJapanese law: 8 years',
    'yearsNo common law: none',
  ])
  fillIn({ 'European Union · Years of data exclusivity': '3' })
  await waitFor(() => expect(texts()[1]).not.toContain('EU law'))
  await user.click(screen.getByRole('checkbox', { name: 'Rare disease' }))
  await waitFor(() => expect(texts()[3]).toBe('yearsJapanese law: 10 years'))
})

async function openRegions() {
  storeDraft({ targetMarket: 'global', currency: 'USD', marketSize: '1000000000' })
  const visit = await renderScreen(DRAFT_ADDRESS, { as: 'analyst' })
  await submitButton()
  // Empty collapsed groups are not rendered.
  expect(screen.queryByLabelText('United States · Market size per year')).toBeNull()
  await visit.user.click(screen.getByRole('button', { name: /^Regions/ }))
  const table = await screen.findByRole('table', { name: /tax of each region/ })
  return { ...visit, table: within(table) }
}

test('the market is split into regions, which can be undone, and take the rules of a tax law', async () => {
  const { user, table } = await openRegions()
  const size = table.getByLabelText('United States · Market size per year')
  await user.click(screen.getByText('Split the global figures'))
  expect(size).toHaveValue('652,000,000')
  expect(
    screen.getByText('The regions add up to $1.00B; the total market size is $1.00B'),
  ).toBeInTheDocument()
  await user.click(screen.getByText('Undo'))
  expect(size).toHaveValue('')
  await user.click(screen.getByText('Split the global figures'))

  await user.click(screen.getByRole('combobox', { name: 'Fill in loss rules by tax law' }))
  await user.click(await screen.findByTitle('Japan: 50%, 10 years'))
  expect(await screen.findByText(/Corporation Tax Act, article 57/)).toBeInTheDocument()
  expect(table.getByLabelText('Japan · Loss relief limit')).toHaveValue('50')
  expect(
    table.getByRole('button', { name: 'Add evidence: Japan · Loss carryforward period' }),
  ).toBeInTheDocument()
})

test('a pasted table shows which cell goes where before any is taken', async () => {
  const { user, table } = await openRegions()
  const size = table.getByLabelText('United States · Market size per year')
  const other = table.getByLabelText('European Union · Market size per year')
  const paste = async (text: string) => {
    fireEvent.paste(size, { clipboardData: { getData: () => text } })
    return within(await screen.findByRole('dialog'))
  }
  let preview = await paste('¥9亿\tn/a\t177\n5%\t4%')
  expect(preview.getByText(/European Union · Market size per year: “n\/a” is not/)).toBeInTheDocument()
  const converted = preview.getByRole('row', { name: /¥9亿/ })
  expect(converted).toHaveTextContent('¥9亿United States · Market size per year$125.0M')
  expect(converted).toHaveTextContent('converted from CNY at CNY 7.2 per USD')
  await user.click(preview.getByRole('combobox', { name: 'Unit of market sizes without one' }))
  await user.click(await screen.findByTitle('millions (百万)'))
  expect(preview.getByRole('row', { name: /^177/ })).toHaveTextContent('$177.0M')
  expect(size).toHaveValue('')
  await user.click(preview.getByRole('button', { name: 'Take 4 cells' }))
  expect(await screen.findByText('4 cells pasted')).toBeInTheDocument()
  expect(size).toHaveValue('125,000,000')
  expect(other).toHaveValue('')

  preview = await paste('Doctors\t40,000\t30,000')
  expect(preview.getByText(/No matching position.*“Doctors: 40,000”/)).toBeInTheDocument()
  expect(preview.getByRole('button', { name: 'Take 0 cells' })).toBeDisabled()
  await user.click(preview.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByText('Undo'))
  expect(size).toHaveValue('')
})
