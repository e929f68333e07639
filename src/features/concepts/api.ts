import * as z from 'zod'
import { dataOf, get, post } from '@/shared/api'

const C = '/poconcept/poconceptInfo'

/** Project concepts (proof of concept). */
export const conceptApi = {
  /** Names of the caller's projects whose service agreement was signed and which he has not seen since. */
  highlightFlag: get(`${C}/getHighlightFlag`, {
    response: dataOf(
      z
        .array(z.string())
        .nullish()
        .transform((names) => names ?? []),
    ),
    alerts: 'session',
  }),
  /** Clears the flag of the projects named by `ids`; of all the caller's, when none are named [assumed]. */
  removeHighlightFlag: post(`${C}/removeHighlightFlag`, {
    body: z.object({ ids: z.array(z.string()).optional() }),
    alerts: 'session',
  }),
}
