import type { Ability } from '@/features/rooms/domain/abilities'
import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../platform/db'
import { writeLog, remark } from './log'

const ACTIONS: Readonly<Record<string, string>> = {
  patent: 'patent',
  document: 'upload',
  recycle: 'delete',
  documentaudit: 'audit',
  member: 'member',
  tag: 'permission',
  permission: 'permission',
  setting: 'setting',
  watermark: 'setting',
  log: 'export',
  report: 'report',
}

export const logForbidden = (scope: Scope, roomId: string, account: Account, ability: Ability) =>
  writeLog(scope, roomId, account, {
    action: ACTIONS[ability.split(':')[0]!] ?? 'view',
    result: 'denied',
    text: ability,
  })

/** Logs a caller who is locked out of a room, or not allowed from their network address. */
export const logLockedOut = (scope: Scope, roomId: string, account: Account) =>
  writeLog(scope, roomId, account, { action: 'login', result: 'denied' })

function attemptAt(level: Level): string {
  if (level < LEVEL.downloadMarked) return 'view'
  if (level < LEVEL.upload) return 'download'
  return level < LEVEL.manage ? 'upload' : 'move'
}

/** Logs a request for a higher level than the caller has on a node. */
export const logDenied = (scope: Scope, roomId: string, account: Account, nodeId: string, requested: Level) =>
  writeLog(scope, roomId, account, {
    action: attemptAt(requested),
    nodeId,
    result: 'denied',
    text: remark('level', requested),
  })
