import * as z from 'zod'
import { dataOf, get } from '@/shared/api'

/** Types of coded values that the server keeps a dictionary of. */
export const DICTIONARIES = ['clinical_phase'] as const
export type Dictionary = (typeof DICTIONARIES)[number]

const Entry = z.object({
  dictLabel: z.string(),
  /** Text, even where the coded value is a number elsewhere. */
  dictValue: z.coerce.string(),
})
export type DictionaryEntry = z.infer<typeof Entry>

export const dictionaryApi = {
  /** An unknown type has no entries; the server then leaves `data` out or empty. Who asks shows its failure. */
  entries: get('/system/dict/data/type/:type', {
    response: dataOf(
      z
        .array(Entry)
        .nullish()
        .transform((entries) => entries ?? []),
    ),
    alerts: 'session',
  }),
}
