import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { claims } from '@mocks/implementation/claims'
import { renderScreen } from '../../support/renderApp'
import { watchSavedFiles } from '../../support/savedFiles'
import { fillIn } from '../../support/typing'

const saved = watchSavedFiles()

const choose = async (user: UserEvent, label: string, option: string | RegExp) => {
  await user.click(await screen.findByLabelText(label))
  await user.click(await screen.findByTitle(option))
}

test('claims are filtered by the address, and exported', async () => {
  const { user } = await renderScreen('/implement/vclaims?state=open', { as: 'claimHandler' })
  const open = claims
    .all()
    .filter(({ state }) =>
      ['reported', 'filed', 'survey', 'supplement', 'assessed', 'approved'].includes(state),
    )
  expect(await screen.findByText(`${open.length} in total`, { exact: false })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'New claim' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Export/ }))
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Insurance claims.xlsx' }]))
})

test('a claim shows what is left of its policy, line by line, and why it can’t be reported', async () => {
  await renderScreen('/implement/vclaims/9502', { as: 'project' })
  const lines = await screen.findByRole('table', { name: 'Coverage' })
  expect(within(lines).getByRole('row', { name: /= Available limit ¥2,950,000$/ })).toBeInTheDocument()
  expect(screen.getByText(/Blocked: the policy period was .*; the policy had lapsed/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Report' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
})

test('claims can be sorted by the time in their state, longest first', async () => {
  await renderScreen('/implement/vclaims?orderByColumn=stateTime&isAsc=asc', { as: 'claimHandler' })
  const numbers = (await screen.findAllByRole('link', { name: /^CLM-/ })).map(
    ({ textContent }) => textContent,
  )
  const expected = claims
    .all()
    .toSorted((a, b) => a.stateTime.localeCompare(b.stateTime))
    .map(({ no }) => no)
  expect(numbers.slice(0, 10)).toEqual(expected.slice(0, 10))
})

test('a handler requests a supplement; its owner answers, and the survey goes on', async () => {
  const { user } = await renderScreen('/implement/vclaims/9505', { as: 'claimHandler' })
  await user.click(await screen.findByRole('button', { name: 'Request supplement' }))
  const dialog = within(await screen.findByRole('dialog'))
  fillIn({ 'Documents required': 'Please send the list of costs', Due: '2040-01-01' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Request supplement' }))
  expect(await screen.findByText('A supplement is due by 2040-01-01')).toBeInTheDocument()
  expect(await screen.findByText(/– done/)).toHaveTextContent(/Supplement requested$/)
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(/Supplement requested/)
})

test('a payment is made with its slip, and the remaining amount is shown', async () => {
  const { user } = await renderScreen('/implement/vclaims/9509', { as: 'finance' })
  await user.click(await screen.findByRole('button', { name: 'Pay' }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = await dialog.findByLabelText('Amount')
  expect(amount).toHaveValue('48,888.88')
  fillIn({ Amount: '48,888.89' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Pay' }))
  expect(await dialog.findByText(/Can't exceed 48,888\.88/)).toBeInTheDocument()
  fillIn({ Amount: '8888.88' }, dialog)
  await user.upload(dialog.getByLabelText(/Payment slip/), new File(['%PDF-1.4 x'], 'slip.pdf'))
  await dialog.findByRole('button', { name: 'Download slip.pdf' })
  const pay = dialog.getByRole('button', { name: 'Pay' })
  await waitFor(() => expect(pay).not.toHaveClass('ant-btn-loading'))
  await user.click(pay)
  const payments = within(await screen.findByRole('table', { name: 'Payments' }))
  expect(await payments.findByRole('row', { name: /Outstanding ¥40,000.00/ })).toBeInTheDocument()
})

test('a payment that came back is reversed by a second person, and stays in the list', async () => {
  const { user } = await renderScreen('/implement/vclaims/9509', { as: 'finance2' })
  const payments = within(await screen.findByRole('table', { name: 'Payments' }))
  const before = payments.getByRole('row', { name: /^Outstanding/ }).textContent
  await user.click(screen.getByRole('button', { name: /^More/ }))
  await user.click(await screen.findByRole('button', { name: 'Reverse payment' }))
  const dialog = within((await screen.findByLabelText('Reason')).closest<HTMLElement>('[role=dialog]')!)
  fillIn({ Reason: 'The account was closed' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Reverse payment' }))
  const row = await payments.findByRole('row', { name: /Reversed 江出纳.*The account was closed/ })
  expect(row).toHaveTextContent('严财务')
  expect(payments.getByRole('row', { name: /^Outstanding/ }).textContent).not.toBe(before)
})

test('a claim is created with published documents of its project’s room', async () => {
  const { user, address } = await renderScreen('/implement/vclaims/new', { as: 'project' })
  await choose(user, 'Project', /PRJ-9001/)
  fillIn({
    'Policy no.': 'PI-2026-0188',
    'Date of occurrence': '2026-01-05',
    'Claimed amount': '7000000',
  })
  // The terms of a recorded policy are shown, and cannot be entered.
  expect(await screen.findByText(/Terms of policy PI-2026-0188/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Sum insured')).not.toBeInTheDocument()
  await choose(user, 'Cover', 'R&D cost loss')
  await choose(user, 'Insured event', 'Trial failure')
  await user.type(await screen.findByLabelText('Evidence'), 'PDX')
  await user.click(await screen.findByTitle(/PDX/))
  expect(await screen.findByText(/PDX.* v1/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findAllByText(/Can't exceed the sum insured less the deductible/)).not.toHaveLength(0)
  fillIn({ 'Claimed amount': '70000.5' })
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(address()).toMatch(/^\/implement\/vclaims\/\d+$/))
  expect(claims.all().at(-1)).toMatchObject({
    claimed: 70_000.5,
    ownerName: '秦项目',
    evidence: [{ versionNo: 1 }],
  })
})

test('a handler endorses a policy, whose earlier terms stay on record', async () => {
  const { user } = await renderScreen('/implement/vclaims/9505', { as: 'claimHandler' })
  await user.click(await screen.findByRole('button', { name: 'Endorse policy' }))
  const drawer = within(await screen.findByRole('dialog'))
  fillIn({ 'Effective from': '2020-01-01', 'Sum insured': '4000000', Reason: 'Cover was extended' }, drawer)
  await user.click(drawer.getByRole('button', { name: 'Save endorsement' }))
  expect(await screen.findByText('Sum insured: ¥3,000,000 → ¥4,000,000')).toBeInTheDocument()
  expect(screen.getByText(/Cover was extended/)).toBeInTheDocument()
  const lines = within(screen.getByRole('table', { name: 'Coverage' }))
  expect(lines.getByRole('row', { name: /= Available limit ¥3,950,000$/ })).toBeInTheDocument()
})

test('the statistics of the concepts include claims, and lead to those that they count', async () => {
  const { user } = await renderScreen('/dashboard', { as: 'admin' })
  const table = within(await screen.findByRole('table', { name: 'Insurance claims' }))
  const count = claims.all().filter(({ state }) => state === 'closed').length
  await user.click(
    within(table.getByRole('row', { name: /^Closed/ })).getByRole('link', { name: String(count) }),
  )
  expect(await screen.findByText(`${count} in total`, { exact: false })).toBeInTheDocument()
})
