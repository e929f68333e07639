import { today } from '@/shared/lib/dates'
import type { Currency } from '@/shared/lib/money'
import { reconcile, type Match, type Movement, type Payment } from '../../domain/reconcile'
import type { BankRow, InvalidLine } from '../model/funds.api'
import type { Evidence } from './bankEvidence'
import {
  completeMapping,
  guessCurrency,
  guessMapping,
  readBankTable,
  type GuessedMapping,
  type Mapping,
} from './bankTable'
import { readCamt } from './camt'
import {
  decodeText,
  detectSeparator,
  readDelimited,
  type Separator,
  type Sheet,
  type TextEncoding,
} from './delimitedText'
import { isMt940, readMt940 } from './mt940'
import {
  checkBalances,
  controlTotalsOf,
  type BalanceCheck,
  type ControlTotals,
  type NamedAccount,
  type Statement,
} from './statement'
import { readWorkbook } from './workbook'

/** Choices of the user that replace what the file suggests. */
export interface FileOptions {
  encoding?: TextEncoding
  separator?: Separator
  /** Index of the sheet of a workbook, or of the account of a file with several. */
  section?: number
}

/** Requests to the worker. `open` comes before the others, and `read` before `rows`. */
export type BankRequest =
  | { kind: 'open'; file: Blob; options: FileOptions }
  | { kind: 'columns'; heading: number; columns: Mapping['columns']; currency: string }
  /** The mapping is null for a file whose format defines its meaning. */
  | { kind: 'read'; mapping: Mapping | null; currency: string | null }
  | { kind: 'rows'; from: number }
  /** Movements for the next match, in parts: all of them at once would block the page. */
  | { kind: 'movements'; movements: readonly Movement[] }
  | { kind: 'match'; payments: readonly Payment[]; days: number }

export interface Choice<T> {
  value: T
  evidence: readonly Evidence[]
}

export interface OpenedFile {
  /** A table needs a mapping. */
  format: 'table' | 'camt' | 'mt940'
  /** Null for a workbook and for XML, which names its encoding. */
  encoding: Choice<TextEncoding> | null
  /** Only of delimited text. */
  separator: Choice<Separator> | null
  /** Names of the sheets or accounts in the file. */
  sections: readonly string[]
  section: Choice<number>
  /** Account as far as the file names it. */
  account: NamedAccount
  /** First lines of a table. */
  lines: Sheet
  guess: GuessedMapping | null
  currency: Choice<Currency> | null
}

/** The part of a reading that the dialog shows; the rows stay in the worker until they are sent. */
export interface BankReading {
  rowCount: number
  preview: readonly BankRow[]
  unreadCount: number
  unread: readonly InvalidLine[]
  /** First line of each kind that the user has to decide about. */
  undecided: readonly InvalidLine[]
  totals: ControlTotals | null
  balances: BalanceCheck | null
}

/** Part of the rows, small enough not to block the page when it arrives. */
export type RowsPart = Pick<Statement, 'rows' | 'unread'>

export interface BankAnswers {
  open: OpenedFile
  columns: GuessedMapping
  read: BankReading
  rows: RowsPart
  movements: true
  match: readonly Match[]
}

const PREVIEW_LINES = 40
const PREVIEW_ROWS = 5
/** Invalid lines shown; the file itself has all of them. */
const MAX_UNREAD_SHOWN = 200
export const ROWS_PER_PART = 2_000

/** Errors that the user resolves by choosing how the file is written. */
const UNDECIDED_ISSUES = ['decimal', 'order'] as const satisfies readonly InvalidLine['issue'][]

type ParsedFile = Pick<OpenedFile, 'format' | 'encoding' | 'separator'> & {
  sections: { name: string; sheet: Sheet; statement: Statement | null }[]
}

const isWorkbook = (bytes: Uint8Array) =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)

const withStatements = (
  file: Pick<OpenedFile, 'format' | 'encoding'>,
  statements: readonly Statement[],
): ParsedFile => ({
  ...file,
  separator: null,
  sections: statements.map((statement) => ({
    name: [statement.account.number, statement.account.currency].filter(Boolean).join(' '),
    sheet: [],
    statement,
  })),
})

/** Reads a file by its content; null if it is XML of another kind. */
async function parseFile(
  bytes: Uint8Array,
  { encoding, separator }: FileOptions,
): Promise<ParsedFile | null> {
  if (isWorkbook(bytes)) {
    const sheets = await readWorkbook(bytes)
    const sections = sheets.map(({ name, rows }) => ({ name, sheet: rows, statement: null }))
    return { format: 'table', encoding: null, separator: null, sections }
  }
  const decoded = decodeText(bytes, encoding)
  const { text } = decoded
  if (/^\s*</.test(text)) {
    const statements = await readCamt(text)
    return statements && withStatements({ format: 'camt', encoding: null }, statements)
  }
  const encodingChoice = { value: decoded.encoding, evidence: [decoded.evidence] }
  const statements = isMt940(text) ? await readMt940(text) : null
  if (statements) return withStatements({ format: 'mt940', encoding: encodingChoice }, statements)
  const detected = detectSeparator(text)
  const separatorChoice: Choice<Separator> = separator
    ? { value: separator, evidence: [{ reason: 'chosen', count: 0 }] }
    : { value: detected.separator, evidence: [detected.evidence] }
  const sheet = await readDelimited(text, separatorChoice.value)
  return {
    format: 'table',
    encoding: encodingChoice,
    separator: separatorChoice,
    sections: [{ name: '', sheet, statement: null }],
  }
}

const countRows = ({ sheet, statement }: ParsedFile['sections'][number]) =>
  statement
    ? statement.rows.length
    : readBankTable(sheet, guessMapping(sheet, today()).mapping, '').rows.length

function bestSection(sections: ParsedFile['sections']): Choice<number> {
  if (sections.length < 2) return { value: 0, evidence: [] }
  const counts = sections.map(countRows)
  const count = Math.max(...counts)
  return { value: counts.indexOf(count), evidence: count > 0 ? [{ reason: 'mostRows', count }] : [] }
}

function openSection({ sections, ...file }: ParsedFile, chosen: number | undefined): OpenedFile {
  const section =
    chosen === undefined
      ? bestSection(sections)
      : { value: chosen, evidence: [{ reason: 'chosen', count: 0 } as const] }
  const { sheet, statement } = sections[section.value]!
  const names = sections.map(({ name }) => name)
  const shared = { ...file, sections: names, section, lines: sheet.slice(0, PREVIEW_LINES) }
  if (statement) return { ...shared, account: statement.account, guess: null, currency: null }
  const guess = guessMapping(sheet, today())
  const currency = guessCurrency(sheet, guess.mapping)
  return {
    ...shared,
    guess,
    account: readBankTable(sheet.slice(0, PREVIEW_LINES), guess.mapping, currency?.value ?? '').account,
    currency: currency && {
      value: currency.value,
      evidence: [{ reason: 'rowCurrency', count: currency.count }],
    },
  }
}

function summarize(statement: Statement): BankReading {
  const { rows, unread } = statement
  return {
    rowCount: rows.length,
    preview: rows.slice(0, PREVIEW_ROWS),
    unreadCount: unread.length,
    unread: unread.slice(0, MAX_UNREAD_SHOWN),
    undecided: UNDECIDED_ISSUES.flatMap((issue) => unread.find((line) => line.issue === issue) ?? []),
    totals: controlTotalsOf(rows),
    balances: checkBalances(statement),
  }
}

const NO_STATEMENT: Statement = {
  account: { bank: '', number: '', currency: '' },
  rows: [],
  unread: [],
  opening: null,
  closing: null,
}

/**
 * Creates a request handler; it answers null on errors, such as a file that is not a statement, and keeps the last
 * opened file and its rows.
 */
export function createBankRequestHandler(): (
  request: BankRequest,
) => Promise<BankAnswers[BankRequest['kind']] | null> {
  let section: ParsedFile['sections'][number] | undefined
  let statement = NO_STATEMENT
  let movements: Movement[] = []
  async function answer(request: BankRequest) {
    switch (request.kind) {
      case 'open': {
        const parsed = await parseFile(new Uint8Array(await request.file.arrayBuffer()), request.options)
        if (!parsed || parsed.sections.length === 0) return null
        const opened = openSection(parsed, request.options.section)
        section = parsed.sections[opened.section.value]
        return opened
      }
      case 'columns':
        return completeMapping(
          section?.sheet ?? [],
          request.heading,
          request.columns,
          today(),
          request.currency,
        )
      case 'read':
        statement = request.mapping
          ? readBankTable(section?.sheet ?? [], request.mapping, request.currency ?? '')
          : (section?.statement ?? NO_STATEMENT)
        return summarize(statement)
      case 'rows': {
        const part = <T>(all: readonly T[]) => all.slice(request.from, request.from + ROWS_PER_PART)
        return { rows: part(statement.rows), unread: part(statement.unread) }
      }
      case 'movements':
        movements = [...movements, ...request.movements]
        return true
      default: {
        const { matches } = reconcile(movements, request.payments, request.days)
        movements = []
        return matches
      }
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  return (request) => {
    // One after the other: a request needs the file or the rows of the one before it.
    const answered = last.then(() => answer(request)).catch(() => null)
    last = answered
    return answered
  }
}
