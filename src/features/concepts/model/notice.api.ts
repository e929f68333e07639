import * as z from 'zod/mini'
import { dataOf, get, post } from '@/shared/api'
import { Count, listOf } from '@/shared/api/lists'

const BASE_PATH = '/poconcept/poconceptInfo'

/** Requests of the app shell, in a separate module so that every page stays light. */
export const conceptNoticeApi = {
  /** Names of the caller's projects whose signed service agreement they have not seen yet. */
  highlightFlag: get(`${BASE_PATH}/getHighlightFlag`, {
    response: dataOf(listOf(z.string())),
    alerts: 'session',
  }),
  /** Clears the flag of the projects in `ids`; without `ids`, of all the caller's projects [assumed]. */
  markSeen: post(`${BASE_PATH}/removeHighlightFlag`, {
    body: z.object({ ids: z.optional(z.array(z.string())) }),
    alerts: 'session',
  }),
  /** Concepts that await their first audit and are visible to the caller. */
  waitListCount: get(`${BASE_PATH}/waitListCount`, { response: dataOf(Count), alerts: 'session' }),
  waitHatchListCount: get(`${BASE_PATH}/waitHatchListCount`, { response: dataOf(Count), alerts: 'session' }),
}
