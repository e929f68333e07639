import { CNY_PER_USD } from '@/shared/lib/money'
import {
  costIndex,
  type CostBasis,
  CHINA_COST_FACTOR,
  defaultCost as tableCost,
  defaultDuration,
  FORM_MODALITIES,
  GAP_BETWEEN_STAGES,
  GENERIC_COSTS_YEAR,
  GENERIC_DEVELOPMENT,
  probabilities,
  type RatePart,
  type Stage,
  STAGE_COSTS,
  STAGE_COSTS_YEAR,
  stageCosts,
  type StageName,
  STAGES,
} from '../../engine'
import type { Basis, BasisPart, Records } from './assumption'
import { genericKind } from './formOptions'
import type { ValuationForm } from './valuationSchema'
import type { Timing } from './stageTiming'
import type { ValuedIndication } from './valuedIndications'

type CostForm = Pick<ValuationForm, 'currency' | 'targetMarket' | 'baseDate' | 'newDrugType' | 'drugType'>

const costBasisOf = (form: CostForm): CostBasis => ({
  market: form.targetMarket,
  // The tables are in USD.
  currencyFactor: form.currency === 'CNY' ? CNY_PER_USD : 1,
  year: Number(form.baseDate.slice(0, 4)),
  generic: genericKind(form),
})

/** Table cost of a stage in the form's currency and market, in money of the base date. */
export const defaultCost = (stage: StageName, form: CostForm) => tableCost(stage, costBasisOf(form))

/** Cost of a stage that a further indication has of its own. */
const ownCost = ({ other }: ValuedIndication, { stage }: Timing) => other?.stages?.[stage]?.cost

interface BorneStage {
  indication: ValuedIndication
  timing: Timing
}

/** Stages whose cost an indication bears itself. */
export const borneStages = (indication: ValuedIndication, timings: readonly Timing[]): BorneStage[] =>
  timings
    .filter(({ stage }) => !indication.sharedStages.includes(stage))
    .map((timing) => ({ indication, timing }))

/** Total cost of every stage that an indication bears; a budget is shared by all indications. */
export function costsOf(form: ValuationForm, borne: readonly BorneStage[]): ReadonlyMap<Timing, number> {
  const timings = borne.map(({ timing }) => timing)
  const typed = Object.fromEntries(
    Object.entries(form.stages ?? {}).map(([stage, plan]) => [stage, plan?.cost]),
  )
  const hasEnded = timings.some(({ start, duration }) => start + duration <= 0)
  const costs = stageCosts({
    ...costBasisOf(form),
    stages: timings,
    typed,
    // A stage that has ended has no remaining cost to share; the engine rejects it with a clear reason.
    futureBudget: hasEnded ? undefined : form.futureBudget,
  })
  return new Map(
    borne.map(({ indication, timing }, index) => [timing, ownCost(indication, timing) ?? costs[index]!]),
  )
}

/** Numbers from which a stage's cost was computed; null if the user typed it. */
function costBasis(form: ValuationForm, indication: ValuedIndication, timing: Timing): Basis | null {
  const { stage } = timing
  if ((ownCost(indication, timing) ?? form.stages?.[stage]?.cost) !== undefined) return null
  const plans = Object.values(form.stages ?? {})
  if (form.futureBudget !== undefined && plans.every((plan) => plan?.cost === undefined)) {
    const budget: BasisPart = {
      name: 'futureBudget',
      value: form.futureBudget,
      unit: 'money',
      source: 'user',
    }
    return { formula: 'budget', parts: [budget] }
  }
  const { market, currencyFactor, year, generic } = costBasisOf(form)
  const priceYear = generic ? GENERIC_COSTS_YEAR : STAGE_COSTS_YEAR
  const table = generic ? GENERIC_DEVELOPMENT[generic].costs[stage] : STAGE_COSTS[stage]
  return {
    formula: 'costTable',
    parts: [
      { name: `usdOf:${priceYear}`, value: table, unit: 'number', source: generic ? 'FTC' : 'Paul' },
      { name: `prices:${year}`, value: costIndex(priceYear, year), unit: 'number', source: 'BLS' },
      ...(market === 'china'
        ? [{ name: 'chinaCost', value: CHINA_COST_FACTOR, unit: 'number', source: 'default' } as const]
        : []),
      ...(currencyFactor === 1
        ? []
        : [{ name: 'exchangeRate', value: currencyFactor, unit: 'number', source: 'default' } as const]),
    ],
  }
}

interface Rate {
  pos: number
  parts: RatePart[]
}

/** In a form of method 1, without the switch, any text counts as a selection. */
export const isBiomarkerSelected = ({ biomarkerSelected, biomarker }: ValuationForm): boolean =>
  biomarkerSelected ?? biomarker !== undefined

function ratesOf(form: ValuationForm, { area, isRare }: ValuedIndication): Rate[] {
  const kind = genericKind(form)
  if (kind) return STAGES.map((stage) => ({ pos: GENERIC_DEVELOPMENT[kind].pos[stage], parts: [] }))
  const known = probabilities({
    area,
    modality: FORM_MODALITIES[form.modality],
    rare: isRare,
    biomarker: isBiomarkerSelected(form),
  })
  // Names come from the same tables, so there is always a row.
  return known.ok ? known.value.pos.map((pos, i) => ({ pos, parts: known.value.parts[i]! })) : []
}

/** Phase transitions of the smallest sample behind a rate; undefined if none is known. */
function sampleOf(parts: readonly RatePart[]): number | undefined {
  const sizes = parts.flatMap(({ n }) => n ?? [])
  return sizes.length === 0 ? undefined : Math.min(...sizes)
}

const asPart = ({ of, row, rate, printed, n }: RatePart): BasisPart => ({
  name: row ? `${of}:${row}` : of,
  value: rate,
  unit: 'percent',
  source: 'BIO',
  printed,
  n,
})

function recordRate({ record, derived }: Records, ref: StageRef, { pos, parts }: Rate, isGeneric: boolean) {
  const sampleSize = sampleOf(parts)
  const field = { ...ref, field: 'stagePos', unit: 'percent' as const, ...(sampleSize && { sampleSize }) }
  const isPrinted = parts.length === 1 && parts[0]!.printed === undefined
  if (isGeneric) record(field, pos * 100, 'default')
  else if (parts.length === 0) record(field, pos * 100, 'Paul')
  else if (isPrinted) record(field, pos * 100, 'BIO')
  else derived(field, pos * 100, { formula: 'blend', parts: parts.map(asPart) })
}

interface StageRef {
  indication: string
  stage: StageName
}

function recordDuration(
  { record, derived }: Records,
  ref: StageRef,
  { stage, duration, isTyped }: Timing,
  isPublished: boolean,
) {
  const field = { ...ref, field: 'stageDuration', unit: 'years' as const }
  if (isTyped) record(field, duration, 'user')
  else if (!isPublished) record(field, duration, 'default')
  else if (stage === 'preclinical') record(field, duration, 'Paul')
  else if (stage === 'applying') record(field, duration, 'BIO')
  else {
    derived(field, duration, {
      formula: 'interval',
      parts: [
        { name: 'interval', value: duration + GAP_BETWEEN_STAGES, unit: 'years', source: 'BIO' },
        { name: 'gap', value: GAP_BETWEEN_STAGES, unit: 'years', source: 'default' },
      ],
    })
  }
}

export function stagesInput(
  form: ValuationForm,
  indication: ValuedIndication,
  timings: readonly Timing[],
  costs: ReadonlyMap<Timing, number>,
  records: Records,
): Stage[] {
  const rates = ratesOf(form, indication)
  const isGeneric = genericKind(form) !== null
  return timings.map((timing) => {
    const { stage, start, duration } = timing
    const rate = rates[STAGES.indexOf(stage)]!
    const { pos } = rate
    if (indication.sharedStages.includes(stage)) return { stage, start, duration, cost: 0, pos }

    const ref = { indication: indication.id, stage }
    // A stage overdue by its default length, and the stages of a generic, have lengths set by the product.
    const isPublished = !isGeneric && duration === defaultDuration(stage, indication.area)
    recordDuration(records, ref, timing, isPublished)
    const cost = costs.get(timing)!
    const basis = costBasis(form, indication, timing)
    const field = { ...ref, field: 'stageCost', unit: 'money' as const }
    if (basis) records.derived(field, cost, basis)
    else records.record(field, cost, 'user')
    // With the user's own probability of approval, the rates only decide how it is spread over the stages.
    if (indication.approvalProbability === undefined) recordRate(records, ref, rate, isGeneric)
    return { stage, start, duration, cost, pos }
  })
}
