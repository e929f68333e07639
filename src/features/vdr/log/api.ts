import * as z from 'zod'
import { dataOf, get, pageOf } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { exportOf } from '@/shared/files/exports'
import { LANGUAGES } from '@/shared/preferences'
import { ANOMALIES } from './domain/anomalies'

const words = z.string().nullish()
const number = z.number().nullish()

export const RESULTS = ['ok', 'denied'] as const

/**
 * What someone did in a room, or tried to. Names and codes are assumed, here only. Fields that are not named stay: the
 * hash is made over all that the server keeps of an entry.
 */
export const LogRow = z.looseObject({
  id: z.string(),
  /** Its number in the room's log, the hash before it and its own; a member is not told them, as others' acts are counted there. */
  seq: number,
  prev: words,
  hash: words,
  /** `YYYY-MM-DD HH:mm:ss`, UTC+8. */
  time: z.string(),
  userId: z.string(),
  userName: words,
  tagId: words,
  tagName: words,
  /** Dictionary `vdr_member_role`; empty for who was no member. */
  role: words,
  address: words,
  device: words,
  /** Dictionary `vdr_log_action`. */
  action: z.string(),
  nodeId: words,
  /** As it was called then. */
  nodeName: words,
  versionNo: number,
  pages: listOf(z.number()),
  seconds: number,
  result: z.enum(RESULTS).catch('denied'),
  text: words,
  before: words,
  after: words,
  /** What stands out by a rule; found by the server, and no part of the entry. */
  anomalies: listOf(z.enum(ANOMALIES)),
})
export type LogRow = z.infer<typeof LogRow>

const filters = {
  roomId: z.string(),
  keyword: z.string().optional(),
  userId: z.string().optional(),
  tagId: z.string().optional(),
  role: z.string().optional(),
  action: z.string().optional(),
  /** A folder stands for all that lies in it. */
  nodeId: z.string().optional(),
  result: z.enum(RESULTS).optional(),
  address: z.string().optional(),
  /** Days of the server's calendar, both included. */
  from: z.string().optional(),
  to: z.string().optional(),
  anomaly: z.enum(ANOMALIES).optional(),
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
  list: get('/vdr/log/list', { query: PageQuery.extend(filters), response: pageOf(LogRow) }),
  exported: exportOf('/vdr/log/export', z.object({ ...filters, language: z.enum(LANGUAGES).optional() })),
  bundle: get('/vdr/log/bundle', {
    query: z.object({ roomId: z.string(), from: z.string().optional(), to: z.string().optional() }),
    response: dataOf(Bundle),
  }),
}
