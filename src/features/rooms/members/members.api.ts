import * as z from 'zod/mini'
import { flagOrFalse, orNull, textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, download, get, pageOf, post, put } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'
import { perScope, type Scope } from '@/entities/roomScope'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import {
  day,
  dictCode,
  flag,
  nullable,
  oneOf,
  required,
  text,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { LANGUAGES } from '@/shared/lib/language'
import { StopInput } from '../domain/memberWorkflow'
import { MEMBER_CODES, MEMBER_STATES, ROOM_ROLES } from '../domain/states'
import { parseInvitees, MAX_ADDRESSES } from './invitees'
import { Certificate } from './certificate'

/** Member of a room. Names and codes are assumed, here only. */
export const Member = z.pipe(
  z.object({
    id: z.coerce.string(),
    version: z.coerce.number(),
    userId: orNull(z.coerce.string()),
    email: z.string(),
    name: textOrEmpty,
    organisation: textOrEmpty,
    tagId: orNull(z.coerce.string()),
    tagName: textOrEmpty,
    role: z.catch(z.enum(ROOM_ROLES), 'member'),
    /** Dictionary `vdr_member_status`; unknown statuses count as the stricter one. */
    status: z.coerce.string(),
    isFenced: flagOrFalse,
    mayModifyValuation: flagOrFalse,
    isLastAdmin: flagOrFalse,
    inviteTime: z.nullish(z.string()),
    loginTime: z.nullish(z.string()),
    ndaTime: z.nullish(z.string()),
    expiry: z.nullish(z.string()),
    /** Time of removal; absent for current members. */
    leaveTime: z.nullish(z.string()),
  }),
  z.transform(({ status, ...member }) => ({
    ...member,
    state: MEMBER_STATES.find((state) => MEMBER_CODES[state] === status) ?? 'stopped',
  })),
)
export type Member = z.infer<typeof Member>

/** Filter values: has entered the room, or was active recently. */
export const REACHES = ['loggedIn', 'active'] as const
export type MemberReach = (typeof REACHES)[number]

const MemberFilter = z.extend(PageQuery, {
  roomId: z.string(),
  keyword: z.optional(z.string()),
  tagId: z.optional(z.string()),
  role: z.optional(z.enum(ROOM_ROLES)),
  status: z.optional(z.string()),
  reach: z.optional(z.enum(REACHES)),
  isFenced: z.optional(z.enum(['true'])),
  /** Access ends within seven days. */
  expiring: z.optional(z.enum(['true'])),
  /** Removed members only; for admins. */
  removed: z.optional(z.enum(['true'])),
})

const terms = {
  role: required(oneOf(ROOM_ROLES)),
  /** Rules apply to tags; only admins have access without one. */
  tagId: nullable(dictCode),
  isFenced: flag,
  mayModifyValuation: flag,
  /** Last day of access. */
  expiry: nullable(day),
}

export const MEMBER_RULES = ['noAddress', 'tooManyAddresses', 'wrongAddress'] as const
type MemberRule = (typeof MEMBER_RULES)[number]

interface Terms {
  role: string
  tagId: string | null
}

const requireTag = ({ role, tagId }: Terms, context: z.core.$RefinementCtx) => {
  if (role === 'member' && tagId === null) errorReporter(context)(['tagId'], 'required')
}

export const MemberInput = z.object(terms).check(z.superRefine(requireTag, RUN_DESPITE_FIELD_ERRORS))
export type MemberBody = z.output<typeof MemberInput>

const MAX_LIST_LENGTH = 20_000

const addresses: FieldParser<string, MemberRule> = {
  parse: (typed, addError) => {
    const list = String(typed)
    const all = parseInvitees(list)
    const invalid = all.filter(({ issue }) => issue === 'invalid')
    const valid = all.filter(({ issue }) => issue === null)
    if (invalid.length > 0)
      return addError('wrongAddress', { count: invalid.length, first: invalid[0]!.typed })
    if (valid.length === 0) return addError('noAddress')
    return valid.length > MAX_ADDRESSES ? addError('tooManyAddresses', { max: MAX_ADDRESSES }) : list
  },
  limits: { max: MAX_LIST_LENGTH },
}

const message = nullable(text(2, 500))

export const InviteForm = z
  .object({ addresses: required(addresses), ...terms, message })
  .check(z.superRefine(requireTag, RUN_DESPITE_FIELD_ERRORS))

const InviteBody = z
  .object({
    roomId: z.string(),
    emails: z
      .array(z.object({ email: z.string(), name: z.string() }))
      .check(z.minLength(1), z.maxLength(MAX_ADDRESSES)),
    ...terms,
    message,
  })
  .check(z.superRefine(requireTag, RUN_DESPITE_FIELD_ERRORS))

const InviteResult = z.array(z.object({ email: z.string(), ok: z.boolean(), msg: textOrEmpty }))
export type InviteResult = z.infer<typeof InviteResult>

/** ISO with zone. */
const CertificateQuery = z.object({ at: z.optional(z.string()) })

const memberApi = (scope: Scope) => ({
  list: get(`/${scope}/member/list`, { query: MemberFilter, response: pageOf(Member) }),
  detail: get(`/${scope}/member/:id`, { response: dataOf(Member) }),
  /** Answers a row per address, so that rejected ones can be corrected. */
  invite: post(`/${scope}/member/invite`, { body: InviteBody, response: dataOf(InviteResult) }),
  resend: post(`/${scope}/member/resend/:id`),
  update: put(`/${scope}/member`, { body: z.intersection(MemberInput, VersionedRef) }),
  changeStatus: put(`/${scope}/member/changeStatus`, {
    body: z.union([
      z.extend(VersionedRef, { status: z.literal(MEMBER_CODES.stopped), ...StopInput.shape }),
      z.extend(VersionedRef, { status: z.literal(MEMBER_CODES.enabled) }),
    ]),
  }),
  remove: del(`/${scope}/member/:ids`),
  /** Certificate of a member's access at a point in time, by default now. */
  certificate: get(`/${scope}/member/accessCertificate/:id`, {
    query: CertificateQuery,
    response: dataOf(Certificate),
    alerts: 'session',
  }),
  certificateFile: download(`/${scope}/member/accessCertificate/:id/pdf`, {
    query: z.extend(CertificateQuery, { language: z.optional(z.enum(LANGUAGES)) }),
  }),
})

export const memberApis = perScope(memberApi)
