import * as z from 'zod/mini'
import { chosenName, textIfAny } from '@/shared/api/wireDefaults'
import { dataOf, get, pageOf, put } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { perScope, type Scope } from '@/entities/roomScope'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { dictCode, flag, integer, oneOf, required, rowsOf } from '@/shared/form/fieldParsers'
import { VERSION_STATES } from '../domain/states'
import { VERSION_INPUTS } from '../domain/versionWorkflow'

export const CHECKS = ['type', 'size', 'duplicate', 'index', 'name', 'watermark', 'personalData'] as const

/** Result of a check; the server supplies the reason as text and the page numbers concerned. */
const Check = z.object({
  check: z.enum(CHECKS),
  /** `unchecked`: the check was not possible, for instance because the text is not readable. */
  result: z.enum(['ok', 'warning', 'failed', 'unchecked']),
  reason: textIfAny,
  pages: listOf(z.number()),
})
export type Check = z.infer<typeof Check>

/** Version submitted for review, decided or not. Names and codes are assumed, here only. */
export const Submission = z.object({
  id: z.coerce.string(),
  documentId: z.coerce.string(),
  name: chosenName(z.string()),
  /** Parent folders, outermost first. */
  folders: listOf(chosenName(z.string())),
  type: textIfAny,
  size: z.nullish(z.number()),
  pages: z.nullish(z.number()),
  versionNo: z.number(),
  /** The version that readers see until a decision. */
  currentVersionNo: z.nullish(z.number()),
  /** Enables a comparison; absent if the server does not provide it. */
  currentVersionId: z.nullish(z.coerce.string()),
  /** Party that the version is for; absent for the general one. */
  partyName: z.nullish(chosenName(z.string())),
  /** Parties that go on reading their variant when this version is published. */
  keptBy: listOf(chosenName(z.string())),
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
/** Filter values: waiting for at least this many days. */
export const WAITING_DAYS = ['1', '3', '7'] as const

const SubmissionFilter = z.extend(PageQuery, {
  roomId: z.string(),
  tab: z.optional(z.enum(AUDIT_TABS)),
  keyword: z.optional(z.string()),
  submitterId: z.optional(z.string()),
  type: z.optional(z.string()),
  waiting: z.optional(z.enum(WAITING_DAYS)),
})
export type SubmissionFilter = z.infer<typeof SubmissionFilter>

/** Initial access to an approved version: inherited from its folder, hidden, or by chosen tags. */
export const ACCESSES = ['inherit', 'hidden', 'choose'] as const
export type Access = (typeof ACCESSES)[number]

export const AUDIT_RULES = ['noLevels'] as const
type AuditRule = (typeof AUDIT_RULES)[number]

const MAX_TAGS = 30

export const Approval = z
  .object({
    access: required(oneOf(ACCESSES)),
    levels: rowsOf(z.object({ tagId: required(dictCode), level: required(integer(0, 4)) }), 0, MAX_TAGS),
    /** Notify the members who can then see the version. */
    isTold: flag,
  })
  .check(
    z.superRefine(({ access, levels }, context) => {
      const addError: AddError<AuditRule> = errorReporter(context)
      if (access === 'choose' && levels.length === 0) addError(['levels'], 'noLevels')
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export type Approval = z.output<typeof Approval>

const { reject, giveBack } = VERSION_INPUTS
const Decision = z.discriminatedUnion('result', [
  z.safeExtend(Approval, { result: z.literal('approve') }),
  z.extend(reject, { result: z.literal('reject') }),
  z.extend(giveBack, { result: z.literal('giveBack') }),
])
export type Decision = z.output<typeof Decision>

const DecisionResult = z.object({ id: z.coerce.string(), ok: z.boolean(), msg: textIfAny })

const auditApi = (scope: Scope) => ({
  list: get(`/${scope}/documentaudit/list`, { query: SubmissionFilter, response: pageOf(Submission) }),
  /** Decides several versions at once; each has its own result. */
  decide: put(`/${scope}/documentaudit/decide`, {
    body: z.object({ ids: z.array(z.string()).check(z.minLength(1)), decision: Decision }),
    response: dataOf(listOf(DecisionResult)),
  }),
})

export const auditApis = perScope(auditApi)
