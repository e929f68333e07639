import type { DrugType } from '@/entities/drugTypes'
import { isFilled } from '@/shared/form/validation'
import { CNY_PER_USD, type ConvertibleCurrency } from '@/shared/lib/money'
import { parseAmount } from '@/shared/lib/parseNumber'
import { currencyOf, suggestedExclusivity, suggestedWacc } from './formDefaults'
import {
  CURRENT_STAGES,
  defaultModality,
  modalitiesOf,
  type CurrentStage,
  type ExclusivityPreset,
  type TargetMarket,
} from './formOptions'
import { filledMarket } from './patients'
import { REGION_AMOUNTS } from './regions'
import type { FormValues } from './valuationSchema'
import type { FormModality } from '../../engine'
import { matchesProposal, proposal, type EventRow } from './priceEvents'

interface Choices {
  drugType?: DrugType
  modality?: FormModality
  targetMarket?: TargetMarket
  currency?: ConvertibleCurrency
  currentStage?: CurrentStage
  dataExclusivity?: ExclusivityPreset
  wacc?: string | number
}

type Priced = Pick<FormValues, 'annualCostPerPatient' | 'referenceAnnualCost'>

/** The first price typed stays behind the market size: it is the reference until the user changes it. */
export const fillReferencePrice = ({
  annualCostPerPatient,
  referenceAnnualCost,
}: Partial<Priced>): Partial<Priced> =>
  isFilled(annualCostPerPatient) && !isFilled(referenceAnnualCost)
    ? { referenceAnnualCost: annualCostPerPatient }
    : {}

/** Same for every indication of a form; empty if there is nothing to fill in. */
export function fillReferencePrices(values: FormValues): Partial<FormValues> {
  const others = values.otherIndications ?? []
  const filled = others.map((other) => ({ ...other, ...fillReferencePrice(other) }))
  const isFilledIn = others.some((other) => Object.keys(fillReferencePrice(other)).length > 0)
  return { ...fillReferencePrice(values), ...(isFilledIn && { otherIndications: filled }) }
}

const PROPOSED_EXCLUSIVITIES: ReadonlySet<ExclusivityPreset> = new Set([
  'us_new_chemical',
  'us_biologic',
  'china',
])

/**
 * Other changes that follow a change: proposals of the method, unless the user has replaced the previous one, and
 * amounts in another currency. `before` holds the values before the change.
 */
export function followUps(
  changed: Partial<FormValues>,
  values: FormValues,
  before: FormValues,
): Partial<FormValues> {
  const { drugType, targetMarket, currentStage, currency } = changed as Choices
  const current = values as Choices
  const patch: Choices = {}

  if (drugType && (!current.modality || !modalitiesOf(drugType).includes(current.modality))) {
    patch.modality = defaultModality(drugType)
  }
  const isProposed = !current.dataExclusivity || PROPOSED_EXCLUSIVITIES.has(current.dataExclusivity)
  if ((drugType || targetMarket) && current.drugType && current.targetMarket && isProposed) {
    patch.dataExclusivity = suggestedExclusivity(current.targetMarket, current.drugType)
  }
  if (currentStage && (!isFilled(current.wacc) || isProposedWacc(current.wacc)))
    patch.wacc = String(suggestedWacc(currentStage))
  // Typed amounts keep their currency until the user changes it.
  if (targetMarket && !hasAmounts(values)) patch.currency = currencyOf(targetMarket)

  const from = (before as Choices).currency
  const converted = currency && from && currency !== from ? convertAmounts(values, from, currency) : {}
  const affectsMarket = ['patients', 'annualCostPerPatient', 'referenceAnnualCost'].some(
    (name) => name in changed,
  )
  return {
    ...patch,
    ...converted,
    ...(affectsMarket && filledMarket(values, before)),
    ...('priceEvents' in changed && filledEvents(values, before)),
  }
}

const isProposedWacc = (wacc: unknown) =>
  CURRENT_STAGES.some((stage) => String(suggestedWacc(stage)) === String(wacc))

const AMOUNTS = [
  'marketSize',
  'annualCostPerPatient',
  'referenceAnnualCost',
  'currentSales',
  'spend',
  'futureBudget',
  'launchCost',
  'salesForceCost',
  'openingLoss',
] as const

const hasAmounts = (values: FormValues) =>
  AMOUNTS.some((name) => isFilled(values[name]) && values[name] !== '0')

type Raw = Record<string, unknown>

/**
 * Rounds a converted amount to cents if only the arithmetic made it inexact, so that converting it back gives the
 * original.
 */
function rounded(amount: number): number {
  const cents = Math.round(amount * 100) / 100
  return Math.abs(cents - amount) < 1e-11 * Math.abs(amount) ? cents : Number(amount.toPrecision(15))
}

/** Converts a typed amount at the fixed rate; anything but a number stays as it is. */
export function convertTyped(typed: unknown, from: ConvertibleCurrency, to: ConvertibleCurrency): unknown {
  const rate = from === to ? 1 : to === 'CNY' ? CNY_PER_USD : 1 / CNY_PER_USD
  const amount = isFilled(typed) ? parseAmount(typed as string | number) : null
  return amount === null ? typed : String(rounded(amount * rate))
}

function convertAmounts(
  values: FormValues,
  from: ConvertibleCurrency,
  to: ConvertibleCurrency,
): Partial<FormValues> {
  const convert = (typed: unknown) => convertTyped(typed, from, to)
  const convertIn = (part: Raw, names: readonly string[]): Raw => ({
    ...part,
    ...Object.fromEntries(names.filter((name) => name in part).map((name) => [name, convert(part[name])])),
  })
  const convertRegions = (regions: Raw): Raw =>
    Object.fromEntries(
      Object.entries(regions).map(([region, terms]) => [
        region,
        terms && convertIn(terms as Raw, REGION_AMOUNTS),
      ]),
    )
  const convertStages = (plans: Raw): Raw =>
    Object.fromEntries(
      Object.entries(plans).map(([stage, plan]) => [stage, plan && convertIn(plan as Raw, ['cost'])]),
    )
  const { stages, otherIndications, regions, outlays } = values
  const amounts = Object.fromEntries(
    AMOUNTS.filter((name) => name in values).map((name) => [name, convert(values[name])]),
  )
  return {
    ...amounts,
    ...(stages && { stages: convertStages(stages) }),
    ...(regions && { regions: convertRegions(regions) }),
    ...(outlays && { outlays: (outlays as Raw[]).map((row) => row && convertIn(row, ['amount'])) }),
    ...(otherIndications && {
      otherIndications: otherIndications.map((other) => ({
        ...convertIn(other, AMOUNTS),
        ...(other?.stages && { stages: convertStages(other.stages) }),
        ...(other?.regions && { regions: convertRegions(other.regions) }),
      })),
    }),
  } as Partial<FormValues>
}

type Rows = (EventRow | undefined)[]

/** Fills the row of a kind that was just chosen, unless the row has the user's own values. */
function filledEvents(values: FormValues, before: FormValues): Partial<FormValues> {
  const rows = (values.priceEvents ?? []) as Rows
  const previousRows = (before.priceEvents ?? []) as Rows
  let isFilledIn = false
  const filled = rows.map((row, index) => {
    const previous = rows.length === previousRows.length ? previousRows[index] : undefined
    if (!row || row.kind === previous?.kind) return row
    const isOwn =
      (isFilled(row.when) || isFilled(row.cut)) &&
      !matchesProposal(proposal(previous?.kind, previousRows.slice(0, index)), row)
    const proposed = proposal(row.kind, rows.slice(0, index))
    if (isOwn || !proposed) return row
    isFilledIn = true
    return { ...row, when: String(proposed.when), cut: String(proposed.cut) }
  })
  return isFilledIn ? ({ priceEvents: filled } as Partial<FormValues>) : {}
}
