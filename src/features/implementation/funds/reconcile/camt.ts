import { isDay } from '@/shared/lib/dates'
import { MAX_BANK_LENGTH, MAX_NUMBER_LENGTH } from '../../domain/bankAccount'
import type { BankRow, InvalidLine } from '../model/funds.api'
import { readBankAmount } from './bankValues'
import { joinStatements, type NamedAccount, type Statement } from './statement'

/* Bank to customer statements of ISO 20022: camt.053, versions 2 to 13, which differ in few places. */

type Node = { [name: string]: Node | Node[] | string | undefined } | string | undefined

const REPEATED = new Set(['Stmt', 'Ntry', 'Bal', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd'])

/** Descends into a document by element names; the first of repeated ones. */
function at(node: Node | Node[], ...path: string[]): Node {
  let found: Node | Node[] = node
  for (const name of path) {
    const first: Node = Array.isArray(found) ? found[0] : found
    found = typeof first === 'object' ? first[name] : undefined
  }
  return Array.isArray(found) ? found[0] : found
}

const all = (node: Node, name: string): Node[] => {
  const found = typeof node === 'object' ? node[name] : undefined
  return Array.isArray(found) ? found : found === undefined ? [] : [found]
}

function text(node: Node, ...path: string[]): string {
  const found = at(node, ...path)
  const value = typeof found === 'object' ? found['#text'] : found
  return typeof value === 'string' ? value.trim() : ''
}

const firstText = (...texts: string[]) => texts.find((each) => each !== '') ?? ''

const dayIn = (node: Node, name: string) =>
  firstText(text(node, name, 'Dt'), text(node, name, 'DtTm')).slice(0, 10)

/** With the sign of the account holder: a credit is positive. */
function signedAmount(node: Node) {
  const amount = readBankAmount(text(node, 'Amt'), '.')
  if (typeof amount === 'string') return amount
  return text(node, 'CdtDbtInd') === 'DBIT' ? -amount : amount
}

function accountOf(statement: Node): NamedAccount {
  const account = at(statement, 'Acct')
  const [balance] = all(statement, 'Bal')
  const servicer = at(account, 'Svcr', 'FinInstnId')
  return {
    bank: firstText(text(servicer, 'Nm'), text(servicer, 'BICFI'), text(servicer, 'BIC')).slice(
      0,
      MAX_BANK_LENGTH,
    ),
    number: firstText(text(account, 'Id', 'IBAN'), text(account, 'Id', 'Othr', 'Id')).slice(
      0,
      MAX_NUMBER_LENGTH,
    ),
    currency: firstText(text(account, 'Ccy'), text(balance, 'Amt', '@Ccy')),
  }
}

/** Booked balance of one of these types, such as the opening one. */
function balanceOf(statement: Node, types: readonly string[]): number | null {
  const found = types.flatMap((type) =>
    all(statement, 'Bal').filter((each) => text(each, 'Tp', 'CdOrPrtry', 'Cd') === type),
  )[0]
  const amount = found === undefined ? '' : signedAmount(found)
  return typeof amount === 'number' ? amount : null
}

/** Name of the other party, whose element has one more level since version 8. */
function payeeOf(details: Node, isDebit: boolean): string {
  const parties = at(details, 'RltdPties')
  const elements = isDebit ? ['Cdtr', 'UltmtCdtr'] : ['Dbtr', 'UltmtDbtr']
  const names = elements.flatMap((name) => [text(parties, name, 'Nm'), text(parties, name, 'Pty', 'Nm')])
  return firstText(...names)
}

function referenceOf(details: Node): string {
  const endToEnd = text(details, 'Refs', 'EndToEndId')
  const remittance = at(details, 'RmtInf')
  return [
    ...all(remittance, 'Ustrd').map((each) => text(each)),
    ...all(remittance, 'Strd').flatMap((each) => [
      text(each, 'CdtrRefInf', 'Ref'),
      text(each, 'AddtlRmtInf'),
    ]),
    endToEnd === 'NOTPROVIDED' ? '' : endToEnd,
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * Reads an entry. Its indicator gives the direction also of a reversal: a reversed debit is a credit. Entries that are
 * pending or only informative are not booked.
 */
function readEntry(entry: Node, line: number, currency: string): BankRow | InvalidLine {
  const transactions = all(entry, 'NtryDtls').flatMap((each) => all(each, 'TxDtls'))
  const amount = signedAmount(entry)
  const day = firstText(dayIn(entry, 'BookgDt'), dayIn(entry, 'ValDt'))
  const status = firstText(text(entry, 'Sts', 'Cd'), text(entry, 'Sts'))
  const own = text(entry, 'Amt', '@Ccy')
  const isDebit = text(entry, 'CdtDbtInd') === 'DBIT'
  const payee = firstText(...transactions.map((each) => payeeOf(each, isDebit)))
  const texts = transactions.map(referenceOf).filter(Boolean)
  const reference = (texts.length > 0 ? texts : [text(entry, 'AddtlNtryInf')]).join(' ')
  const issue =
    status === 'PDNG' || status === 'INFO'
      ? 'pending'
      : !isDay(day)
        ? 'day'
        : typeof amount === 'string'
          ? amount
          : amount === 0
            ? 'zero'
            : own !== '' && own !== currency
              ? 'currency'
              : null
  if (issue) return { line, issue, cells: [day, `${text(entry, 'Amt')} ${own}`, payee, reference] }
  return {
    line,
    day,
    amount: -Number(amount),
    payee: payee.slice(0, 200),
    reference: reference.slice(0, 200),
    balance: null,
    bankReference: text(entry, 'AcctSvcrRef').slice(0, 100),
  }
}

/**
 * Reads the accounts of a CAMT.053 file; null if it is something else. Entries are numbered through the file. Document
 * types are refused, because only they can define entities that expand.
 */
export async function readCamt(xml: string): Promise<Statement[] | null> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null
  const { XMLParser } = await import('fast-xml-parser')
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    isArray: (name) => REPEATED.has(name),
  })
  const statements = all(at(parser.parse(xml) as Node, 'Document', 'BkToCstmrStmt'), 'Stmt')
  let line = 0
  const read = statements.map((statement): Statement => {
    const account = accountOf(statement)
    const entries = all(statement, 'Ntry').map((entry) => readEntry(entry, ++line, account.currency))
    return {
      account,
      rows: entries.filter((each) => 'day' in each),
      unread: entries.filter((each) => 'issue' in each),
      opening: balanceOf(statement, ['OPBD', 'PRCD']),
      closing: balanceOf(statement, ['CLBD']),
    }
  })
  return read.length === 0 ? null : joinStatements(read)
}
