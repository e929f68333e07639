import { CatalogEntry } from '@/shared/domain/catalog/api'
import type { Currency } from '@/shared/lib/money'
import { isDay } from '@/shared/lib/dates'
import { StoredForm } from '@/features/valuation/form/schema'
import { STAGES } from '@/features/valuation/engine/types'
import { indicationName, stageName } from '@/features/valuation/reports/text'
import type { Complete } from './complete'
import type { Texts } from './texts'

export interface InputRow {
  label: string
  value: string | number
  kind: 'text' | 'day' | 'money' | 'number'
  unit: string
}

/** Texts of the form that name a choice, by field. */
const CHOICES = {
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
} as const

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
export function inputsOf({ report }: Complete, texts: Texts): InputRow[] {
  const ordered = Object.keys(StoredForm.shape).map((name) => [name, report.form[name as keyof typeof report.form]])
  return fieldsOf(Object.fromEntries(ordered) as Fields, '', report.currency, texts)
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(fields: Fields, prefix: string, currency: Currency, texts: Texts): InputRow[] {
  const { t, language } = texts
  return Object.entries(fields).flatMap(([name, value]): InputRow[] => {
    if (value === undefined || value === null || value === '') return []
    const label = prefix + labelOf(name, texts)
    const written = (text: string): InputRow[] => [{ label, value: text, kind: 'text', unit: '' }]
    if (typeof value === 'number') return [{ label, value, ...unitOf(name, currency, texts) }]
    if (typeof value === 'boolean') return written(value ? texts.own.yes : texts.own.no)
    if (typeof value === 'string') {
      return isDay(value) ? [{ label, value, kind: 'day', unit: '' }] : written(choiceOf(name, value, texts))
    }
    const entries = CatalogEntry.array().or(CatalogEntry.transform((entry) => [entry])).safeParse(value)
    if (entries.success) {
      const names = entries.data.map((entry) => indicationName(entry, language))
      return names.length > 0 ? written(names.join(t('listGap'))) : []
    }
    if (Array.isArray(value)) {
      return value.flatMap((each: unknown, index) =>
        typeof each === 'string'
          ? index === 0
            ? written(value.map((stage) => stageName(t, String(stage))).join(t('listGap')))
            : []
          : fieldsOf(each as Fields, `${t('valuationForm:other.title', { number: index + 1 })} · `, currency, texts),
      )
    }
    const isStage = (STAGES as readonly string[]).includes(name)
    return fieldsOf(value as Fields, isStage ? `${prefix}${stageName(t, name)} · ` : `${label} · `, currency, texts)
  })
}

function labelOf(name: string, { t }: Texts): string {
  return (STAGES as readonly string[]).includes(name) ? stageName(t, name) : t(`valuationForm:field.${name as 'growth'}`)
}

function choiceOf(name: string, value: string, { t }: Texts): string {
  const group = (CHOICES as Readonly<Record<string, string>>)[name]
  // The compiler cannot join the name of any group with the name of any choice.
  return group ? t(`valuationForm:${group}.${value}` as 'valuationForm:stage.phase1', { defaultValue: value }) : value
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
