import type { EngineError } from '../engine/outcome'
import type { FieldPath } from './issues'
import { stagesAhead } from './options'
import type { ValuationForm } from './schema'

/** Inputs of the engine that stand in the form under another name. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  discountRate: 'wacc',
  taxRate: 'tax',
  workingCapitalPct: 'workingCapital',
  cogsPct: 'cogs',
  sgaPct: 'sga',
  overlapWithLead: 'otherIndications',
  approvalProbability: 'probabilityOfApproval',
  launchTime: 'launchDate',
  spentToDate: 'spend',
  expectedReturnMultiple: 'expectedReturn',
  headToHead: 'headToHeadOutcome',
  dataExclusivityYears: 'dataExclusivity',
  cost: 'stages',
  duration: 'stages',
  start: 'stages',
}

/** The field that the user changes to get rid of an engine's error. */
export function fieldOfError({ code, field }: EngineError, form: ValuationForm): FieldPath {
  const ahead = stagesAhead(form.currentStage)
  switch (code) {
    case 'E_RANGE':
    case 'E_REQUIRED':
      return [FORM_NAMES[field] ?? field]
    case 'E_INDICATIONS':
      return ['otherIndications']
    case 'E_STAGE_ENDED':
      return ['stages', ahead[0] ?? 'applying', 'months']
    case 'E_STAGE_ORDER':
      return stageOutOfOrder(form)
    case 'E_POS_OVERRIDE':
      return approvalOutOfReach(form)
    case 'E_LAUNCH':
      return ['launchDate']
    case 'E_PEAK_YEAR':
      return ['peakYear']
    case 'E_UPTAKE':
      return ['uptake']
    case 'E_EXCLUSIVITY':
      return ['dataExclusivity']
    case 'E_CALIBRATION':
      return ['currentSales']
    case 'E_HORIZON':
      return form.patentExpiry === undefined ? ['launchDate'] : ['patentExpiry']
  }
}

/** A start that the user typed, else an indication that shares a later stage but not the ones before it. */
function stageOutOfOrder(form: ValuationForm): FieldPath {
  const typed = stagesAhead(form.currentStage).find((stage) => form.stages?.[stage]?.start !== undefined)
  if (typed) return ['stages', typed, 'start']
  const sharing = (form.otherIndications ?? []).findIndex(({ sharedStages }) => sharedStages?.length)
  return ['otherIndications', Math.max(0, sharing), 'sharedStages']
}

/** Only another indication can ask for more than its shared stages allow. */
function approvalOutOfReach(form: ValuationForm): FieldPath {
  const asking = (form.otherIndications ?? []).findIndex((other) => other.probabilityOfApproval !== undefined)
  return asking < 0 ? ['probabilityOfApproval'] : ['otherIndications', asking, 'probabilityOfApproval']
}
