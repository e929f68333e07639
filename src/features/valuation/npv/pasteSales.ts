import { findCurrency, withoutCurrency, type ConvertibleCurrency } from '@/shared/lib/money'
import { parseNumber, toHalfWidth } from '@/shared/lib/parseNumber'
import { parseSales, SALES_YEARS } from './salesEntry'

interface Pasted {
  /** Texts for the cells, from the first one on. Empty clears a cell; bad cells stay as pasted. */
  cells: string[]
  /** Indexes in `cells` that cannot be parsed. */
  bad: number[]
  leftOver: string[]
}

const SPACES = /[\s\u00A0]/g

export const isTable = (text: string) => /[\t\n]/.test(text.trim())

/**
 * Reads spreadsheet cells, in reading order, for the years from `from` (0 is the first) on. Amounts are in `factor`
 * units of money, percentages are shares of the peak. Nothing is dropped: cells that cannot be parsed or have no year
 * are listed. An amount with the sign of a currency other than `currency` is bad.
 */
export function readPaste(text: string, from: number, currency: ConvertibleCurrency, factor = 1): Pasted {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  const all = lines.flatMap((line) => line.split('\t')).map((cell) => cell.trim())
  const capacity = Math.max(0, SALES_YEARS - from)
  const cells = all.slice(0, capacity).map((cell) => parseCell(cell, currency, factor))
  return {
    cells: cells.map(({ text: shown }) => shown),
    bad: cells.flatMap(({ isBad }, index) => (isBad ? [index] : [])),
    leftOver: all.slice(capacity).filter((cell) => cell !== ''),
  }
}

function parseCell(
  cell: string,
  currency: ConvertibleCurrency,
  factor: number,
): { text: string; isBad: boolean } {
  if (cell === '') return { text: '', isBad: false }
  const written = findCurrency(cell)
  if (written !== null && written !== currency) return { text: cell, isBad: true }
  const plain = withoutCurrency(toHalfWidth(cell), currency).replace(SPACES, '')
  const entry = parseSales(plain)
  if (!entry) return { text: cell, isBad: true }
  if (entry.kind === 'share') return { text: plain, isBad: false }
  // A cell with a unit of its own ignores `factor`.
  const times = parseNumber(plain) === null ? 1 : factor
  const amount = Number((entry.amount * times).toPrecision(15))
  const isBad = parseSales(amount) === null // too large in this unit
  return isBad ? { text: cell, isBad } : { text: String(amount), isBad }
}
