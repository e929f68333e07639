import * as z from 'zod'
import { StoredFile } from '@/shared/files/api'
import { link, optional, text } from '@/shared/form/readers'

/** Characters. */
export const LONGEST_NOTE = 500

/** What an assumption rests on: a page, a file, or a few words. */
export const Evidence = z.object({
  link: optional(link),
  note: optional(text(1, LONGEST_NOTE)),
  file: StoredFile.nullish()
    .transform((file) => file ?? undefined)
    .optional(),
})
export type Evidence = z.infer<typeof Evidence>

export const isEmpty = ({ link, note: words, file }: Evidence) => !link && !words && !file

/** By field; absent where nothing was given. */
export const EvidenceByField = z
  .record(z.string(), Evidence)
  .nullish()
  .transform((given) => {
    const kept = Object.entries(given ?? {}).filter(([, evidence]) => !isEmpty(evidence))
    return kept.length > 0 ? Object.fromEntries(kept) : undefined
  })
  .optional()
export type EvidenceByField = z.infer<typeof EvidenceByField>

/** In one line, for documents and comparisons. */
export const evidenceText = ({ link, note: words, file }: Evidence): string =>
  [link, words, file?.originalName].filter(Boolean).join(' · ')
