import { currencyBySign, type Currency } from '@/shared/lib/money'
import { parseNumber, toHalfWidth } from '@/shared/lib/typedNumber'
import { parseSales, SALES_YEARS } from './salesEntry'

interface Pasted {
  /** What goes into the cells, from the first one on; empty clears a cell. Bad cells as they came. */
  cells: string[]
  /** Places in `cells` that cannot be read. */
  bad: number[]
  /** Filled cells for which the grid has no year. */
  leftOver: string[]
}

/** What programs put around the number of a cell that shows money. */
const DECORATION = /[$¥￥\s\u00A0]/g

/** Whether a clipboard holds more than one cell. */
export const isTable = (text: string) => /[\t\n]/.test(text.trim())

/**
 * Cells of a spreadsheet, in reading order, for the years from `from` (0 is the first) on. Amounts are in
 * `factor` units of money, percentages are shares of the peak. Nothing is dropped: what cannot be read or has
 * no year is named. An amount with the sign of another currency than `currency` is bad.
 */
export function readPaste(text: string, from: number, currency: Currency, factor = 1): Pasted {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  const all = lines.flatMap((line) => line.split('\t')).map((cell) => cell.trim())
  const room = Math.max(0, SALES_YEARS - from)
  const cells = all.slice(0, room).map((cell) => written(cell, currency, factor))
  return {
    cells: cells.map(({ text: shown }) => shown),
    bad: cells.flatMap(({ isBad }, index) => (isBad ? [index] : [])),
    leftOver: all.slice(room).filter((cell) => cell !== ''),
  }
}

function written(cell: string, currency: Currency, factor: number): { text: string; isBad: boolean } {
  if (cell === '') return { text: '', isBad: false }
  const sign = currencyBySign(cell)
  if (sign !== null && sign !== currency) return { text: cell, isBad: true }
  const plain = toHalfWidth(cell).replace(DECORATION, '')
  const entry = parseSales(plain)
  if (!entry) return { text: cell, isBad: true }
  if (entry.kind === 'share') return { text: plain, isBad: false }
  // A cell with a unit of its own says how much it is.
  const times = parseNumber(plain) === null ? 1 : factor
  const amount = Number((entry.amount * times).toPrecision(15))
  const isBad = parseSales(amount) === null // too large in this unit
  return isBad ? { text: cell, isBad } : { text: String(amount), isBad }
}
