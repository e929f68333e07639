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
  /** Empty for what was deleted for good, where nothing tells its name any more. */
  name: textOrEmpty,
  level: LevelCode,
  /** What gave the level, as `effectiveLevel` names it. */
  source: z.string(),
  /** Where the rule stands, by its number and name. */
  place: textOrEmpty,
  setBy: textOrEmpty,
  setTime: textOrEmpty,
  caps: listOf(z.string()),
})
export type CertificateRow = z.infer<typeof CertificateRow>

/** What a member could see at a moment: only what he could, each with why. Assumed, here only. */
export const Certificate = z.object({
  room: z.string(),
  member: z.string(),
  email: z.string(),
  tag: textOrEmpty,
  /** ISO with zone. */
  at: z.string(),
  rows: z.array(CertificateRow),
  /** SHA-256 over the canonical JSON of all the rest. */
  hash: z.string(),
})
export type Certificate = z.infer<typeof Certificate>

/** Whether a certificate says what its hash was made over. */
export const isIntact = async ({ hash, ...content }: Certificate) => (await hashOf(content)) === hash
