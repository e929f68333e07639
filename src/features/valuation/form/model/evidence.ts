import * as z from 'zod'
import { StoredFile } from '@/shared/files/api'
import { outsideLink } from '@/shared/lib/addresses'
import { optional, type Reader } from './readers'

/** Characters. */
export const LONGEST_NOTE = 500
const LONGEST_LINK = 2000

const webAddress: Reader<string> = (typed, refuse) => {
  const text = String(typed).trim()
  const link = text.length <= LONGEST_LINK ? outsideLink(text) : null
  // A name before the host would be read as the host.
  return link && !link.username && !link.password ? text : refuse('link')
}

const note: Reader<string> = (typed, refuse) => {
  const text = String(typed).trim()
  return Array.from(text).length <= LONGEST_NOTE ? text : refuse('tooLong', { max: LONGEST_NOTE })
}

/** What an assumption rests on: a page, a file, or a few words. */
export const Evidence = z.object({
  link: optional(webAddress),
  note: optional(note),
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
