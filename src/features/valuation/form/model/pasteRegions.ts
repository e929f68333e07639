import { isDay } from '@/shared/lib/dates'
import { currencyBySign, type ConvertibleCurrency } from '@/shared/lib/money'
import { parseAmount, toHalfWidth } from '@/shared/lib/parseNumber'
import { SALES_REGIONS, type RegionName } from '../../engine'
import { parsePercents } from './percentList'
import { isRegionAmount, REGION_FIELDS, type RegionField, type TypedRegions } from './regions'

interface Cell {
  region: RegionName
  field: RegionField
  text: string
}

export interface PastedRegions {
  regions: TypedRegions
  count: number
  bad: Cell[]
  /** Amounts with the sign of a currency other than the form's. */
  foreign: Cell[]
  /** Filled cells that have no place in the table, each with the heading of its row, if any. */
  leftOver: string[]
}

const SPACES = /[\s\u00A0]/g
const CURRENCY_SIGNS = /[$¥￥]/g
const PERCENT_SIGNS = /[%％]/g

/** Normalizes a pasted cell to what a user would type; null if it is invalid for the field. */
function normalizeCell(field: RegionField, cell: string): string | null {
  const text = toHalfWidth(cell).trim()
  if (field === 'patentExpiry') {
    const day = text.replace(
      /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/,
      (_, year: string, month: string, date: string) =>
        [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
    )
    return isDay(day) ? day : null
  }
  if (field === 'retention') return parsePercents(text.replace(PERCENT_SIGNS, ''))?.join(' / ') ?? null
  const signs = isRegionAmount(field) ? CURRENCY_SIGNS : PERCENT_SIGNS
  const amount = parseAmount(text.replace('\u2212', '-').replace(SPACES, '').replace(signs, ''))
  return amount === null ? null : String(amount)
}

const MISSING = /^(n\/?a|null|nil|tbd|无|暂无|未知)$/i

/** True for text that is invalid in every field: a heading, known or not. */
const isHeading = (cell: string) =>
  /\p{L}/u.test(cell) &&
  !MISSING.test(cell) &&
  REGION_FIELDS.every((field) => normalizeCell(field, cell) === null)

/**
 * Inserts cells of a spreadsheet into the table, starting at one of its cells; empty ones change nothing. A first line
 * of headings names regions, a first column of headings names fields; cells are then placed by these names or not at
 * all. Nothing is dropped: cells that cannot be parsed, have another currency, or have no place are returned.
 */
export function pasteRegions(
  text: string,
  from: { region: RegionName; field: RegionField },
  before: TypedRegions,
  currency: ConvertibleCurrency | undefined,
  names: {
    region: (name: string) => RegionName | undefined
    field: (name: string) => RegionField | undefined
  },
): PastedRegions {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  const [first = [], ...below] = lines
  const heads = first.map(names.region)
  const titles = first.slice(1).filter(Boolean)
  const hasRegions = heads.some(Boolean) || (titles.length > 0 && titles.every(isHeading))
  const body = hasRegions ? below : lines
  const hasFields = body.some(([head = '']) => names.field(head) !== undefined || isHeading(head))

  const rows = REGION_FIELDS.slice(REGION_FIELDS.indexOf(from.field))
  const columns = SALES_REGIONS.slice(SALES_REGIONS.indexOf(from.region))
  const result: PastedRegions = { regions: { ...before }, count: 0, bad: [], foreign: [], leftOver: [] }
  for (const [i, line] of body.entries()) {
    const [head = ''] = line
    const field = hasFields ? names.field(head) : rows[i]
    for (const [j, cell] of line.entries()) {
      if (cell === '' || (hasFields && j === 0)) continue
      const region = hasRegions ? heads[j] : columns[hasFields ? j - 1 : j]
      if (field && region) put({ region, field, text: cell })
      else result.leftOver.push(hasFields && head !== '' ? `${head}: ${cell}` : cell)
    }
  }
  return result

  function put(cell: Cell) {
    const sign = isRegionAmount(cell.field) ? currencyBySign(cell.text) : null
    if (sign !== null && sign !== currency) {
      result.foreign.push(cell)
      return
    }
    const value = normalizeCell(cell.field, cell.text)
    if (value === null) {
      result.bad.push(cell)
      return
    }
    result.count += 1
    result.regions[cell.region] = { ...result.regions[cell.region], [cell.field]: value }
  }
}
