import { CatalogEntry } from '@/shared/domain/catalog/api'
import type { Currency } from '@/shared/lib/money'
import { isDay } from '@/shared/lib/dates'
import { indicationName, stageName } from '@/features/valuation/reports/text'
import type { Complete } from './complete'
import type { Texts } from './texts'

interface InputRow {
  label: string
  value: string | number
  kind: 'text' | 'day' | 'money' | 'number'
  unit: string
}

/** Texts of the form that name a choice, by field. */
type Group =
  | 'drugType'
  | 'modality'
  | 'newDrugType'
  | 'dosageForm'
  | 'stage'
  | 'trialDesign'
  | 'headToHead'
  | 'patentStatus'
  | 'exclusivity'
  | 'targetMarket'
  | 'currency'
  | 'uptake'

const CHOICES: Readonly<Partial<Record<string, Group>>> = {
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
  uptake: 'uptake',
}

type Unit = 'percent' | 'years' | 'months' | 'people' | 'times'
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
  tax: 'percent',
  workingCapital: 'percent',
  dataExclusivityYears: 'years',
  months: 'months',
  peopleCount: 'people',
  expectedReturn: 'times',
}
const AMOUNTS: Readonly<Record<string, 'perYear' | 'perPatient' | 'once'>> = {
  marketSize: 'perYear',
  currentSales: 'perYear',
  annualCostPerPatient: 'perPatient',
  spend: 'once',
  futureBudget: 'once',
  cost: 'once',
}

/** Every filled field of the form, in its order, as it was typed. */
export const inputsOf = ({ report }: Complete, texts: Texts): InputRow[] =>
  fieldsOf(report.form, '', report.currency, texts)

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const Entries = CatalogEntry.array()
  .min(1)
  .or(CatalogEntry.transform((entry) => [entry]))

function fieldsOf(fields: Fields, prefix: string, currency: Currency, texts: Texts): InputRow[] {
  const { t, language, own } = texts
  return Object.entries(fields).flatMap(([name, value]): InputRow[] => {
    const label = prefix + labelOf(name, texts)
    const written = (text: string): InputRow[] =>
      text ? [{ label, value: text, kind: 'text', unit: '' }] : []
    if (typeof value === 'number') return [{ label, value, ...unitOf(name, currency, texts) }]
    if (typeof value === 'boolean') return written(value ? own.yes : own.no)
    if (typeof value === 'string') {
      return isDay(value) ? [{ label, value, kind: 'day', unit: '' }] : written(choiceOf(name, value, texts))
    }
    const entries = Entries.safeParse(value)
    if (entries.success) {
      return written(entries.data.map((entry) => indicationName(entry, language)).join(t('listGap')))
    }
    if (Array.isArray(value)) return listOf(value)
    return isFields(value) ? fieldsOf(value, `${label} · `, currency, texts) : []

    /** Stages, or further indications with fields of their own. */
    function listOf(list: readonly unknown[]): InputRow[] {
      const stages = list.filter((each) => typeof each === 'string')
      if (stages.length > 0) return written(stages.map((stage) => stageName(t, stage)).join(t('listGap')))
      return list.filter(isFields).flatMap((each, index) => {
        const title = t('valuationForm:other.title', { number: index + 1 })
        return fieldsOf(each, `${title} · `, currency, texts)
      })
    }
  })
}

function labelOf(name: string, { t, form }: Texts): string {
  const fields: Readonly<Record<string, string>> = form.field
  return fields[name] ?? stageName(t, name)
}

function choiceOf(name: string, value: string, { form }: Texts): string {
  const group = CHOICES[name]
  const choices: Readonly<Record<string, string>> = group ? form[group] : {}
  return choices[value] ?? value
}

function unitOf(name: string, currency: Currency, { t }: Texts): Pick<InputRow, 'kind' | 'unit'> {
  const unit = UNITS[name]
  if (unit) return { kind: 'number', unit: t(`valuationForm:unit.${unit}`) }
  const amount = AMOUNTS[name]
  if (!amount) return { kind: 'number', unit: '' }
  return {
    kind: 'money',
    unit: amount === 'once' ? currency : t(`valuationForm:unit.${amount}`, { currency }),
  }
}
