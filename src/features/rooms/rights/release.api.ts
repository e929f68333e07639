import * as z from 'zod/mini'
import { chosenName, orNull, textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { perScope, type Scope } from '@/entities/roomScope'
import { dateTime, day, dictCode, nullable, oneOf, required, text } from '@/shared/form/fieldParsers'
import { errorReporter, RUN_DESPITE_FIELD_ERRORS } from '@/shared/form/validation'
import { LevelCode } from '../domain/levels'
import { normalizeTree } from '../domain/normalizeTree'
import type { ReleasePlan } from '../domain/release'

/** Triggers of a release. */
export const TRIGGERS = ['time', 'phase'] as const

export const ReleaseInput = z
  .object({
    node: required(dictCode),
    /** None stands for all members. */
    tagIds: z.pipe(
      z.nullish(z.array(z.string())),
      z.transform((ids) => ids ?? []),
    ),
    trigger: required(oneOf(TRIGGERS)),
    time: nullable(dateTime),
    phaseId: nullable(dictCode),
  })
  .check(
    z.superRefine(({ trigger, time, phaseId }, context) => {
      if (trigger === 'time' && time === null) errorReporter(context)(['time'], 'required')
      if (trigger === 'phase' && phaseId === null) errorReporter(context)(['phaseId'], 'required')
    }, RUN_DESPITE_FIELD_ERRORS),
  )

/** The hidden one of the two fields may still hold a value, which does not count. */
export const planOf = ({
  node,
  tagIds,
  trigger,
  time,
  phaseId,
}: z.output<typeof ReleaseInput>): ReleasePlan => ({
  node,
  tagIds: tagIds.length > 0 ? tagIds : null,
  time: trigger === 'time' ? time : null,
  phaseId: trigger === 'phase' ? phaseId : null,
})

export const PhaseInput = z.object({ name: required(text(2, 30)), dueDay: nullable(day) })

/** Release plan on the wire: `time` or `phaseId`, not both. */
const PlanBody = z
  .object({
    node: z.string(),
    tagIds: z.nullable(z.array(z.string()).check(z.minLength(1))),
    time: z.nullable(z.string()),
    phaseId: z.nullable(z.string()),
  })
  .check(z.refine(({ time, phaseId }) => (time === null) !== (phaseId === null)))

const PreviewNode = z.object({
  id: z.coerce.string(),
  parentId: orNull(z.coerce.string()),
  kind: z.enum(['folder', 'document']),
  name: chosenName(z.string()),
  indexNo: textOrEmpty,
  level: LevelCode,
  /** Level at the time of the answer; 0 if it is not visible yet. */
  levelNow: LevelCode,
})
export type PreviewNode = z.infer<typeof PreviewNode>

/** Versions of permissions are those of the matrix. Assumed, here only. */
const base = { roomId: z.string(), version: z.number() }

const releaseApi = (scope: Scope) => ({
  /** Adds a plan (`id` null), changes it, or withdraws it (`plan` null); conflict if the version has changed. */
  update: put(`/${scope}/release`, {
    body: z.object({ ...base, id: z.nullable(z.string()), plan: z.nullable(PlanBody) }),
    alerts: 'session',
  }),
  /** Adds a phase (`id` null), changes it, or removes one without plans (`phase` null). */
  updatePhase: put(`/${scope}/release/phase`, {
    body: z.object({ ...base, id: z.nullable(z.string()), phase: z.nullable(PhaseInput) }),
    alerts: 'session',
  }),
  /** Starts a phase, which releases what waits for it, or takes that back. */
  startPhase: post(`/${scope}/release/phase`, {
    body: z.object({ ...base, id: z.string(), isStarted: z.boolean() }),
    alerts: 'session',
  }),
  /** Folders and documents that a member, or anyone with a tag, will see at a time under the present plan. */
  preview: get(`/${scope}/release/tree`, {
    query: z.object({
      roomId: z.string(),
      /** ISO with zone; not in the past. */
      at: z.string(),
      memberId: z.optional(z.string()),
      tagId: z.optional(z.string()),
    }),
    response: dataOf(z.pipe(listOf(PreviewNode), z.transform(normalizeTree))),
    alerts: 'session',
  }),
})

export const releaseApis = perScope(releaseApi)
