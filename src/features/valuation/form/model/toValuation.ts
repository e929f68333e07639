import {
  type Discounting,
  type GenericTerms,
  type Indication,
  type PriceEvent,
  type Valuation,
  yearFrac,
} from '../../engine'
import { recordAssumptions, type Assumption, type Records } from './assumption'
import { DEFAULTS, suggestedWacc } from './formDefaults'
import { exclusivityInput, modalityClassOf, recordExclusivity } from './exclusivityInput'
import { genericOf, recordGeneric } from './genericInput'
import { marketInput } from './marketInput'
import { outlaysInput } from './outlays'
import { percentToFraction } from './percentToFraction'
import { type Anchors, priceEventsInput } from './priceEventsInput'
import { regionsInput, reliefInput, salesForceInput } from './regionsInput'
import type { ValuationForm } from './valuationSchema'
import { borneStages, costsOf, isBiomarkerSelected, stagesInput } from './stageInput'
import { planTimings, type Timing } from './stageTiming'
import { valuedIndicationsOf, type ValuedIndication } from './valuedIndications'

export type { Assumption } from './assumption'

/**
 * Input of the engine for a form, with every default of the method filled in, and the list of assumptions behind it.
 * `today` only matters for future stages, and as the proposed base date.
 */
export function toValuation(
  form: ValuationForm,
  today: string,
): { valuation: Valuation; assumptions: Assumption[] } {
  const records = recordAssumptions()
  const indications = valuedIndicationsOf(form)
  const timings = planTimings(form, indications, today)
  const costs = costsOf(
    form,
    indications.flatMap((indication, index) => borneStages(indication, timings[index]!)),
  )

  const generic = genericOf(form)
  if (generic) recordGeneric(form, generic, records)
  const events = priceEventsInput(form, anchorsOf(form, timings), records)
  const valuation: Valuation = {
    ...generalInput(form, today, records),
    indications: indications.map((indication, index): Indication => {
      const { id, regions } = indication
      return {
        id,
        stages: stagesInput(form, indication, timings[index]!, costs, records),
        ...approvalInput(indication, records),
        ...launchInput(form, records, indication),
        ...(!indication.other && form.outlays.length > 0 && { outlays: outlaysInput(form, id, records) }),
        ...(!indication.other && !regions && salesForceOf(form, id, records)),
        market: marketInput(
          form,
          indication,
          generic,
          [...tenderOf(generic, launchOf(form, timings[index]!)), ...events],
          records,
        ),
        ...(indication.other && overlapInput(indication, records)),
        cogsPct: percentToFraction(form.cogs),
        sgaPct: percentToFraction(form.sga),
        ...(form.royalty !== undefined && { royaltyPct: percentToFraction(form.royalty) }),
        exclusivity: exclusivityInput(form),
        ...(regions && { regions: regionsInput(form, regions, indication, records) }),
      }
    }),
  }
  recordExclusivity(form, records)
  return { valuation, assumptions: records.list }
}

function generalInput(form: ValuationForm, today: string, { record, given, typedOr }: Records) {
  given({ field: 'baseDate', unit: 'day' }, form.baseDate, today)
  given({ field: 'cogs', unit: 'percent' }, form.cogs, DEFAULTS.cogs)
  given({ field: 'sga', unit: 'percent' }, form.sga, DEFAULTS.sga)
  if (form.royalty !== undefined) record({ field: 'royalty', unit: 'percent' }, form.royalty, 'user')
  if (form.newDrugType === 'original')
    given({ field: 'biomarkerSelected', unit: 'text' }, isBiomarkerSelected(form) ? 'yes' : 'no', 'no')
  const wacc = given({ field: 'wacc', unit: 'percent' }, form.wacc, suggestedWacc(form.currentStage))
  const { rndRate } = form
  if (rndRate !== undefined) record({ field: 'rndRate', unit: 'percent' }, rndRate, 'user')
  if (form.futureBudget !== undefined)
    record({ field: 'futureBudget', unit: 'money' }, form.futureBudget, 'user')
  return {
    baseDate: form.baseDate,
    currency: form.currency,
    discountRate: percentToFraction(wacc),
    ...(rndRate !== undefined && { rndRate: percentToFraction(rndRate) }),
    discounting: typedOr<Discounting>({ field: 'discounting', unit: 'text' }, form.discounting, 'mid'),
    modalityClass: modalityClassOf(form),
    taxRate: percentToFraction(typedOr({ field: 'tax', unit: 'percent' }, form.tax, DEFAULTS.tax)),
    ...lossesInput(form, record),
    workingCapitalPct: percentToFraction(
      typedOr({ field: 'workingCapital', unit: 'percent' }, form.workingCapital, DEFAULTS.workingCapital),
    ),
    spentToDate: given({ field: 'spend', unit: 'money' }, form.spend, DEFAULTS.spend),
    futureBudget: form.futureBudget,
    expectedReturnMultiple: given(
      { field: 'expectedReturn', unit: 'number' },
      form.expectedReturn,
      DEFAULTS.expectedReturn,
    ),
  }
}

/** Sales force of the preferred indication as a whole; regions have their own. */
function salesForceOf(form: ValuationForm, indication: string, { record }: Records) {
  const salesForce = salesForceInput(form)
  if (!salesForce) return {}
  const { salesForceCost, salesForceLead, salesForceGrowth } = form
  record({ field: 'salesForceCost', indication, unit: 'money' }, salesForceCost!, 'user')
  if (salesForceLead !== undefined)
    record({ field: 'salesForceLead', indication, unit: 'years' }, salesForceLead, 'user')
  if (salesForceGrowth !== undefined)
    record({ field: 'salesForceGrowth', indication, unit: 'percent' }, salesForceGrowth, 'user')
  return { salesForce }
}

/** Losses carried forward, if any of their terms is typed. */
function lossesInput(
  form: Pick<ValuationForm, 'lossLimit' | 'lossYears' | 'openingLoss'>,
  record: Records['record'],
) {
  const { lossLimit, lossYears, openingLoss } = form
  if (lossLimit !== undefined) record({ field: 'lossLimit', unit: 'percent' }, lossLimit, 'user')
  if (lossYears !== undefined) record({ field: 'lossYears', unit: 'years' }, lossYears, 'user')
  if (openingLoss !== undefined) record({ field: 'openingLoss', unit: 'money' }, openingLoss, 'user')
  const terms = reliefInput(form)
  return terms || openingLoss !== undefined ? { lossRelief: { ...terms, opening: openingLoss } } : {}
}

function approvalInput({ id, approvalProbability }: ValuedIndication, { record }: Records) {
  if (approvalProbability === undefined) return {}
  record({ field: 'probabilityOfApproval', indication: id, unit: 'percent' }, approvalProbability, 'user')
  return { approvalProbability: percentToFraction(approvalProbability) }
}

function launchInput(
  form: ValuationForm,
  { record, typedOr }: Records,
  { id, other, ahead }: ValuedIndication,
) {
  if (ahead.length === 0) {
    record({ field: 'launchDate', indication: id, unit: 'day' }, form.launchDate!, 'user')
    return { launchTime: yearFrac(form.baseDate, form.launchDate!) }
  }
  const launchLag = typedOr(
    { field: 'launchLag', indication: id, unit: 'years' },
    form.launchLag,
    DEFAULTS.launchLag,
  )
  const typed = (other ?? form).launchCost
  if (typed === undefined) return { launchLag }
  const launchCost = record({ field: 'launchCost', indication: id, unit: 'money' }, typed, 'user')
  return { launchLag, launchCost }
}

const launchLagOf = ({ launchLag = DEFAULTS.launchLag }: ValuationForm): number => launchLag

function launchOf(form: ValuationForm, timings: readonly Timing[]): number {
  const last = timings.at(-1)
  if (last) return last.start + last.duration + launchLagOf(form)
  return form.launchDate === undefined ? 0 : yearFrac(form.baseDate, form.launchDate)
}

/** First launch of the drug, and the approval before it; for a drug on the market both are taken as the same day. */
function anchorsOf(form: ValuationForm, timings: readonly Timing[][]): Anchors {
  const { baseDate, launchDate } = form
  if (launchDate !== undefined) {
    const launch = yearFrac(baseDate, launchDate)
    return { baseDate, launch, approval: launch }
  }
  const launch = Math.min(...timings.map((each) => launchOf(form, each)))
  return { baseDate, launch, approval: launch - launchLagOf(form) }
}

const tenderOf = (generic: GenericTerms | null, launch: number): PriceEvent[] =>
  generic && generic.tenderFactor < 1 ? [{ at: Math.max(0, launch), factor: generic.tenderFactor }] : []

function overlapInput({ id, other, sharedStages }: ValuedIndication, { record, typedOr }: Records) {
  if (sharedStages.length > 0) {
    const source = other?.sharedStages ? 'user' : 'default'
    record({ field: 'sharedStages', indication: id, unit: 'text' }, sharedStages.join(', '), source)
  }
  const about = { field: 'overlapWithLead', indication: id, unit: 'percent' } as const
  const overlap = typedOr(about, other?.overlapWithLead, DEFAULTS.overlapWithLead)
  return { sharedStages: [...sharedStages], overlapWithLead: percentToFraction(overlap) }
}
