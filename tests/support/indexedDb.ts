import { cleanup } from '@testing-library/react'
import * as fakeIndexedDb from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import { onTestFinished, vi } from 'vitest'

/** Gives the test its own IndexedDB, which jsdom lacks. */
export function stubIndexedDb() {
  onTestFinished(removeDeviceDrafts)
  for (const [name, value] of Object.entries(fakeIndexedDb)) {
    if (name.startsWith('IDB')) vi.stubGlobal(name, value)
  }
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory())
}

const DRAFTS = 'pharmadesk:drafts'

export interface DeviceDraft {
  version: number
  userId: string
  name: string
  time: number
  values: Record<string, unknown>
}

/** The drafts of all accounts on this device. */
export async function deviceDrafts(): Promise<DeviceDraft[]> {
  const database = await openDB(DRAFTS)
  const found = database.objectStoreNames.contains('drafts') ? await database.getAll('drafts') : []
  database.close()
  return found as DeviceDraft[]
}

/** Stores a draft as an earlier visit would have. */
export async function putDeviceDraft(draft: Partial<DeviceDraft>) {
  const database = await openDB(DRAFTS, 1, {
    upgrade: (created) =>
      void created.createObjectStore('drafts', { keyPath: ['userId', 'name'] }).createIndex('time', 'time'),
  })
  await database.put('drafts', { version: 1, userId: '2', time: Date.now(), values: {}, ...draft })
  database.close()
}

/**
 * Unmounts the page, which writes its last input and closes its connection; otherwise a later test would write to it.
 */
async function removeDeviceDrafts() {
  cleanup()
  if ('indexedDB' in globalThis && indexedDB) await deleteDB(DRAFTS)
}
