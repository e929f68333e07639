import { findCurrency, type ConvertibleCurrency } from '@/shared/lib/money'
import { parseAmount } from '@/shared/lib/parseNumber'
import { SALES_REGIONS, type RegionName } from '../../engine'
import {
  FIELD_HEADINGS,
  isOneOf,
  parseUnit,
  readAmount,
  readDay,
  readNumber,
  readPercents,
  splitUnit,
  type PastedAmount,
  type PastedUnit,
} from './pastedCells'
import { isRegionAmount, REGION_FIELDS, type RegionField, type TypedRegions } from './regions'

interface Cell {
  region: RegionName
  field: RegionField
  text: string
}

export interface PastedCell extends Cell, PastedAmount {}

export interface PastedRegions {
  cells: PastedCell[]
  bad: Cell[]
  /** Amounts in a currency that cannot be converted into the form's. */
  foreign: Cell[]
  /** Filled cells that have no place in the table, each with the heading of its row, if any. */
  leftOver: string[]
}

interface PasteOptions {
  currency: ConvertibleCurrency | undefined
  /** Factor of market sizes without a unit of their own; prices are rarely in millions. */
  unit: number
  labels: { region: (region: RegionName) => string; field: (field: RegionField) => string }
}

/** Other headings of regions in spreadsheets; a following `market` is ignored. */
const REGION_HEADINGS: Readonly<Record<RegionName, readonly string[]>> = {
  us: ['us', 'usa', 'u.s.', 'united states', 'america', '美国'],
  eu: ['eu', 'eu4', 'eu5', 'eu27', 'europe', 'european union', '欧盟', '欧洲'],
  china: ['china', 'cn', 'prc', 'mainland china', '中国', '中国大陆', '国内'],
  japan: ['japan', 'jp', '日本'],
  rest: ['row', 'rest of world', 'rest of the world', 'other', 'others', '其他', '其他地区', '世界其他地区'],
}

interface FieldHeading extends Partial<PastedUnit> {
  field: RegionField
}

function createHeadings({ labels }: PasteOptions) {
  const fieldNamed = (name: string) =>
    REGION_FIELDS.find((each) => isOneOf(name, [each, labels.field(each), ...FIELD_HEADINGS[each]]))
  return {
    region(name: string): RegionName | undefined {
      const shorter = name.replace(/\s*(market|市场)$/i, '')
      return SALES_REGIONS.find((each) => {
        const headings = [each, labels.region(each), ...REGION_HEADINGS[each]]
        return isOneOf(name, headings) || isOneOf(shorter, headings)
      })
    },
    field(name: string): FieldHeading | undefined {
      const exact = fieldNamed(name)
      if (exact) return { field: exact }
      const [title, unit] = splitUnit(name)
      const field = fieldNamed(title)
      if (!field) return undefined
      if (!isRegionAmount(field)) return { field }
      const parsed = parseUnit(unit)
      // An amount in an unknown unit would be taken for another one.
      return parsed ? { field, ...parsed } : undefined
    },
  }
}
type Headings = ReturnType<typeof createHeadings>

/** Normalizes a pasted cell other than an amount to what a user would type; null if it is invalid for the field. */
function normalizeCell(field: RegionField, cell: string): string | null {
  if (field === 'patentExpiry') return readDay(cell)
  if (field === 'retention' || field === 'uptakeByYear') return readPercents(cell)
  return readNumber(cell)
}

const MISSING = /^(n\/?a|null|nil|tbd|无|暂无|未知)$/i

/** True for text that is invalid in every field: a heading, known or not. */
const isHeading = (cell: string) =>
  /\p{L}/u.test(cell) &&
  !MISSING.test(cell) &&
  parseAmount(cell) === null &&
  findCurrency(cell) === null &&
  REGION_FIELDS.every((field) => normalizeCell(field, cell) === null)

const isTitle = (headings: Headings, cell: string) => headings.field(cell) !== undefined || isHeading(cell)

/** Turns a table with a region in each row around, so that each has a column. */
function withRegionColumns(lines: string[][], headings: Headings): string[][] {
  const [first = [], ...below] = lines
  const hasRegionRows = below.some(([head = '']) => headings.region(head) !== undefined)
  const hasFieldColumns = first.some((cell) => headings.field(cell) !== undefined)
  if (!hasRegionRows || !hasFieldColumns) return lines
  const width = Math.max(...lines.map(({ length }) => length))
  return Array.from({ length: width }, (_, column) => lines.map((line) => line[column] ?? ''))
}

/**
 * Reads cells of a spreadsheet for the table, starting at one of its cells; empty ones change nothing. Headings name
 * regions in the first line and fields in the first column, or the other way round; cells are then placed by these
 * names or not at all. Nothing is dropped: cells that cannot be parsed, have another currency, or have no place are
 * returned. Dollars and yuan are converted at the product's rate.
 */
export function readRegions(
  text: string,
  from: { region: RegionName; field: RegionField },
  options: PasteOptions,
): PastedRegions {
  const headings = createHeadings(options)
  const lines = withRegionColumns(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/\n+$/, '')
      .split('\n')
      .map((line) => line.split('\t').map((cell) => cell.trim())),
    headings,
  )
  const [first = [], ...below] = lines
  const heads = first.map((head) => headings.region(head))
  const titles = first.slice(1).filter(Boolean)
  const hasRegions = heads.some(Boolean) || (titles.length > 0 && titles.every(isHeading))
  const body = hasRegions ? below : lines
  const hasFields = body.some(([head = '']) => isTitle(headings, head))

  const rows = REGION_FIELDS.slice(REGION_FIELDS.indexOf(from.field))
  const columns = SALES_REGIONS.slice(SALES_REGIONS.indexOf(from.region))
  const result: PastedRegions = { cells: [], bad: [], foreign: [], leftOver: [] }
  for (const [i, line] of body.entries()) {
    const [head = ''] = line
    const ordered = rows[i]
    const heading = hasFields ? headings.field(head) : ordered && { field: ordered }
    for (const [j, cell] of line.entries()) {
      if (cell === '' || (hasFields && j === 0)) continue
      const region = hasRegions ? heads[j] : columns[hasFields ? j - 1 : j]
      if (heading && region) put({ region, field: heading.field, text: cell }, heading)
      else result.leftOver.push(hasFields && head !== '' ? `${head}: ${cell}` : cell)
    }
  }
  return result

  function put(cell: Cell, heading: FieldHeading) {
    if (!isRegionAmount(cell.field)) {
      const value = normalizeCell(cell.field, cell.text)
      if (value === null) result.bad.push(cell)
      else result.cells.push({ ...cell, value })
      return
    }
    const scale = cell.field === 'marketSize' ? options.unit : 1
    const amount = readAmount(cell.text, heading, options.currency, scale)
    if (typeof amount === 'string') result[amount].push(cell)
    else result.cells.push({ ...cell, ...amount })
  }
}

export const withPasted = (before: TypedRegions, cells: readonly PastedCell[]): TypedRegions =>
  cells.reduce<TypedRegions>(
    (regions, { region, field, value }) => ({ ...regions, [region]: { ...regions[region], [field]: value } }),
    before,
  )
