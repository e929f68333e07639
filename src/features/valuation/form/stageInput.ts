import { CNY_PER_USD } from '@/shared/lib/money'
import {
  AREAS,
  CHINA_COST_FACTOR,
  FORM_MODALITIES,
  MODALITIES,
  probabilities,
  type Stage,
  STAGE_COSTS,
  stageCosts,
  type StageName,
  STAGES,
} from '../engine'
import type { Records } from './assumption'
import type { ValuationForm } from './schema'
import type { Timing } from './stageTiming'
import type { Subject } from './subjects'

/** The stages that this indication pays for itself. */
export const own = ({ sharedStages }: Subject, timings: readonly Timing[]) =>
  timings.filter(({ stage }) => !sharedStages.includes(stage))

/** The table's cost of a stage in the form's currency and market. */
export const defaultCost = (stage: StageName, form: Pick<ValuationForm, 'currency' | 'targetMarket'>) =>
  STAGE_COSTS[stage] * currencyFactor(form) * (form.targetMarket === 'china' ? CHINA_COST_FACTOR : 1)

/** The tables are in USD. */
const currencyFactor = ({ currency }: Pick<ValuationForm, 'currency'>) =>
  currency === 'CNY' ? CNY_PER_USD : 1

/** Whole cost of every stage that someone pays for; a budget is shared by all indications. */
export function costsOf(form: ValuationForm, timings: readonly Timing[]): ReadonlyMap<Timing, number> {
  const typed = Object.fromEntries(
    Object.entries(form.stages ?? {}).map(([stage, plan]) => [stage, plan?.cost]),
  )
  const hasEnded = timings.some(({ start, duration }) => start + duration <= 0)
  const costs = stageCosts({
    stages: timings,
    market: form.targetMarket,
    currencyFactor: currencyFactor(form),
    typed,
    // A stage that ended has nothing remaining to share; the engine refuses it with a clear reason.
    futureBudget: hasEnded ? undefined : form.futureBudget,
  })
  return new Map(timings.map((timing, index) => [timing, costs[index]!]))
}

/** Where a stage's cost comes from. */
function costSource(form: ValuationForm, { stage }: Timing) {
  const plans = Object.values(form.stages ?? {})
  if (form.stages?.[stage]?.cost !== undefined) return 'user'
  const isBudgetShared = form.futureBudget !== undefined && plans.every((plan) => plan?.cost === undefined)
  return isBudgetShared ? 'user' : 'Paul'
}

/** Success rates of the five stages, and the smallest number of programmes they rest on. */
function ratesOf(form: ValuationForm, { area, isRare }: Subject) {
  const modality = FORM_MODALITIES[form.modality]
  const known = probabilities({ area, modality, rare: isRare, biomarker: form.biomarker !== undefined })
  // Names come from the same tables, so there is always a row.
  const pos = known.ok ? known.value.pos : []
  const sampleSize = Math.min(AREAS[area].n, modality === null ? Infinity : MODALITIES[modality].n)
  return { pos, sampleSize }
}

/** The stages ahead of one indication. */
export function stagesInput(
  form: ValuationForm,
  subject: Subject,
  timings: readonly Timing[],
  costs: ReadonlyMap<Timing, number>,
  { record }: Records,
): Stage[] {
  const { pos: rates, sampleSize } = ratesOf(form, subject)
  return timings.map((timing) => {
    const { stage, start, duration, isTyped } = timing
    const pos = rates[STAGES.indexOf(stage)]!
    if (subject.sharedStages.includes(stage)) return { stage, start, duration, cost: 0, pos }

    const about = { indication: subject.id, stage }
    const isPreclinical = stage === 'preclinical'
    record(
      { ...about, field: 'stageDuration', unit: 'years' },
      duration,
      isTyped ? 'user' : isPreclinical ? 'Paul' : 'BIO',
    )
    const cost = costs.get(timing)!
    record({ ...about, field: 'stageCost', unit: 'money' }, cost, costSource(form, timing))
    // With a probability of approval of the user's own, the rates only say how it is spread over the stages.
    if (subject.approvalProbability === undefined) {
      const sample = isPreclinical ? {} : { sampleSize }
      record(
        { ...about, ...sample, field: 'stagePos', unit: 'percent' },
        pos * 100,
        isPreclinical ? 'Paul' : 'BIO',
      )
    }
    return { stage, start, duration, cost, pos }
  })
}
