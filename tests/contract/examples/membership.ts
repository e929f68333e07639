import { memberApi } from '@/features/account/member/membership.api'
import { givePlan } from '@mocks/account/memberships'
import { db } from '@mocks/account/store'
import { example, type Example } from '../example'

const admin = () => db.accounts.find(({ userName }) => userName === 'admin')!

export const examples: readonly Example[] = [
  example(memberApi.restorePlan, () => {
    givePlan(admin(), 'professional', 30)
    givePlan(admin(), 'plus_member', 30)
    return { body: { userId: '1', role: 'professional' } }
  }),
  example(memberApi.companyPlans, () => {
    admin().deptId = '200'
    return { query: { pageNum: 1, pageSize: 10 } }
  }),
  example(memberApi.give, () => {
    admin().deptId = '200'
    const { userId } = db.accounts.find(({ userName }) => userName === 'staff')!
    return { body: { userId, role: 'plus_member', days: 30 } }
  }),
]
