import { yearFrac, type EngineError, type ErrorCode } from '../../engine'
import type { FieldPath } from '@/shared/form/fieldPath'
import { stagesAhead } from './formOptions'
import type { ValuationForm } from './valuationSchema'

/** Engine inputs that have another name in the form. */
const FIELD_BY_INPUT: Readonly<Record<string, string>> = {
  discountRate: 'wacc',
  taxRate: 'tax',
  workingCapitalPct: 'workingCapital',
  cogsPct: 'cogs',
  sgaPct: 'sga',
  royaltyPct: 'royalty',
  overlapWithLead: 'otherIndications',
  approvalProbability: 'probabilityOfApproval',
  launchTime: 'launchDate',
  amount: 'outlays',
  annualCost: 'salesForceCost',
  spentToDate: 'spend',
  expectedReturnMultiple: 'expectedReturn',
  headToHead: 'headToHeadOutcome',
  dataExclusivityYears: 'dataExclusivity',
  cost: 'stages',
  duration: 'stages',
  start: 'stages',
}

const FIELD_BY_CODE: Partial<Record<ErrorCode, FieldPath>> = {
  E_INDICATIONS: ['otherIndications'],
  E_LAUNCH: ['launchDate'],
  E_PEAK_YEAR: ['peakYear'],
  E_UPTAKE: ['uptake'],
  E_EXCLUSIVITY: ['dataExclusivity'],
}

/** Field that the user has to change to resolve an engine error. */
export function fieldOfError({ code, field }: EngineError, form: ValuationForm): FieldPath {
  if (code === 'E_STAGE_ENDED') return stageEnded(form)
  if (code === 'E_STAGE_ORDER') return stageOutOfOrder(form)
  if (code === 'E_POS_OVERRIDE') return approvalOutOfReach(form)
  if (code === 'E_HORIZON') return beyondLedger(form)
  if (code === 'E_CALIBRATION') return withoutSales(form)
  return FIELD_BY_CODE[code] ?? [FIELD_BY_INPUT[field] ?? field]
}

/** Years ahead beyond any usual plan or patent. */
const FAR_YEARS = 50
/** Years beyond any usual lag or tail. */
const LONG_YEARS = 30

/** Sales end before the base date, or a date or duration is so far off that the ledger would not end. */
function beyondLedger(form: ValuationForm): FieldPath {
  const [longest] = [['launchLag', form.launchLag] as const, ['tailYears', form.tailYears] as const].toSorted(
    ([, a = 0], [, b = 0]) => b - a,
  )
  if ((longest?.[1] ?? 0) > LONG_YEARS) return [longest![0]]
  const isFar = (day: string | undefined) => day !== undefined && yearFrac(form.baseDate, day) > FAR_YEARS
  if (form.currentStage === 'listed')
    return form.patentExpiry === undefined ? ['launchDate'] : ['patentExpiry']
  if (isFar(form.patentExpiry)) return ['patentExpiry']
  const ahead = stagesAhead(form)
  const late = ahead.find((stage) => isFar(form.stages?.[stage]?.start))
  if (late) return ['stages', late, 'start']
  return ['stages', ahead.find((stage) => form.stages?.[stage]?.months !== undefined) ?? ahead[0]!, 'months']
}

/** The lead's sales, unless only another indication has some. */
function withoutSales(form: ValuationForm): FieldPath {
  const other = (form.otherIndications ?? []).findIndex(({ currentSales }) => currentSales !== undefined)
  return form.currentSales === undefined && other >= 0
    ? ['otherIndications', other, 'currentSales']
    : ['currentSales']
}

/** The duration of a current stage that began too long ago: an indication's with a start of its own, or the lead's. */
function stageEnded(form: ValuationForm): FieldPath {
  const other = (form.otherIndications ?? []).findIndex(({ stageStartDate }) => stageStartDate !== undefined)
  const [current = 'applying'] = stagesAhead(form)
  const leads = form.stageStartDate ?? form.applicationDate ?? form.newIndicationClinicalDate
  const hasLeadEnded =
    leads !== undefined &&
    yearFrac(form.baseDate, leads) + (form.stages?.[current]?.months ?? Infinity) / 12 <= 0
  return other >= 0 && !hasLeadEnded
    ? ['otherIndications', other, 'stageStartDate']
    : ['stages', current, 'months']
}

/** A start typed by the user, otherwise an indication that shares a later stage but not the ones before it. */
function stageOutOfOrder(form: ValuationForm): FieldPath {
  const typed = stagesAhead(form).find((stage) => form.stages?.[stage]?.start !== undefined)
  if (typed) return ['stages', typed, 'start']
  const sharing = (form.otherIndications ?? []).findIndex(({ sharedStages }) => sharedStages?.length)
  return ['otherIndications', Math.max(0, sharing), 'sharedStages']
}

/** Only another indication can require more than its shared stages allow. */
function approvalOutOfReach(form: ValuationForm): FieldPath {
  const asking = (form.otherIndications ?? []).findIndex((other) => other.probabilityOfApproval !== undefined)
  return asking < 0 ? ['probabilityOfApproval'] : ['otherIndications', asking, 'probabilityOfApproval']
}
