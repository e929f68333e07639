import { reconcile, type Matched, type Movement, type Payment } from '../../domain/reconcile'
import { readSheet, type Sheet } from './sheet'
import { guessMapping, readBankTable, withColumns, type BankTable, type Mapping } from './bankTable'

/** What is done beside the page; `open` comes before `columns` and `read`. */
export type BankRequest =
  | { kind: 'open'; file: Blob; extension: string }
  | { kind: 'columns'; heading: number; columns: Mapping['columns'] }
  | { kind: 'read'; mapping: Mapping }
  | { kind: 'match'; movements: readonly Movement[]; payments: readonly Payment[]; days: number }

/** The beginning of a table, and how it is most likely to be read. */
export interface OpenedTable {
  lines: Sheet
  mapping: Mapping
}

export interface BankAnswers {
  open: OpenedTable
  columns: Mapping
  read: BankTable
  match: Matched
}

/** Lines of a table that are shown. */
const SHOWN = 40

/** Answers what is asked, null where that cannot be, as of a file that is no table; keeps the table opened last. */
export function createBankWork(): (request: BankRequest) => Promise<BankAnswers[BankRequest['kind']] | null> {
  let sheet: Sheet = []
  async function answer(request: BankRequest) {
    switch (request.kind) {
      case 'open':
        sheet = readSheet(new Uint8Array(await request.file.arrayBuffer()), request.extension)
        return { lines: sheet.slice(0, SHOWN), mapping: guessMapping(sheet) }
      case 'columns':
        return withColumns(sheet, request.heading, request.columns)
      case 'read':
        return readBankTable(sheet, request.mapping)
      default:
        return reconcile(request.movements, request.payments, request.days)
    }
  }
  return (request) => answer(request).catch(() => null)
}
