import { openDB, type IDBPDatabase } from 'idb'
import * as z from 'zod'
import { StoredFile } from '@/shared/files/api'
import { ownDatabase } from '@/shared/lib/ownDatabases'
import { Answers } from './questions'

/** A file of a queue as it waits on the device, for the next visit to go on with. */
const Kept = z.object({
  place: z.string(),
  /** Rises with the order of the queue. */
  id: z.number(),
  name: z.string(),
  path: z.array(z.string()),
  file: z.instanceof(Blob),
  hash: z.string().nullable(),
  answers: Answers,
  stored: StoredFile.nullable(),
  isUncertain: z.boolean(),
})
export type Kept = z.infer<typeof Kept>

const STORE = 'files'

/** All of a place: its key is a part of theirs. */
const ofPlace = (place: string) => IDBKeyRange.bound([place], [place, []])

/**
 * The files that an account has yet to upload, in a database of its own. Where there can be none, or it is full,
 * `put` says false.
 */
export function keepFor(userId: string) {
  const database = open(userId)
  return {
    async all(place: string): Promise<Kept[]> {
      try {
        const rows: unknown[] = await (await database).getAll(STORE, ofPlace(place))
        return rows.flatMap((row) => Kept.safeParse(row).data ?? [])
      } catch {
        return []
      }
    },
    async put(kept: Kept): Promise<boolean> {
      try {
        await (await database).put(STORE, kept)
        return true
      } catch {
        return false
      }
    },
    async remove(place: string, id: number): Promise<void> {
      try {
        await (await database).delete(STORE, [place, id])
      } catch {
        // Nothing is kept there.
      }
    },
    close: () => void database.then((opened) => opened.close()).catch(() => undefined),
  }
}

export type Keep = ReturnType<typeof keepFor>

async function open(userId: string): Promise<IDBPDatabase> {
  const opened: IDBPDatabase = await openDB(ownDatabase(userId, 'uploads'), 1, {
    upgrade: (created) => void created.createObjectStore(STORE, { keyPath: ['place', 'id'] }),
    // Someone has signed out: who holds on to it would keep it from being removed.
    blocking: () => opened.close(),
  })
  return opened
}
