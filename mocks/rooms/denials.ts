import type { Ability } from '@/features/rooms/domain/abilities'
import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../platform/db'
import { note, remark } from './log'

/** What someone has tried who may not do something with things of a kind. */
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

/** Writes down that the caller may not do that in a room now. */
export const noteForbidden = (scope: Scope, roomId: string, account: Account, ability: Ability) =>
  note(scope, roomId, account, {
    action: ACTIONS[ability.split(':')[0]!] ?? 'view',
    result: 'denied',
    text: ability,
  })

/** Writes down that a room lets the caller in no more, or not from where he is. */
export const noteShutOut = (scope: Scope, roomId: string, account: Account) =>
  note(scope, roomId, account, { action: 'login', result: 'denied' })

function attemptAt(level: Level): string {
  if (level < LEVEL.downloadMarked) return 'view'
  if (level < LEVEL.upload) return 'download'
  return level < LEVEL.manage ? 'upload' : 'move'
}

/** Writes down that the caller has asked for more of a folder or document than he may. */
export const noteDenied = (scope: Scope, roomId: string, account: Account, nodeId: string, asked: Level) =>
  note(scope, roomId, account, {
    action: attemptAt(asked),
    nodeId,
    result: 'denied',
    text: remark('level', asked),
  })
