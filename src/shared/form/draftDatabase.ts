import { openDB, type IDBPDatabase } from 'idb'
import * as z from 'zod/mini'
import { storageName } from '@/shared/lib/storage'

const DATABASE = storageName('drafts')
const STORE = 'drafts'

/** Ms for which a draft is kept. */
export const DRAFT_LIFETIME = 7 * 24 * 3600 * 1000

/** Ms that the clock of the device may be off. */
const CLOCK_TOLERANCE = 60_000

/** Shape of what is stored; a draft of another version is dropped. */
const VERSION = 1

const StoredDraft = z.object({
  version: z.literal(VERSION),
  userId: z.string(),
  name: z.string(),
  /** Ms of the last change. */
  time: z.number(),
  values: z.record(z.string(), z.unknown()),
})
export type StoredDraft = Omit<z.infer<typeof StoredDraft>, 'version'>

/** True if a draft of that time is still valid. One from the future would never give way to a newer one. */
export const isFresh = ({ time }: Pick<StoredDraft, 'time'>) => {
  const age = Date.now() - time
  return age < DRAFT_LIFETIME && age > -CLOCK_TOLERANCE
}

let opened: Promise<IDBPDatabase> | null = null

function forgetConnection() {
  opened = null
}

async function open(): Promise<IDBPDatabase> {
  const database: IDBPDatabase = await openDB(DATABASE, 1, {
    upgrade: (created) =>
      void created.createObjectStore(STORE, { keyPath: ['userId', 'name'] }).createIndex('time', 'time'),
    // Another release wants to change it.
    blocking: () => {
      forgetConnection()
      database.close()
    },
    terminated: forgetConnection,
  })
  return database
}

async function connection() {
  opened ??= open()
  // Asked for again by the next one who needs it.
  opened.catch(forgetConnection)
  return opened
}

const ofUser = (userId: string) => IDBKeyRange.bound([userId], [userId, []])

/** The fresh drafts of an account; removes those of all accounts that are too old. Rejects where there is no storage. */
export async function readDrafts(userId: string): Promise<StoredDraft[]> {
  const change = (await connection()).transaction(STORE, 'readwrite')
  const outdated = IDBKeyRange.upperBound(Date.now() - DRAFT_LIFETIME)
  for await (const cursor of change.store.index('time').iterate(outdated)) await cursor.delete()
  const found: StoredDraft[] = []
  for await (const cursor of change.store.iterate(ofUser(userId))) {
    const parsed = StoredDraft.safeParse(cursor.value)
    if (parsed.success && isFresh(parsed.data)) found.push(parsed.data)
    else await cursor.delete()
  }
  await change.done
  return found
}

/** Runs one change; false where the storage is blocked or full. Committed at once, for the page may be closing. */
async function write(change: (store: Writable) => Promise<unknown>): Promise<boolean> {
  try {
    const transaction = (await connection()).transaction(STORE, 'readwrite')
    const changed = change(transaction.store)
    transaction.commit()
    await Promise.all([changed, transaction.done])
    return true
  } catch {
    return false
  }
}

interface Writable {
  put: (value: object) => Promise<unknown>
  delete: (key: string[] | IDBKeyRange) => Promise<unknown>
}

export const storeDraft = (draft: StoredDraft) =>
  write((store) => store.put({ version: VERSION, ...draft } satisfies z.infer<typeof StoredDraft>))

export const deleteDraft = ({ userId, name }: Pick<StoredDraft, 'userId' | 'name'>) =>
  write((store) => store.delete([userId, name]))

export const deleteDraftsOf = (userId: string) => write((store) => store.delete(ofUser(userId)))
