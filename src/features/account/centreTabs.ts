import { loadWithTexts } from '@/shared/feature'
import type { Load } from '@/shared/ui/lazy/screenLoader'

export const TAB_NAMES = [
  'profile',
  'membership',
  'points',
  'tickets',
  'spend',
  'department',
  'notices',
] as const
export type TabName = (typeof TAB_NAMES)[number]

export const TABS: Partial<Record<TabName, Load>> = {
  profile: loadWithTexts(() => import('./profile/ProfileTab'), 'accountProfile', 'accountPages', 'parts'),
  membership: loadWithTexts(
    () => import('./member/MembershipTab'),
    'accountMembership',
    'accountPages',
    'parts',
  ),
  points: loadWithTexts(() => import('./points/PointsTab'), 'accountPoints', 'points', 'parts'),
  tickets: loadWithTexts(() => import('./tickets/TicketsTab'), 'accountTickets', 'points', 'parts'),
  spend: loadWithTexts(() => import('./points/SpendTab'), 'accountSpend', 'accountPay', 'parts'),
  department: loadWithTexts(
    () => import('./department/DepartmentTab'),
    'accountDepartment',
    'parts',
    'workflow',
  ),
  notices: loadWithTexts(() => import('./notices/NoticesTab'), 'accountNotices', 'parts'),
}
