import { type TierRole } from '@/shared/auth/roles'

export const COMPANY_PLANS: readonly { deptId: string; role: TierRole; stock: number }[] = [
  { deptId: '200', role: 'intelligence_upgrade', stock: 2 },
  { deptId: '200', role: 'plus_member', stock: 1 },
]
