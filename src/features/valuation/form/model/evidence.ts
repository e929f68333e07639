import * as z from 'zod/mini'
import { StoredFile } from '@/shared/files/files.api'
import { link, optional, text } from '@/shared/form/fieldParsers'

export const MAX_NOTE_LENGTH = 500

export const Evidence = z.object({
  link: optional(link),
  note: optional(text(1, MAX_NOTE_LENGTH)),
  file: z.optional(
    z.pipe(
      z.nullish(StoredFile),
      z.transform((file) => file ?? undefined),
    ),
  ),
})
export type Evidence = z.infer<typeof Evidence>

export const isEmpty = ({ link, note: noteText, file }: Evidence) => !link && !noteText && !file

export const EvidenceByField = z.optional(
  z.pipe(
    z.nullish(z.record(z.string(), Evidence)),
    z.transform((given) => {
      const filled = Object.entries(given ?? {}).filter(([, evidence]) => !isEmpty(evidence))
      return filled.length > 0 ? Object.fromEntries(filled) : undefined
    }),
  ),
)
export type EvidenceByField = z.infer<typeof EvidenceByField>

export const evidenceText = ({ link, note: noteText, file }: Evidence): string =>
  [link, noteText, file?.originalName].filter(Boolean).join(' · ')
