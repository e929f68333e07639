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
import { inviteesOf, MOST_ADDRESSES } from './addresses'
import { Certificate } from './certificate'

/** A member of a room. Names and codes are assumed, here only. */
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
    /** Dictionary `vdr_member_status`; an unknown one is taken for the stricter. */
    status: z.coerce.string(),
    isFenced: flagOrFalse,
    mayModifyValuation: flagOrFalse,
    isLastAdmin: flagOrFalse,
    inviteTime: z.nullish(z.string()),
    loginTime: z.nullish(z.string()),
    /** When he accepted the room's agreement last. */
    ndaTime: z.nullish(z.string()),
    expiry: z.nullish(z.string()),
    /** When he was removed; absent for who is a member. */
    leaveTime: z.nullish(z.string()),
  }),
  z.transform(({ status, ...member }) => ({
    ...member,
    state: MEMBER_STATES.find((state) => MEMBER_CODES[state] === status) ?? 'stopped',
  })),
)
export type Member = z.infer<typeof Member>

/** How far members have come: into the room at all, and whether they have done anything there lately. */
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
  /** Those whose access ends within seven days. */
  expiring: z.optional(z.enum(['true'])),
  /** Those who were removed, in place of the members; for administrators. */
  removed: z.optional(z.enum(['true'])),
})

const terms = {
  role: required(oneOf(ROOM_ROLES)),
  /** A tag is what rules are for; only an administrator sees all without one. */
  tagId: nullable(dictCode),
  isFenced: flag,
  mayModifyValuation: flag,
  /** The last day of his access. */
  expiry: nullable(day),
}

/** The rules that only members have; their texts stand in the area. */
export const MEMBER_RULES = ['noAddress', 'tooManyAddresses', 'wrongAddress'] as const
type MemberRule = (typeof MEMBER_RULES)[number]

interface Terms {
  role: string
  tagId: string | null
}

const tagOfMember = ({ role, tagId }: Terms, context: z.core.$RefinementCtx) => {
  if (role === 'member' && tagId === null) errorReporter(context)(['tagId'], 'required')
}

/** What a member may, as it is changed. */
export const MemberInput = z.object(terms).check(z.superRefine(tagOfMember, RUN_DESPITE_FIELD_ERRORS))
export type MemberBody = z.output<typeof MemberInput>

/** Characters of an invitation's list at most. */
const LONGEST_LIST = 20_000

const addresses: FieldParser<string, MemberRule> = {
  read: (typed, refuse) => {
    const list = String(typed)
    const all = inviteesOf(list)
    const wrong = all.filter(({ issue }) => issue === 'invalid')
    const good = all.filter(({ issue }) => issue === null)
    if (wrong.length > 0) return refuse('wrongAddress', { count: wrong.length, first: wrong[0]!.typed })
    if (good.length === 0) return refuse('noAddress')
    return good.length > MOST_ADDRESSES ? refuse('tooManyAddresses', { max: MOST_ADDRESSES }) : list
  },
  limits: { max: LONGEST_LIST },
}

const message = nullable(text(2, 500))

/** An invitation as it is typed: the list is taken apart where it is sent. */
export const InviteForm = z
  .object({ addresses: required(addresses), ...terms, message })
  .check(z.superRefine(tagOfMember, RUN_DESPITE_FIELD_ERRORS))

const InviteBody = z
  .object({
    roomId: z.string(),
    emails: z
      .array(z.object({ email: z.string(), name: z.string() }))
      .check(z.minLength(1), z.maxLength(MOST_ADDRESSES)),
    ...terms,
    message,
  })
  .check(z.superRefine(tagOfMember, RUN_DESPITE_FIELD_ERRORS))

const InviteResult = z.array(z.object({ email: z.string(), ok: z.boolean(), msg: textOrEmpty }))
export type InviteResult = z.infer<typeof InviteResult>

/** ISO with zone. */
const CertificateQuery = z.object({ at: z.optional(z.string()) })

const memberApi = (scope: Scope) => ({
  list: get(`/${scope}/member/list`, { query: MemberFilter, response: pageOf(Member) }),
  detail: get(`/${scope}/member/:id`, { response: dataOf(Member) }),
  /** One row per address: what was refused stays to be mended. */
  invite: post(`/${scope}/member/invite`, { body: InviteBody, response: dataOf(InviteResult) }),
  resend: post(`/${scope}/member/resend/:id`),
  update: put(`/${scope}/member`, { body: z.intersection(MemberInput, VersionedRef) }),
  /** Stops with a reason, or enables. */
  changeStatus: put(`/${scope}/member/changeStatus`, {
    body: z.union([
      z.extend(VersionedRef, { status: z.literal(MEMBER_CODES.stopped), ...StopInput.shape }),
      z.extend(VersionedRef, { status: z.literal(MEMBER_CODES.enabled) }),
    ]),
  }),
  remove: del(`/${scope}/member/:ids`),
  /** What a member could see at a moment, now where none is named. */
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
