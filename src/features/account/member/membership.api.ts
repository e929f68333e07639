import * as z from 'zod/mini'
import { textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get, pageOf, post } from '@/shared/api'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { dictCode, integer, required } from '@/shared/form/fieldParsers'

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
  role: z.nullish(z.string()),
  expireTime: z.nullish(z.string()),
  /** Plans that were bought before and are laid aside, with the days that are left of them. */
  kept: listOf(z.object({ role: z.string(), days: z.coerce.number().check(z.int(), z.minimum(0)) })),
  /** In the order in which they are shown. */
  benefits: listOf(z.object({ key: z.string(), name: textOrEmpty })),
  plans: listOf(Plan),
})
export type VipBoard = z.infer<typeof VipBoard>

/** A plan that a company may give to its users, and how many of them have it. */
const CompanyPlan = z.pipe(
  z.object({
    role: z.string(),
    name: textOrEmpty,
    /** How many the company has, and how many of them are given. */
    stock: z.coerce.number().check(z.int()),
    given: z.coerce.number().check(z.int()),
    /** Who has it, and until when. */
    holders: listOf(z.object({ userId: z.coerce.string(), nickName: textOrEmpty, until: z.string() })),
  }),
  z.transform((plan) => ({ ...plan, id: plan.role })),
)
export type CompanyPlan = z.infer<typeof CompanyPlan>

const LONGEST_GIFT = 365

/** To whom a company gives a plan, which, and for how many days. */
export const GiveInput = z.object({
  userId: required(dictCode),
  role: required(dictCode),
  days: required(integer(1, LONGEST_GIFT)),
})

/** Paths from the specification; what is sent and answered is assumed. */
export const memberApi = {
  board: get('/math/rolevip/getVipInfoBoard', { response: dataOf(VipBoard) }),
  /** Puts a plan that is laid aside in the place of the one in use, which is laid aside instead. */
  goBack: post('/math/rolevip/roleBackup', {
    body: z.object({ userId: z.string(), role: z.string().check(z.minLength(1)) }),
    alerts: 'session',
  }),
  /** The plans that the caller's company may give; for its administrator. */
  companyPlans: get('/math/rolevip/deptRoleList', { query: PageQuery, response: pageOf(CompanyPlan) }),
  give: post('/math/rolevip/vipRoleGive', { body: GiveInput, alerts: 'session' }),
}
