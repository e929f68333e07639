import * as z from 'zod/mini'
import { DrugSource } from '@/entities/drugs.api'
import file from '../../synonyms.json'

/** `biosimilar` holds names of biosimilars by the id of their reference product. */
const KINDS = ['drug', 'biosimilar', 'target', 'indication', 'modality', 'line'] as const
export type SynonymKind = (typeof KINDS)[number]

const Synonyms = z.strictObject({
  note: z.string(),
  sources: z.record(z.string(), DrugSource),
  ambiguous: z.array(z.string()),
  /** Words that ask for biosimilars of a drug. */
  biosimilarTerms: z.array(z.string()),
  /** Words without meaning for the search; they stay attached to the preceding part. */
  fillers: z.array(z.string()),
  synonyms: z.array(
    z.strictObject({
      of: z.enum(KINDS),
      /** Several if the names mean all of them together. */
      ids: z.array(z.string()).check(z.minLength(1)),
      names: z.array(z.string()).check(z.minLength(1)),
      source: z.optional(z.string()),
    }),
  ),
})

export const SYNONYMS = Synonyms.parse(file)

const keyOf = (kind: SynonymKind, id: string) => `${kind}:${id}`

function namesById(isGroup: boolean): ReadonlyMap<string, readonly string[]> {
  const byId = new Map<string, string[]>()
  for (const { of, ids, names } of SYNONYMS.synonyms) {
    if (ids.length > 1 !== isGroup) continue
    for (const id of ids) byId.set(keyOf(of, id), [...(byId.get(keyOf(of, id)) ?? []), ...names])
  }
  return byId
}

const single = namesById(false)
const grouped = namesById(true)

export const synonymsOf = (kind: SynonymKind, id: string): readonly string[] =>
  single.get(keyOf(kind, id)) ?? []

/** Names that mean this thing together with others, such as *checkpoint inhibitor*. */
export const groupNamesOf = (kind: SynonymKind, id: string): readonly string[] =>
  grouped.get(keyOf(kind, id)) ?? []
