import { pathOf, type FieldPath } from '@/shared/form/fieldPath'
import { toHalfWidth } from '@/shared/lib/parseNumber'
import type { ConvertibleCurrency } from '@/shared/lib/money'
import { STAGES, type StageName } from '../../engine/method/valuationTypes'
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

type FieldKind = 'text' | 'money' | 'price' | 'number' | 'years' | 'months' | 'day' | 'percents'

/** Fields of the form that a table of assumptions can fill in, with their usual names besides the form's own. */
const GENERAL_FIELDS = {
  pipelineName: ['text', 'asset', 'product', 'drug', 'pipeline', '管线', '项目', '产品'],
  companyName: ['text', 'company', 'sponsor', 'licensor', '公司', '企业'],
  baseDate: ['day', 'base date', 'valuation date', '基准日', '估值日期'],
  stageStartDate: ['day', 'start of current stage', '当前阶段开始'],
  launchDate: ['day', 'launch date', '上市日期'],
  patentExpiry: ['day'],
  marketSize: ['money', 'total market', 'addressable market'],
  growth: ['number'],
  annualCostPerPatient: ['price', 'net price', 'treatment cost'],
  referenceAnnualCost: ['price'],
  priceGrowth: ['number', 'price inflation', 'inflation', '通胀率'],
  patientPool: ['number', 'addressable patients', 'eligible patients', '可及患者'],
  peakShare: ['number', 'penetration', 'peak penetration', '渗透率', '峰值渗透率'],
  classPenetration: ['number'],
  orderOfEntry: ['number'],
  entrants: ['number', 'competitors', '竞争者数量'],
  peakYear: ['number'],
  uptakeByYear: ['percents'],
  currentSales: ['money', 'current sales', 'sales', '当前销售额'],
  probabilityOfApproval: [
    'number',
    'pos',
    'lop',
    'loa',
    'pts',
    'probability of success',
    '成功率',
    '成功概率',
  ],
  cogs: ['number'],
  sga: ['number'],
  royalty: ['number'],
  wacc: ['number'],
  rndRate: ['number'],
  tax: ['number'],
  workingCapital: ['number', 'working capital', 'nwc', '营运资金'],
  spend: ['money', 'sunk cost', 'sunk costs', '已投入', '沉没成本'],
  futureBudget: ['money', 'r&d budget', 'remaining r&d', '研发预算', '剩余研发费用'],
  launchCost: ['money', 'launch costs', '上市费用'],
  launchLag: ['years', 'launch lag', 'time to launch'],
  salesForceCost: ['money'],
  salesForceLead: ['years'],
  salesForceGrowth: ['number'],
  growthHorizon: ['years'],
  retention: ['percents'],
  tailYears: ['years'],
  lossLimit: ['number'],
  lossYears: ['years'],
  openingLoss: ['money', 'nol', 'tax losses', '可抵扣亏损'],
} as const satisfies Record<string, readonly [FieldKind, ...string[]]>

const STAGE_NAMES: Readonly<Record<StageName, readonly string[]>> = {
  preclinical: ['preclinical', '临床前'],
  phase1: ['phase 1', 'phase i', 'p1', 'ph1', 'i期', '1期', '临床i期', '临床一期'],
  phase2: ['phase 2', 'phase ii', 'p2', 'ph2', 'ii期', '2期', '临床ii期', '临床二期'],
  phase3: ['phase 3', 'phase iii', 'p3', 'ph3', 'iii期', '3期', '临床iii期', '临床三期'],
  applying: ['filing', 'filed', 'review', 'registration', 'nda', 'bla', '申报', '注册', '上市申请'],
}

const PLAN_FIELDS = {
  cost: ['money', 'cost', 'costs', 'r&d cost', '费用', '成本'],
  months: ['months', 'duration', 'length', '时长', '周期'],
  start: ['day', 'start', 'start date', '开始', '开始日期'],
} as const satisfies Record<string, readonly [FieldKind, ...string[]]>

export interface PastedField {
  key: string
  path: FieldPath
  kind: FieldKind
  headings: readonly string[]
}

const isRegional = (name: string): name is keyof typeof FIELD_HEADINGS => name in FIELD_HEADINGS

const fieldOf = (key: string, kind: FieldKind, headings: readonly string[]): PastedField => ({
  key,
  path: pathOf(key),
  kind,
  headings,
})

export const PASTED_FIELDS: readonly PastedField[] = [
  ...Object.entries(GENERAL_FIELDS).map(([name, [kind, ...headings]]) =>
    fieldOf(name, kind, [name, ...headings, ...(isRegional(name) ? FIELD_HEADINGS[name] : [])]),
  ),
  ...STAGES.flatMap((stage) =>
    Object.entries(PLAN_FIELDS).map(([name, [kind, ...words]]) =>
      fieldOf(
        `stages.${stage}.${name}`,
        kind,
        STAGE_NAMES[stage].flatMap((each) => words.map((word) => `${each} ${word}`)),
      ),
    ),
  ),
]

/** A line of a pasted table. */
export interface PastedLine {
  label: string
  text: string
  /** Unit in a column of its own. */
  unit: string
}

/** Lines with a label and a value, from cells of a spreadsheet or text such as `WACC: 11%`. */
export const readLines = (text: string): PastedLine[] =>
  text.split(/\r\n?|\n/).flatMap((line) => {
    const [, head, rest] = /^([^:：=]+)[:：=](.+)$/.exec(line) ?? []
    const cells = line.includes('\t') ? line.split('\t') : [head ?? '', rest ?? '']
    const [label, value, unit = ''] = cells.map((cell) => cell.trim()).filter(Boolean)
    return label !== undefined && value !== undefined ? [{ label, text: value, unit }] : []
  })

/** Field that a label names, by the form's name for it or a usual one. */
export const fieldNamed = (
  { label }: Pick<PastedLine, 'label'>,
  fields: readonly PastedField[],
  labelOf: (field: PastedField) => string,
): PastedField | undefined =>
  [label, splitUnit(label)[0]]
    .map((name) => fields.find((field) => isOneOf(name, [labelOf(field), ...field.headings])))
    .find(Boolean)

const DURATION = /^(.*?)\s*(months?|mo|个月|月|years?|yrs?|y|年)?$/i

function readDuration(typed: string, kind: 'months' | 'years'): string | null {
  const [, amount = '', unit = ''] = DURATION.exec(toHalfWidth(typed).trim()) ?? []
  const value = readNumber(amount)
  if (value === null || unit === '') return value
  const given = /^(m|个|月)/i.test(unit) ? 'months' : 'years'
  if (given === kind) return value
  return String(Number((kind === 'months' ? Number(value) * 12 : Number(value) / 12).toPrecision(12)))
}

/**
 * Value of a line as a user would type it into a field, or why it cannot be taken: `bad` text, or an amount in a `foreign`
 * currency. `scale` is the unit of amounts without one of their own; prices are in plain money.
 */
export function valueFor(
  { kind }: PastedField,
  { label, text, unit }: PastedLine,
  currency: ConvertibleCurrency,
  scale: number,
): PastedAmount | 'bad' | 'foreign' {
  const heading: Partial<PastedUnit> = parseUnit(unit) ?? parseUnit(splitUnit(label)[1]) ?? {}
  const asValue = (value: string | null) => (value === null ? 'bad' : { value })
  switch (kind) {
    case 'money':
      return readAmount(text, heading, currency, scale)
    case 'price':
      return readAmount(text, heading, currency, 1)
    case 'text':
      return { value: text }
    case 'day':
      return asValue(readDay(text))
    case 'percents':
      return asValue(readPercents(text))
    case 'months':
    case 'years':
      return asValue(readDuration(`${text} ${unit}`, kind))
    default:
      return asValue(readNumber(text))
  }
}

/** Values by field as a change of the form. */
export const asValues = (taken: readonly { field: PastedField; value: unknown }[]): Record<string, unknown> =>
  taken.reduce<Record<string, unknown>>(
    (values, { field, value }) => withValue(values, field.path, value),
    {},
  )

function withValue(
  values: Record<string, unknown>,
  [name, ...rest]: FieldPath,
  value: unknown,
): Record<string, unknown> {
  const key = String(name)
  if (rest.length === 0) return { ...values, [key]: value }
  return { ...values, [key]: withValue((values[key] ?? {}) as Record<string, unknown>, rest, value) }
}
