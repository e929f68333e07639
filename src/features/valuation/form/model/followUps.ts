import type { DrugType } from '@/entities/drugTypes'
import { isFilled } from '@/shared/form/validation'
import { CNY_PER_USD, type Currency } from '@/shared/lib/money'
import { parseAmount } from '@/shared/lib/typedNumber'
import { currencyOf, suggestedExclusivity, suggestedWacc } from './defaults'
import {
  CURRENT_STAGES,
  defaultModality,
  modalitiesOf,
  type CurrentStage,
  type ExclusivityPreset,
  type TargetMarket,
} from './options'
import { filledMarket } from './patients'
import { REGION_AMOUNTS } from './regions'
import type { FormValues } from './schema'
import type { FormModality } from '../../engine'
import { isAs, proposal, type EventRow } from './priceEvents'

/** Values of the form that other fields are proposed from. */
interface Choices {
  drugType?: DrugType
  modality?: FormModality
  targetMarket?: TargetMarket
  currency?: Currency
  currentStage?: CurrentStage
  dataExclusivity?: ExclusivityPreset
  wacc?: string | number
}

type Priced = Pick<FormValues, 'annualCostPerPatient' | 'referenceAnnualCost'>

/** The first price entered stays behind the market size: it is the reference until the user says otherwise. */
export const firstPrice = ({ annualCostPerPatient, referenceAnnualCost }: Partial<Priced>): Partial<Priced> =>
  isFilled(annualCostPerPatient) && !isFilled(referenceAnnualCost)
    ? { referenceAnnualCost: annualCostPerPatient }
    : {}

/** The same for every indication of a form; empty when nothing is to be filled in. */
export function firstPrices(values: FormValues): Partial<FormValues> {
  const others = values.otherIndications ?? []
  const filled = others.map((other) => ({ ...other, ...firstPrice(other) }))
  const isFilledIn = others.some((other) => Object.keys(firstPrice(other)).length > 0)
  return { ...firstPrice(values), ...(isFilledIn && { otherIndications: filled }) }
}

const PROPOSED_EXCLUSIVITIES: ReadonlySet<ExclusivityPreset> = new Set([
  'us_new_chemical',
  'us_biologic',
  'china',
])

/**
 * What else changes with a choice: proposals of the method, as long as the user has not replaced the last one,
 * and amounts with the currency. `before` are the values before the change.
 */
export function followUps(
  changed: Partial<FormValues>,
  values: FormValues,
  before: FormValues,
): Partial<FormValues> {
  const { drugType, targetMarket, currentStage, currency } = changed as Choices
  const now = values as Choices
  const patch: Choices = {}

  if (drugType && (!now.modality || !modalitiesOf(drugType).includes(now.modality))) {
    patch.modality = defaultModality(drugType)
  }
  const isProposed = !now.dataExclusivity || PROPOSED_EXCLUSIVITIES.has(now.dataExclusivity)
  if ((drugType || targetMarket) && now.drugType && now.targetMarket && isProposed) {
    patch.dataExclusivity = suggestedExclusivity(now.targetMarket, now.drugType)
  }
  if (currentStage && (!isFilled(now.wacc) || isProposedWacc(now.wacc)))
    patch.wacc = String(suggestedWacc(currentStage))
  // Amounts that are already typed keep their currency until the user changes it.
  if (targetMarket && !hasAmounts(values)) patch.currency = currencyOf(targetMarket)

  const from = (before as Choices).currency
  const converted = currency && from && currency !== from ? convertAmounts(values, from, currency) : {}
  const isOfMarket = ['patients', 'annualCostPerPatient', 'referenceAnnualCost'].some(
    (name) => name in changed,
  )
  return {
    ...patch,
    ...converted,
    ...(isOfMarket && filledMarket(values, before)),
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
  'openingLoss',
] as const

const hasAmounts = (values: FormValues) =>
  AMOUNTS.some((name) => isFilled(values[name]) && values[name] !== '0')

type Raw = Record<string, unknown>

/** A converted amount; what is cents but for the error of the arithmetic becomes cents, so that there and back is none. */
function rounded(amount: number): number {
  const cents = Math.round(amount * 100) / 100
  return Math.abs(cents - amount) < 1e-11 * Math.abs(amount) ? cents : Number(amount.toPrecision(15))
}

/** A typed amount at the fixed rate; what is no number stays as it is. */
export function convertTyped(typed: unknown, from: Currency, to: Currency): unknown {
  const rate = from === to ? 1 : to === 'CNY' ? CNY_PER_USD : 1 / CNY_PER_USD
  const amount = isFilled(typed) ? parseAmount(typed as string | number) : null
  return amount === null ? typed : String(rounded(amount * rate))
}

/** All amounts at the fixed rate. */
function convertAmounts(values: FormValues, from: Currency, to: Currency): Partial<FormValues> {
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
  const { stages, otherIndications, regions } = values
  const amounts = Object.fromEntries(
    AMOUNTS.filter((name) => name in values).map((name) => [name, convert(values[name])]),
  )
  return {
    ...amounts,
    ...(stages && {
      stages: Object.fromEntries(
        Object.entries(stages).map(([stage, plan]) => [stage, plan && convertIn(plan, ['cost'])]),
      ),
    }),
    ...(regions && { regions: convertRegions(regions) }),
    ...(otherIndications && {
      otherIndications: otherIndications.map((other) => ({
        ...convertIn(other, AMOUNTS),
        ...(other?.regions && { regions: convertRegions(other.regions) }),
      })),
    }),
  } as Partial<FormValues>
}

type Rows = (EventRow | undefined)[]

/** The events after a kind was chosen: it fills its row, unless the row holds something of the user's own. */
function filledEvents(values: FormValues, before: FormValues): Partial<FormValues> {
  const rows = (values.priceEvents ?? []) as Rows
  const were = (before.priceEvents ?? []) as Rows
  let isFilledIn = false
  const filled = rows.map((row, index) => {
    const was = rows.length === were.length ? were[index] : undefined
    if (!row || row.kind === was?.kind) return row
    const isOwn =
      (isFilled(row.when) || isFilled(row.cut)) && !isAs(proposal(was?.kind, were.slice(0, index)), row)
    const proposed = proposal(row.kind, rows.slice(0, index))
    if (isOwn || !proposed) return row
    isFilledIn = true
    return { ...row, when: String(proposed.when), cut: String(proposed.cut) }
  })
  return isFilledIn ? ({ priceEvents: filled } as Partial<FormValues>) : {}
}
