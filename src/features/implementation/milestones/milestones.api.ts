import * as z from 'zod/mini'
import { countOrZero, flagOrFalse, orNull, textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { integer, nullable, required, text } from '@/shared/form/fieldParsers'
import { INPUTS } from '../domain/milestoneWorkflow'
import { plausibleDay } from '../domain/plausible'
import { INSTALMENT_STATES, MILESTONE_STATES, PROJECT_STATES } from '../domain/states'

/** Milestone of a project. The fields are assumed, here only. */
export const Milestone = z.object({
  id: z.coerce.string(),
  version: z.coerce.number(),
  projectId: z.coerce.string(),
  projectName: textOrEmpty,
  projectState: z.enum(PROJECT_STATES),
  roomId: z.coerce.string(),
  name: z.string(),
  due: z.string(),
  /** In percent of its project. */
  weight: countOrZero,
  deliverable: textOrEmpty,
  /** Acceptance criteria. */
  acceptance: textOrEmpty,
  state: z.enum(MILESTONE_STATES),
  delivererId: orNull(z.coerce.string()),
  delivererName: textOrEmpty,
  /** Delivered document; absent for viewers who may not see it in the project's room. */
  document: z.nullish(z.object({ id: z.coerce.string(), name: z.string() })),
  /** The delivered document is visible in the room. */
  isShown: flagOrFalse,
  /** An instalment that depends on it was paid. */
  isPaid: flagOrFalse,
  /** Instalments depend on it. */
  isAwaited: flagOrFalse,
  /** Instalments that depend on it, for viewers who may see the funds. */
  instalments: listOf(
    z.object({
      id: z.coerce.string(),
      no: z.number(),
      amount: z.number(),
      state: z.enum(INSTALMENT_STATES),
    }),
  ),
  /** Latest remark, from its acceptance or rejection. */
  remark: textOrEmpty,
})
export type Milestone = z.infer<typeof Milestone>

const fields = {
  name: required(text(2, 80)),
  due: required(plausibleDay('milestoneDue')),
  weight: required(integer(0, 100)),
  deliverable: nullable(text(2, 500)),
  acceptance: nullable(text(2, 500)),
}

const PlannedMilestone = z.pick(Milestone, { id: true, projectId: true, name: true, due: true, state: true })
export type PlannedMilestone = z.infer<typeof PlannedMilestone>

/** Form input; the server checks that `due` is within the project's period. */
export const MilestoneInput = z.object(fields)
export type MilestoneBody = z.output<typeof MilestoneInput>

export const RESULTS = ['accepted', 'rework', 'withdrawn'] as const

/** Specified: list, post, put and accept; all payloads and the other calls are assumed. */
export const milestoneApi = {
  list: get('/implement/milestone/list', {
    query: z.extend(PageQuery, {
      projectId: z.optional(z.string()),
      state: z.optional(z.enum(MILESTONE_STATES)),
      /** Only milestones that the caller may accept now. Assumed. */
      may: z.optional(z.literal('accept')),
    }),
    response: pageOf(Milestone),
  }),
  /** Milestones of several projects in their plan form; ids separated by commas. */
  planned: get('/implement/milestone/planned', {
    query: z.object({ projectIds: z.string() }),
    response: dataOf(listOf(PlannedMilestone)),
  }),
  detail: get('/implement/milestone/:id', { response: dataOf(Milestone) }),
  create: post('/implement/milestone', { body: z.extend(MilestoneInput, { projectId: z.string() }) }),
  update: put('/implement/milestone', { body: z.intersection(MilestoneInput, VersionedRef) }),
  deliver: put('/implement/milestone/deliver', { body: z.intersection(INPUTS.deliver, VersionedRef) }),
  accept: put('/implement/milestone/accept', {
    body: z.intersection(z.intersection(INPUTS.accept, VersionedRef), z.object({ result: z.enum(RESULTS) })),
  }),
  remove: del('/implement/milestone/:ids'),
}
