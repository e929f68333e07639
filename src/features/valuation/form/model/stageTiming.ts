import { defaultDuration, EARLIEST_START, GAP_BETWEEN_STAGES, type StageName, yearFrac } from '../../engine'
import { genericKind } from './formOptions'
import type { ValuationForm } from './valuationSchema'
import type { ValuedIndication } from './valuedIndications'

export interface Timing {
  stage: StageName
  /** Years from the base date. */
  start: number
  duration: number
  isTyped: boolean
}

interface Plan {
  form: ValuationForm
  /** Today, in years from the base date; 0 or negative. */
  now: number
}

/**
 * Start of the current stage, in years from the base date. An indication with a stage of its own but without its start
 * is taken to begin it at the base date.
 */
function currentStageStart(form: ValuationForm, { other }: ValuedIndication): number {
  const leads = form.applicationDate ?? form.newIndicationClinicalDate ?? form.stageStartDate
  const day = other?.stageStartDate ?? (other?.currentStage === undefined ? leads : undefined)
  return day === undefined ? 0 : yearFrac(form.baseDate, day)
}

/** Timing of the stages of each indication: as typed, otherwise by section 4 of the method. */
export function planTimings(
  form: ValuationForm,
  indications: readonly ValuedIndication[],
  today: string,
): Timing[][] {
  const plan = { form, now: Math.min(0, yearFrac(form.baseDate, today)) }
  const lead = timingsOf(plan, indications[0]!, [])
  return indications.map((indication) => (indication.other ? timingsOf(plan, indication, lead) : lead))
}

/**
 * Like the engine's `schedule`, which supports neither typed starts nor stages shared with the lead (these are the
 * lead's own objects).
 */
function timingsOf({ form, now }: Plan, indication: ValuedIndication, lead: readonly Timing[]): Timing[] {
  const timings: Timing[] = []
  for (const [index, stage] of indication.ahead.entries()) {
    const previous = timings.at(-1)
    const shared = indication.sharedStages.includes(stage) && lead.find((timing) => timing.stage === stage)
    if (shared) {
      timings.push(shared)
      continue
    }
    const leads = form.stages?.[stage]
    const own = indication.other ? indication.other.stages?.[stage] : leads
    const months = own?.months ?? leads?.months
    const afterPrevious = previous ? previous.start + previous.duration + GAP_BETWEEN_STAGES : 0
    // Another indication may need longer to get to a stage than the lead, so it has dates of its own.
    const typedStart = own?.start === undefined ? undefined : yearFrac(form.baseDate, own.start)
    const start =
      index === 0
        ? currentStageStart(form, indication)
        : (typedStart ?? Math.max(afterPrevious, now + EARLIEST_START))
    let duration =
      months === undefined ? defaultDuration(stage, indication.area, genericKind(form)) : months / 12
    // A stage overdue by its default length is still running, and ends half a year after the base date.
    if (index === 0 && months === undefined && start + duration <= 0) duration = 0.5 - start
    timings.push({ stage, start, duration, isTyped: months !== undefined })
  }
  return timings
}
