import * as z from 'zod/mini'
import { countOrZero, flagOrFalse, orNull, textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { day, integer, nullable, required, text } from '@/shared/form/fieldParsers'
import { INPUTS } from '../domain/milestoneWorkflow'
import { INSTALMENT_STATES, MILESTONE_STATES, PROJECT_STATES } from '../domain/states'

/** A milestone of a project. Its fields are assumed, here only. */
export const Milestone = z.object({
  id: z.coerce.string(),
  version: z.coerce.number(),
  projectId: z.coerce.string(),
  projectName: textOrEmpty,
  projectState: z.enum(PROJECT_STATES),
  /** Of its project: what is handed in lies there. */
  roomId: z.coerce.string(),
  name: z.string(),
  due: z.string(),
  /** Percent of its project. */
  weight: countOrZero,
  deliverable: textOrEmpty,
  /** What it is accepted by. */
  acceptance: textOrEmpty,
  state: z.enum(MILESTONE_STATES),
  /** Who handed it in; absent before. */
  delivererId: orNull(z.coerce.string()),
  delivererName: textOrEmpty,
  /** What was handed in, for who may see it in the project's room. */
  document: z.nullish(z.object({ id: z.coerce.string(), name: z.string() })),
  /** What was handed in can be read in the room. */
  isShown: flagOrFalse,
  /** An instalment that waits for it was paid. */
  isPaid: flagOrFalse,
  /** Instalments wait for it. */
  isAwaited: flagOrFalse,
  /** Those that wait for it, for who sees the funds. */
  instalments: listOf(
    z.object({
      id: z.coerce.string(),
      no: z.number(),
      amount: z.number(),
      state: z.enum(INSTALMENT_STATES),
    }),
  ),
  /** The last words about it: what was remarked when it was accepted, or sent back. */
  remark: textOrEmpty,
})
export type Milestone = z.infer<typeof Milestone>

const fields = {
  name: required(text(2, 80)),
  due: required(day),
  weight: required(integer(0, 100)),
  deliverable: nullable(text(2, 500)),
  acceptance: nullable(text(2, 500)),
}

/** A milestone as it stands in a plan. */
const PlannedMilestone = z.pick(Milestone, { id: true, projectId: true, name: true, due: true, state: true })
export type PlannedMilestone = z.infer<typeof PlannedMilestone>

/** As it is typed; due within the days of its project, as the server checks. */
export const MilestoneInput = z.object(fields)
export type MilestoneBody = z.output<typeof MilestoneInput>

export const RESULTS = ['accepted', 'rework', 'withdrawn'] as const

/** Specified: list, post, put and accept; all payloads, and the other calls, are assumed. */
export const milestoneApi = {
  list: get('/implement/milestone/list', {
    query: z.extend(PageQuery, {
      projectId: z.optional(z.string()),
      state: z.optional(z.enum(MILESTONE_STATES)),
      /** Those that the caller may accept now. Assumed. */
      may: z.optional(z.literal('accept')),
    }),
    response: pageOf(Milestone),
  }),
  /** Of several projects, as far as a plan shows them; ids separated by commas. */
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
