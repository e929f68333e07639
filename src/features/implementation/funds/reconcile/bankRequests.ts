import { reconcile, type Matched, type Movement, type Payment } from '../../domain/reconcile'
import type { Currency } from '@/shared/lib/money'
import { readSheet, type Sheet } from './sheet'
import {
  guessCurrency,
  guessMapping,
  readBankTable,
  completeMapping,
  type BankTable,
  type Mapping,
} from './bankTable'

/** Requests to the worker; `open` comes before `columns` and `read`. */
export type BankRequest =
  | { kind: 'open'; file: Blob; extension: string }
  | { kind: 'columns'; heading: number; columns: Mapping['columns'] }
  | { kind: 'read'; mapping: Mapping; currency: Currency }
  | { kind: 'match'; movements: readonly Movement[]; payments: readonly Payment[]; days: number }

export interface OpenedTable {
  lines: Sheet
  mapping: Mapping
  currency: Currency | null
}

export interface BankAnswers {
  open: OpenedTable
  columns: Mapping
  read: BankTable
  match: Matched
}

const PREVIEW_LINES = 40

function opened(sheet: Sheet): OpenedTable {
  const mapping = guessMapping(sheet)
  return { lines: sheet.slice(0, PREVIEW_LINES), mapping, currency: guessCurrency(sheet, mapping) }
}

/**
 * Creates a request handler; it answers null on errors, such as a file that is not a table, and keeps the last opened
 * table.
 */
export function createBankRequestHandler(): (
  request: BankRequest,
) => Promise<BankAnswers[BankRequest['kind']] | null> {
  let sheet: Sheet = []
  async function answer(request: BankRequest) {
    switch (request.kind) {
      case 'open':
        sheet = readSheet(new Uint8Array(await request.file.arrayBuffer()), request.extension)
        return opened(sheet)
      case 'columns':
        return completeMapping(sheet, request.heading, request.columns)
      case 'read':
        return readBankTable(sheet, request.mapping, request.currency)
      default:
        return reconcile(request.movements, request.payments, request.days)
    }
  }
  return (request) => answer(request).catch(() => null)
}
