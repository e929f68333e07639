import * as z from 'zod/mini'
import { textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get, pageOf, post } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { dictCode, integer, required } from '@/shared/form/fieldParsers'

/** Amount of a benefit: included or not, a number, or the server's text. */
const Amount = z.union([z.boolean(), z.number(), z.string()])
export type Amount = z.infer<typeof Amount>

const Plan = z.object({
  role: z.string(),
  name: textOrEmpty,
  /** False when only others can grant the plan, such as a company to its users. */
  isForSale: z.boolean(),
  benefits: z.record(z.string(), Amount),
})
export type Plan = z.infer<typeof Plan>

/** Plans for comparison. Prices are not part of it: the order gives them. */
const VipBoard = z.object({
  /** Role of the caller's plan; absent without a plan. */
  role: z.nullish(z.string()),
  expireTime: z.nullish(z.string()),
  /** Plans bought earlier and paused now, with their remaining days. */
  kept: listOf(z.object({ role: z.string(), days: z.coerce.number().check(z.int(), z.minimum(0)) })),
  benefits: listOf(z.object({ key: z.string(), name: textOrEmpty })),
  plans: listOf(Plan),
})
export type VipBoard = z.infer<typeof VipBoard>

const CompanyPlan = z.pipe(
  z.object({
    role: z.string(),
    name: textOrEmpty,
    /** Number of plans that the company has, and number of those given to users. */
    stock: z.coerce.number().check(z.int()),
    given: z.coerce.number().check(z.int()),
    holders: listOf(z.object({ userId: z.coerce.string(), nickName: textOrEmpty, until: z.string() })),
  }),
  z.transform((plan) => ({ ...plan, id: plan.role })),
)
export type CompanyPlan = z.infer<typeof CompanyPlan>

const MAX_GIFT_DAYS = 365

export const GiveInput = z.object({
  userId: required(dictCode),
  role: required(dictCode),
  days: required(integer(1, MAX_GIFT_DAYS)),
})

/** Paths are from the specification; requests and responses are assumed. */
export const memberApi = {
  board: get('/math/rolevip/getVipInfoBoard', { response: dataOf(VipBoard) }),
  /** Restores a paused plan; the current plan is paused instead. */
  restorePlan: post('/math/rolevip/roleBackup', {
    body: z.object({ userId: z.string(), role: z.string().check(z.minLength(1)) }),
    alerts: 'session',
  }),
  /** For the administrator of a company only. */
  companyPlans: get('/math/rolevip/deptRoleList', { query: PageQuery, response: pageOf(CompanyPlan) }),
  give: post('/math/rolevip/vipRoleGive', { body: GiveInput, alerts: 'session' }),
}
