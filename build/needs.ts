import { ALL_PERMISSIONS, type Permission, type Wanted } from '@/shared/auth/permissions'

/** Permissions of which any is enough. */
export function anyOf(needs: Wanted<Permission>): string[] {
  if (typeof needs === 'string') return [needs, ALL_PERMISSIONS]
  if ('any' in needs) return [...needs.any, ALL_PERMISSIONS]
  throw new Error('what needs each of several permissions is not fetched early')
}
