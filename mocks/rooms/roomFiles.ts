import type { RawFile } from '@/shared/api/endpoint'
import { LEVEL } from '@/features/rooms/domain/levels'
import type { Scope } from '@/entities/roomScope'
import type { Account } from '../platform/db'
import { collection } from '../platform/collection'
import { storeGeneratedFile, storedFiles } from '../platform/files'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'
import { authorizeNode } from './rights'
import { authorizeRoom } from './store'

/**
 * Files of documents and private drafts, each under a random key that no call accepts: only calls that have checked the
 * caller's level answer them.
 */
export const roomFiles = collection<RawFile & { id: string }>()

/** Moves an upload to the rooms' files, where its path leads nowhere, and returns its key. */
export function moveToRoom(fileName: string): string {
  const { bytes, type, name } = storedFiles.require(fileName)
  storedFiles.delete(fileName)
  return roomFiles.put({ id: crypto.randomUUID(), bytes, type, name }).id
}

/**
 * Stores a file generated from a room for the requesting account, and returns the name to download it by. Downloading
 * requires access to the room and the right to download every document in the file.
 */
export const storeRoomFile = (
  scope: Scope,
  { userId }: Account,
  roomId: string,
  file: RawFile,
  documents: readonly string[] = [],
): string =>
  storeGeneratedFile(file, (caller) => {
    if (caller.userId !== userId) throw new Refusal(404, REFUSALS.noTask)
    authorizeRoom(scope, caller, roomId, 'document:list')
    for (const id of documents) authorizeNode(scope, caller, id, LEVEL.downloadMarked)
  })
