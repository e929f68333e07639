import * as z from 'zod/mini'
import { countOrZero, textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { perScope, type Scope } from '@/entities/roomScope'
import { WAITING } from '../audit/audit.api'
import { VERSION_STATES } from '../domain/states'
import { DEADLINES } from '../patents/deadlines'

/** Days up to today that acts are counted in. */
export const PERIODS = ['7', '30', '90'] as const
export type Period = (typeof PERIODS)[number]

const id = z.coerce.string()

/** A tag that the caller may know of: all to who leads the room, his own to a member. */
const Tag = z.object({ id, name: textOrEmpty })

/** What stands in a room and is done there, as far as the lists show it to the caller. Names are assumed, here only. */
const Overview = z.object({
  /** The days that acts are counted in, both included, by the server's calendar. */
  from: z.string(),
  to: z.string(),
  tags: listOf(Tag),
  /** Of those who were invited, who has logged in, and who has done anything lately. */
  members: z.object({ invited: countOrZero, loggedIn: countOrZero, active: countOrZero }),
  activity: listOf(z.object({ day: z.string(), count: z.number() })),
  /** How often documents in the folders at the top were opened, by all and by the members of each tag. */
  folders: listOf(
    z.object({
      id,
      name: textOrEmpty,
      indexNo: textOrEmpty,
      count: countOrZero,
      tags: listOf(z.object({ id, count: z.number() })),
    }),
  ),
  /** Documents that each tag sees, and those of them that none of its members has opened. Without a tag: the caller. */
  coverage: listOf(z.object({ tagId: z.nullish(id), documents: countOrZero, unread: countOrZero })),
  /** Versions that wait for an audit, and those that have waited so many days; only to who audits. */
  audit: z.nullish(
    z.object({
      waiting: countOrZero,
      since: listOf(z.object({ days: z.enum(WAITING), count: z.number() })),
    }),
  ),
  /** Those for the caller that wait and that were answered; hours in the middle from asking to the answer. */
  questions: listOf(
    z.object({
      /** Dictionary `vdr_question_category`. */
      category: z.string(),
      open: countOrZero,
      answered: countOrZero,
      hours: z.nullish(z.number()),
    }),
  ),
  patents: listOf(z.object({ deadline: z.enum(DEADLINES), count: z.number() })),
  /** Documents by how they stand, with their bytes. */
  storage: listOf(z.object({ state: z.enum(VERSION_STATES), count: z.number(), bytes: z.number() })),
})
export type Overview = z.infer<typeof Overview>

/** What the members of a tag have done; the client makes the engagement of it, so that its formula is seen. */
const TagDoings = z.extend(Tag, {
  sessions: countOrZero,
  permitted: countOrZero,
  opened: countOrZero,
  minutes: countOrZero,
  questions: countOrZero,
  idleDays: z.nullish(z.number()),
  /** All that the log has of them. */
  acts: countOrZero,
})
export type TagDoings = z.infer<typeof TagDoings>

const Asked = z.object({ roomId: z.string(), period: z.optional(z.enum(PERIODS)) })

const dashboardApi = (scope: Scope) => ({
  overview: get(`/${scope}/dashboard/overview`, { query: Asked, response: dataOf(Overview) }),
  engagement: get(`/${scope}/dashboard/engagement`, { query: Asked, response: dataOf(listOf(TagDoings)) }),
})
export const dashboardApis = perScope(dashboardApi)
