import { read, type WorkBook } from '@e965/xlsx'
import { DISCOUNTING } from '@/features/valuation/engine/method/time'
import { SALES_REGIONS, STAGES } from '@/features/valuation/engine'
import { unpacked } from '@/features/implementation/funds/reconcile/workbook'
import type { RegionField } from '@/features/valuation/form/model/regions'
import { regionName } from '@/features/valuation/form/model/regionTexts'
import { StoredForm, type ValuationForm } from '@/features/valuation/form/model/valuationSchema'
import type { EditedModel, ModelInput, Report } from '@/features/valuation/reports/model/report.api'
import { valueAt, type FieldPath } from '@/shared/form/fieldPath'
import { dayFromNumber } from '@/shared/lib/dates'
import type { Language } from '@/shared/lib/language'
import { EPOCH } from '../../../../platform/xlsx/cells'
import { requireComplete } from '../../common/complete'
import { textsOf } from '../../common/texts'
import { modelInputs } from './index'

type Unit = ModelInput['unit']

/** Input of the workbook without the suffix of its indication or region, and the form's field. */
type Fields<Field extends string = string> = Readonly<Record<string, readonly [Field, Unit]>>

const GENERAL: Fields = {
  base_date: ['baseDate', 'day'],
  wacc: ['wacc', 'percent'],
  rnd_rate: ['rndRate', 'percent'],
  tax: ['tax', 'percent'],
  loss_opening: ['openingLoss', 'money'],
  working_capital: ['workingCapital', 'percent'],
  spent: ['spend', 'money'],
  budget: ['futureBudget', 'money'],
  multiple: ['expectedReturn', 'number'],
}

/** Fields that each indication has; those of the lead are fields of the form. */
const OF_INDICATION: Fields = {
  approval: ['probabilityOfApproval', 'percent'],
  market_size: ['marketSize', 'money'],
  price: ['annualCostPerPatient', 'money'],
  reference: ['referenceAnnualCost', 'money'],
  pool: ['patientPool', 'percent'],
  share: ['peakShare', 'percent'],
  current_sales: ['currentSales', 'money'],
  overlap: ['overlapWithLead', 'percent'],
  growth: ['growth', 'percent'],
  launch_cost: ['launchCost', 'money'],
  peak_year: ['peakYear', 'number'],
}

/** Fields of the lead alone. */
const OF_LEAD: Fields = {
  force: ['salesForceCost', 'money'],
  force_lead: ['salesForceLead', 'years'],
  force_growth: ['salesForceGrowth', 'percent'],
}

/** Fields that apply to all indications, although the workbook has a cell for each. */
const OF_ALL: Fields = {
  launch: ['launchDate', 'day'],
  lag: ['launchLag', 'years'],
  growth_years: ['growthHorizon', 'years'],
  price_growth: ['priceGrowth', 'percent'],
  orderOfEntry: ['orderOfEntry', 'number'],
  entrants: ['entrants', 'number'],
  class: ['classPenetration', 'percent'],
  combo: ['comboRevenueShare', 'percent'],
  cogs: ['cogs', 'percent'],
  sga: ['sga', 'percent'],
  royalty: ['royalty', 'percent'],
  patent: ['patentExpiry', 'day'],
  exclusivity: ['dataExclusivityYears', 'years'],
  protected: ['dataExclusivityShare', 'percent'],
  tail: ['tailYears', 'years'],
  loss_limit: ['lossLimit', 'percent'],
  loss_years: ['lossYears', 'years'],
}

const OF_REGION: Fields<RegionField> = {
  filing: ['filing', 'percent'],
  lag: ['regionLag', 'years'],
  market_size: ['marketSize', 'money'],
  growth: ['growth', 'percent'],
  price: ['annualCostPerPatient', 'money'],
  rebates: ['grossToNet', 'percent'],
  reference: ['referenceAnnualCost', 'money'],
  price_growth: ['priceGrowth', 'percent'],
  share: ['peakShare', 'percent'],
  patent: ['patentExpiry', 'day'],
  exclusivity: ['dataExclusivityYears', 'years'],
  tail: ['tailYears', 'years'],
  peak_year: ['peakYear', 'number'],
  cogs: ['cogs', 'percent'],
  sga: ['sga', 'percent'],
  royalty: ['royalty', 'percent'],
  force: ['salesForceCost', 'money'],
  force_lead: ['salesForceLead', 'years'],
  force_growth: ['salesForceGrowth', 'percent'],
  rate: ['wacc', 'percent'],
  tax: ['tax', 'percent'],
  loss_limit: ['lossLimit', 'percent'],
  loss_years: ['lossYears', 'years'],
}

/** Fields of a further cost. */
const OF_OUTLAY: Fields = {
  outlay: ['amount', 'money'],
  outlay_at: ['when', 'day'],
  outlay_years: ['months', 'years'],
}

/** Lists with a cell per year, which the form has in one field. */
const LISTS: Fields = { retention: ['retention', 'percent'], uptake: ['uptakeByYear', 'percent'] }

const OF_STAGE: Fields = {
  start: ['start', 'day'],
  duration: ['months', 'years'],
  cost: ['cost', 'money'],
}

const STAGE_NAME = new RegExp(`^(\\w+)_(\\d)_(${STAGES.join('|')})$`)
const OUTLAY_NAME = /^(\w+?)_1_(\d+)$/
const LIST_NAME = new RegExp(`^(\\w+?)_(\\d)(?:_(${SALES_REGIONS.join('|')}))?_y(\\d+)$`)
const PART_NAME = new RegExp(`^(\\w+?)_(\\d)(?:_(${SALES_REGIONS.join('|')}))?$`)

interface Place {
  /** Null if the form has no field. */
  path: FieldPath | null
  unit: Unit
  /** Number of the indication, from 1. */
  part?: number
  region?: string
  /** Year of a cell of a list, from 1. */
  year?: number
}

const placeIn = (
  fields: Fields,
  name: string,
  before: FieldPath,
  rest: Omit<Place, 'path' | 'unit'>,
): Place => {
  const [field, unit = 'number'] = fields[name] ?? []
  return { ...rest, unit, path: field === undefined ? null : [...before, field] }
}

/** Finds the field of the form for an input of the workbook. */
function placeOf(name: string): Place {
  if (name === 'theta') return { path: ['discounting'], unit: 'years' }
  if (GENERAL[name]) return placeIn(GENERAL, name, [], {})
  const [, stageInput, stagePart, stage] = STAGE_NAME.exec(name) ?? []
  if (stageInput !== undefined) {
    const of = { part: Number(stagePart) }
    const own: FieldPath = of.part === 1 ? [] : ['otherIndications', of.part - 2]
    return OF_STAGE[stageInput]
      ? placeIn(OF_STAGE, stageInput, [...own, 'stages', stage!], of)
      : { ...of, path: null, unit: 'percent' }
  }
  const [, outlay, position] = OUTLAY_NAME.exec(name) ?? []
  if (outlay !== undefined && OF_OUTLAY[outlay])
    return placeIn(OF_OUTLAY, outlay, ['outlays', Number(position) - 1], { part: 1 })
  const listed = listPlaceOf(name)
  if (listed) return listed
  const [, input = name, number, region] = PART_NAME.exec(name) ?? []
  if (number === undefined) return { path: null, unit: 'number' }
  const part = Number(number)
  const own: FieldPath = part === 1 ? [] : ['otherIndications', part - 2]
  if (region !== undefined) return placeIn(OF_REGION, input, [...own, 'regions', region], { part, region })
  if (OF_INDICATION[input]) return placeIn(OF_INDICATION, input, own, { part })
  if (part === 1 && OF_LEAD[input]) return placeIn(OF_LEAD, input, [], { part })
  // The cells of further indications have to agree with the lead's.
  const general = placeIn(OF_ALL, input, [], { part })
  return part === 1 ? general : { ...general, path: null }
}

/** Place of a year of a list; null for any other cell. */
function listPlaceOf(name: string): Place | null {
  const [, list, number, region, year] = LIST_NAME.exec(name) ?? []
  if (list === undefined || !LISTS[list]) return null
  const [part, rest] = [Number(number), { year: Number(year) }]
  if (region !== undefined) {
    const own: FieldPath = part === 1 ? [] : ['otherIndications', part - 2]
    return placeIn(LISTS, list, [...own, 'regions', region], { part, region, ...rest })
  }
  return part === 1
    ? placeIn(LISTS, list, [], { part, ...rest })
    : { unit: 'percent', path: null, part, ...rest }
}

/** The list of a form with another percentage in one year; a list that the form leaves empty cannot be completed. */
function listWith(form: ValuationForm, path: FieldPath, year: number, percent: unknown): string | undefined {
  const typed = valueAt(form, path)
  return typeof typed === 'string'
    ? typed
        .split(' / ')
        .map((each, index) => (index === year - 1 ? String(percent) : each))
        .join(' / ')
    : undefined
}

/** Value as the form has it: percentages up to 100, months, and days. */
function toForm(name: string, { unit }: Place, value: number): unknown {
  if (name === 'theta') return Object.entries(DISCOUNTING).find(([, timing]) => timing === value)?.[0]
  if (unit === 'percent') return Number((value * 100).toPrecision(12))
  if (unit === 'day') return dayFromNumber(Math.round(value - EPOCH))
  if (name.startsWith('duration_') || name.startsWith('outlay_years_'))
    return Number((value * 12).toPrecision(12))
  return value
}

function withValue(target: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(target))
    return target.map((each: unknown, index) => (index === key ? withValue(each, rest, value) : each))
  const fields = (target ?? {}) as Record<string, unknown>
  return { ...fields, [key]: withValue(fields[key], rest, value) }
}

function changeForm(form: ValuationForm, name: string, value: number): ValuationForm {
  const place = placeOf(name)
  if (!place.path) return form
  const single = toForm(name, place, value)
  const typed = place.year === undefined ? single : listWith(form, place.path, place.year, single)
  if (typed === undefined) return form
  const [field] = place.path
  const changed =
    place.path.length === 1 && field === 'growth'
      ? // A shrinking market has a field of its own.
        Number(typed) < 0
        ? { ...form, decline: -Number(typed) }
        : { ...form, growth: typed, decline: undefined }
      : (withValue(form, place.path, typed) as object)
  // Years of one's own replace a preset.
  const asEntered = field === 'dataExclusivityYears' ? { ...changed, dataExclusivity: 'custom' } : changed
  const parsed = StoredForm.safeParse(asEntered)
  return parsed.success ? parsed.data : form
}

interface GivenCell {
  value: unknown
  isFormula: boolean
}

/** Named cells of a workbook, wherever they have been moved. */
function namedCells({ Workbook, Sheets }: WorkBook): Map<string, GivenCell> {
  return new Map(
    (Workbook?.Names ?? []).flatMap(({ Name, Ref }): [string, GivenCell][] => {
      const [, sheet = '', address = ''] = /^'?(.*?)'?!\$?([A-Z]+\$?\d+)$/.exec(Ref) ?? []
      const cell = Sheets[sheet.replaceAll("''", "'")]?.[address.replace('$', '')] as
        | { v?: unknown; f?: string }
        | undefined
      return address === '' ? [] : [[Name, { value: cell?.v, isFormula: cell?.f !== undefined }]]
    }),
  )
}

/** Days by which a date may differ: the form has no time of day. */
const DAY_TOLERANCE = 0.5

const isSame = (a: unknown, b: unknown, unit: Unit): boolean =>
  typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) <= (unit === 'day' ? DAY_TOLERANCE : 1e-9 * Math.max(1, Math.abs(a), Math.abs(b)))
    : a === b

type Inputs = ReturnType<typeof modelInputs>['inputs']

/** True if a cell of an edited workbook has the value that the form gives it. */
function agrees(inputs: Inputs, given: Map<string, GivenCell>, name: string): boolean {
  const own = inputs.get(name)?.value
  const cell = given.get(name)
  if (!own || !cell) return false
  if (own.type === 'Formula') return cell.isFormula
  return isSame(own.value, cell.value, placeOf(name).unit)
}

function openWorkbook(bytes: Uint8Array): WorkBook | null {
  try {
    return read(unpacked(bytes), { type: 'array' })
  } catch {
    return null
  }
}

/**
 * Compares the inputs of an edited workbook with those of its report. A change is only taken if the form that has it
 * gives the workbook's value again; everything else is refused, so that form and workbook never differ unseen. Null if
 * the file is not a workbook of such a report.
 */
export function readModel(report: Report, bytes: Uint8Array, language: Language): EditedModel | null {
  const texts = textsOf(language)
  const complete = requireComplete(report)
  const inputsOf = (form: ValuationForm) =>
    modelInputs({ ...complete, report: { ...report, form, baseDate: form.baseDate } }, texts).inputs
  const { inputs: before, parts } = modelInputs(complete, texts)
  const book = openWorkbook(bytes)
  const given = book && namedCells(book)
  if (!given || [...before.keys()].some((name) => !given.has(name))) return null

  const edited = [...before.keys()].filter((name) => !agrees(before, given, name))
  const formWith = (names: readonly string[]) =>
    names.reduce((form, name) => {
      const { value } = given.get(name)!
      return typeof value === 'number' ? changeForm(form, name, value) : form
    }, report.form)
  let taken = edited
  let form = formWith(taken)
  // Refusing one change may be what another depends on.
  for (;;) {
    const inputs = inputsOf(form)
    const agreeing = taken.filter((name) => agrees(inputs, given, name))
    if (agreeing.length === taken.length) break
    taken = agreeing
    form = formWith(taken)
  }
  const after = inputsOf(form)
  const differing = [...before.keys()].filter((name) => !agrees(after, given, name))

  const describe = (name: string): ModelInput => {
    const { unit, part, region } = placeOf(name)
    const { label, value } = before.get(name)!
    const shown = (raw: unknown) => {
      if (typeof raw !== 'number') return typeof raw === 'string' ? raw : null
      return unit === 'day' ? dayFromNumber(Math.round(raw - EPOCH)) : raw
    }
    return {
      name,
      unit,
      label: [
        part !== undefined && parts.length > 1 ? parts[part - 1]?.name : '',
        region === undefined ? '' : regionName(texts.t, region),
        label,
      ]
        .filter(Boolean)
        .join(' · '),
      before: value.type === 'Formula' ? null : shown(value.value),
      after: shown(given.get(name)!.value),
    }
  }
  return { changes: taken.map(describe), refused: differing.map(describe), form }
}
