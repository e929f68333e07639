import * as z from 'zod/mini'
import { dataOf, get } from '@/shared/api'

const Quota = z.object({
  valuationLeft: z.nullish(z.int()),
  searchLeft: z.nullish(z.int()),
})

export const quotaApi = {
  left: get('/valuation/quota', { response: dataOf(Quota), alerts: 'session' }),
}
