import { readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  createBankRequestHandler,
  type BankRequest,
} from '@/features/implementation/funds/reconcile/bankRequests'
import { bankLinks, bankRows } from '@mocks/implementation/fundsBank'
import { instalments } from '@mocks/implementation/store'
import { pressInRow } from '../../support/lists'
import { renderApp, renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'
import { setWindowWidth } from '../../support/windowWidth'
import { makeWorkbook } from '../../support/workbooks'

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

test('encoding and separator are chosen with their reasons, and can be chosen differently', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  // 收 in Big5, which is another character in GBK.
  const big5 = new Uint8Array([0xa6, 0xac])
  const head = 'Date|Amount|Payee\n2026-08-03|-5.00|A, '
  const bytes = new Blob([head, big5, '\n2026-08-04|-6.00|B, C\n'])
  const dialog = await give(user, 'big5.txt', bytes)
  const encoding = await dialog.findByLabelText('Encoding')
  expect(encoding).toHaveAccessibleDescription('Bytes that are not UTF-8: 2')
  expect(dialog.getByLabelText('Separator')).toHaveAccessibleDescription('Lines that agree: 3')
  expect(await dialog.findByLabelText('Transaction date')).toHaveAccessibleDescription('By its name')
  expect(dialog.getByLabelText('Amount format')).toHaveAccessibleDescription('Amounts with decimals: 2')
  expect(dialog.queryByRole('cell', { name: 'A, 收' })).toBeNull()
  await dialog.choose('Encoding', 'Big5')
  expect(await dialog.findByRole('cell', { name: 'A, 收' })).toBeInTheDocument()
  expect(dialog.getByLabelText('Encoding')).toHaveAccessibleDescription('Chosen by you')
  await dialog.choose('Separator', ',')
  expect(await dialog.findByText(/Specify the columns/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()
})

test('the sheet of a workbook is chosen, the fullest first', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const cell = (address: string, text: string) =>
    `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`
  const rowsOf = (amounts: string[]) =>
    ['Amount', ...amounts]
      .map((amount, at) => `<row r="${at + 1}">${cell(`A${at + 1}`, at === 0 ? 'Date' : '2026-08-03')}${cell(`B${at + 1}`, amount)}</row>`)
      .join('') // prettier-ignore
  const workbook = makeWorkbook([
    { name: 'July', xml: rowsOf(['-7.10']) },
    { name: 'August', xml: rowsOf(['-8.10', '-8.20']) },
  ])
  const dialog = await give(user, 'sheets.xlsx', workbook)
  expect(await dialog.findByRole('cell', { name: '¥8.20' })).toBeInTheDocument()
  expect(dialog.getByLabelText('Sheet')).toHaveAccessibleDescription('Most readable rows: 2')
  await dialog.choose('Sheet', 'July')
  expect(await dialog.findByRole('cell', { name: '¥7.10' })).toBeInTheDocument()
  expect(dialog.queryByRole('cell', { name: '¥8.20' })).toBeNull()
})

const TABLE = 'Date,Amount,Name\n2026-08-03,-5.00,A\n'

test('a statement needs an account: the one that it names, a known or a new one', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const dialog = await give(user, 'new.csv', TABLE)
  const importButton = await dialog.findByRole('button', { name: 'Import 1 row' })
  expect(importButton).toBeDisabled()
  await dialog.choose('Account', 'Another account…')
  fillIn({ Bank: 'Example Bank', 'Account number': '123 456' }, dialog)
  // Another encoding keeps what was entered.
  await dialog.choose('Encoding', 'Windows-1252')
  expect(await dialog.findByText('Chosen by you')).toBeInTheDocument()
  await user.click(importButton)
  expect(await screen.findByText('1 row imported')).toBeInTheDocument()
  expect(bankRows.all().at(-1)!.account).toEqual({ bank: 'Example Bank', number: '123 456', currency: 'CNY' })

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const named = await give(user, 'named.csv', `Account number: 123456\n\n${TABLE}`)
  expect(await named.findByTitle('Example Bank 123 456 CNY')).toBeInTheDocument()
  expect(named.getByLabelText('Account')).toHaveAccessibleDescription('Named in the file')
  await user.click(await named.findByRole('button', { name: 'Import 1 row' }))
  expect(await screen.findByText(/1 row was imported before/)).toBeInTheDocument()
})

test('a second file replaces one that is still being read', async () => {
  vi.stubGlobal('Worker', BankWorker)
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const dialog = await give(user, 'first.csv', TABLE)
  fireEvent.change(dialog.getByLabelText(/Choose a statement/), {
    target: { files: [new File([TABLE.replace('-5.00', '-8.00')], 'second.csv')] },
  })
  expect(await dialog.findByRole('cell', { name: '¥8.00' })).toBeInTheDocument()
  expect(dialog.queryByRole('cell', { name: '¥5.00' })).toBeNull()
  await dialog.chooseAccount()
  await user.click(dialog.getByRole('button', { name: 'Import 1 row' }))
  await waitFor(() => expect(bankRows.all().at(-1)!.amount).toBe(8))
})

test('the columns of an earlier file are used again, and its date order only where the file has none', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const first = await give(user, 'first.csv', 'wann,wieviel\n01/02/2026,-5.00\n')
  await first.choose('Heading row', /^1: wann/)
  await first.choose('Transaction date', 'wann')
  await first.choose('Amount (one column)', 'wieviel')
  await first.choose('Date format', '31/12/2026')
  await first.chooseAccount()
  await user.click(await first.findByRole('button', { name: 'Import 1 row' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const second = await give(user, 'second.csv', 'wann,wieviel\n01/03/2026,-6.00\n')
  expect(await second.findByRole('rowheader', { name: '2026-03-01' })).toBeInTheDocument()
  expect(second.getByLabelText('Date format')).toHaveAccessibleDescription(
    'As in the last file with these columns',
  )
  await user.click(second.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const third = await give(user, 'third.csv', 'wann,wieviel\n01/03/2026,-6.00\n01/13/2026,-7.00\n')
  expect(await third.findByRole('rowheader', { name: '2026-01-03' })).toBeInTheDocument()
  expect(third.getByLabelText('Date format')).toHaveAccessibleDescription('Dates with a day above 12: 1')
})

const sampleIn = (name: string, currency: string) =>
  readFileSync(`tests/data/bank/${name}`, 'utf8').replaceAll('EUR', currency)

test('a CAMT statement needs no columns; pending entries are listed separately', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const dialog = await give(user, 'statement.xml', sampleIn('statement.camt053.xml', 'USD'))
  expect(
    await dialog.findByText(/paid out \$30\.00 \(1\), received \$90\.00 \(1\).*Opening balance \$100\.00, closing balance \$160\.00: the rows account/),
  ).toBeInTheDocument() // prettier-ignore
  expect(dialog.queryByLabelText('Heading row')).toBeNull()
  expect(dialog.queryByLabelText('Encoding')).toBeNull()
  expect(dialog.getByTitle('DE00000000000000000001 USD')).toBeInTheDocument()
  expect(dialog.getByRole('row', { name: /line 3 Pending, not booked yet/ })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Import 2 rows' }))
  expect(await screen.findByText('2 rows imported')).toBeInTheDocument()
  await tab(user, /^Imported files/)
  expect(await rowOf(/statement\.xml DE00000000000000000001 USD 2 1/)).toBeInTheDocument()
})

test('a file with several accounts is imported account by account', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const camt = sampleIn('statement.camt053.xml', 'USD')
  const [, first] = /(<Stmt>.*<\/Stmt>)/s.exec(camt)!
  const other = first!
    .replace('DE00000000000000000001', 'DE00000000000000000002')
    .replaceAll('>90.00<', '>91.00<')
  const dialog = await give(user, 'accounts.xml', camt.replace(first!, first! + other))
  expect(await dialog.findByText(/The file has 2 accounts/)).toBeInTheDocument()
  await dialog.choose('Account in the file', 'DE00000000000000000002 USD')
  expect(await dialog.findByText(/From the opening balance \$100\.00.*\$160\.00: −\$1\.00 is unexplained/)).toBeInTheDocument() // prettier-ignore
  await user.click(dialog.getByRole('button', { name: 'Import 2 rows' }))
  await waitFor(() => expect(bankRows.all().at(-1)!.account.number).toBe('DE00000000000000000002'))
})

test('an account in a currency without support is not imported', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const dialog = await give(user, 'statement.sta', sampleIn('statement.sta', 'XXX'))
  expect(await dialog.findByText('Accounts in XXX are not supported')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()
})

const ACCOUNT = 'NL00XXXX0000000000'

/** The movements of the MT940 sample in other formats, with other texts. */
const SAME_MOVEMENTS = [
  [
    'rows.csv',
    `Account number: ${ACCOUNT}\n\nDate;Amount;Currency;Balance;Text\n2026-08-04;10,00;USD;2188,65;reversal\n` +
      '2026-08-04;1203,68;USD;2178,65;customer\n2026-08-03;-25,03;USD;974,97;supplier\n',
  ],
  ['rows.sta', sampleIn('statement.sta', 'USD')],
  [
    'rows.xml',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${ACCOUNT}</IBAN></Id><Ccy>USD</Ccy></Acct>${[
      ['25.03', 'DBIT', '03'],
      ['1203.68', 'CRDT', '04'],
      ['10.00', 'CRDT', '04'],
    ]
      .map(
        ([amount, sign, day]) =>
          `<Ntry><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-08-${day}</Dt></BookgDt></Ntry>`,
      )
      .join('')}</Stmt></BkToCstmrStmt></Document>`,
  ],
] as const

test('movements that were imported in one format add nothing in another', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const before = bankRows.size
  for (const [name, lines] of SAME_MOVEMENTS) {
    const dialog = await give(user, name, lines)
    await user.click(await dialog.findByRole('button', { name: 'Import 3 rows' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(bankRows.size).toBe(before + 3)
  }
})

test('balances that the rows do not lead to are a warning, because a row may be missing', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const lines =
    'Date,Amount,Balance,Name\n2026-08-03,-5.00,95.00,A\n2026-08-04,-6.x,89.00,B\n2026-08-05,-7.00,82.00,C\n'
  const dialog = await give(user, 'gap.csv', lines)
  const warning = await dialog.findByText(
    /From the opening balance ¥100\.00.*¥82\.00: −¥6\.00 is unexplained/,
  )
  expect(warning).toBeInTheDocument()
  const invalid = dialog.getByRole('row', { name: /line 3 Amount not recognised/ })
  expect(within(invalid).getByRole('img', { hidden: true })).toBeInTheDocument()
})

test('an ambiguous date is asked about, with the likely order and its reasons', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile', { as: 'finance' })
  const dialog = await give(user, 'days.csv', readFileSync('tests/data/bank/us-ambiguous-days.csv', 'utf8'))
  const likely = 'Probably 12/31/2026 (From earliest to latest; Days from first to last: 5)'
  expect(await dialog.findByText(/whether the day or the month comes first/)).toBeInTheDocument()
  expect(dialog.getAllByText(likely)).toHaveLength(2)
  expect(dialog.getByLabelText('Date format')).toHaveAccessibleDescription(likely)
  await dialog.choose('Date format', '12/31/2026')
  expect(await dialog.findByRole('rowheader', { name: '2026-07-05' })).toBeInTheDocument()
  expect(dialog.getByLabelText('Date format')).toHaveAccessibleDescription('Chosen by you')
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

test('a bank fee is explained, and becomes an open row again once its explanation is deleted', async () => {
  const { user } = await renderScreen('/implement/vfund/reconcile?part=rows', { as: 'finance' })
  const fee = () => screen.findByRole('row', { name: /海淀物业.*Explain/ })
  await pressInRow(user, await fee(), 'Explain')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText('Kind'))
  await user.click(await screen.findByTitle('Bank fee'))
  fillIn({ Explanation: 'Transfer fee' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Save explanation' }))
  const explained = within(await screen.findByRole('table', { name: 'Explained rows' }))
  const row = await explained.findByRole('row', { name: /Transfer fee/ })
  expect(row).toHaveTextContent('¥1,280.50')
  await user.click(within(row).getByRole('button', { name: /Delete/ }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await fee()).toBeInTheDocument()
})
