import { findCurrency, isConvertible, withoutCurrency, type ConvertibleCurrency } from '@/shared/lib/money'
import { parseAmount, parseNumber, toHalfWidth } from '@/shared/lib/parseNumber'
import { parseDay } from '@/shared/form/pickerParsers'
import { convertTyped } from './followUps'
import { parsePercents } from './percentList'
import type { RegionField } from './regions'

/** Other headings of fields in spreadsheets. */
export const FIELD_HEADINGS: Readonly<Record<RegionField, readonly string[]>> = {
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

/** Ignores case, width and spaces. */
const headingKey = (name: string) => toHalfWidth(name).trim().replaceAll(/\s+/g, '').toLowerCase()

export const isOneOf = (name: string, headings: readonly string[]) =>
  headings.some((each) => headingKey(each) === headingKey(name))

export interface PastedAmount {
  /** Text as a user would type it. */
  value: string
  /** Currency of the pasted amount, if it was converted into that of the form. */
  convertedFrom?: ConvertibleCurrency
}

/** Unit of amounts as written in a heading: `Market size ($m)`. */
export interface PastedUnit {
  factor: number
  currency: string | null
}

const SPACES = /[\s\u00A0]/g
const PERCENT_SIGNS = /[%％]/g
const UNIT_IN_HEADING = /^(.*?)[\s,]*\(([^()]*)\)$/

/** Unit of an amount as written behind a heading: `$m`, `百万元`; null if it is none. */
export function parseUnit(text: string): PastedUnit | null {
  const currency = findCurrency(text)
  const unit = currency === null ? text : withoutCurrency(text, currency)
  const factor = parseAmount(`1${unit.trim()}`)
  return factor === null || (currency === null && unit.trim() === '') ? null : { factor, currency }
}

/** Heading and unit of `Market size ($m)`; the unit is empty if there is none. */
export function splitUnit(name: string): [title: string, unit: string] {
  const [, title, unit = ''] = UNIT_IN_HEADING.exec(toHalfWidth(name).trim()) ?? []
  return title === undefined ? [name, ''] : [title, unit]
}

const plainNumber = (text: string) => text.replace('\u2212', '-').replace(SPACES, '')

export const readDay = (cell: string): string | null => parseDay(toHalfWidth(cell).trim())

export const readPercents = (cell: string): string | null =>
  parsePercents(toHalfWidth(cell).replace(PERCENT_SIGNS, ''))?.join(' / ') ?? null

/** Number or percentage as a user would type it; null if it is none. */
export function readNumber(cell: string): string | null {
  const value = parseNumber(plainNumber(toHalfWidth(cell).trim()).replace(PERCENT_SIGNS, ''))
  return value === null ? null : String(value)
}

/**
 * Reads a pasted amount in the currency of the form, converting dollars and yuan into each other. Its own unit counts
 * first, then that of its heading, then `scale`.
 */
export function readAmount(
  text: string,
  { factor, currency: headed }: Partial<PastedUnit>,
  currency: ConvertibleCurrency | undefined,
  scale: number,
): PastedAmount | 'bad' | 'foreign' {
  const own = findCurrency(text)
  const written = own ?? headed ?? null
  if (written !== null && written !== currency && (!isConvertible(written) || currency === undefined))
    return 'foreign'
  const plain = plainNumber(own === null ? toHalfWidth(text) : withoutCurrency(text, own))
  const amount = parseAmount(plain)
  if (amount === null) return 'bad'
  const times = parseNumber(plain) === null ? 1 : (factor ?? scale)
  const value = String(Number((amount * times).toPrecision(15)))
  if (written === null || written === currency || !isConvertible(written)) return { value }
  return { value: String(convertTyped(value, written, currency!)), convertedFrom: written }
}
