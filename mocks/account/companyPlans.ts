import type * as z from 'zod/mini'
import { GiveInput, type CompanyPlan } from '@/features/account/member/membership.api'
import parts from '@/shared/locales/parts.zh.json'
import { beijingTime } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { isCompanyAdmin, departmentLedBy, userIn, usersOf } from './departments'
import { givePlan, membershipOf } from './memberships'
import { REFUSALS } from './refusals'
import { COMPANY_PLANS } from './seed/companyPlans'

/** A plan that a company has given to a user. The id combines user id and role. */
interface Gift {
  id: string
  userId: string
  role: string
}

const gifts = collection<Gift>()

export function companyPlansOf(account: Account): Omit<CompanyPlan, 'id'>[] {
  const { id: deptId } = departmentLedBy(account)
  return COMPANY_PLANS.filter((plan) => plan.deptId === deptId).map(({ role, stock }) => {
    const holders = usersOf(deptId).flatMap((user) => {
      const { held } = membershipOf(user)
      const hasIt = held?.role === role && gifts.has(`${user.userId}:${role}`)
      const { userId, nickName } = user
      return hasIt ? [{ userId, nickName, until: beijingTime(new Date(held.until)) }] : []
    })
    return { role, name: parts.tier[role], stock, given: holders.length, holders }
  })
}

/**
 * Gives one of the company's plans to a user. A user who already has it gets more days and takes nothing from the
 * stock.
 */
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
