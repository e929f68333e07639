import * as z from 'zod/mini'
import { textOrEmpty } from '@/shared/api/wireDefaults'
import { listOf } from '@/shared/api/lists'
import { hashOf } from '../domain/canonical'
import { LevelCode } from '../domain/levels'

const CertificateRow = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  kind: z.enum(['folder', 'document']),
  indexNo: z.string(),
  /** Empty for a permanently deleted node whose name is lost. */
  name: textOrEmpty,
  level: LevelCode,
  /** Origin of the level, named as in `effectiveLevel`. */
  source: z.string(),
  /** Index number and name of the node that has the rule. */
  place: textOrEmpty,
  setBy: textOrEmpty,
  setTime: textOrEmpty,
  caps: listOf(z.string()),
})
export type CertificateRow = z.infer<typeof CertificateRow>

/** Certificate of everything a member could see at a point in time, with the reasons. Assumed, here only. */
export const Certificate = z.object({
  room: z.string(),
  member: z.string(),
  email: z.string(),
  tag: textOrEmpty,
  /** ISO with zone. */
  at: z.string(),
  rows: z.array(CertificateRow),
  /** For a future time only: when it was computed. Later changes of permissions are not part of it. */
  plannedAsOf: z.optional(z.string()),
  /** SHA-256 of the canonical JSON of all other fields. */
  hash: z.string(),
})
export type Certificate = z.infer<typeof Certificate>

export const isIntact = async ({ hash, ...content }: Certificate) => (await hashOf(content)) === hash
