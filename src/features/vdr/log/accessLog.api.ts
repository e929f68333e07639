import * as z from 'zod/mini'
import { textIfAny } from '@/shared/api/wireDefaults'
import { dataOf, get, pageOf } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { exportOf } from '@/shared/files/exports'
import { LANGUAGES } from '@/shared/lib/language'
import { ANOMALIES } from './domain/anomalies'

const number = z.nullish(z.number())

export const RESULTS = ['ok', 'denied'] as const

/**
 * What someone did in a room, or tried to. Names and codes are assumed, here only. Fields that are not named stay: the
 * hash is made over all that the server keeps of an entry.
 */
export const LogRow = z.looseObject({
  id: z.string(),
  /** Its number in the room's log, the hash before it and its own; a member is not told them, as others' acts are counted there. */
  seq: number,
  prev: textIfAny,
  hash: textIfAny,
  /** `YYYY-MM-DD HH:mm:ss`, UTC+8. */
  time: z.string(),
  userId: z.string(),
  userName: textIfAny,
  tagId: textIfAny,
  tagName: textIfAny,
  /** Dictionary `vdr_member_role`; empty for who was no member. */
  role: textIfAny,
  address: textIfAny,
  device: textIfAny,
  /** Dictionary `vdr_log_action`. */
  action: z.string(),
  nodeId: textIfAny,
  /** As it was called then. */
  nodeName: textIfAny,
  versionNo: number,
  pages: listOf(z.number()),
  seconds: number,
  result: z.catch(z.enum(RESULTS), 'denied'),
  text: textIfAny,
  before: textIfAny,
  after: textIfAny,
  /** What stands out by a rule; found by the server, and no part of the entry. */
  anomalies: listOf(z.enum(ANOMALIES)),
})
export type LogRow = z.infer<typeof LogRow>

const filters = {
  roomId: z.string(),
  keyword: z.optional(z.string()),
  userId: z.optional(z.string()),
  tagId: z.optional(z.string()),
  role: z.optional(z.string()),
  action: z.optional(z.string()),
  /** A folder stands for all that lies in it. */
  nodeId: z.optional(z.string()),
  result: z.optional(z.enum(RESULTS)),
  address: z.optional(z.string()),
  /** Days of the server's calendar, both included. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  anomaly: z.optional(z.enum(ANOMALIES)),
}

/** The whole log of a room, or of some days, as the server has bound and signed it. */
const Bundle = z.object({
  /** To be asked for at the common download. */
  fileName: z.string(),
  count: z.number(),
  first: z.number(),
  last: z.number(),
  lastHash: z.string(),
  /** The thumbprint of the key that it is signed with. */
  keyId: z.string(),
})

export const logApi = {
  list: get('/vdr/log/list', { query: z.extend(PageQuery, filters), response: pageOf(LogRow) }),
  exported: exportOf('/vdr/log/export', z.object({ ...filters, language: z.optional(z.enum(LANGUAGES)) })),
  bundle: get('/vdr/log/bundle', {
    query: z.object({ roomId: z.string(), from: z.optional(z.string()), to: z.optional(z.string()) }),
    response: dataOf(Bundle),
  }),
}
