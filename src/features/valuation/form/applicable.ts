import {
  CURRENT_STAGES,
  isExpansion,
  isListed,
  stagesAhead,
  TRIAL_PHASES,
  type CurrentStage,
} from './options'

type Raw = Record<string, unknown>

/** Whether anything was typed or chosen. */
export const isFilled = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null

const asRaw = (value: unknown): Raw | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : undefined

/** What decides which fields are asked; form values, typed or parsed. */
interface Deciding {
  newDrugType?: unknown
  patentStatus?: unknown
  dataExclusivity?: unknown
  currentStage?: unknown
  headToHeadDrug?: unknown
  combinationDrug?: unknown
  peakShare?: unknown
}

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
    currentSales: stage === 'listed',
    stages: isBeforeLaunch,
  }
}
export type Asked = ReturnType<typeof asks>

/** Values without the fields that the form does not ask for. Anything but an object is returned as it is. */
export function applicable(values: unknown): unknown {
  const form = asRaw(values)
  if (!form) return values
  const asked = asks(form)
  const kept: Raw = { ...form }
  for (const [name, isAsked] of Object.entries(asked)) if (!isAsked) delete kept[name]

  const stage = CURRENT_STAGES.find((known) => known === form.currentStage)
  if (asRaw(kept.stages) && stage) kept.stages = applicableStages(asRaw(kept.stages)!, stage)
  if (asRaw(kept.trials)) kept.trials = applicableTrials(asRaw(kept.trials)!)
  if (Array.isArray(kept.otherIndications)) {
    kept.otherIndications = kept.otherIndications.map((other) =>
      withoutIdleEvidence(applicableIndication(other, stage)),
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

function applicableStages(stages: Raw, current: CurrentStage): Raw {
  const ahead = stagesAhead(current).filter((name) => asRaw(stages[name]))
  return Object.fromEntries(
    ahead.map((name) => {
      const { start, ...plan } = stages[name] as Raw
      // The current stage's start has its own field.
      return [name, name === stagesAhead(current)[0] ? plan : { start, ...plan }]
    }),
  )
}

/** The numbers of a trial belong to its design. */
const applicableTrials = (trials: Raw): Raw =>
  Object.fromEntries(
    TRIAL_PHASES.filter((phase) => isFilled(asRaw(trials[phase])?.design)).map((phase) => [
      phase,
      trials[phase],
    ]),
  )

function applicableIndication(other: unknown, stage: CurrentStage | undefined): unknown {
  const indication = asRaw(other)
  if (!indication || !stage) return other
  const { sharedStages, probabilityOfApproval, currentSales, ...rest } = indication
  if (stage === 'listed') return { ...rest, currentSales }
  const shared = Array.isArray(sharedStages)
    ? sharedStages.filter((name) => stagesAhead(stage).includes(name as never))
    : (sharedStages ?? undefined)
  return { ...rest, sharedStages: shared, probabilityOfApproval }
}
