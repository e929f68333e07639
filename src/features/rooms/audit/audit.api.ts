import * as z from 'zod/mini'
import { textIfAny } from '@/shared/api/wireDefaults'
import { dataOf, get, pageOf, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { perScope, type Scope } from '@/entities/roomScope'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { dictCode, flag, integer, oneOf, required, rowsOf } from '@/shared/form/fieldParsers'
import { VERSION_STATES } from '../domain/states'
import { VERSION_INPUTS } from '../domain/versionWorkflow'

/** What the server looks at in a version that was handed in. */
export const CHECKS = ['type', 'size', 'duplicate', 'index', 'name', 'watermark', 'personalData'] as const

/** What came of a check; its reason and the pages it is about are the server's words. */
const Check = z.object({
  check: z.enum(CHECKS),
  /** `unchecked`: the server could not look, for instance as it can't read the text. */
  result: z.enum(['ok', 'warning', 'failed', 'unchecked']),
  reason: textIfAny,
  pages: listOf(z.number()),
})
export type Check = z.infer<typeof Check>

/** A version that waits for an audit, or has had one. Names and codes are assumed, here only. */
export const Submission = z.object({
  id: z.coerce.string(),
  documentId: z.coerce.string(),
  name: z.string(),
  /** The folders around it, outermost first. */
  folders: listOf(z.string()),
  type: textIfAny,
  size: z.nullish(z.number()),
  pages: z.nullish(z.number()),
  versionNo: z.number(),
  /** The version that readers see meanwhile. */
  currentVersionNo: z.nullish(z.number()),
  /** To be compared with; absent from a server that does not tell it. */
  currentVersionId: z.nullish(z.coerce.string()),
  submitterId: z.coerce.string(),
  submitterName: textIfAny,
  submitTime: textIfAny,
  state: z.enum(VERSION_STATES),
  checks: listOf(Check),
  decideTime: textIfAny,
  deciderName: textIfAny,
  reason: textIfAny,
})
export type Submission = z.infer<typeof Submission>

export const AUDIT_TABS = ['waiting', 'done', 'mine'] as const
export type AuditTab = (typeof AUDIT_TABS)[number]
/** Days that a submission has waited at least. */
export const WAITING = ['1', '3', '7'] as const

const SubmissionFilter = z.extend(PageQuery, {
  roomId: z.string(),
  tab: z.optional(z.enum(AUDIT_TABS)),
  keyword: z.optional(z.string()),
  submitterId: z.optional(z.string()),
  type: z.optional(z.string()),
  waiting: z.optional(z.enum(WAITING)),
})
export type SubmissionFilter = z.infer<typeof SubmissionFilter>

/** How an approved version begins: seen by whom its folder says, by nobody yet, or by chosen tags. */
export const ACCESSES = ['inherit', 'hidden', 'choose'] as const
export type Access = (typeof ACCESSES)[number]

/** The rule that only an audit has; its text stands in the area. */
export const AUDIT_RULES = ['noLevels'] as const
type AuditRule = (typeof AUDIT_RULES)[number]

const MOST_TAGS = 30

/** What whoever approves says of who sees the version first. */
export const Approval = z
  .object({
    access: required(oneOf(ACCESSES)),
    levels: rowsOf(z.object({ tagId: required(dictCode), level: required(integer(0, 4)) }), 0, MOST_TAGS),
    /** Whether the members who see it then are told. */
    isTold: flag,
  })
  .check(
    z.superRefine(({ access, levels }, context) => {
      const refuse: AddError<AuditRule> = errorReporter(context)
      if (access === 'choose' && levels.length === 0) refuse(['levels'], 'noLevels')
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export type Approval = z.output<typeof Approval>

const { reject, giveBack } = VERSION_INPUTS
/** What is decided about a version, with what is to be said of it. */
const Decision = z.discriminatedUnion('result', [
  z.safeExtend(Approval, { result: z.literal('approve') }),
  z.extend(reject, { result: z.literal('reject') }),
  z.extend(giveBack, { result: z.literal('giveBack') }),
])
export type Decision = z.output<typeof Decision>

/** What became of each. */
const Decided = z.object({ id: z.coerce.string(), ok: z.boolean(), msg: textIfAny })

const auditApi = (scope: Scope) => ({
  list: get(`/${scope}/documentaudit/list`, { query: SubmissionFilter, response: pageOf(Submission) }),
  /** Several at once, each judged by itself. */
  decide: put(`/${scope}/documentaudit/decide`, {
    body: z.object({ ids: z.array(z.string()).check(z.minLength(1)), decision: Decision }),
    response: dataOf(listOf(Decided)),
  }),
})

export const auditApis = perScope(auditApi)
