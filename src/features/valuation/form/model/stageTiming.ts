import { defaultDuration, EARLIEST_START, GAP_BETWEEN_STAGES, type StageName, yearFrac } from '../../engine'
import { genericKind, stagesAhead } from './formOptions'
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
  /** Stages ahead, the current one first. */
  names: readonly StageName[]
  currentStart: number
  /** Today, in years from the base date; 0 or negative. */
  now: number
}

/** Day on which the current stage of the valued indications started; undefined for a listed one. */
const currentStageStart = (form: ValuationForm): string | undefined =>
  form.applicationDate ?? form.newIndicationClinicalDate ?? form.stageStartDate

/** Timing of the stages of each indication: as typed, otherwise by section 4 of the method. */
export function planTimings(
  form: ValuationForm,
  indications: readonly ValuedIndication[],
  today: string,
): Timing[][] {
  const startDay = currentStageStart(form)
  const plan = {
    form,
    names: stagesAhead(form),
    currentStart: startDay === undefined ? 0 : yearFrac(form.baseDate, startDay),
    now: Math.min(0, yearFrac(form.baseDate, today)),
  }
  const lead = timingsOf(plan, indications[0]!, [])
  return indications.map((indication) => (indication.other ? timingsOf(plan, indication, lead) : lead))
}

/**
 * Like the engine's `schedule`, which supports neither typed starts nor stages shared with the lead (these are the
 * lead's own objects).
 */
function timingsOf(
  { form, names, currentStart, now }: Plan,
  indication: ValuedIndication,
  lead: readonly Timing[],
): Timing[] {
  const timings: Timing[] = []
  for (const [index, stage] of names.entries()) {
    const previous = timings.at(-1)
    const shared = indication.sharedStages.includes(stage) && lead.find((timing) => timing.stage === stage)
    if (shared) {
      timings.push(shared)
      continue
    }
    const { start: day, months } = form.stages?.[stage] ?? {}
    const afterPrevious = previous ? previous.start + previous.duration + GAP_BETWEEN_STAGES : 0
    // Typed dates are the lead's; another indication may need longer to get there.
    const typedStart = day && !indication.other ? yearFrac(form.baseDate, day) : undefined
    const start = index === 0 ? currentStart : (typedStart ?? Math.max(afterPrevious, now + EARLIEST_START))
    let duration =
      months === undefined ? defaultDuration(stage, indication.area, genericKind(form)) : months / 12
    // A stage overdue by its default length is still running, and ends half a year after the base date.
    if (index === 0 && months === undefined && start + duration <= 0) duration = 0.5 - start
    timings.push({ stage, start, duration, isTyped: months !== undefined })
  }
  return timings
}
