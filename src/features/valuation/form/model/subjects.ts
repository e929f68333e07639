import { type Area, AREAS, type StageName } from '../../engine'
import { stagesAhead } from './options'
import type { OtherIndication, Regions, ValuationForm } from './schema'

/** Success rates and durations of areas that the tables do not know are those of all areas. */
const areaOf = (name: string | null | undefined): Area =>
  name !== null && name !== undefined && Object.hasOwn(AREAS, name) ? (name as Area) : 'all'

/** Where the two kinds of indication differ; the lead's values stand in the form itself. */
export interface Subject {
  id: string
  area: Area
  isRare: boolean
  approvalProbability: number | undefined
  sharedStages: readonly StageName[]
  regions: Regions
  other: OtherIndication | null
}

/** Absent: phase 1, where both still have it. */
const sharedStagesOf = (other: OtherIndication, ahead: readonly StageName[]): readonly StageName[] =>
  (other.sharedStages ?? ['phase1']).filter((stage) => ahead.includes(stage))

/** The preferred indication first. */
export function subjectsOf(form: ValuationForm): Subject[] {
  const ahead = stagesAhead(form)
  const lead: Subject = {
    id: form.preferredIndication.id,
    area: areaOf(form.preferredIndication.therapeuticArea),
    isRare: form.isRare,
    approvalProbability: form.probabilityOfApproval,
    sharedStages: [],
    regions: form.regions,
    other: null,
  }
  const others = (form.otherIndications ?? []).map((other) => ({
    id: other.indication.id,
    area: areaOf(other.indication.therapeuticArea),
    isRare: other.isRare,
    approvalProbability: other.probabilityOfApproval,
    sharedStages: sharedStagesOf(other, ahead),
    regions: other.regions,
    other,
  }))
  return [lead, ...others]
}
