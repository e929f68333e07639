import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { API_BASE } from '@/shared/api'
import { addYears, today } from '@/shared/lib/dates'
import { setPreferences } from '@/shared/ui/preferences'
import { npvs } from '@mocks/valuation/npvStore'
import { makeNpvDraft } from '@mocks/valuation/seed/npvs'
import { server } from '../../setup.msw'
import { LocalWorker } from '../../support/localWorker'
import { pressInRow } from '../../support/lists'
import { renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

const LIST = '/valuation/npv'
const NEW = `${LIST}/new`
const SAVED = `${LIST}/1`
const savePath = `*${API_BASE}/valuation/npv`

beforeEach(() => {
  vi.stubGlobal('Worker', LocalWorker)
})

// Loads the page's code before the first test, which would otherwise wait for it within its timeout.
await import('@/features/valuation/npv/NpvPage')

const valuePanel = () => screen.findByRole('complementary', { name: 'Value of current inputs' })
const npv = (panel: HTMLElement) => within(panel).getByText('NPV').nextElementSibling!.textContent
const saveButton = (name = 'Save changes') => screen.findByRole('button', { name })
const year = (number: number) => screen.getByLabelText(`Sales in year ${number}`)

const typeDay = (label: string, day: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.mouseDown(field)
  fireEvent.change(field, { target: { value: day } })
  fireEvent.blur(field)
}

function paste(field: HTMLElement, text: string) {
  fireEvent.paste(field, { clipboardData: { getData: () => text } })
}

test('the value follows the input, and keeps the last result while an input is missing', async () => {
  await renderScreen(SAVED, { as: 'analyst' })
  const panel = await valuePanel()
  await waitFor(() => expect(npv(panel)).toMatch(/^\$[\d.]+B/))
  const before = npv(panel)

  fillIn({ WACC: '16' })
  await waitFor(() => expect(npv(panel)).not.toBe(before))
  const at16 = npv(panel)

  fillIn({ COGS: '' })
  expect(await within(panel).findByText('1 field is missing:')).toBeInTheDocument()
  expect(within(panel).getByText('Results of the last complete input')).toBeInTheDocument()
  expect(npv(panel)).toBe(at16)

  fillIn({ WACC: '8', COGS: '15' })
  await waitFor(() => expect(npv(panel)).toBe(before))
  expect(within(panel).queryByText(/last complete/)).not.toBeInTheDocument()
})

test('the price affects the value at the same market size', async () => {
  await renderScreen(SAVED, { as: 'analyst' })
  const panel = await valuePanel()
  await waitFor(() => expect(npv(panel)).toMatch(/^\$/))
  // Reported sales would rescale the model to themselves, whatever the price.
  fillIn({ 'Past-year sales': '' })
  const price = screen.getByLabelText('Annual cost per patient')
  const values = new Set<string | null>()
  for (const value of ['12000', '24000', '48000']) {
    fireEvent.change(price, { target: { value } })
    fireEvent.blur(price)
    await waitFor(() => expect(values).not.toContain(npv(panel)))
    values.add(npv(panel))
  }
  expect(screen.getByLabelText('Average annual cost underlying the market size')).toHaveValue('12,000')
  expect(screen.getByText(/Patients treated today: 416,667/)).toBeInTheDocument()
})

test('a marketed product has no probability of approval; one before launch has', async () => {
  await renderScreen(SAVED, { as: 'analyst' })
  const panel = await valuePanel()
  await within(panel).findByText('NPV')
  expect(screen.queryByLabelText('Probability of approval')).not.toBeInTheDocument()
  expect(within(panel).getByText('None: no initial spending')).toBeInTheDocument()

  typeDay('Launch date', addYears(today(), 1))
  expect(await screen.findByLabelText('Probability of approval')).toHaveValue('100')
  expect(screen.queryByLabelText('Past-year sales')).not.toBeInTheDocument()
  // The default rate of a listed product is replaced by that of a filed one.
  expect(screen.getByLabelText('WACC')).toHaveValue('9')
  fillIn({ 'Probability of approval': '50', 'Remaining cost before approval': '100000000' })
  expect(await within(panel).findByText('NPV if approved')).toBeInTheDocument()
  expect(await within(panel).findByText('50%')).toBeInTheDocument()
})

test.each([
  ['Peak year', ['1', '6'], ['0', '7', '2.5']],
  ['Peak share', ['0.5', '100'], ['-1', '100.1']],
  ['Sales in year 1', ['0', '1,000', '45%'], ['-1', '101%', 'abc']],
])('%s: accepts values inside its range only', async (label, right, wrong) => {
  await renderScreen(SAVED, { as: 'analyst' })
  await valuePanel()
  const field = screen.getByLabelText(label)
  for (const [typed, isWrong] of [
    ...wrong.map((each) => [each, true]),
    ...right.map((each) => [each, false]),
  ]) {
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.blur(field)
    await waitFor(() => expect(field.getAttribute('aria-invalid') === 'true', String(typed)).toBe(isWrong))
  }
})

test('a pasted spreadsheet range fills the years, names unreadable cells, and can be undone', async () => {
  const { user } = await renderScreen(SAVED, { as: 'analyst' })
  await valuePanel()
  fillIn({ 'Sales in year 2': '90,000,000' })
  await user.click(screen.getByLabelText('Unit of pasted amounts'))
  await user.click(await screen.findByTitle('millions'))

  paste(year(2), '1,50.5\t200\t45%\t310\t400\t999\r\n')
  expect(await screen.findByText('5 cells pasted.')).toBeInTheDocument()
  expect(screen.getByText('Not recognised, kept as is: year 2 “1,50.5”')).toBeInTheDocument()
  expect(screen.getByText('Beyond year 6, not used: 999')).toBeInTheDocument()
  expect([2, 3, 4, 5, 6].map((each) => (year(each) as HTMLInputElement).value)).toEqual([
    '1,50.5',
    '200,000,000',
    '45%',
    '310,000,000',
    '400,000,000',
  ])
  await waitFor(() => expect(year(2)).toHaveAttribute('aria-invalid', 'true'))

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(year(2)).toHaveValue('90,000,000'))
  expect(year(3)).toHaveValue('')
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('entered years become the sales, and amounts replace the calibration', async () => {
  const { user } = await renderScreen(SAVED, { as: 'analyst' })
  await valuePanel()
  expect(screen.getByLabelText('Past-year sales')).toHaveValue('420,000,000')
  paste(year(1), '100000000\n200000000\n300000000\n400000000\n500000000\n600000000')
  const row = year(4).closest('tr')!
  await waitFor(() => expect(row).toHaveTextContent('$400.0M'))
  expect(screen.queryByLabelText('Past-year sales')).not.toBeInTheDocument()

  fillIn({ 'Sales in year 6': '300000000' })
  expect(await screen.findByText(/^Not used: the share peaks in an earlier year/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear entered years' }))
  expect(await screen.findByLabelText('Past-year sales')).toHaveValue('420,000,000')
})

test('an error of the engine is shown at its field', async () => {
  const { user } = await renderScreen(SAVED, { as: 'analyst' })
  const panel = await valuePanel()
  // The base date is the server's day, which may differ from the local one.
  typeDay('Launch date', npvs.get('1')!.form.baseDate)
  const jump = await within(panel).findByRole('button', { name: 'Past-year sales' })
  await user.click(jump)
  expect(screen.getByLabelText('Past-year sales')).toHaveFocus()
  await user.tab()
  expect(await screen.findByText(/the model has no sales in that year to calibrate/)).toBeInTheDocument()
})

test('a new calculation names every missing field and moves the focus to the first', async () => {
  const { user } = await renderScreen(NEW, { as: 'analyst' })
  await user.click(await saveButton('Save calculation'))
  const list = (await screen.findByText(/fields need correcting/)).closest<HTMLElement>('[role=alert]')!
  for (const name of ['Name', 'Launch date', 'Loss of exclusivity', 'Market size per year', 'Peak share'])
    expect(within(list).getByText(name)).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

test('a new calculation is saved once, and can be opened again', async () => {
  const values = { ...makeNpvDraft(today()), name: 'My product', priceEvents: [{}] }
  sessionStorage.setItem('pharmadesk:draft:npv', JSON.stringify({ userId: '2', time: Date.now(), values }))
  const { user, address } = await renderScreen(NEW, { as: 'analyst' })
  const panel = await valuePanel()
  typeDay('Price event 1 · Effective date', addYears(today(), 1))
  fillIn({ 'Price event 1 · Adjusted price': '75' })
  await waitFor(() => expect(npv(panel)).toMatch(/^\$/))
  const shown = npv(panel)
  await user.click(await saveButton('Save calculation'))
  expect(await screen.findByText('“My product” saved to the list.')).toBeInTheDocument()
  await screen.findByText('My product', { selector: 'h1' })
  expect(address()).toMatch(/^\/valuation\/npv\/\d{4}$/)
  // The tab of the new form is empty again.
  expect(await screen.findByLabelText('Price event 1 · Adjusted price')).toHaveValue('75')
  const saved = await valuePanel()
  await waitFor(() => expect(npv(saved)).toBe(shown))
  expect(sessionStorage.getItem('pharmadesk:draft:npv')).toBeNull()
  expect([...npvs.values()].filter(({ form }) => form.name === 'My product')).toHaveLength(1)
})

test('a change is saved, and downloads contain the saved values', async () => {
  const { user } = await renderScreen(SAVED, { as: 'analyst' })
  await valuePanel()
  const asValuation = screen.getByRole('link', { name: 'Open as full valuation' })
  expect(asValuation).toHaveAttribute('href', '/valuation/form?npv=1')
  const pdf = screen.getByRole('button', { name: /Download PDF/ })
  expect(pdf).toBeEnabled()
  fillIn({ 'SG&A': '35' })
  await waitFor(() => expect(pdf).toBeDisabled())
  await user.click(await saveButton())
  expect(await screen.findByText(/^Changes to “DEMO-L1.* saved/)).toBeInTheDocument()
  await waitFor(() => expect(pdf).toBeEnabled())
  expect(npvs.get('1')!.form.sga).toBe(35)
})

test('a refused save keeps all input and shows the reason', async () => {
  const { user, address } = await renderScreen(SAVED, { as: 'analyst' })
  await valuePanel()
  fillIn({ Name: 'DEMO-L2 生物药，有降价（演示）' })
  await user.click(await saveButton())
  expect(await screen.findByText(/已有名为“DEMO-L2/)).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('DEMO-L2 生物药，有降价（演示）')
  expect(address()).toBe(SAVED)
})

test('after a lost response the result is shown as unknown and nothing is sent again', async () => {
  let requests = 0
  server.use(
    http.put(savePath, () => {
      requests++
      return HttpResponse.error()
    }),
  )
  const { user } = await renderScreen(SAVED, { as: 'analyst' })
  await valuePanel()
  fillIn({ 'SG&A': '35' })
  await user.click(await saveButton())
  expect(await screen.findByText(/We couldn't confirm whether it was submitted/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the list' })).toHaveAttribute('href', LIST)
  expect(requests).toBe(1)
})

test('unsaved input is restored, survives a language switch, and can be discarded', async () => {
  const values = { name: 'Typed yesterday', sales: ['45%'] }
  sessionStorage.setItem('pharmadesk:draft:npv', JSON.stringify({ userId: '2', time: Date.now(), values }))
  const { user } = await renderScreen(NEW, { as: 'analyst' })
  expect(await screen.findByText('Your unsaved input has been restored.')).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('Typed yesterday')
  setPreferences({ language: 'zh' })
  expect(await screen.findByLabelText('第 1 年销售额')).toHaveValue('45%')
  setPreferences({ language: 'en' })
  await user.click(await screen.findByRole('button', { name: 'Start over' }))
  expect(await screen.findByLabelText('Name')).toHaveValue('')
  expect(year(1)).toHaveValue('')
})

test('amounts follow the currency', async () => {
  const { user } = await renderScreen(SAVED, { as: 'analyst' })
  await valuePanel()
  await user.click(screen.getByRole('radio', { name: 'Renminbi (CNY)' }))
  await waitFor(() => expect(screen.getByLabelText('Market size per year')).toHaveValue('36,000,000,000'))
  expect(screen.getByLabelText('Past-year sales')).toHaveValue('3,024,000,000')
})

test('filters and page are kept in the address and remembered', async () => {
  const names = () =>
    screen.queryAllByRole('link', { name: /^DEMO-/ }).map((link) => link.textContent?.slice(0, 7))
  const { user, address, go } = await renderScreen(LIST, { as: 'analyst' })
  await waitFor(() => expect(names()).toEqual(['DEMO-L1', 'DEMO-L2', 'DEMO-U1']))
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByTitle('About to be marketed'))
  await waitFor(() => expect(names()).toEqual(['DEMO-U1']))
  expect(address()).toBe(`${LIST}?status=upcoming`)
  await go('/index')
  await screen.findByRole('heading', { level: 1, name: /Hello/ })
  await go(LIST)
  await waitFor(() => expect(address()).toBe(`${LIST}?status=upcoming`))
})

test('the delete dialog names the calculation', async () => {
  const { user } = await renderScreen(LIST, { as: 'analyst' })
  const row = (await screen.findByRole('link', { name: /^DEMO-L1/ })).closest('tr')!
  await pressInRow(user, row, 'Delete')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Delete “DEMO-L1')
  await user.click(within(dialog).getByRole('button', { name: /Delete/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /^DEMO-L1/ })).not.toBeInTheDocument())
  expect(npvs.has('1')).toBe(false)
})

test('a user who may not delete or download sees neither action', async () => {
  npvs.get('1')!.ownerId = '3'
  await renderScreen(LIST, { as: 'basic' })
  await screen.findByRole('link', { name: /^DEMO-L1/ })
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /PDF/ })).not.toBeInTheDocument()
})

test('a calculation of someone else cannot be opened', async () => {
  await renderScreen(`${LIST}/4`, { as: 'analyst' })
  expect(await screen.findByText("Couldn't load the calculation")).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to the list' })).toBeInTheDocument()
})

test('without a worker the form still works and shows that it cannot compute', async () => {
  vi.stubGlobal('Worker', undefined)
  await renderScreen(SAVED, { as: 'analyst' })
  expect(
    await within(await valuePanel()).findByText(/cannot be computed in this browser/),
  ).toBeInTheDocument()
  expect(await saveButton()).toBeEnabled()
})

test('a calculation starts a full valuation, which lists the values that were prefilled and those that were not', async () => {
  const stored = npvs.get('2')!
  stored.form = { ...stored.form, growth: -3 }
  const { user, address } = await renderScreen('/valuation/form?npv=2', { as: 'analyst' })
  const title = await screen.findByText(/fields prefilled from DEMO-L2/)
  const note = title.closest('[role=alert]')!
  expect(note).toHaveTextContent(/NPV calculation: Pipeline name.*Market size per year/)
  expect(note).toHaveTextContent(/NPV calculation: .*Price events/)
  expect(note).toHaveTextContent(/Not carried over.*: negative perpetual growth rate/)
  expect(screen.getByLabelText('Market size per year')).toHaveValue('12,000,000,000')
  expect(screen.getByLabelText('Past-year sales')).toHaveValue('900,000,000')
  expect(screen.getByLabelText('Compound growth rate')).toHaveValue('5')
  await user.click(screen.getByRole('button', { name: 'Clear prefill' }))
  await waitFor(() => expect(address()).toBe('/valuation/form'))
})

test('a full valuation whose calculation cannot be read starts empty and says so', async () => {
  npvs.get('1')!.ownerId = '1'
  const { user } = await renderScreen('/valuation/form?npv=1', { as: 'analyst' })
  expect(await screen.findByText(/Couldn't load .*; nothing was prefilled/)).toBeInTheDocument()
  expect(await screen.findByLabelText('Market size per year')).toHaveValue('')
  npvs.get('1')!.ownerId = '2'
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/fields prefilled from/)).toBeInTheDocument()
})
