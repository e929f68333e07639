import { type Role, type TierFeature, type TierRole } from '@/shared/auth/roles'
import type { Permission } from '@/shared/auth/permissions'
import { TIERS } from '@/entities/tiers/tiers'

/** Permissions of data room members; their tag and individual rights decide what they see there. */
export const ROOM_MEMBER = [
  'vdr:room:list',
  'vdr:dashboard:list',
  'vdr:patent:list',
  'vdr:document:list',
  'vdr:document:edit',
  'vdr:member:list',
  'vdr:private:list',
  'vdr:private:edit',
  'vdr:asset:list',
  'vdr:report:list',
  'vdr:question:list',
  'vdr:question:edit',
  'vdr:log:list',
  'vdr:report:modify',
] as const satisfies readonly Permission[]

export const ROOM_LEADER = [
  ...ROOM_MEMBER,
  'vdr:room:add',
  'vdr:patent:edit',
  'vdr:recycle:list',
  'vdr:recycle:edit',
  'vdr:documentaudit:list',
  'vdr:documentaudit:decide',
  'vdr:member:edit',
  'vdr:tag:list',
  'vdr:tag:edit',
  'vdr:permission:edit',
  'vdr:setting:list',
  'vdr:setting:edit',
  'vdr:watermark:list',
  'vdr:watermark:edit',
  'vdr:private:usage',
  'vdr:asset:edit',
  'vdr:log:bundle',
  'vdr:report:share',
  'vdr:report:publish',
  'vdr:question:lead',
] as const satisfies readonly Permission[]

export const PROJECT_ROOM_MEMBER = [
  'implement:room:list',
  'implement:dashboard:list',
  'implement:patent:list',
  'implement:document:list',
  'implement:document:edit',
  'implement:member:list',
  'implement:question:list',
  'implement:question:edit',
] as const satisfies readonly Permission[]

export const PROJECT_ROOM_LEADER = [
  ...PROJECT_ROOM_MEMBER,
  'implement:room:add',
  'implement:patent:edit',
  'implement:recycle:list',
  'implement:recycle:edit',
  'implement:documentaudit:list',
  'implement:documentaudit:decide',
  'implement:member:edit',
  'implement:tag:list',
  'implement:tag:edit',
  'implement:permission:edit',
  'implement:setting:list',
  'implement:setting:edit',
  'implement:watermark:list',
  'implement:watermark:edit',
  'implement:question:lead',
] as const satisfies readonly Permission[]

export const FEATURE_RIGHTS: Readonly<Record<TierFeature, readonly Permission[]>> = {
  details: ['search:api'],
  value: [
    'valuation:report:list',
    'valuation:report:add',
    'valuation:report:unlock',
    'valuation:questionnaire:list',
    'valuation:questionnaire:add',
  ],
  npv: ['valuation:npv:list', 'valuation:npv:edit'],
  speak: ['search:api'],
  unlocked: [],
  edit: ['valuation:report:edit', 'valuation:report:remove', 'valuation:npv:remove'],
  download: ['valuation:report:download', 'valuation:npv:download'],
  export: ['search:export'],
  create: ROOM_LEADER,
  department: [],
}

export interface TierRights {
  roles: readonly Role[]
  permissions: readonly (Permission | '*:*:*')[]
  quota: number
  /** Searches per day; unlimited if absent. */
  searches?: number
  /** Reports are unlocked as soon as they are computed. */
  isUnlocked: boolean
}

export function rightsOf(role: TierRole): TierRights {
  const { searches, valuations, features } = TIERS[role]
  return {
    roles: [role],
    permissions:
      role === 'admin' ? ['*:*:*'] : [...new Set(features.flatMap((feature) => FEATURE_RIGHTS[feature]))],
    quota: valuations,
    ...(searches === null ? {} : { searches }),
    isUnlocked: features.includes('unlocked'),
  }
}
