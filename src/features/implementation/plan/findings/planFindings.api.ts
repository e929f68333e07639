import * as z from 'zod/mini'
import { textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, get, pageOf, post, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { day, integer, nullable, oneOf, required, text } from '@/shared/form/fieldParsers'
import { FINDING_KINDS, FINDING_STATES } from '../../domain/states'

/** Risk or issue of a project. The fields are assumed, here only. */
export const Finding = z.object({
  id: z.coerce.string(),
  version: z.coerce.number(),
  projectId: z.coerce.string(),
  kind: z.enum(FINDING_KINDS),
  title: z.string(),
  /** Both 1 to 5. */
  severity: z.number(),
  likelihood: z.number(),
  mitigation: textOrEmpty,
  owner: textOrEmpty,
  due: z.nullish(z.string()),
  state: z.enum(FINDING_STATES),
  updateTime: textOrEmpty,
  updatedBy: textOrEmpty,
})
export type Finding = z.infer<typeof Finding>

export const FINDING_RULES = ['unanswered'] as const

const step = required(integer(1, 5))

export const FindingInput = z
  .object({
    kind: required(oneOf(FINDING_KINDS)),
    title: required(text(2, 120)),
    severity: step,
    likelihood: step,
    mitigation: nullable(text(5, 1000)),
    owner: required(text(2, 40)),
    due: nullable(day),
    state: required(oneOf(FINDING_STATES)),
  })
  .check(
    z.superRefine(({ state, mitigation }, context) => {
      const addError: AddError<(typeof FINDING_RULES)[number]> = errorReporter(context)
      if (state !== 'open' && !mitigation) addError(['mitigation'], 'unanswered')
    }, RUN_DESPITE_FIELD_ERRORS),
  )

const MatrixQuery = z.object({
  projectId: z.string(),
  keyword: z.optional(z.string()),
  kind: z.optional(z.enum(FINDING_KINDS)),
  state: z.optional(z.enum(FINDING_STATES)),
})
const Step = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))

export const findingApi = {
  list: get('/implement/finding/list', {
    query: z.extend(PageQuery, {
      ...MatrixQuery.shape,
      severity: z.optional(Step),
      likelihood: z.optional(Step),
    }),
    response: pageOf(Finding),
  }),
  /** Number of findings for each severity and likelihood, zeros included; takes the list's other filters. */
  matrix: get('/implement/finding/matrix', {
    query: MatrixQuery,
    response: dataOf(listOf(z.object({ severity: z.number(), likelihood: z.number(), count: z.number() }))),
  }),
  detail: get('/implement/finding/:id', { response: dataOf(Finding) }),
  create: post('/implement/finding', {
    body: z.intersection(FindingInput, z.object({ projectId: z.string() })),
  }),
  update: put('/implement/finding', {
    body: z.intersection(FindingInput, VersionedRef),
  }),
}
