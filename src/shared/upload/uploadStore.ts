import { openDB, type IDBPDatabase } from 'idb'
import * as z from 'zod/mini'
import { StoredFile } from '@/shared/files/files.api'
import { formerDatabase, ownDatabase } from '@/shared/lib/accountDatabases'
import { Answers } from './duplicateQuestions'

/** A file that waits on the device, for the next visit to continue with. */
const Kept = z.object({
  place: z.string(),
  /** Rises with the order of the queue. */
  id: z.number(),
  name: z.string(),
  path: z.array(z.string()),
  hash: z.nullable(z.string()),
  answers: Answers,
  stored: z.nullable(StoredFile),
  isUncertain: z.boolean(),
})
type Kept = z.infer<typeof Kept>

/** Apart from what is known, which changes: they are written once. */
const Bytes = z.object({ id: z.number(), bytes: z.instanceof(Blob) })

const STORES = ['files', 'bytes'] as const

/** All of a place: its key is a part of theirs. */
const ofPlace = (place: string) => IDBKeyRange.bound([place], [place, []])

/**
 * The files that an account has yet to upload, in a database of its own. Where there can be none, or it is full,
 * `put` says false.
 */
export function keepFor(userId: string) {
  const database = open(userId)
  return {
    async all(place: string): Promise<(Kept & { file: Blob })[]> {
      try {
        const rows: unknown[] = await (await database).getAll('files', ofPlace(place))
        const bytes: unknown[] = await (await database).getAll('bytes', ofPlace(place))
        const files = new Map(
          bytes.flatMap((row) => Bytes.safeParse(row).data ?? []).map((row) => [row.id, row.bytes]),
        )
        return rows.flatMap((row) => {
          const kept = Kept.safeParse(row).data
          const file = kept && files.get(kept.id)
          return file ? [{ ...kept, file }] : []
        })
      } catch {
        return []
      }
    },
    async put(kept: Kept, file?: Blob): Promise<boolean> {
      try {
        const { place, id } = kept
        const change = (await database).transaction(STORES, 'readwrite')
        await Promise.all([
          change.objectStore('files').put(kept),
          // A bare blob: not all stores take a file with its name.
          file && change.objectStore('bytes').put({ place, id, bytes: new Blob([file]) }),
          change.done,
        ])
        return true
      } catch {
        return false
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
        // Nothing is kept there.
      }
    },
    close: () => void database.then((opened) => opened.close()).catch(() => undefined),
  }
}

export type Keep = ReturnType<typeof keepFor>

async function open(userId: string): Promise<IDBPDatabase> {
  const former = await formerDatabase(userId, 'uploads')
  if (former !== null) {
    const opened = await openNamed(former)
    // Not copied: the files may be larger than the space that is left.
    if ((await opened.count('files')) > 0) return opened
    opened.close()
  }
  return openNamed(ownDatabase(userId, 'uploads'))
}

async function openNamed(name: string): Promise<IDBPDatabase> {
  const opened: IDBPDatabase = await openDB(name, 1, {
    upgrade(created) {
      for (const store of STORES) created.createObjectStore(store, { keyPath: ['place', 'id'] })
    },
    // Someone has signed out: who holds on to it would keep it from being removed.
    blocking: () => opened.close(),
  })
  return opened
}
