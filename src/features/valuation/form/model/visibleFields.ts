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
} from './formOptions'
import { filledRegions } from './regions'

type Raw = Record<string, unknown>

const asRaw = (value: unknown): Raw | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : undefined

interface ConditionFields {
  newDrugType?: unknown
  drugType?: unknown
  patentStatus?: unknown
  dataExclusivity?: unknown
  targetMarket?: unknown
  currentStage?: unknown
  headToHeadDrug?: unknown
  combinationDrug?: unknown
  peakShare?: unknown
  uptake?: unknown
  regions?: unknown
}

const optionOf = <T extends string>(options: readonly T[], value: unknown): T | undefined =>
  options.find((option) => option === value)

export const stagesAheadOf = (form: ConditionFields) =>
  stagesAhead({
    currentStage: optionOf(CURRENT_STAGES, form.currentStage),
    newDrugType: optionOf(NEW_DRUG_TYPES, form.newDrugType),
    drugType: optionOf(DRUG_TYPES, form.drugType),
  })

/** Conditional fields that the form shows. The pages show and the schema checks exactly these. */
export function visibleFields(form: ConditionFields) {
  const stage = CURRENT_STAGES.find((known) => known === form.currentStage)
  const isOriginal = form.newDrugType !== 'generic'
  const isBeforeLaunch = stage !== undefined && stage !== 'listed'
  const canHaveRegions = isOriginal && form.targetMarket === 'global'
  const hasRegions = canHaveRegions && filledRegions(asRaw(form.regions)).length > 0
  return {
    patentStatus: isOriginal,
    patentExpiry: isOriginal && form.patentStatus === 'patent',
    corePatentNumber: isOriginal && form.patentStatus === 'patent',
    dataExclusivity: isOriginal,
    dataExclusivityYears: isOriginal && form.dataExclusivity === 'custom',
    dataExclusivityShare:
      isOriginal &&
      form.targetMarket === 'global' &&
      regionOf(optionOf(EXCLUSIVITIES, form.dataExclusivity)) !== null,
    biomarkerSelected: isOriginal,
    genericCount: !isOriginal,
    genericDiscount: !isOriginal,
    tender: !isOriginal && form.targetMarket === 'china',
    clinicalStartDate: stage !== undefined && stage !== 'preclinical',
    // For `applying` the application date is the start, for an expansion the clinical date of the new indication.
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
    peakYear: form.uptake !== 'custom',
    uptakeByYear: form.uptake === 'custom',
    currentSales: stage === 'listed',
    stages: isBeforeLaunch,
    launchCost: isBeforeLaunch,
    launchLag: isBeforeLaunch,
    salesForceCost: !hasRegions,
    salesForceLead: !hasRegions,
    salesForceGrowth: !hasRegions,
    regions: canHaveRegions,
  }
}
export type VisibleFields = ReturnType<typeof visibleFields>

/**
 * Removes the fields that the form does not show; unless given, the price behind the market size is the price. Anything
 * but an object is returned as it is.
 */
export function pickApplicable(values: unknown): unknown {
  const form = asRaw(values)
  if (!form) return values
  const visible = visibleFields(form)
  const remaining: Raw = { ...form }
  for (const [name, isVisible] of Object.entries(visible)) if (!isVisible) delete remaining[name]

  if (!isFilled(remaining.referenceAnnualCost)) remaining.referenceAnnualCost = remaining.annualCostPerPatient
  const stage = optionOf(CURRENT_STAGES, form.currentStage)
  if (asRaw(remaining.stages) && stage)
    remaining.stages = applicableStages(asRaw(remaining.stages)!, stagesAheadOf(form))
  if (asRaw(remaining.patients)) remaining.patients = applicablePatients(asRaw(remaining.patients)!)
  if (asRaw(remaining.regions)) remaining.regions = applicableRegions(asRaw(remaining.regions)!)
  if (asRaw(remaining.trials)) remaining.trials = applicableTrials(asRaw(remaining.trials)!)
  if (Array.isArray(remaining.otherIndications)) {
    remaining.otherIndications = remaining.otherIndications.map((other) =>
      withoutUnusedEvidence(applicableIndication(withRegions(other, visible), stage && form)),
    )
  }
  return withoutUnusedEvidence(remaining)
}

const valueAt = (fields: Raw, key: string): unknown =>
  key.split('.').reduce<unknown>((value, name) => asRaw(value)?.[name], fields)

function withoutUnusedEvidence(values: unknown): unknown {
  const fields = asRaw(values)
  const given = fields && asRaw(fields.evidence)
  if (!given) return values
  const remaining = Object.entries(given).filter(
    ([key, evidence]) => isFilled(evidence) && isFilled(valueAt(fields, key)),
  )
  return { ...fields, evidence: Object.fromEntries(remaining) }
}

function applicableStages(stages: Raw, ahead: readonly StageName[]): Raw {
  return Object.fromEntries(
    ahead
      .filter((name) => asRaw(stages[name]))
      .map((name) => {
        const { start, ...plan } = stages[name] as Raw
        // The start of the current stage has a field of its own.
        return [name, name === ahead[0] ? plan : { start, ...plan }]
      }),
  )
}

/** Only new patients start a treatment of limited duration; undefined if nothing is filled in. */
function applicablePatients({ treatmentMonths, ...patients }: Raw): Raw | undefined {
  if (![...Object.values(patients), treatmentMonths].some(isFilled)) return undefined
  return patients.basis === 'prevalence' ? patients : { ...patients, treatmentMonths }
}

function withRegions(other: unknown, visible: VisibleFields): unknown {
  const indication = asRaw(other)
  if (!indication || !asRaw(indication.regions)) return other
  const { regions, ...rest } = indication
  return visible.regions ? { ...rest, regions: applicableRegions(asRaw(regions)!) } : rest
}

function applicableRegions(regions: Raw): Raw | undefined {
  const filled = Object.entries(regions).filter(([, terms]) =>
    Object.values(asRaw(terms) ?? {}).some(isFilled),
  )
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** Drops trials without a design, to which the numbers of a trial belong. */
const applicableTrials = (trials: Raw): Raw =>
  Object.fromEntries(
    TRIAL_PHASES.filter((phase) => isFilled(asRaw(trials[phase])?.design)).map((phase) => [
      phase,
      trials[phase],
    ]),
  )

/** Stages ahead of a further indication, which may be at another stage than the preferred one. */
export const stagesAheadOfOther = (form: ConditionFields, other: { currentStage?: unknown } | undefined) =>
  stagesAheadOf(isFilled(other?.currentStage) ? { ...form, currentStage: other!.currentStage } : form)

function applicableIndication(other: unknown, form: Raw | undefined): unknown {
  const indication = asRaw(other)
  if (!indication || !form) return other
  const ahead = stagesAheadOfOther(form, indication)
  const { sharedStages, probabilityOfApproval, currentSales, stageStartDate, stages, launchCost, ...rest } =
    indication
  if (!isFilled(rest.referenceAnnualCost)) rest.referenceAnnualCost = rest.annualCostPerPatient
  if (ahead.length === 0) return { ...rest, currentSales }
  const shared = Array.isArray(sharedStages)
    ? sharedStages.filter((name) => ahead.includes(name as never))
    : (sharedStages ?? undefined)
  return {
    ...rest,
    sharedStages: shared,
    probabilityOfApproval,
    stageStartDate,
    launchCost,
    ...(asRaw(stages) && { stages: applicableStages(asRaw(stages)!, ahead) }),
  }
}
