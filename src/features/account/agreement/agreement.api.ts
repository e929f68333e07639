import * as z from 'zod/mini'
import { dataOf, get } from '@/shared/api'
import { listOf } from '@/shared/api/lists'

/** Structured plain text: what the server sends is never markup. */
const AgreementText = z.object({
  title: z.string(),
  sections: listOf(z.object({ heading: z.string(), paragraphs: listOf(z.string()) })),
})

const Agreement = z.object({
  version: z.string(),
  /** Day from which the version applies. */
  effectiveDate: z.string(),
  /** Newest first. */
  versions: listOf(z.object({ version: z.string(), effectiveDate: z.string() })),
  zh: AgreementText,
  /** A translation for reading; absent where there is none. */
  en: z.nullish(AgreementText),
})

export const agreementApi = {
  /** Without a version the one in force. */
  text: get('/system/agreement/:type', {
    query: z.object({ version: z.optional(z.string()) }),
    response: dataOf(Agreement),
    token: false,
  }),
}
