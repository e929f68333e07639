import { findCurrency, isConvertible, withoutCurrency, type ConvertibleCurrency } from '@/shared/lib/money'
import { parseAmount, parseNumber, toHalfWidth } from '@/shared/lib/parseNumber'
import { parseDay } from '@/shared/form/pickerParsers'
import { SALES_REGIONS, type RegionName } from '../../engine'
import { convertTyped } from './followUps'
import { parsePercents } from './percentList'
import { isRegionAmount, REGION_FIELDS, type RegionField, type TypedRegions } from './regions'

interface Cell {
  region: RegionName
  field: RegionField
  text: string
}

export interface PastedCell extends Cell {
  /** Text as a user would type it. */
  value: string
  /** Currency of the pasted amount, if it was converted into that of the form. */
  convertedFrom?: ConvertibleCurrency
}

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

const FIELD_HEADINGS: Readonly<Record<RegionField, readonly string[]>> = {
  marketSize: ['market size', 'market', 'market value', '市场规模', '市场容量'],
  growth: ['growth', 'growth rate', 'market growth', 'cagr', '增长率', '年增长率', '复合增长率'],
  annualCostPerPatient: [
    'price',
    'list price',
    'annual price',
    'annual cost',
    'cost per patient',
    '价格',
    '年费用',
    '年治疗费用',
    '人均年费用',
  ],
  referenceAnnualCost: ['reference price', 'reference cost', '参考价格', '参考费用'],
  grossToNet: ['gross to net', 'gtn', 'g2n', 'rebate', 'rebates', '折扣', '返利'],
  priceGrowth: ['price growth', 'price increase', '价格增长率', '价格年增长率'],
  exchangeGrowth: ['currency change', 'fx change', 'fx', '汇率年变动', '汇率变动'],
  peakShare: ['peak share', 'peak market share', 'market share', '峰值份额', '市场份额', '市占率'],
  peakYear: ['peak year', 'years to peak', 'time to peak', '峰值年份', '达峰年份', '达峰时间'],
  uptakeByYear: ['uptake', 'ramp', 'ramp-up', '放量曲线', '逐年放量'],
  filing: ['approval', 'probability of approval', '获批概率'],
  regionLag: ['launch lag', 'launch delay', '上市滞后', '上市延迟'],
  patentExpiry: ['patent expiry', 'patent expiration', '专利到期', '专利到期日'],
  dataExclusivityYears: ['data exclusivity', 'years of data exclusivity', '数据独占期', '数据保护期'],
  retention: ['retention', 'sales retained', '销售保留率'],
  tailYears: ['tail', 'tail years', '尾期'],
  cogs: ['cogs', 'cost of goods', 'cost of goods sold', '销售成本', '销售成本率', '营业成本率'],
  sga: ['sga', 'sg&a', 'selling expenses', '销售管理费用', '销售及管理费用率'],
  royalty: ['royalty', 'royalty rate', '许可费率', '特许权使用费'],
  salesForceCost: ['sales force', 'sales force cost', '销售队伍', '销售团队费用'],
  salesForceLead: ['sales force lead', '销售队伍提前年数'],
  salesForceGrowth: ['sales force growth', '销售队伍费用增长率'],
  wacc: ['wacc', 'discount rate', '折现率', '贴现率'],
  tax: ['tax', 'tax rate', '税率', '所得税率'],
  lossLimit: ['loss relief limit', 'loss limit', '亏损抵扣上限'],
  lossYears: ['loss carryforward', 'loss years', '亏损结转年限'],
}

/** Ignores case, width and repeated spaces. */
const headingKey = (name: string) => toHalfWidth(name).trim().replaceAll(/\s+/g, ' ').toLowerCase()

const isOneOf = (name: string, headings: readonly string[]) =>
  headings.some((each) => headingKey(each) === headingKey(name))

interface FieldHeading {
  field: RegionField
  /** Unit of amounts in the heading: `Market size ($m)`. */
  factor?: number | undefined
  currency?: string | null | undefined
}

const SPACES = /[\s\u00A0]/g
const PERCENT_SIGNS = /[%％]/g
const UNIT_IN_HEADING = /^(.*?)[\s,]*\(([^()]*)\)$/

/** Unit of an amount as written behind a heading: `$m`, `百万元`; null if it is none. */
function parseUnit(text: string): { factor: number; currency: string | null } | null {
  const currency = findCurrency(text)
  const unit = currency === null ? text : withoutCurrency(text, currency)
  const factor = parseAmount(`1${unit.trim()}`)
  return factor === null || (currency === null && unit.trim() === '') ? null : { factor, currency }
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
      const [, title = '', unit = ''] = UNIT_IN_HEADING.exec(toHalfWidth(name).trim()) ?? []
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
  const text = toHalfWidth(cell).trim()
  if (field === 'patentExpiry') return parseDay(text)
  if (field === 'retention' || field === 'uptakeByYear')
    return parsePercents(text.replace(PERCENT_SIGNS, ''))?.join(' / ') ?? null
  const value = parseNumber(text.replace('\u2212', '-').replace(SPACES, '').replace(PERCENT_SIGNS, ''))
  return value === null ? null : String(value)
}

interface PastedAmount {
  value: string
  convertedFrom?: ConvertibleCurrency
}

function readAmount(
  { field, text }: Cell,
  { factor, currency: headed }: Partial<FieldHeading>,
  { currency, unit }: PasteOptions,
): PastedAmount | 'bad' | 'foreign' {
  const written = findCurrency(text) ?? headed ?? null
  if (written !== null && written !== currency && (!isConvertible(written) || currency === undefined))
    return 'foreign'
  const own = findCurrency(text)
  const plain = (own === null ? toHalfWidth(text) : withoutCurrency(text, own))
    .replace('\u2212', '-')
    .replace(SPACES, '')
  const amount = parseAmount(plain)
  if (amount === null) return 'bad'
  // A cell with a unit of its own ignores that of its heading and the chosen one.
  const times = parseNumber(plain) === null ? 1 : (factor ?? (field === 'marketSize' ? unit : 1))
  const value = String(Number((amount * times).toPrecision(15)))
  if (written === null || written === currency || !isConvertible(written)) return { value }
  return { value: String(convertTyped(value, written, currency!)), convertedFrom: written }
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
    const amount = readAmount(cell, heading, options)
    if (typeof amount === 'string') result[amount].push(cell)
    else result.cells.push({ ...cell, ...amount })
  }
}

export const withPasted = (before: TypedRegions, cells: readonly PastedCell[]): TypedRegions =>
  cells.reduce<TypedRegions>(
    (regions, { region, field, value }) => ({ ...regions, [region]: { ...regions[region], [field]: value } }),
    before,
  )
