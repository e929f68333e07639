import { toHalfWidth } from '@/shared/lib/parseNumber'
import { toCents } from '@/shared/lib/cents'
import { CURRENCIES } from '@/shared/lib/money'
import type { BankRow, InvalidLine } from '../model/funds.api'
import { recognizeAccount } from './bankAccounts'
import { decideDecimal, decideOrder, majorityOf, type Evidence, type EvidenceRow } from './bankEvidence'
import {
  decimalSignIn,
  isAmbiguousAmount,
  isAmbiguousDay,
  readBankAmount,
  readBankDay,
  type DayOrder,
  type DecimalSign,
} from './bankValues'
import type { Sheet } from './delimitedText'
import { followBalance, impliedBalances, type Statement } from './statement'

/** Columns that a bank file can have. Either `amount`, or `out` and `in`. */
export const COLUMNS = [
  'day',
  'amount',
  'out',
  'in',
  'direction',
  'currency',
  'balance',
  'payee',
  'reference',
  'bankReference',
  'status',
] as const
export type BankColumn = (typeof COLUMNS)[number]

export interface Mapping {
  /** Line with the column names, starting at 1; 0 if there is none. */
  heading: number
  /** Index of each column, starting at 0. */
  columns: Partial<Record<BankColumn, number>>
  /** Null if nothing decides; ambiguous cells are then reported instead of parsed. */
  decimal: DecimalSign | null
  order: DayOrder | null
  /** In a single amount column, negative amounts are outgoing. */
  isNegativeOut: boolean
  /** True if the column of outgoing amounts writes them as negatives; otherwise a negative there is a refund. */
  isOutNegative: boolean
}

/** Guess at a mapping, with the reasons for each choice, and a likely value for what the user has to choose. */
export interface GuessedMapping {
  mapping: Mapping
  evidence: Readonly<Record<'heading' | 'decimal' | 'order', readonly Evidence[]>>
  likely: Pick<Mapping, 'decimal' | 'order'>
}

/** Names of columns in Chinese, English, German, Dutch, French and Hungarian statements. */
const COLUMN_PATTERNS: Readonly<Record<BankColumn, RegExp>> = {
  day: /^(交易|记账|入账|付款)?(创建|成功|完成)?(日期|时间)|^(交易|记账|入账)日$|\bdate\b|^created$|^datum|^buchung(stag|sdatum)?$|dátuma$|datum$/i,
  out: /借方|支出|付出|转出|^(debit|debet|débit|withdrawals?|paid out|money out|outflow|soll|terhelés)/i,
  in: /贷方|收入|存入|转入|^(credit|crédit|deposits?|paid in|money in|inflow|haben|jóváírás)/i,
  direction:
    /借\/?贷|收\/?支|方向|^(dr ?\/ ?cr|credit ?\/ ?debit|debit ?\/ ?credit|direction|type|sign|soll ?\/ ?haben|s\/h|af ?\/? ?bij)$/i,
  currency: /币种(?!.*金额)|currency|^curr$|^w(ä|ae)hrung$|^munt$|^devise$|^devizanem$/i,
  balance: /余额|balance|saldo|^solde|egyenleg/i,
  amount: /金额|发生额|(^|\s)(amount|betrag|bedrag|összege?)$|^(value|buchungsbetrag|montant|net|netto)$/i,
  payee:
    /对方(户名|名称|单位)|交易对方|收款(人|方|单位)|户名|商户名称|^(payee|beneficiary|counterparty|merchant|name|naam|nom|auftraggeber|beg(ü|ue)nstigter|empf(ä|ae)nger|zahlungsempf|partner)/i,
  reference:
    /摘要|附言|用途|备注|凭证|交易(说明|描述)|^(reference|description|details|purpose|payment (reference|purpose)|remark|memo|narrative|subject|verwendungszweck|omschrijving|libell[eé]|communication|közlemény)/i,
  bankReference:
    /流水号?|交易(订)?单号|^(transaction|bank) ?(id|no\.?|number|reference)$|^transactiereferentie$/i,
  status: /状态|(^|\s)(status|state)$|^(info|buchungsstatus)$/i,
}

/** Accounts of the other party are no names, and amounts before their conversion are not those of the account. */
const OTHER_COLUMNS =
  /账号|卡号|\biban\b|\bbic\b|számlasz|original|foreign|fremd|^local|oorspr|原币|exchange|konto$|kontonummer/i

/** Amounts as booked, where a statement also has them as they were before. */
const AS_BOOKED = /记账|入账|实付|billing|booking|buchungs/i

/** Kinds of columns in the order in which a name is compared with them, from the most specific one. */
const PRECEDENCE: readonly BankColumn[] = [
  'direction',
  ...COLUMNS.filter((column) => column !== 'direction' && column !== 'amount'),
  'amount',
]

const MAX_HEADING_LINES = 30

/** The kind of column that a name stands for, also with a unit after it: `Amount (EUR)`. */
function columnNamed(name: string): BankColumn | undefined {
  const plain = toHalfWidth(name).trim()
  if (plain === '' || OTHER_COLUMNS.test(plain)) return undefined
  // The currency of the balance is not that of the amount.
  if (COLUMN_PATTERNS.balance.test(plain) && COLUMN_PATTERNS.currency.test(plain)) return undefined
  const kinds = (text: string) => PRECEDENCE.find((column) => COLUMN_PATTERNS[column].test(text))
  return kinds(plain) ?? kinds(plain.replace(/\s*(?:\([^()]*\)|[A-Z]{3})$/, ''))
}

/** Cells of a column that a bank leaves unused. */
const PLACEHOLDER = /^[-–—/]?$/

/** The first column of each kind, if possible one that is used, and of amounts one that was booked. */
function columnsIn(
  names: readonly string[],
  isUsed: (index: number) => boolean = () => true,
): Mapping['columns'] {
  const columns: Mapping['columns'] = {}
  const indexes = [...names.keys()]
  const used = indexes.filter(isUsed)
  const booked = used.filter((index) => AS_BOOKED.test(names[index]!) && columnNamed(names[index]!) !== 'day')
  for (const index of [...booked, ...used, ...indexes]) {
    const column = columnNamed(names[index]!)
    if (column) columns[column] ??= index
  }
  return columns
}

const countNamedColumns = (line: readonly string[]) => Object.keys(columnsIn(line)).length

const CURRENCY_NAMES: Readonly<Record<string, string>> = {
  人民币: 'CNY',
  RMB: 'CNY',
  美元: 'USD',
  欧元: 'EUR',
  英镑: 'GBP',
  日元: 'JPY',
  港币: 'HKD',
  港元: 'HKD',
}

/** Code of a currency cell; the text itself if it is unknown, and null for an unused cell. */
function currencyIn(cell: string): string | null {
  const name = toHalfWidth(cell).trim().toUpperCase()
  return PLACEHOLDER.test(name) ? null : (CURRENCY_NAMES[name] ?? name)
}

/** Code beside an amount, for statements without a column of currencies: `JPY 1000.00`. */
const currencyOfAmount = (amount: string): string | null => {
  const code = /^[A-Z]{3}(?=\s?[-\d])|(?<=\d\s?)[A-Z]{3}$/.exec(amount)?.[0]
  return code === undefined ? null : currencyIn(code)
}

const cellsIn = (sheet: Sheet, heading: number, column: number | undefined) =>
  column === undefined
    ? []
    : sheet
        .slice(heading)
        .map((line) => line[column] ?? '')
        .filter(Boolean)

/** The currency of most rows, of those that an account can have; null if no column names it. */
export const guessCurrency = (sheet: Sheet, { heading, columns }: Mapping) =>
  majorityOf(
    cellsIn(sheet, heading, columns.currency),
    (cell) => CURRENCIES.find((currency) => currency === currencyIn(cell)) ?? null,
  )

/** Guesses how to parse a table; the user has to choose the columns that the heading does not name. */
export function guessMapping(sheet: Sheet, today: string): GuessedMapping {
  const scores = sheet.slice(0, MAX_HEADING_LINES).map(countNamedColumns)
  const best = Math.max(0, ...scores)
  const heading = best >= 2 ? scores.indexOf(best) + 1 : 0
  // A column of directions is no description, even if it is called one.
  const isUsed = (index: number) => {
    const cells = cellsIn(sheet, heading, index)
    const isDescription = columnNamed(sheet[heading - 1]?.[index] ?? '') === 'reference'
    return cells.some((cell) => !PLACEHOLDER.test(cell)) && !(isDescription && isDirectionColumn(cells))
  }
  const { direction, ...columns } = columnsIn(sheet[heading - 1] ?? [], isUsed)
  const hasDirection = direction !== undefined && isDirectionColumn(cellsIn(sheet, heading, direction))
  return completeMapping(sheet, heading, hasDirection ? { ...columns, direction } : columns, today)
}

/** True if most cells are known directions; a column called "type" often holds something else. */
const isDirectionColumn = (cells: readonly string[]) =>
  cells.filter((cell) => directionOf(cell) !== null).length * 2 >= cells.length

/** Chinese credit cards charge positive amounts; refunds and repayments are negative. */
const CARD = /信用卡|末四位/
const CHARGE = /消费/
const REFUND = /退款|退货/

function isCardStatement(sheet: Sheet, heading: number, amount: number | undefined): boolean {
  if (amount === undefined) return false
  if (sheet.slice(0, heading).some((line) => line.some((cell) => CARD.test(cell)))) return true
  const signsOf = (word: RegExp) =>
    sheet
      .slice(heading)
      .filter((line) => line.some((cell) => word.test(cell)))
      .map((line) => isBelowZero(line[amount] ?? ''))
  const [charges, refunds] = [signsOf(CHARGE), signsOf(REFUND)]
  const areOpposite = charges.every((isNegative) => !isNegative) && refunds.every(Boolean)
  return areOpposite && charges.length > 0 && refunds.length > 0
}

const isBelowZero = (cell: string) => /^[-−–(（]|[-−–]$/.test(cell.trim())

/** Derives the number and date formats of a mapping from the cells of its columns. */
export function completeMapping(
  sheet: Sheet,
  heading: number,
  columns: Mapping['columns'],
  today: string,
  currency: string | null = null,
): GuessedMapping {
  const cellsOf = (column: BankColumn) => cellsIn(sheet, heading, columns[column])
  const amounts = (['amount', 'out', 'in', 'balance'] as const).flatMap(cellsOf)
  const outgoing = cellsOf('out')
  const guessed: Mapping = {
    heading,
    columns,
    decimal: majorityOf(amounts, decimalSignIn)?.value ?? null,
    order: null,
    isNegativeOut: cellsOf('amount').some(isBelowZero) && !isCardStatement(sheet, heading, columns.amount),
    isOutNegative: outgoing.length > 0 && outgoing.every((cell) => isBelowZero(cell) || !/[1-9]/.test(cell)),
  }
  const rows = evidenceRows(sheet, guessed)
  if (!guessed.isNegativeOut && columns.direction === undefined && addsToBalance(rows, guessed))
    guessed.isNegativeOut = true
  const named = { ...guessed, currency: majorityOf(cellsOf('currency'), currencyIn)?.value ?? currency }
  const decimal = decideDecimal(amounts, rows, named.currency)
  const order = decideOrder(rows, decimal.value ?? decimal.likely ?? '.', today)
  return {
    mapping: { ...guessed, decimal: decimal.value, order: order.value },
    evidence: {
      heading:
        heading === 0 ? [] : [{ reason: 'knownNames', count: countNamedColumns(sheet[heading - 1] ?? []) }],
      decimal: decimal.evidence,
      order: order.evidence,
    },
    likely: { decimal: decimal.likely, order: order.likely },
  }
}

/** True if amounts without a sign raise the running balance: they came in, and only outgoing ones would have a minus. */
function addsToBalance(rows: readonly EvidenceRow[], { columns, decimal }: Mapping): boolean {
  if (columns.amount === undefined || columns.balance === undefined) return false
  const steps = (sign: 1 | -1) =>
    rows.flatMap(({ amountUnder, balance }) => {
      const [amount, total] = [amountUnder(decimal ?? '.'), readBankAmount(balance, decimal ?? '.')]
      if (amount === null) return []
      return [{ cents: sign * toCents(amount), balance: typeof total === 'string' ? null : toCents(total) }]
    })
  return followBalance(steps(-1)).holding > followBalance(steps(1)).holding
}

const evidenceRows = (sheet: Sheet, mapping: Mapping): EvidenceRow[] =>
  sheet.slice(mapping.heading).flatMap((cells) => {
    const cell = cellReader(cells, mapping)
    if (cell('day') === '') return []
    return [
      {
        day: cell('day'),
        balance: cell('balance'),
        cells,
        amountUnder: (decimal) => {
          const amount = movementOf(cell, { ...mapping, decimal })
          return typeof amount === 'number' ? amount : null
        },
      },
    ]
  })

/** Identifies a table layout: files with the same heading reuse the saved mapping. */
export const signatureOf = (sheet: Sheet, heading: number): string =>
  (sheet[heading - 1] ?? [])
    .map((name) => toHalfWidth(name).trim())
    .join('|')
    .slice(0, 300)

export const missingColumnsOf = ({ columns }: Mapping): BankColumn[] => {
  const hasAmount = columns.amount !== undefined || columns.out !== undefined
  return [
    ...(columns.day === undefined ? (['day'] as const) : []),
    ...(hasAmount ? [] : (['amount'] as const)),
  ]
}

const OUT =
  /^(借方?|借记|支出?|付出?|付款|出账?|转出|支取|d|dr|dbit|debit|out|outgoing|withdrawal|s|soll|-)$/i
const IN = /^(贷方?|贷记|收入?|收款|入账?|转入|存入?|c|cr|crdt|credit|in|incoming|deposit|h|haben|\+)$/i
/** Movements that a wallet does not count: closed, refunded, or between own accounts. */
const NEITHER = /^(\/|中性交易|不计收支|其他)$/

/** Parses a direction cell; null for unknown words. */
function directionOf(cell: string): 'out' | 'in' | 'neither' | null {
  const word = toHalfWidth(cell).trim()
  return OUT.test(word) ? 'out' : IN.test(word) ? 'in' : NEITHER.test(word) ? 'neither' : null
}

/** Statuses of movements that are announced, and of those that will never be booked. */
const PENDING = /vorgemerkt|pending|待(入账|处理|结算)|处理中|未入账|en attente|in behandeling/i
const CANCELLED = /^(交易关闭|支付失败|交易失败|已取消|已撤销|declined|failed|cancell?ed|reverted|rejected)$/i

type Movement = number | InvalidLine['issue']
type CellReader = (column: BankColumn) => string

const cellReader =
  (cells: readonly string[], { columns }: Mapping): CellReader =>
  (column) =>
    cells[columns[column] ?? -1]?.trim() ?? ''

/** Outgoing amount of a line, negative for incoming; an issue code if it cannot be parsed. */
function movementOf(cell: CellReader, { columns, decimal, isNegativeOut, isOutNegative }: Mapping): Movement {
  function parse(text: string) {
    if (decimal === null && isAmbiguousAmount(text)) return 'decimal'
    return readBankAmount(text, decimal ?? decimalSignIn(text) ?? '.')
  }
  const amountIn = (column: 'amount' | 'out' | 'in') => cell(column).replace(PLACEHOLDER, '')
  const single = columns.amount === undefined ? '' : amountIn('amount')
  if (single !== '') {
    const amount = parse(single)
    if (typeof amount === 'string') return amount
    if (columns.direction === undefined) return isNegativeOut ? -amount : amount
    const direction = directionOf(cell('direction'))
    if (direction === 'out') return Math.abs(amount)
    if (direction === 'in') return -Math.abs(amount)
    return direction ?? 'direction'
  }
  const [out, into] = (['out', 'in'] as const).map((column) =>
    amountIn(column) === '' ? 0 : parse(amountIn(column)),
  )
  if (typeof out !== 'number') return out ?? 'amount'
  if (typeof into !== 'number') return into ?? 'amount'
  // Statements may fill both columns, one of them with a zero; two non-zero amounts are ambiguous.
  if (out !== 0 && into !== 0) return 'both'
  return out === 0 ? -into : isOutNegative ? -out : out
}

const MAX_STORED_CELLS = 20
const MAX_TEXT_LENGTH = 200

/**
 * Parses the movements of an account in a currency. Each line below the heading becomes a row or an invalid line with
 * its reason, such as another currency; empty lines are skipped.
 */
export function readBankTable(sheet: Sheet, mapping: Mapping, currency: string): Statement {
  const rows: BankRow[] = []
  const unread: InvalidLine[] = []
  for (const [index, cells] of sheet.entries()) {
    if (index < mapping.heading || cells.every((cell) => cell === '')) continue
    const line = index + 1
    const cell = cellReader(cells, mapping)
    const isAmbiguous = mapping.order === null && isAmbiguousDay(cell('day'))
    const day = readBankDay(cell('day'), mapping.order ?? 'dmy')
    const amount = movementOf(cell, mapping)
    const rowCurrency = currencyIn(cell('currency')) ?? currencyOfAmount(cell('amount')) ?? currency
    const issue = PENDING.test(`${cell('status')} ${cell('day')}`)
      ? 'pending'
      : day === null
        ? 'day'
        : isAmbiguous
          ? 'order'
          : typeof amount === 'string'
            ? amount
            : CANCELLED.test(cell('status'))
              ? 'cancelled'
              : amount === 0
                ? 'zero'
                : rowCurrency === currency
                  ? null
                  : 'currency'
    if (issue) unread.push({ line, issue, cells: cells.slice(0, MAX_STORED_CELLS) })
    else {
      const balance = readBankAmount(
        cell('balance'),
        mapping.decimal ?? decimalSignIn(cell('balance')) ?? '.',
      )
      rows.push({
        line,
        day: day!,
        amount: amount as number,
        payee: cell('payee').replace(PLACEHOLDER, '').slice(0, MAX_TEXT_LENGTH),
        reference: cell('reference').replace(PLACEHOLDER, '').slice(0, MAX_TEXT_LENGTH),
        balance: typeof balance === 'number' ? balance : null,
        bankReference: cell('bankReference').replace(PLACEHOLDER, '').slice(0, MAX_TEXT_LENGTH),
      })
    }
  }
  return {
    account: { ...recognizeAccount(sheet, mapping.heading), currency },
    rows,
    unread,
    ...impliedBalances(rows),
  }
}
