import * as z from 'zod/mini'
import { StoredFile } from '@/shared/files/files.api'
import { link, optional, text } from '@/shared/form/fieldParsers'

/** Characters. */
export const LONGEST_NOTE = 500

/** What an assumption rests on: a page, a file, or a few words. */
export const Evidence = z.object({
  link: optional(link),
  note: optional(text(1, LONGEST_NOTE)),
  file: z.optional(
    z.pipe(
      z.nullish(StoredFile),
      z.transform((file) => file ?? undefined),
    ),
  ),
})
export type Evidence = z.infer<typeof Evidence>

export const isEmpty = ({ link, note: words, file }: Evidence) => !link && !words && !file

/** By field; absent where nothing was given. */
export const EvidenceByField = z.optional(
  z.pipe(
    z.nullish(z.record(z.string(), Evidence)),
    z.transform((given) => {
      const kept = Object.entries(given ?? {}).filter(([, evidence]) => !isEmpty(evidence))
      return kept.length > 0 ? Object.fromEntries(kept) : undefined
    }),
  ),
)
export type EvidenceByField = z.infer<typeof EvidenceByField>

/** In one line, for documents and comparisons. */
export const evidenceText = ({ link, note: words, file }: Evidence): string =>
  [link, words, file?.originalName].filter(Boolean).join(' · ')
