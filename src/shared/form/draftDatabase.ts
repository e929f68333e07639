import { openDB, type IDBPDatabase } from 'idb'
import * as z from 'zod/mini'
import { storageName } from '@/shared/lib/storage'

const DATABASE = storageName('drafts')
const STORE = 'drafts'

export const DRAFT_LIFETIME = 7 * 24 * 3600 * 1000

/** Ms by which the device's clock may be off. */
const CLOCK_TOLERANCE = 60_000

/** Version of the stored shape; drafts of another version are dropped. */
const VERSION = 1

const StoredDraft = z.object({
  version: z.literal(VERSION),
  userId: z.string(),
  name: z.string(),
  time: z.number(),
  values: z.record(z.string(), z.unknown()),
})
export type StoredDraft = Omit<z.infer<typeof StoredDraft>, 'version'>

/** True if a draft is still valid. A draft from the future would never give way to a newer one. */
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
    // Another release wants to upgrade the database.
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
  // The next caller retries.
  opened.catch(forgetConnection)
  return opened
}

const ofUser = (userId: string) => IDBKeyRange.bound([userId], [userId, []])

/**
 * Reads the valid drafts of an account and removes the expired ones of all accounts. Rejects if there is no storage.
 */
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

/** Runs a change; false if the storage is blocked or full. Committed at once, because the page may be closing. */
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
