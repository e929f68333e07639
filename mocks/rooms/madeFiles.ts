import type { RawFile } from '@/shared/api/endpoint'
import { LEVEL } from '@/features/rooms/domain/levels'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../platform/db'
import { keepMadeFile } from '../platform/files'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'
import { nodeAllowing } from './rights'
import { roomAllowing } from './store'

/**
 * Keeps a file that was made of a room for the account that asked for it, and gives the name to ask for it by. It is
 * given out as long as the room lets them in and they may take along every document in it.
 */
export const keepRoomFile = (
  scope: Scope,
  { userId }: Account,
  roomId: string,
  file: RawFile,
  documents: readonly string[] = [],
): string =>
  keepMadeFile(file, (caller) => {
    if (caller.userId !== userId) throw new Refusal(404, REFUSALS.noTask)
    roomAllowing(scope, caller, roomId, 'document:list')
    for (const id of documents) nodeAllowing(scope, caller, id, LEVEL.downloadMarked)
  })
