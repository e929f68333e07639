import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  createBankRequestHandler,
  type BankRequest,
} from '@/features/implementation/funds/reconcile/bankRequests'
import { bankLinks, bankRows } from '@mocks/implementation/fundsBank'
import { instalments } from '@mocks/implementation/store'
import { renderApp, renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'
import { setWindowWidth } from '../../support/windowWidth'

const rowOf = (name: RegExp) => screen.findByRole('row', { name })
const tab = (user: UserEvent, name: RegExp) => user.click(screen.getByRole('link', { name }))

test('certain matches are confirmed all at once, and then settled', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  expect(
    await rowOf(
      /500,000.*FA-2026-001-02 ·.*Certain.*Amount matches.*Reference contains the number.*Payee matches.*Dates are close/,
    ),
  ).toBeInTheDocument()
  expect(await rowOf(/300,000.*298,000.*FA-2026-002-01.*Total matches/)).toHaveTextContent('Likely')
  const links = bankLinks.size
  await user.click(screen.getByRole('button', { name: 'Confirm all certain matches (2)' }))
  const question = within(await screen.findByRole('dialog', { name: 'Confirm all certain matches (2)' }))
  expect(question.getByText(/^2 matches, ¥[\d,]+\.\d\d/)).toBeInTheDocument()
  expect(question.getAllByRole('row', { name: /Certain/ })).toHaveLength(2)
  expect(bankLinks.size).toBe(links)
  await user.click(question.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('2 matches confirmed')).toBeInTheDocument()
  await tab(user, /^Paid, not settled/)
  const row = await rowOf(/FA-2026-001-02/)
  await user.click(within(row).getByRole('button', { name: 'Settle' }))
  const sure = await screen.findByText(/Fully reconciled with the bank statement/)
  await user.click(
    within(sure.closest<HTMLElement>('[role=dialog]')!).getByRole('button', { name: 'Settle' }),
  )
  await waitFor(() => expect(instalments.require('9302').state).toBe('settled'))
})

test('on a phone a proposal and a payment are one cell each, with all details and actions', async () => {
  setWindowWidth(390)
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const row = await rowOf(
    /500,000.*FA-2026-001-02 ·.*Certain.*Amount matches.*Reference contains the number.*Payee matches.*Dates are close/,
  )
  expect(within(row).getAllByRole('cell')).toHaveLength(1)
  await user.click(within(row).getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('1 match confirmed')).toBeInTheDocument()
  await tab(user, /^Paid, not settled/)
  const payment = await rowOf(/FA-2026-001-02.*500,000/)
  expect(within(payment).getByRole('button', { name: 'Unmatch' })).toBeInTheDocument()
  expect(within(payment).getByRole('button', { name: 'Settle' })).toBeInTheDocument()
})

test('a row is matched by hand, up to what is left of it, and unlinked again', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile?part=rows', { as: 'finance' })
  const row = await rowOf(/海淀物业.*1,280\.50/)
  await user.click(within(row).getByRole('button', { name: 'Match by hand' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText('Instalment'))
  await user.click(await screen.findByTitle(/FA-2026-001-02/))
  fillIn({ Amount: '1280.51' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await dialog.findAllByText("Can't exceed 1,280.5")).not.toHaveLength(0)
  fillIn({ Amount: '80.5' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('1 match confirmed')).toBeInTheDocument()
  expect(bankLinks.all().at(-1)).toMatchObject({
    rowId: '9406',
    instalmentId: '9302',
    amount: 80.5,
    reasons: ['hand'],
  })
  await tab(user, /^Paid, not settled/)
  await user.click(within(await rowOf(/FA-2026-001-02.*海淀物业/)).getByRole('button', { name: 'Unmatch' }))
  expect(await screen.findByText('Unmatched')).toBeInTheDocument()
  expect(bankLinks.all()).toHaveLength(2)
})

test('a refund is deducted from the payment it belongs to, which cannot lose its source afterwards', async () => {
  const [paid, back] = ['9406', '9499']
  const row = bankRows.require(paid)
  bankRows.put({ ...row, id: back, line: 99, amount: -80.5, reference: '退款' })
  const link = { rowId: paid, instalmentId: '9302', reasons: [], by: '' }
  bankLinks.add({ ...link, amount: 80.5 })
  const { user } = await renderScreen('/implement/vfund/reconcile?part=rows', { as: 'finance' })
  await user.click(within(await rowOf(/退款/)).getByRole('button', { name: 'Match by hand' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText('Instalment'))
  await user.click(await screen.findByTitle(/FA-2026-001-02 · ¥80\.50/))
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('1 match confirmed')).toBeInTheDocument()
  expect(bankLinks.all().at(-1)).toMatchObject({ rowId: back, amount: -80.5 })
  await tab(user, /^Paid, not settled/)
  const payment = await rowOf(/FA-2026-001-02.*海淀物业/)
  await user.click(within(payment).getAllByRole('button', { name: 'Unmatch' })[0]!)
  expect(await screen.findByText(/已匹配退款/)).toBeInTheDocument()
  expect(bankLinks.all().at(-2)).toMatchObject({ rowId: paid })
})

const LINES = 'wann;wieviel;wohin\n31.01.2026;1.234,50;A\n31.01.2026;1.234,50;A\nSumme;2.469,00;\n'

const KNOWN_ACCOUNT = '示例银行 6222 0000 0000 0001 CNY'

async function give(user: UserEvent, name: string, lines: BlobPart = LINES) {
  await user.click(await screen.findByRole('button', { name: 'Import bank statement' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/Choose a statement/), {
    target: { files: [new File([lines], name)] },
  })
  const choose = async (field: string, option: string | RegExp) => {
    await user.click(await dialog.findByLabelText(field))
    const options = await screen.findAllByTitle(option)
    await user.click(options.at(-1)!)
  }
  const chooseAccount = () => choose('Account', KNOWN_ACCOUNT)
  return { ...dialog, choose, chooseAccount }
}

test('a bank file with other columns is mapped once; invalid rows are kept, existing ones are not imported twice', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const dialog = await give(user, 'bank.csv')
  await dialog.choose('Heading row', /^1: wann/)
  await dialog.choose('Transaction date', 'wann')
  await dialog.choose('Amount (one column)', 'wieviel')
  await dialog.choose('Payee', 'wohin')
  expect(await dialog.findAllByRole('cell', { name: '¥1,234.50' })).toHaveLength(2)
  expect(
    dialog.getByText(/paid out ¥2,469\.00 \(2\), received ¥0\.00 \(0\), 2026-01-31 to 2026-01-31/),
  ).toBeVisible()
  expect(dialog.getByRole('row', { name: /line 4 Date not recognised/ })).toBeInTheDocument()
  await dialog.chooseAccount()
  await user.click(dialog.getByRole('button', { name: 'Import 2 rows' }))
  expect(await screen.findByText('2 rows imported')).toBeInTheDocument()
  expect(
    bankRows
      .all()
      .slice(-2)
      .map(({ amount, repeats }) => [amount, repeats]),
  ).toEqual([
    [1234.5, null],
    [1234.5, 2],
  ])

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  // Under another name: an identical call right away would count as a double click.
  const again = await give(user, 'again.csv')
  await again.chooseAccount()
  await user.click(await again.findByRole('button', { name: 'Import 2 rows' }))
  expect(await screen.findByText(/2 rows were imported before and were skipped/)).toBeInTheDocument()
  expect(bankRows.size).toBe(9)
  await tab(user, /^Imported files/)
  expect(
    await screen.findAllByRole('row', { name: /bank\.csv, line 4 Date not recognised Summe/ }),
  ).not.toHaveLength(0)
})

test('ambiguous formats of a file have to be clarified before any of it is imported', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const lines = 'Date;Amount;Name\n03/08/2026;-3.000;A\n04/08/2026;-12.500;B\n'
  const dialog = await give(user, 'points.csv', lines)
  expect(await dialog.findByText(/whether the day or the month comes first \(line 2/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()
  expect(dialog.queryByText(/rows recognised/)).toBeNull()
  await dialog.choose('Date format', '31/12/2026')
  expect(await dialog.findByText(/thousands or decimals \(line 2: .*-3\.000/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()
  await dialog.choose('Amount format', '1.234,50')
  expect(await dialog.findByRole('cell', { name: '¥12,500.00' })).toBeInTheDocument()
  expect(dialog.getByRole('rowheader', { name: '2026-08-03' })).toBeInTheDocument()
  await dialog.chooseAccount()
  await user.click(dialog.getByRole('button', { name: 'Import 2 rows' }))
  expect(await screen.findByText('2 rows imported')).toBeInTheDocument()
})

test('the currency of an account is taken from its statement, and rows in another one are not imported', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const lines =
    'Date,Amount,Currency,Name\n2026-08-03,-5.00,USD,A\n2026-08-04,-6.00,USD,B\n2026-08-05,-7.00,CNY,C\n'
  const dialog = await give(user, 'dollars.csv', lines)
  expect(await dialog.findByText(/paid out \$11\.00 \(2\)/)).toBeInTheDocument()
  expect(dialog.getByRole('row', { name: /line 4 In another currency/ })).toBeInTheDocument()
  await dialog.choose('Currency', 'CNY')
  expect(await dialog.findByText(/paid out ¥7\.00 \(1\)/)).toBeInTheDocument()
  await dialog.chooseAccount()
  expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeEnabled()
})

test('a file without a valid row is not imported', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const dialog = await give(user, 'none.csv', 'Date;Amount;Name\nTotal;x;A\n')
  expect(await dialog.findByText(/No readable rows/)).toBeInTheDocument()
  expect(dialog.getByRole('row', { name: /line 2 Date not recognised/ })).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()
})

/** Runs the worker for bank files in this thread, because the test environment has no workers. */
class BankWorker extends EventTarget {
  private readonly answer = createBankRequestHandler()
  private isClosed = false

  postMessage(request: BankRequest) {
    void this.answer(request).then((data) => {
      if (!this.isClosed) this.dispatchEvent(new MessageEvent('message', { data }))
    })
  }

  terminate() {
    this.isClosed = true
  }
}

test('the mapping of a bank file continues after the page was left for another one', async () => {
  vi.stubGlobal('Worker', BankWorker)
  const { user, go } = await renderApp('/implement/vfund/reconcile', { as: 'finance' })
  const dialog = await give(user, 'bank.csv')
  await dialog.choose('Heading row', /^1: wann/)
  await dialog.choose('Transaction date', 'wann')
  await go('/index')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await go('/implement/vfund/reconcile')
  await dialog.choose('Amount (one column)', 'wieviel')
  expect(await dialog.findAllByRole('cell', { name: '¥1,234.50' })).toHaveLength(2)
})
