import { defaultDuration, EARLIEST_START, GAP_BETWEEN_STAGES, type StageName, yearFrac } from '../../engine'
import { genericKind, stagesAhead } from './options'
import type { ValuationForm } from './schema'
import type { Subject } from './subjects'

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

/** The day on which the current stage of the valued indications began; undefined for a listed one. */
const currentStageStart = (form: ValuationForm): string | undefined =>
  form.applicationDate ?? form.newIndicationClinicalDate ?? form.stageStartDate

/** When the stages of each indication run: what the user typed, else section 4 of the method. */
export function planTimings(form: ValuationForm, subjects: readonly Subject[], today: string): Timing[][] {
  const begun = currentStageStart(form)
  const plan = {
    form,
    names: stagesAhead(form),
    currentStart: begun === undefined ? 0 : yearFrac(form.baseDate, begun),
    now: Math.min(0, yearFrac(form.baseDate, today)),
  }
  const lead = timingsOf(plan, subjects[0]!, [])
  return subjects.map((subject) => (subject.other ? timingsOf(plan, subject, lead) : lead))
}

/**
 * As the engine's `schedule`, which knows neither typed starts nor stages shared with the lead (those are the
 * lead's very objects).
 */
function timingsOf(
  { form, names, currentStart, now }: Plan,
  subject: Subject,
  lead: readonly Timing[],
): Timing[] {
  const timings: Timing[] = []
  for (const [index, stage] of names.entries()) {
    const previous = timings.at(-1)
    const shared = subject.sharedStages.includes(stage) && lead.find((timing) => timing.stage === stage)
    if (shared) {
      timings.push(shared)
      continue
    }
    const { start: day, months } = form.stages?.[stage] ?? {}
    const afterPrevious = previous ? previous.start + previous.duration + GAP_BETWEEN_STAGES : 0
    // Typed dates are the lead's; another indication may need longer to get there.
    const typedStart = day && !subject.other ? yearFrac(form.baseDate, day) : undefined
    const start = index === 0 ? currentStart : (typedStart ?? Math.max(afterPrevious, now + EARLIEST_START))
    let duration =
      months === undefined ? defaultDuration(stage, subject.area, genericKind(form)) : months / 12
    // A stage that should have ended by its default is still running, and ends half a year after the base date.
    if (index === 0 && months === undefined && start + duration <= 0) duration = 0.5 - start
    timings.push({ stage, start, duration, isTyped: months !== undefined })
  }
  return timings
}
