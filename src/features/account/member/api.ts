import * as z from 'zod'
import { textOrEmpty } from '@/shared/api/absent'
import { dataOf, get } from '@/shared/api'
import { listOf } from '@/shared/api/lists'

/** What a plan gives of a benefit: yes or no, so many, or in the server's words. */
const Amount = z.union([z.boolean(), z.number(), z.string()])
export type Amount = z.infer<typeof Amount>

const Plan = z.object({
  /** The role that the plan gives. */
  role: z.string(),
  name: textOrEmpty,
  /** False where it is given by someone else: a company to its people. */
  isForSale: z.boolean(),
  benefits: z.record(z.string(), Amount),
})
export type Plan = z.infer<typeof Plan>

/** The plans side by side. What they cost is not part of it: the order says it. */
const VipBoard = z.object({
  /** Role of the caller's own plan; absent without one. */
  role: z.string().nullish(),
  expireTime: z.string().nullish(),
  /** In the order in which they are shown. */
  benefits: listOf(z.object({ key: z.string(), name: textOrEmpty })),
  plans: listOf(Plan),
})
export type VipBoard = z.infer<typeof VipBoard>

/** Path from the specification; what the answer holds is assumed. */
export const memberApi = {
  board: get('/math/rolevip/getVipInfoBoard', { response: dataOf(VipBoard) }),
}
