import * as z from 'zod/mini'
import { countOrZero, flagOrFalse, orNull, textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { exportOf } from '@/shared/files/exports'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { amount, dictCode, nullable, oneOf, reportDecimals, required, text } from '@/shared/form/fieldParsers'
import { CURRENCIES } from '@/shared/lib/money'
import { LANGUAGES } from '@/shared/lib/language'
import { HEALTH_PARTS } from '../domain/health'
import { plausibleDay } from '../domain/plausible'
import { INPUTS, milestonesBeyond } from '../domain/projectWorkflow'
import { HEALTHS, PHASES, PROJECT_STATES } from '../domain/states'

export const ProjectLink = z.object({ id: z.coerce.string(), code: textOrEmpty, name: textOrEmpty })
export type ProjectLink = z.infer<typeof ProjectLink>

/** Row of a funded project. The fields are assumed, here only; money with at most two decimals. */
export const ProjectRow = z.object({
  id: z.coerce.string(),
  version: z.coerce.number(),
  code: z.string(),
  name: z.string(),
  conceptId: z.coerce.string(),
  conceptCode: textOrEmpty,
  organisation: textOrEmpty,
  managerId: z.coerce.string(),
  managerName: textOrEmpty,
  phase: z.enum(PHASES),
  state: z.enum(PROJECT_STATES),
  start: z.string(),
  end: z.string(),
  currency: z.enum(CURRENCIES),
  budget: z.number(),
  spent: z.number(),
  /** Both in `currency`. */
  approved: z.number(),
  paid: z.number(),
  /** Totals of its agreements in `currency`. Assumed. */
  agreed: countOrZero,
  /** Payments that no booked rate converts to `currency`, summed by their own. */
  paidOther: listOf(z.object({ currency: z.enum(CURRENCIES), amount: z.number() })),
  /** Accepted milestones by weight, 0 to 100. */
  progress: z.number(),
  health: z.enum(HEALTHS),
  /** Set if the manager has overridden the computed health; otherwise empty. */
  healthReason: textOrEmpty,
  /** First milestone that is not accepted, while the project runs. */
  nextMilestone: z.nullish(z.object({ name: z.string(), due: z.string() })),
  hasClaim: z.boolean(),
  /** Room in this section that holds its documents. */
  roomId: z.coerce.string(),
})
export type ProjectRow = z.infer<typeof ProjectRow>

export const ProjectFilter = z.extend(PageQuery, {
  keyword: z.optional(z.string()),
  conceptId: z.optional(z.string()),
  phase: z.optional(z.string()),
  state: z.optional(z.string()),
  health: z.optional(z.enum(HEALTHS)),
  managerId: z.optional(z.string()),
  /** Has a milestone that is due and not accepted. */
  overdue: z.optional(z.enum(['true'])),
  /** Has a delivered milestone that is not yet accepted; assumed. */
  delivered: z.optional(z.enum(['true'])),
})

/** Shared by all parts of the section that show or link projects. */
export const projectListApi = {
  list: get('/implement/project/list', { query: ProjectFilter, response: pageOf(ProjectRow) }),
}

export type ProjectFilter = z.infer<typeof ProjectFilter>

const Event = z.object({
  time: z.string(),
  by: textOrEmpty,
  action: z.string(),
  from: orNull(z.enum(PROJECT_STATES)),
  to: z.enum(PROJECT_STATES),
  text: textOrEmpty,
})
export type ProjectEvent = z.infer<typeof Event>

/** Project detail. Assumed, here only. */
export const Project = z.extend(ProjectRow, {
  contractNo: textOrEmpty,
  policyNo: textOrEmpty,
  /** Computed health with its components, also while overridden. */
  computedHealth: z.enum(HEALTHS),
  healthParts: listOf(z.object({ part: z.enum(HEALTH_PARTS), figure: z.number(), health: z.enum(HEALTHS) })),
  /** Sum of the milestone weights in percent, and the number of milestones not accepted. */
  weight: countOrZero,
  openMilestones: countOrZero,
  isFunded: flagOrFalse,
  createTime: z.nullish(z.string()),
  updateTime: z.nullish(z.string()),
  updatedBy: textOrEmpty,
  events: listOf(Event),
})
export type Project = z.infer<typeof Project>

export const PROJECT_RULES = ['afterStart', 'milestonesBefore', 'milestonesAfter'] as const
type ProjectRule = (typeof PROJECT_RULES)[number]

const fields = {
  name: required(text(2, 80)),
  organisation: nullable(text(2, 80)),
  managerId: required(dictCode),
  phase: required(oneOf(PHASES)),
  start: required(plausibleDay('projectStart')),
  end: required(plausibleDay('projectEnd')),
  currency: required(oneOf(CURRENCIES)),
  budget: required(amount()),
  spent: nullable(amount()),
  contractNo: nullable(text(2, 40)),
  policyNo: nullable(text(2, 40)),
}

type TypedProject = Pick<z.output<typeof ProjectValues>, 'start' | 'end' | 'currency' | 'budget' | 'spent'>
const checkProject = (
  { start, end, currency, budget, spent }: TypedProject,
  context: z.core.$RefinementCtx,
) => {
  const addError: AddError<ProjectRule> = errorReporter(context)
  reportDecimals(addError, currency, { budget, spent })
  if (start && end && end <= start) addError(['end'], 'afterStart')
}

/** Form values. Limits are assumed, except that a project ends after its start. */
export const ProjectValues = z.object(fields)
export const ProjectInput = ProjectValues.check(z.superRefine(checkProject, RUN_DESPITE_FIELD_ERRORS))

/** Input for a project with milestones, none of which may be left outside of its period. */
export const projectInput = (milestones: Parameters<typeof milestonesBeyond>[0]) =>
  ProjectInput.check(
    z.superRefine(({ start, end }, context) => {
      const addError: AddError<ProjectRule> = errorReporter(context)
      const before = milestonesBeyond(milestones, (due) => due < start)
      if (start && before) addError(['start'], 'milestonesBefore', { milestones: before })
      const after = milestonesBeyond(milestones, (due) => due > end)
      if (end && after) addError(['end'], 'milestonesAfter', { milestones: after })
    }, RUN_DESPITE_FIELD_ERRORS),
  )

/** A new project belongs to an approved concept and takes over its approved amount. */
export const NewProjectInput = z
  .object({ conceptId: required(dictCode), ...fields })
  .check(z.superRefine(checkProject, RUN_DESPITE_FIELD_ERRORS))
export type ProjectBody = z.output<typeof ProjectInput>

/** Approved concept without a project. */
export const ConceptChoice = z.object({
  id: z.coerce.string(),
  code: textOrEmpty,
  name: textOrEmpty,
  organisation: textOrEmpty,
  approved: countOrZero,
  currency: z.catch(z.enum(CURRENCIES), 'CNY'),
})
export type ConceptChoice = z.infer<typeof ConceptChoice>

const Manager = z.object({ userId: z.coerce.string(), nickName: textOrEmpty })

/** Target states of a status change; the server checks the transition. */
export const STATUSES = ['running', 'suspended', 'completed', 'terminated'] as const

/**
 * Specified: list, detail, post, put, delete, changeStatus and export; all payloads and the other calls are assumed.
 */
export const projectApi = {
  ...projectListApi,
  detail: get('/implement/project/:id', { response: dataOf(Project) }),
  create: post('/implement/project', {
    body: NewProjectInput,
    response: dataOf(z.object({ id: z.coerce.string() })),
  }),
  update: put('/implement/project', { body: z.intersection(ProjectInput, VersionedRef) }),
  remove: del('/implement/project/:ids'),
  /** `reason` is for suspensions and terminations. */
  changeStatus: put('/implement/project/changeStatus', {
    body: z.extend(VersionedRef, { status: z.enum(STATUSES), reason: z.optional(z.string()) }),
  }),
  changePhase: put('/implement/project/changePhase', { body: z.intersection(INPUTS.phase, VersionedRef) }),
  sayHealth: put('/implement/project/health', { body: z.intersection(INPUTS.health, VersionedRef) }),
  export: exportOf(
    '/implement/project/export',
    z.extend(z.omit(ProjectFilter, { pageNum: true, pageSize: true }), { language: z.enum(LANGUAGES) }),
  ),
  concepts: get('/implement/project/concept/list', {
    query: z.extend(PageQuery, { keyword: z.optional(z.string()) }),
    response: pageOf(ConceptChoice),
  }),
  managers: get('/implement/project/manager/list', { response: dataOf(listOf(Manager)) }),
}
