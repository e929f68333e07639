import type { CellObject } from 'write-excel-file/node'
import type { Language } from '@/shared/lib/language'
import { decimalsOf, type Currency } from '@/shared/lib/money'
import { onServer } from '../serverTime'

/** Formula with the cached value that programs without a calculation engine show. */
export interface FormulaCell extends CellObject {
  type: 'Formula'
  value: string
  cached?: number | string | boolean
}
export type Cell = CellObject | FormulaCell | null

export const FORMATS = {
  percent: '0.0%',
  integer: '0',
  day: 'yyyy-mm-dd',
  /** Calendar year of a forecast: `2031E`. */
  year: '0"E"',
  time: 'yyyy-mm-dd hh:mm "(UTC+8)"',
} as const

const SYMBOL: Record<Currency, string> = {
  USD: '[$$-409]',
  CNY: '[$¥-804]',
  EUR: '[$€-2]',
  HKD: '[$HK$-C04]',
  GBP: '[$£-809]',
  JPY: '[$JP¥-411]',
}
export function moneyFormat(currency: Currency) {
  const size = `${SYMBOL[currency]}#,##0${decimalsOf(currency) > 0 ? '.00' : ''}`
  return `${size};-${size}`
}

/** Prices in narrow columns: cents only below 1,000. */
export const priceFormat = (currency: Currency) =>
  `[>=1000]${SYMBOL[currency]}#,##0;${moneyFormat(currency).split(';')[0]}`

/** Amounts in a unit that the sheet names: accountants' brackets in English, a minus in Chinese; zero is a dash. */
export const amountFormat = (language: Language) =>
  language === 'en' ? '#,##0.0_);(#,##0.0);"–"_)' : '#,##0.0;-#,##0.0;"–"'

/** Text a spreadsheet may interpret as a formula when the cell is edited, copied or saved as CSV. */
const LIKE_FORMULA = /^[\s\u{FEFF}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** Prefixes an apostrophe where needed, so that text can never become a formula. */
const plainText = (value: string) => (LIKE_FORMULA.test(value) ? `'${value}` : value)

/** XML does not allow control characters, and a cell holds at most 32,767 characters. */
const writable = (value: string) =>
  // oxlint-disable-next-line no-control-regex -- removes them
  value.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').slice(0, 32_000)

type Style = Pick<
  CellObject,
  | 'fontWeight'
  | 'fontSize'
  | 'textColor'
  | 'textDecoration'
  | 'backgroundColor'
  | 'align'
  | 'wrap'
  | 'topBorderStyle'
  | 'columnSpan'
  | 'height'
>

export const text = (value: string | null | undefined, style: Style = {}): Cell =>
  value ? { type: String, value: plainText(writable(value)), ...style } : null

/** Shows the decimals a value has, up to four. */
const defaultFormat = (value: number) => (Number.isInteger(value) ? '#,##0' : '#,##0.00##')

export const number = (value: number | null | undefined, format?: string, style: Style = {}): Cell =>
  value === null || value === undefined || !Number.isFinite(value)
    ? null
    : { type: Number, value, format: format ?? defaultFormat(value), ...style }

export const flag = (value: boolean | null | undefined): Cell =>
  value === null || value === undefined ? null : { type: Boolean, value }

/** Serial number of 1970-01-01 in spreadsheets. */
export const EPOCH = 25_569

/** Date cell in UTC, because spreadsheets have no time zones. */
export const day = (value: string, style: Style = {}): Cell => ({
  type: Date,
  value: new Date(`${value}T00:00:00Z`),
  format: FORMATS.day,
  align: 'left',
  ...style,
})

export function time(value: string): Cell {
  const dateTime = onServer(value)
  return dateTime ? { type: Date, value: dateTime, format: FORMATS.time, align: 'left' } : text(value)
}

export const formula = (value: string, format?: string, style: Style = {}): FormulaCell => ({
  type: 'Formula',
  value,
  ...(format ? { format } : {}),
  ...style,
})

export const INPUT: Style = { backgroundColor: '#FFF8E1' }

const HEADER: Style = { fontWeight: 'bold', backgroundColor: '#E8EEF6', wrap: true }
export const header = (value: string, align: 'left' | 'right' = 'left') => text(value, { ...HEADER, align })
/** A number or formula as column header. */
export const headerCell = (cell: Cell): Cell => cell && { ...cell, ...HEADER, align: 'right' }
export const title = (value: string) => text(value, { fontWeight: 'bold' })
