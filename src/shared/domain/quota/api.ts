import * as z from 'zod'
import { dataOf, get } from '@/shared/api'

/** What is left of today's counts; absent where an account has none. */
const Quota = z.object({
  valuationLeft: z.number().int().nullish(),
  searchLeft: z.number().int().nullish(),
})

export const quotaApi = {
  left: get('/valuation/quota', { response: dataOf(Quota), alerts: 'session' }),
}
