import type * as z from 'zod/mini'
import { GiveInput, type CompanyPlan } from '@/features/account/member/membership.api'
import parts from '@/shared/locales/parts.zh.json'
import { beijing } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { isCompanyAdmin, ledBy, userIn, usersOf } from './departments'
import { givePlan, membershipOf } from './memberships'
import { REFUSALS } from './refusals'
import { COMPANY_PLANS } from './seed/companyPlans'

/** What a company has given: the id is the user's with the role. */
interface Gift {
  id: string
  userId: string
  role: string
}

const gifts = collection<Gift>()

/** The plans of the caller's company with who has them now. */
export function companyPlansOf(account: Account): Omit<CompanyPlan, 'id'>[] {
  const { id: deptId } = ledBy(account)
  return COMPANY_PLANS.filter((plan) => plan.deptId === deptId).map(({ role, stock }) => {
    const holders = usersOf(deptId).flatMap((user) => {
      const { held } = membershipOf(user)
      const hasIt = held?.role === role && gifts.has(`${user.userId}:${role}`)
      const { userId, nickName } = user
      return hasIt ? [{ userId, nickName, until: beijing(new Date(held.until)) }] : []
    })
    return { role, name: parts.tier[role], stock, given: holders.length, holders }
  })
}

/** Gives a plan of the company to one of its users; who has it already gets more days and takes no more of the stock. */
export function giveCompanyPlan(account: Account, { userId, role, days }: z.output<typeof GiveInput>) {
  const plan = companyPlansOf(account).find((each) => each.role === role)
  if (!plan) throw new Refusal(500, REFUSALS.planNotHeld)
  const user = userIn(account, userId)
  if (isCompanyAdmin(user)) throw new Refusal(500, REFUSALS.planForSelf)
  const hasIt = plan.holders.some((holder) => holder.userId === userId)
  if (!hasIt && plan.given >= plan.stock) throw new Refusal(500, REFUSALS.planUsedUp(plan.name, plan.stock))
  gifts.put({ id: `${userId}:${role}`, userId, role })
  const { role: tier } = COMPANY_PLANS.find((each) => each.role === role)!
  givePlan(user, tier, days)
}
