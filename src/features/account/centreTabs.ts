import { part } from '@/shared/feature'
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
  profile: part(() => import('./profile/ProfileTab'), 'accountProfile', 'accountPages', 'parts'),
  membership: part(() => import('./member/MembershipTab'), 'accountMembership', 'accountPages', 'parts'),
  points: part(() => import('./points/PointsTab'), 'accountPoints', 'points', 'parts'),
  tickets: part(() => import('./tickets/TicketsTab'), 'accountTickets', 'points', 'parts'),
  spend: part(() => import('./points/SpendTab'), 'accountSpend', 'accountPay', 'parts'),
  department: part(() => import('./department/DepartmentTab'), 'accountDepartment', 'parts', 'workflow'),
  notices: part(() => import('./notices/NoticesTab'), 'accountNotices', 'parts'),
}
