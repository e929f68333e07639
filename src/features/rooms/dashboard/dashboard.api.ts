import * as z from 'zod/mini'
import { chosenName, countOrZero, textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { perScope, type Scope } from '@/entities/roomScope'
import { WAITING_DAYS } from '../audit/audit.api'
import { VERSION_STATES } from '../domain/states'
import { DEADLINES } from '../patents/deadlines'

/** Days up to today in which actions are counted. */
export const PERIODS = ['7', '30', '90'] as const
export type Period = (typeof PERIODS)[number]

const id = z.coerce.string()

/** Tag visible to the caller: all tags for coordinators, only their own for members. */
const Tag = z.object({ id, name: textOrEmpty })

/** Figures of a room, limited to what the lists show the caller. Names are assumed, here only. */
const Overview = z.object({
  /** Counted days, both inclusive, by the server's calendar. */
  from: z.string(),
  to: z.string(),
  tags: listOf(Tag),
  /** `loggedIn` and `active` are subsets of `invited`. */
  members: z.object({ invited: countOrZero, loggedIn: countOrZero, active: countOrZero }),
  activity: listOf(z.object({ day: z.string(), count: z.number() })),
  /** Openings of documents in the top-level folders, in total and by tag. */
  folders: listOf(
    z.object({
      id,
      name: chosenName(textOrEmpty),
      indexNo: textOrEmpty,
      count: countOrZero,
      tags: listOf(z.object({ id, count: z.number() })),
    }),
  ),
  /** Documents that each tag sees, and those that none of its members has opened. Without a tag: the caller. */
  coverage: listOf(z.object({ tagId: z.nullish(id), documents: countOrZero, unread: countOrZero })),
  /** Versions waiting for review, in total and by days waited; for reviewers only. */
  audit: z.nullish(
    z.object({
      waiting: countOrZero,
      since: listOf(z.object({ days: z.enum(WAITING_DAYS), count: z.number() })),
    }),
  ),
  /** Open and answered questions that the caller sees; `hours` is the median time from question to answer. */
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
  storage: listOf(z.object({ state: z.enum(VERSION_STATES), count: z.number(), bytes: z.number() })),
})
export type Overview = z.infer<typeof Overview>

/** Activity of a tag's members; the client computes the score from it, so that the formula can be shown. */
const TagActivity = z.extend(Tag, {
  sessions: countOrZero,
  permitted: countOrZero,
  opened: countOrZero,
  minutes: countOrZero,
  questions: countOrZero,
  idleDays: z.nullish(z.number()),
  acts: countOrZero,
})
export type TagActivity = z.infer<typeof TagActivity>

const OverviewQuery = z.object({ roomId: z.string(), period: z.optional(z.enum(PERIODS)) })

const dashboardApi = (scope: Scope) => ({
  overview: get(`/${scope}/dashboard/overview`, { query: OverviewQuery, response: dataOf(Overview) }),
  engagement: get(`/${scope}/dashboard/engagement`, {
    query: OverviewQuery,
    response: dataOf(listOf(TagActivity)),
  }),
})
export const dashboardApis = perScope(dashboardApi)
