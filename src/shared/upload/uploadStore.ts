import { openDB, type IDBPDatabase } from 'idb'
import * as z from 'zod/mini'
import { flagOrFalse, orNull } from '@/shared/api/wireDefaults'
import { StoredFile } from '@/shared/files/files.api'
import { formerAccountDatabase, accountDatabase } from '@/shared/lib/accountDatabases'
import { Answers } from './duplicateQuestions'
import type { StorageProblem } from './uploadItem'

/** Queued file stored on the device, for the next visit to continue. */
const StoredUpload = z.object({
  place: z.string(),
  /** Increases in the order of the queue. */
  id: z.number(),
  name: z.string(),
  path: z.array(z.string()),
  hash: z.nullable(z.string()),
  answers: Answers,
  stored: z.nullable(StoredFile),
  isUncertain: z.boolean(),
  /** Absent in queues of earlier releases, like `isPaused`. */
  partsId: orNull(z.string()),
  isPaused: flagOrFalse,
})
type StoredUpload = z.infer<typeof StoredUpload>

/** Stored separately and once, because the other data changes. */
const Bytes = z.object({ id: z.number(), bytes: z.instanceof(Blob) })

const STORES = ['files', 'bytes'] as const

/** The compound keys of a place start with its name. */
const ofPlace = (place: string) => IDBKeyRange.bound([place], [place, []])

/**
 * Queued uploads of an account, in a database of its own. `put` returns null, or why it could not store the upload.
 */
export function createUploadStore(userId: string) {
  const database = open(userId)
  return {
    async all(place: string): Promise<(StoredUpload & { file: Blob })[]> {
      try {
        const rows: unknown[] = await (await database).getAll('files', ofPlace(place))
        const bytes: unknown[] = await (await database).getAll('bytes', ofPlace(place))
        const files = new Map(
          bytes.flatMap((row) => Bytes.safeParse(row).data ?? []).map((row) => [row.id, row.bytes]),
        )
        return rows.flatMap((row) => {
          const upload = StoredUpload.safeParse(row).data
          const file = upload && files.get(upload.id)
          return file ? [{ ...upload, file }] : []
        })
      } catch {
        return []
      }
    },
    async put(upload: StoredUpload, file?: Blob): Promise<StorageProblem | null> {
      try {
        const { place, id } = upload
        const change = (await database).transaction(STORES, 'readwrite')
        await Promise.all([
          change.objectStore('files').put(upload),
          // A plain blob: not all browsers can store a file with its name.
          file && change.objectStore('bytes').put({ place, id, bytes: new Blob([file]) }),
          change.done,
        ])
        return null
      } catch (error) {
        return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable'
      }
    },
    async remove(place: string, id: number): Promise<void> {
      try {
        const change = (await database).transaction(STORES, 'readwrite')
        await Promise.all([
          ...STORES.map((store) => change.objectStore(store).delete([place, id])),
          change.done,
        ])
      } catch {
        // Nothing is stored there.
      }
    },
    close: () => void database.then((opened) => opened.close()).catch(() => undefined),
  }
}

export type UploadStore = ReturnType<typeof createUploadStore>

async function open(userId: string): Promise<IDBPDatabase> {
  const former = await formerAccountDatabase(userId, 'uploads')
  if (former !== null) {
    const opened = await openNamed(former)
    // Not copied: the files may be larger than the remaining space.
    if ((await opened.count('files')) > 0) return opened
    opened.close()
  }
  return openNamed(accountDatabase(userId, 'uploads'))
}

async function openNamed(name: string): Promise<IDBPDatabase> {
  const opened: IDBPDatabase = await openDB(name, 1, {
    upgrade(created) {
      for (const store of STORES) created.createObjectStore(store, { keyPath: ['place', 'id'] })
    },
    // The user has signed out: an open connection would block the deletion.
    blocking: () => opened.close(),
  })
  return opened
}
