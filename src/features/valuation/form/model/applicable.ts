import { DRUG_TYPES } from '@/entities/drugTypes'
import { isFilled } from '@/shared/form/validation'
import type { StageName } from '../../engine'
import {
  CURRENT_STAGES,
  isExpansion,
  isListed,
  EXCLUSIVITIES,
  NEW_DRUG_TYPES,
  regionOf,
  stagesAhead,
  TRIAL_PHASES,
} from './options'

type Raw = Record<string, unknown>

const asRaw = (value: unknown): Raw | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : undefined

/** What decides which fields are asked; form values, typed or parsed. */
interface Deciding {
  newDrugType?: unknown
  drugType?: unknown
  patentStatus?: unknown
  dataExclusivity?: unknown
  targetMarket?: unknown
  currentStage?: unknown
  headToHeadDrug?: unknown
  combinationDrug?: unknown
  peakShare?: unknown
}

/** A choice, where it is one of the list. */
const chosen = <T extends string>(options: readonly T[], value: unknown): T | undefined =>
  options.find((option) => option === value)

/** The stages of what is typed so far. */
export const aheadOf = (form: Deciding) =>
  stagesAhead({
    currentStage: chosen(CURRENT_STAGES, form.currentStage),
    newDrugType: chosen(NEW_DRUG_TYPES, form.newDrugType),
    drugType: chosen(DRUG_TYPES, form.drugType),
  })

/** Which conditional fields the form asks for. The screens show and the schema checks exactly these. */
export function asks(form: Deciding) {
  const stage = CURRENT_STAGES.find((known) => known === form.currentStage)
  const isOriginal = form.newDrugType !== 'generic'
  const isBeforeLaunch = stage !== undefined && stage !== 'listed'
  return {
    patentStatus: isOriginal,
    patentExpiry: isOriginal && form.patentStatus === 'patent',
    corePatentNumber: isOriginal && form.patentStatus === 'patent',
    dataExclusivity: isOriginal,
    dataExclusivityYears: isOriginal && form.dataExclusivity === 'custom',
    dataExclusivityShare:
      isOriginal &&
      form.targetMarket === 'global' &&
      regionOf(chosen(EXCLUSIVITIES, form.dataExclusivity)) !== null,
    biomarkerSelected: isOriginal,
    genericCount: !isOriginal,
    genericDiscount: !isOriginal,
    tender: !isOriginal && form.targetMarket === 'china',
    clinicalStartDate: stage !== undefined && stage !== 'preclinical',
    // The application date is the start of `applying`, the new indication's clinical date that of an expansion.
    stageStartDate: stage !== undefined && stage !== 'applying' && !isListed(stage),
    applicationDate: stage === 'applying',
    launchDate: isListed(stage),
    newIndicationClinicalDate: isExpansion(stage),
    headToHeadOutcome: isFilled(form.headToHeadDrug),
    comboRevenueShare: isFilled(form.combinationDrug),
    probabilityOfApproval: isBeforeLaunch,
    orderOfEntry: !isFilled(form.peakShare),
    entrants: !isFilled(form.peakShare),
    classPenetration: !isFilled(form.peakShare),
    currentSales: stage === 'listed',
    stages: isBeforeLaunch,
    launchCost: isBeforeLaunch,
    launchLag: isBeforeLaunch,
    regions: isOriginal && form.targetMarket === 'global',
  }
}
export type Asked = ReturnType<typeof asks>

/**
 * Values without the fields that the form does not ask for; where nothing else was said, the price is what stands behind
 * the market size. Anything but an object is returned as it is.
 */
export function applicable(values: unknown): unknown {
  const form = asRaw(values)
  if (!form) return values
  const asked = asks(form)
  const kept: Raw = { ...form }
  for (const [name, isAsked] of Object.entries(asked)) if (!isAsked) delete kept[name]

  if (!isFilled(kept.referenceAnnualCost)) kept.referenceAnnualCost = kept.annualCostPerPatient
  const stage = chosen(CURRENT_STAGES, form.currentStage)
  if (asRaw(kept.stages) && stage) kept.stages = applicableStages(asRaw(kept.stages)!, aheadOf(form))
  if (asRaw(kept.patients)) kept.patients = applicablePatients(asRaw(kept.patients)!)
  if (asRaw(kept.regions)) kept.regions = applicableRegions(asRaw(kept.regions)!)
  if (asRaw(kept.trials)) kept.trials = applicableTrials(asRaw(kept.trials)!)
  if (Array.isArray(kept.otherIndications)) {
    kept.otherIndications = kept.otherIndications.map((other) =>
      withoutIdleEvidence(applicableIndication(withRegions(other, asked), stage && aheadOf(form))),
    )
  }
  return withoutIdleEvidence(kept)
}

const valueAt = (fields: Raw, key: string): unknown =>
  key.split('.').reduce<unknown>((value, name) => asRaw(value)?.[name], fields)

/** The source of a value goes when the value does. */
function withoutIdleEvidence(values: unknown): unknown {
  const fields = asRaw(values)
  const given = fields && asRaw(fields.evidence)
  if (!given) return values
  const kept = Object.entries(given).filter(
    ([key, evidence]) => isFilled(evidence) && isFilled(valueAt(fields, key)),
  )
  return { ...fields, evidence: Object.fromEntries(kept) }
}

function applicableStages(stages: Raw, ahead: readonly StageName[]): Raw {
  return Object.fromEntries(
    ahead
      .filter((name) => asRaw(stages[name]))
      .map((name) => {
        const { start, ...plan } = stages[name] as Raw
        // The current stage's start has its own field.
        return [name, name === ahead[0] ? plan : { start, ...plan }]
      }),
  )
}

/** Only those who fall ill begin a treatment that takes its time; nothing is kept where nothing is filled in. */
function applicablePatients({ treatmentMonths, ...patients }: Raw): Raw | undefined {
  if (![...Object.values(patients), treatmentMonths].some(isFilled)) return undefined
  return patients.basis === 'prevalence' ? patients : { ...patients, treatmentMonths }
}

/** A further indication with the regions that count. */
function withRegions(other: unknown, asked: Asked): unknown {
  const indication = asRaw(other)
  if (!indication || !asRaw(indication.regions)) return other
  const { regions, ...rest } = indication
  return asked.regions ? { ...rest, regions: applicableRegions(asRaw(regions)!) } : rest
}

/** The regions that hold anything; none where none does. */
function applicableRegions(regions: Raw): Raw | undefined {
  const filled = Object.entries(regions).filter(([, terms]) =>
    Object.values(asRaw(terms) ?? {}).some(isFilled),
  )
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** The numbers of a trial belong to its design. */
const applicableTrials = (trials: Raw): Raw =>
  Object.fromEntries(
    TRIAL_PHASES.filter((phase) => isFilled(asRaw(trials[phase])?.design)).map((phase) => [
      phase,
      trials[phase],
    ]),
  )

function applicableIndication(other: unknown, ahead: readonly StageName[] | undefined): unknown {
  const indication = asRaw(other)
  if (!indication || !ahead) return other
  const { sharedStages, probabilityOfApproval, currentSales, ...rest } = indication
  if (!isFilled(rest.referenceAnnualCost)) rest.referenceAnnualCost = rest.annualCostPerPatient
  if (ahead.length === 0) return { ...rest, currentSales }
  const shared = Array.isArray(sharedStages)
    ? sharedStages.filter((name) => ahead.includes(name as never))
    : (sharedStages ?? undefined)
  return { ...rest, sharedStages: shared, probabilityOfApproval }
}
