import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serverDay } from '@mocks/platform/clock'
import { instalments, projects } from '@mocks/implementation/store'
import { agreements, instalmentsOf } from '@mocks/implementation/funds'
import { makeFile } from '../../support/files'
import { pressInRow } from '../../support/lists'
import { renderScreen } from '../../support/renderApp'
import { watchSavedFiles } from '../../support/savedFiles'
import { fillIn } from '../../support/typing'

const saved = watchSavedFiles()
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test('a due instalment is applied for with its invoice, and the applicant cannot review it', async () => {
  instalments.put({ ...instalments.require('9312'), milestoneId: null })
  const { user } = await renderScreen('/implement/vfund', { as: 'project' })
  await pressInRow(user, await rowOf('FA-2026-002-02'), 'Apply for payment')
  const dialog = within((await screen.findByLabelText('Amount')).closest<HTMLElement>('[role=dialog]')!)
  expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(/At most ¥1,402,000/)
  expect(dialog.getByText('CNY')).toBeInTheDocument()
  fillIn({ Amount: '2000000', Purpose: 'Second batch' }, dialog)
  const apply = () => user.click(dialog.getByRole('button', { name: 'Apply for payment' }))
  await apply()
  expect(await dialog.findByText("Can't exceed 1,402,000")).toBeInTheDocument()
  expect(dialog.getByLabelText('Payee')).toHaveValue('蓝溪生物科技（演示）有限公司')
  fillIn({ Amount: '400000' }, dialog)
  fireEvent.change(dialog.getByLabelText(/Choose/), { target: { files: [makeFile('invoice.pdf')] } })
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Download invoice.pdf' })).toBeInTheDocument(),
  )
  await apply()
  expect(await screen.findByText(/“FA-2026-002-02”: Apply for payment – done/)).toBeInTheDocument()
  expect(instalments.require('9312')).toMatchObject({ state: 'applied', applied: 400_000, applicantId: '70' })
})

test('an applicant with all roles sees why another person reviews it', async () => {
  instalments.put({ ...instalments.require('9322'), applicantId: '1' })
  await renderScreen('/implement/vfund/9203?instalment=9322', { as: 'admin' })
  expect(
    await screen.findByText(
      'Segregation of duties: you submitted this request, so someone else must handle this step',
    ),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled()
})

test('another account than agreed needs a reason, and whoever decides sees both accounts', async () => {
  instalments.put({ ...instalments.require('9312'), milestoneId: null })
  const { user } = await renderScreen('/implement/vfund', { as: 'project' })
  await pressInRow(user, await rowOf('FA-2026-002-02'), 'Apply for payment')
  const dialog = within((await screen.findByLabelText('Amount')).closest<HTMLElement>('[role=dialog]')!)
  expect(dialog.queryByLabelText('Reason for another recipient')).not.toBeInTheDocument()
  fillIn({ Purpose: 'Second batch' }, dialog)
  fillIn({ 'Receiving account': 'DE00 9999' }, dialog)
  expect(await dialog.findByText('Differs from the agreement: 6222 0210 0100 0000 001')).toBeInTheDocument()
  expect(dialog.getByLabelText('Receiving account')).toHaveAccessibleDescription(/^Differs/)
  fireEvent.change(dialog.getByLabelText(/Choose/), { target: { files: [makeFile('invoice.pdf')] } })
  await dialog.findByRole('button', { name: 'Download invoice.pdf' })
  const apply = () => user.click(dialog.getByRole('button', { name: 'Apply for payment' }))
  await apply()
  expect(instalments.require('9312').state).toBe('planned')
  fillIn({ 'Reason for another recipient': 'The account was closed' }, dialog)
  await apply()
  expect(await screen.findByText(/“FA-2026-002-02”: Apply for payment – done/)).toBeInTheDocument()
  await user.click(within(await rowOf('FA-2026-002-02')).getByRole('link', { name: 'FA-2026-002-02' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('The account was closed')).toBeInTheDocument()
  expect(drawer.getByText('Differs from the agreement: 6222 0210 0100 0000 001')).toBeInTheDocument()
})

test.each([
  { action: 'Review', state: 'applied', as: 'fundReviewer' },
  { action: 'Approve', state: 'reviewed', as: 'investor' },
  { action: 'Pay', state: 'approved', as: 'finance' },
] as const)('$action shows a recipient that was not agreed', async ({ action, state, as }) => {
  instalments.put({
    ...instalments.require('9304'),
    state,
    payee: 'Other Ltd.',
    recipientReason: 'The payee was renamed',
  })
  const { user } = await renderScreen('/implement/vfund', { as })
  const row = await rowOf('FA-2026-001-04')
  expect(row).toHaveTextContent('Other recipient')
  await pressInRow(user, row, action)
  const notice = (await screen.findByText(/goes to another recipient/)).closest('[role=alert]')
  expect(notice).toHaveTextContent('Payee: Other Ltd.')
  expect(notice).toHaveTextContent('Differs from the agreement: 蓝溪生物科技（演示）有限公司')
  expect(notice).toHaveTextContent('The payee was renamed')
})

test('a schedule is generated, one cent too much is rejected, and the rest of the agreement is used to the cent', async () => {
  projects.put({ ...projects.require('9001'), end: '2040-01-01' })
  const { user } = await renderScreen('/implement/vfund/9201', { as: 'project' })
  await user.click(await screen.findByRole('button', { name: 'Generate schedule' }))
  const drawer = within(await screen.findByRole('dialog'))
  fillIn({ 'Number of instalments': '3', Interval: '1', 'First date': '2027-01-31' }, drawer)
  await user.click(drawer.getByRole('button', { name: 'Generate' }))
  expect(await drawer.findByDisplayValue('333,333.34')).toBeInTheDocument()
  expect(drawer.getByText(/Total ¥1,000,000 · matches the total/)).toBeInTheDocument()
  const amounts = () => drawer.getAllByLabelText('Amount')
  expect(amounts().map((each) => (each as HTMLInputElement).value)).toEqual([
    '333,333.33',
    '333,333.33',
    '333,333.34',
  ])
  fireEvent.change(amounts()[2]!, { target: { value: '333333.35' } })
  const save = () => user.click(drawer.getByRole('button', { name: 'Save schedule' }))
  await save()
  expect(await drawer.findAllByText(/total 1,000,000.01; they must equal 1,000,000/)).not.toHaveLength(0)
  fireEvent.change(amounts()[2]!, { target: { value: '333333.34' } })
  await save()
  expect(await screen.findByText('Schedule of agreement FA-2026-001 saved')).toBeInTheDocument()
  expect(
    instalmentsOf('9201')
      .slice(4)
      .map(({ due }) => due),
  ).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
})

test('payments after the end of the project are saved only when this is confirmed', async () => {
  projects.put({ ...projects.require('9001'), end: '2027-02-15' })
  const { user } = await renderScreen('/implement/vfund/9201', { as: 'project' })
  await user.click(await screen.findByRole('button', { name: 'Generate schedule' }))
  const drawer = within(await screen.findByRole('dialog'))
  fillIn({ 'Number of instalments': '2', Interval: '1', 'First date': '2027-01-31' }, drawer)
  await user.click(drawer.getByRole('button', { name: 'Generate' }))
  expect(await drawer.findAllByDisplayValue('500,000')).not.toHaveLength(0)
  const before = instalmentsOf('9201').map(({ due }) => due)
  await user.click(drawer.getByRole('button', { name: 'Save schedule' }))
  const [title] = await screen.findAllByText(
    '1 instalment is due after the end of the project (2027-02-15). Save anyway?',
  )
  const question = within(title!.closest<HTMLElement>('[role=dialog]')!)
  expect(instalmentsOf('9201').map(({ due }) => due)).toEqual(before)
  await user.click(question.getByRole('button', { name: 'Save schedule' }))
  expect(await screen.findByText('Schedule of agreement FA-2026-001 saved')).toBeInTheDocument()
  expect(instalmentsOf('9201').at(-1)?.due).toBe('2027-02-28')
})

test('a new agreement leads to its page, which asks for a schedule; the list can be exported', async () => {
  const { user, address } = await renderScreen('/implement/vfund?tab=agreements', { as: 'project' })
  await user.click(await screen.findByRole('button', { name: /Export/ }))
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Agreements.xlsx' }]))
  await user.click(screen.getByRole('button', { name: 'Add agreement' }))
  const drawer = within(await screen.findByRole('dialog'))
  fillIn(
    {
      'Agreement no.': 'FA-2026-009',
      'Signed on': '2026-01-31',
      Payee: 'Demo Ltd.',
      'Receiving account': '6222 0000',
      Total: '100.01',
    },
    drawer,
  )
  for (const [field, option] of [
    ['Type', 'Grant'],
    ['Project', /PRJ-9001/],
  ] as const) {
    await user.click(drawer.getByLabelText(field))
    await user.click(await screen.findByTitle(option))
  }
  await user.click(drawer.getByRole('button', { name: 'Save agreement' }))
  expect(
    await screen.findByText(
      'This agreement has no schedule yet. Generate one by number of instalments, or enter it row by row',
    ),
  ).toBeInTheDocument()
  expect(address()).toMatch(/^\/implement\/vfund\/\d+$/)
})

test('a total below the amount applied for and paid is rejected at its field', async () => {
  const { user } = await renderScreen('/implement/vfund/9201', { as: 'project' })
  await user.click(await screen.findByRole('button', { name: 'Edit agreement' }))
  const drawer = within(await screen.findByRole('dialog'))
  fillIn({ Total: '1999999.99' }, drawer)
  await user.click(drawer.getByRole('button', { name: 'Save agreement' }))
  expect(await drawer.findAllByText(/Can't be less than 2,000,000/)).not.toHaveLength(0)
  fillIn({ Total: '2000000' }, drawer)
  await user.click(drawer.getByRole('button', { name: 'Save agreement' }))
  expect(await screen.findByText('Agreement FA-2026-001 saved')).toBeInTheDocument()
})

test('a total above the approved amount of the project needs a reason, which the agreement shows', async () => {
  const { user } = await renderScreen('/implement/vfund/9201', { as: 'project' })
  await user.click(await screen.findByRole('button', { name: 'Edit agreement' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.queryByLabelText('Reason for exceeding the approved amount')).not.toBeInTheDocument()
  fillIn({ Total: '1b' }, drawer)
  const reason = await drawer.findByLabelText('Reason for exceeding the approved amount')
  expect(reason).toHaveAccessibleDescription(/would exceed its approved amount by ¥/)
  await user.click(drawer.getByRole('button', { name: 'Save agreement' }))
  expect(agreements.require('9201').total).toBe(3_000_000)
  fillIn({ 'Reason for exceeding the approved amount': 'More funding was granted' }, drawer)
  await user.click(drawer.getByRole('button', { name: 'Save agreement' }))
  expect(await screen.findByText('More funding was granted')).toBeInTheDocument()
})

test('instalments that were paid with another amount can be filtered', async () => {
  await renderScreen('/implement/vfund?varied=true', { as: 'investor' })
  expect(await rowOf('FA-2026-002-01')).toHaveTextContent('−¥2,000')
  expect(screen.queryByRole('row', { name: /FA-2026-001-01/ })).not.toBeInTheDocument()
})

const dialogWith = async (label: string) =>
  within((await screen.findByLabelText(label)).closest<HTMLElement>('[role=dialog]')!)

test('a payment from an account in another currency takes the amount debited, and shows the rate', async () => {
  const approved = { state: 'approved', approved: 33_333.33, reviewerId: '73' } as const
  instalments.put({ ...instalments.require('9322'), ...approved })
  const { user } = await renderScreen('/implement/vfund/9203?instalment=9322', { as: 'finance' })
  await user.click(await screen.findByRole('button', { name: 'Pay' }))
  const dialog = await dialogWith('Account currency')
  expect(dialog.queryByLabelText('Amount debited')).not.toBeInTheDocument()
  await user.click(dialog.getByLabelText('Account currency'))
  await user.click(await screen.findByTitle('CNY'))
  fillIn({ 'Amount debited': '237447.20', 'Paid on': '2020-01-31' }, dialog)
  expect(await dialog.findByText('1 USD = 7.123417 CNY')).toBeInTheDocument()
  fireEvent.change(dialog.getByLabelText(/Choose/), { target: { files: [makeFile('slip.pdf')] } })
  expect(await dialog.findByRole('button', { name: 'Download slip.pdf' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Pay' }))
  expect(await dialog.findByText(/Can't be earlier than the agreement was signed/)).toBeInTheDocument()
  fillIn({ 'Paid on': serverDay() }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Pay' }))
  expect(await screen.findByText(/“FA-2026-003-02”: Pay – done/)).toBeInTheDocument()
  expect(instalments.require('9322')).toMatchObject({
    paid: 33_333.33,
    bankAmount: 237_447.2,
    bankCurrency: 'CNY',
  })
})

test('a wrong payment is corrected by a second person and stays on record', async () => {
  const address = '/implement/vfund/9202?instalment=9311'
  const first = await renderScreen(address, { as: 'finance' })
  expect(await screen.findAllByText(/You made this payment: someone else has to correct/)).toHaveLength(2)
  first.unmount()
  const { user } = await renderScreen(address, { as: 'finance2' })
  const correct = () => screen.findByRole('button', { name: 'Correct payment' })
  await user.click(await correct())
  const dialog = await dialogWith('Reason')
  fillIn({ Amount: '599000', Reason: 'Typed from the wrong slip' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Correct payment' }))
  expect(await screen.findByText(/“FA-2026-002-01”: Correct payment – done/)).toBeInTheDocument()
  const former = within(await screen.findByRole('table', { name: /before corrections/ }))
  expect(former.getByRole('row', { name: /Corrected · 江出纳/ })).toHaveTextContent('¥598,000')
  expect(instalments.require('9311')).toMatchObject({ paid: 599_000, state: 'paid' })
})

test('the rest of an underpaid instalment is planned as a new one', async () => {
  const { user } = await renderScreen('/implement/vfund/9202?instalment=9311', { as: 'project' })
  await user.click(await screen.findByRole('button', { name: 'Plan the rest' }))
  const dialog = await dialogWith('Due')
  expect(
    dialog.getByText('The unpaid ¥2,000.00 becomes a new instalment of the agreement.'),
  ).toBeInTheDocument()
  fillIn({ Due: '2027-06-30' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Plan the rest' }))
  expect(await screen.findByText(/“FA-2026-002-01”: Plan the rest – done/)).toBeInTheDocument()
  expect(instalmentsOf('9202').at(-1)).toMatchObject({ no: 6, amount: 2_000, due: '2027-06-30' })
})

test('the statistics of the concepts include payments, and lead to those that they count', async () => {
  const { user } = await renderScreen('/dashboard', { as: 'admin' })
  const table = within(await screen.findByRole('table', { name: 'Project payments' }))
  const [row] = table.getAllByRole('row', { name: /^Paid CNY/ })
  const link = within(row!).getByRole('link')
  const count = link.textContent
  await user.click(link)
  expect(await screen.findByText(`${count} in total`, { exact: false })).toBeInTheDocument()
})
