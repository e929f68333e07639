import { isAllowed, type Permission } from '@/shared/auth/permissions'
import { push } from '../platform/socket'
import { db } from './store'

/** Tells everyone who may read a list that something in it has changed. */
export function announce(name: string, permission: Permission) {
  for (const { userId, permissions } of db.accounts)
    if (isAllowed(permissions, permission)) push(userId, { code: 200, msg: name })
}
