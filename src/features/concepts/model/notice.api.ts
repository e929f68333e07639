import * as z from 'zod/mini'
import { dataOf, get, post } from '@/shared/api'
import { Count, listOf } from '@/shared/api/lists'

const C = '/poconcept/poconceptInfo'

/** What the shell asks about concepts; apart from the others, so that every page stays light. */
export const conceptNoticeApi = {
  /** Names of the caller's projects whose service agreement was signed and which he has not seen since. */
  highlightFlag: get(`${C}/getHighlightFlag`, {
    response: dataOf(listOf(z.string())),
    alerts: 'session',
  }),
  /** Clears the flag of the projects named by `ids`; of all the caller's, when none are named [assumed]. */
  markSeen: post(`${C}/removeHighlightFlag`, {
    body: z.object({ ids: z.optional(z.array(z.string())) }),
    alerts: 'session',
  }),
  /** Concepts that wait for their first audit, as far as the caller sees them. */
  waitListCount: get(`${C}/waitListCount`, { response: dataOf(Count), alerts: 'session' }),
  /** Concepts in incubation. */
  waitHatchListCount: get(`${C}/waitHatchListCount`, { response: dataOf(Count), alerts: 'session' }),
}
