import * as z from 'zod/mini'
import { CatalogEntry } from '@/entities/catalog/catalog.api'
import { isDay } from '@/shared/lib/dates'
import { formatMoneyExact, formatNumber, formatPercent, type ConvertibleCurrency } from '@/shared/lib/money'
import type { Language } from '@/shared/lib/language'
import type { ValuationForm } from '../../form/model/valuationSchema'
import { sectionOf, type SectionName } from '../../form/model/formSections'
import { outlayOf, outlayText } from '../../form/model/outlays'
import { priceEventName, priceEventTime } from '../../form/model/priceEventTexts'
import { regionName } from '../../form/model/regionTexts'
import type { FieldName } from '../../form/model/formTexts'
import { SALES_REGIONS } from '../../engine/method/valuationTypes'
import { indicationName, findKnown, stageName } from './valuationNames'
import type { TFunction } from '@/shared/i18n'

export interface InputRow {
  /** Identifies a field across versions: further indications are keyed by their id, not by their position. */
  key: string
  section: SectionName
  label: string
  value: string | number
  kind: 'text' | 'day' | 'money' | 'number'
  /** Unit of a number; empty for text. */
  unit: string
}

const CHOICES: Readonly<Record<string, string>> = {
  drugType: 'drugType',
  modality: 'modality',
  newDrugType: 'newDrugType',
  dosageForm: 'dosageForm',
  currentStage: 'stage',
  design: 'trialDesign',
  headToHeadOutcome: 'headToHead',
  patentStatus: 'patentStatus',
  dataExclusivity: 'exclusivity',
  targetMarket: 'targetMarket',
  currency: 'currency',
  basis: 'patientBasis',
  discounting: 'discounting',
  uptake: 'uptake',
}

type Unit = 'percent' | 'perPeople' | 'years' | 'months' | 'people' | 'times'
const UNITS: Readonly<Record<string, Unit>> = {
  patientPool: 'percent',
  overlapWithLead: 'percent',
  probabilityOfApproval: 'percent',
  growth: 'percent',
  peakShare: 'percent',
  comboRevenueShare: 'percent',
  cogs: 'percent',
  sga: 'percent',
  wacc: 'percent',
  rndRate: 'percent',
  exchangeGrowth: 'percent',
  salesForceGrowth: 'percent',
  salesForceLead: 'years',
  tax: 'percent',
  workingCapital: 'percent',
  royalty: 'percent',
  priceGrowth: 'percent',
  decline: 'percent',
  classPenetration: 'percent',
  launchLag: 'years',
  growthHorizon: 'years',
  tailYears: 'years',
  grossToNet: 'percent',
  filing: 'percent',
  regionLag: 'years',
  lossLimit: 'percent',
  lossYears: 'years',
  dataExclusivityYears: 'years',
  dataExclusivityShare: 'percent',
  genericDiscount: 'percent',
  population: 'people',
  rate: 'perPeople',
  diagnosed: 'percent',
  inLine: 'percent',
  eligible: 'percent',
  treated: 'percent',
  treatmentMonths: 'months',
  compliance: 'percent',
  months: 'months',
  peopleCount: 'people',
  expectedReturn: 'times',
}
const AMOUNTS: Readonly<Record<string, 'perYear' | 'perPatient' | 'once'>> = {
  marketSize: 'perYear',
  currentSales: 'perYear',
  annualCostPerPatient: 'perPatient',
  referenceAnnualCost: 'perPatient',
  spend: 'once',
  futureBudget: 'once',
  launchCost: 'once',
  salesForceCost: 'perYear',
  openingLoss: 'once',
  cost: 'once',
}

const Entries = z.union([
  z.array(CatalogEntry).check(z.minLength(1)),
  z.pipe(
    CatalogEntry,
    z.transform((entry) => [entry]),
  ),
])

interface TextContext {
  t: TFunction
  language: Language
  currency: ConvertibleCurrency
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Returns every filled field of the form in its order, except the sources of values. */
export function inputRows(form: ValuationForm, t: TFunction, language: Language): InputRow[] {
  const context = { t, language, currency: form.currency }
  const { evidence: _evidence, otherIndications = [], priceEvents, outlays, ...fields } = form
  return [
    ...rowsOf(fields, [], '', context),
    ...priceEvents.map((event, index) => ({
      ...keyAndSection(['priceEvents', String(index)]),
      label: t('valuationForm:priceEvent.numbered', { number: index + 1 }),
      ...asText(eventText(t, event)),
    })),
    ...outlays.map((row, index) => ({
      ...keyAndSection(['outlays', String(index)]),
      label: outlayText(t, outlayOf(row)),
      value: row.amount,
      kind: 'money' as const,
      unit: form.currency,
    })),
    ...otherIndications.flatMap(({ evidence: _sources, indication, ...rest }, index) => {
      const name = indicationName(indication, language)
      const path = ['otherIndications', indication.id]
      return [
        {
          ...keyAndSection([...path, 'indication']),
          label: t('valuationForm:other.title', { number: index + 1 }),
          ...asText(name),
        },
        ...rowsOf(rest, path, `${name} · `, context),
      ]
    }),
  ]
}

/** `NRDL listing · 1 years after launch · −60%`. */
const eventText = (t: TFunction, event: ValuationForm['priceEvents'][number]) =>
  [
    priceEventName(t, event),
    priceEventTime(t, event.kind, String(event.when)),
    formatPercent(-event.cut / 100, 2),
  ].join(' · ')

const keyAndSection = (path: readonly string[]) => ({ key: path.join('.'), section: sectionOf(path) })
const asText = (value: string) => ({ value, kind: 'text' as const, unit: '' })

function rowsOf(fields: Fields, path: readonly string[], prefix: string, context: TextContext): InputRow[] {
  const { t, language } = context
  return Object.entries(fields).flatMap(([name, value]): InputRow[] => {
    const full = [...path, name]
    const row = { ...keyAndSection(full), label: prefix + labelOf(t, name) }
    if (typeof value === 'number') return [{ ...row, value, ...unitOf(name, context) }]
    if (typeof value === 'boolean')
      return [{ ...row, ...asText(t(value ? 'valuation:yes' : 'valuation:no')) }]
    if (typeof value === 'string') {
      if (isDay(value)) return [{ ...row, value, kind: 'day', unit: '' }]
      return value ? [{ ...row, ...asText(choiceOf(t, name, value)) }] : []
    }
    const entries = Entries.safeParse(value)
    if (entries.success) {
      return [
        {
          ...row,
          ...asText(entries.data.map((each) => indicationName(each, language)).join(t('valuation:listGap'))),
        },
      ]
    }
    if (Array.isArray(value)) {
      const stages = value.map((stage) => stageName(t, String(stage))).join(t('valuation:listGap'))
      return stages ? [{ ...row, ...asText(stages) }] : []
    }
    if (!isFields(value)) return []
    // Plans and trials by stage, and regions: the group's name adds nothing to the names of its fields.
    const isPlain = path.length === 0 || name === 'regions'
    return rowsOf(value, full, isPlain ? prefix : `${prefix}${labelOf(t, name)} · `, context)
  })
}

/** `name` is a field of the schema, or a stage. */
function labelOf(t: TFunction, name: string): string {
  if (findKnown(SALES_REGIONS, name)) return regionName(t, name)
  const stage = stageName(t, name)
  return stage === name ? t(`valuationForm:field.${name as FieldName}`) : stage
}

function choiceOf(t: TFunction, name: string, value: string): string {
  const group = CHOICES[name]
  // The schema only allows values that have a text.
  return group ? t(`valuationForm:${group}.${value}` as 'valuationForm:uptake.linear') : value
}

function unitOf(name: string, { t, currency }: TextContext): Pick<InputRow, 'kind' | 'unit'> {
  const unit = UNITS[name]
  if (unit) return { kind: 'number', unit: t(`valuationForm:unit.${unit}`) }
  const amount = AMOUNTS[name]
  if (!amount) return { kind: 'number', unit: '' }
  return {
    kind: 'money',
    unit: amount === 'once' ? currency : t(`valuationForm:unit.${amount}`, { currency }),
  }
}

export function formatInput({ value, kind, unit }: InputRow, currency: ConvertibleCurrency): string {
  if (typeof value === 'string') return value
  if (kind === 'money') return formatMoneyExact(value, currency)
  const gap = unit === '%' ? '' : ' '
  return unit ? `${formatNumber(value, 6)}${gap}${unit}` : formatNumber(value, 6)
}
