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
 * An action, or an attempted one, of a user in a room. Names and codes are assumed, in this file only. Unknown fields
 * are kept: the hash covers all that the server stores of an entry.
 */
export const LogRow = z.looseObject({
  id: z.string(),
  /**
   * Number in the room's log, previous hash, and own hash. Members do not get them, since the number counts the actions
   * of others.
   */
  seq: number,
  prev: textIfAny,
  hash: textIfAny,
  /** `YYYY-MM-DD HH:mm:ss`, UTC+8. */
  time: z.string(),
  userId: z.string(),
  userName: textIfAny,
  tagId: textIfAny,
  tagName: textIfAny,
  /** Dictionary `vdr_member_role`; empty for users who were not members. */
  role: textIfAny,
  address: textIfAny,
  device: textIfAny,
  /** Dictionary `vdr_log_action`. */
  action: z.string(),
  nodeId: textIfAny,
  /** Name at that time. */
  nodeName: textIfAny,
  versionNo: number,
  pages: listOf(z.number()),
  seconds: number,
  result: z.catch(z.enum(RESULTS), 'denied'),
  text: textIfAny,
  before: textIfAny,
  after: textIfAny,
  /** Found by the server; not part of the entry. */
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
  /** A folder includes everything in it. */
  nodeId: z.optional(z.string()),
  result: z.optional(z.enum(RESULTS)),
  address: z.optional(z.string()),
  /** Days of the server's calendar, both included. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  anomaly: z.optional(z.enum(ANOMALIES)),
}

/** Complete log of a room, or of some days, as linked and signed by the server. */
const Bundle = z.object({
  /** For the common download endpoint. */
  fileName: z.string(),
  count: z.number(),
  first: z.number(),
  last: z.number(),
  lastHash: z.string(),
  keyId: z.string(),
})

/** Key that signs the logs of the room's bundles: the fingerprint that members may pass on. */
const SigningKey = z.object({ keyId: z.string() })

export const logApi = {
  list: get('/vdr/log/list', { query: z.extend(PageQuery, filters), response: pageOf(LogRow) }),
  exported: exportOf('/vdr/log/export', z.object({ ...filters, language: z.optional(z.enum(LANGUAGES)) })),
  bundle: get('/vdr/log/bundle', {
    query: z.object({ roomId: z.string(), from: z.optional(z.string()), to: z.optional(z.string()) }),
    response: dataOf(Bundle),
  }),
  key: get('/vdr/log/key', { query: z.object({ roomId: z.string() }), response: dataOf(SigningKey) }),
}
