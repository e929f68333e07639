import * as z from 'zod/mini'
import { dataOf, get } from '@/shared/api'
import { listOf } from '@/shared/api/lists'

/** Structured plain text; the server never sends markup. */
const AgreementText = z.object({
  title: z.string(),
  sections: listOf(z.object({ heading: z.string(), paragraphs: listOf(z.string()) })),
})

const Agreement = z.object({
  version: z.string(),
  effectiveDate: z.string(),
  /** Newest first. */
  versions: listOf(z.object({ version: z.string(), effectiveDate: z.string() })),
  zh: AgreementText,
  /** Translation for reading; absent if there is none. */
  en: z.nullish(AgreementText),
})

export const agreementApi = {
  text: get('/system/agreement/:type', {
    query: z.object({ version: z.optional(z.string()) }),
    response: dataOf(Agreement),
    token: false,
  }),
}
