import { isDay } from '@/shared/lib/dates'
import { parseAmount, toHalfWidth } from '@/shared/lib/typedNumber'
import { SALES_REGIONS, type RegionName } from '../../engine'
import { parsePercents } from './percentList'
import { REGION_FIELDS, type RegionField, type TypedRegions } from './regions'

interface Cell {
  region: RegionName
  field: RegionField
  text: string
}

export interface PastedRegions {
  /** The regions with what was understood; all else as it was. */
  regions: TypedRegions
  /** Cells that were put into the table. */
  count: number
  /** Cells that cannot be read. */
  bad: Cell[]
  /** Filled cells that the table has no place for. */
  leftOver: string[]
}

/** What programs put around a number. */
const DECORATION = /[$¥￥%％\s\u00A0]/g

/** A pasted cell as it is typed into a field; null for what is no value of its kind. */
function written(field: RegionField, cell: string): string | null {
  const text = toHalfWidth(cell).trim()
  if (field === 'patentExpiry') {
    const day = text.replace(
      /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/,
      (_, year: string, month: string, date: string) =>
        [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
    )
    return isDay(day) ? day : null
  }
  if (field === 'retention') return parsePercents(text.replace(/[%％]/g, ''))?.join(' / ') ?? null
  const amount = parseAmount(text.replace('\u2212', '-').replace(DECORATION, ''))
  return amount === null ? null : String(amount)
}

/**
 * Cells of a spreadsheet put into the table from one of its cells on; empty ones change nothing. A first line that
 * names regions, or a first column that names fields, says where cells belong. Nothing is dropped: what cannot be
 * read or has no place is named.
 */
export function pasteRegions(
  text: string,
  from: { region: RegionName; field: RegionField },
  before: TypedRegions,
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
  const hasFields = lines.some(([first = '']) => names.field(first) !== undefined)
  const heads = (lines[0] ?? []).map(names.region)
  const hasRegions = heads.some(Boolean)

  const rows = REGION_FIELDS.slice(REGION_FIELDS.indexOf(from.field))
  const columns = SALES_REGIONS.slice(SALES_REGIONS.indexOf(from.region))
  const result: PastedRegions = { regions: { ...before }, count: 0, bad: [], leftOver: [] }
  for (const [i, line] of (hasRegions ? lines.slice(1) : lines).entries()) {
    const field = hasFields ? names.field(line[0] ?? '') : rows[i]
    for (const [j, cell] of line.entries()) {
      if (cell === '' || (hasFields && j === 0)) continue
      const region = hasRegions ? heads[j] : columns[hasFields ? j - 1 : j]
      if (!field || !region) result.leftOver.push(cell)
      else put({ region, field, text: cell })
    }
  }
  return result

  function put(cell: Cell) {
    const value = written(cell.field, cell.text)
    if (value === null) {
      result.bad.push(cell)
      return
    }
    result.count += 1
    result.regions[cell.region] = { ...result.regions[cell.region], [cell.field]: value }
  }
}
