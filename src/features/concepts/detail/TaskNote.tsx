import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { completenessOf } from '@/shared/form/completeness'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import type { Task } from '@/shared/workflow/workflow'
import { afterStageOf } from '../domain/afterStage'
import { FirstStage } from '../domain/firstStage'
import { SecondStage } from '../domain/secondStage'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'

/** Completeness of a stage's form, by the guard that requires it. */
const COMPLETENESS = {
  firstStage: ({ firstStage }: Concept) => completenessOf(FirstStage, firstStage),
  secondStage: ({ secondStage }: Concept) => completenessOf(SecondStage, secondStage),
  afterStage: ({ afterStage, approvedAmount }: Concept) =>
    completenessOf(afterStageOf(approvedAmount), afterStage),
}

const isStage = (guard: string): guard is keyof typeof COMPLETENESS => Object.hasOwn(COMPLETENESS, guard)

export function TaskNote({ concept, task }: { concept: Concept; task: Task }) {
  const t = useTranslations('conceptsDetail')
  const { guard, action, isDone } = task
  // Left out while unknown; a failure to load is shown next to it.
  const { data: events = [] } = useQuery(apiQuery(conceptApi.timeline, { path: { id: concept.id } }))
  const done = isDone ? events.findLast((event) => event.action === action) : undefined
  const filled = isStage(guard) ? COMPLETENESS[guard](concept) : null
  return (
    <>
      {filled &&
        t('conceptsDetail:completeness.filled', { filled: filled.filled, required: filled.required })}
      {filled && done && ' · '}
      {done && (
        <>
          <TimeText time={done.time} /> · {done.by}
        </>
      )}
    </>
  )
}
