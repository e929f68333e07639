import { type Area, AREAS, type StageName } from '../../engine'
import { stagesAhead } from './formOptions'
import type { OtherIndication, Regions, ValuationForm } from './valuationSchema'

/** Areas that are not in the tables have the success rates and durations of all areas. */
const areaOf = (name: string | null | undefined): Area =>
  name !== null && name !== undefined && Object.hasOwn(AREAS, name) ? (name as Area) : 'all'

/** Values in which the lead and other indications differ; those of the lead are fields of the form itself. */
export interface ValuedIndication {
  id: string
  area: Area
  isRare: boolean
  approvalProbability: number | undefined
  /** Stages ahead, the current one first; none for a listed indication. */
  ahead: readonly StageName[]
  sharedStages: readonly StageName[]
  regions: Regions
  other: OtherIndication | null
}

/** Absent means phase 1, if both still have it ahead. */
const sharedStagesOf = (
  { sharedStages = ['phase1'] }: OtherIndication,
  own: readonly StageName[],
  leads: readonly StageName[],
): readonly StageName[] => sharedStages.filter((stage) => own.includes(stage) && leads.includes(stage))

/** The preferred indication first. */
export function valuedIndicationsOf(form: ValuationForm): ValuedIndication[] {
  const ahead = stagesAhead(form)
  const lead: ValuedIndication = {
    id: form.preferredIndication.id,
    area: areaOf(form.preferredIndication.therapeuticArea),
    isRare: form.isRare,
    approvalProbability: form.probabilityOfApproval,
    ahead,
    sharedStages: [],
    regions: form.regions,
    other: null,
  }
  const others = (form.otherIndications ?? []).map((other) => {
    const own = stagesAhead({ ...form, currentStage: other.currentStage ?? form.currentStage })
    return {
      id: other.indication.id,
      area: areaOf(other.indication.therapeuticArea),
      isRare: other.isRare,
      approvalProbability: other.probabilityOfApproval,
      ahead: own,
      sharedStages: sharedStagesOf(other, own, ahead),
      regions: other.regions,
      other,
    }
  })
  return [lead, ...others]
}
