import { formerStorageName, storageName } from './storage'

const PREFIX = 'account:'
const PREFIXES = [storageName(PREFIX), formerStorageName(PREFIX)].filter((each) => each !== null)

const baseName = (userId: string, purpose: string) => `${PREFIX}${userId}:${purpose}`

export const accountDatabase = (userId: string, purpose: string) => storageName(baseName(userId, purpose))

/** Name of the same database in an earlier release; null if there is none. */
export async function formerAccountDatabase(userId: string, purpose: string): Promise<string | null> {
  const name = formerStorageName(baseName(userId, purpose))
  try {
    const exists = (await indexedDB.databases()).some((each) => each.name === name)
    return exists ? name : null
  } catch {
    return name // Not every browser can list its databases: this one is created empty.
  }
}

export async function removeAccountDatabases(except?: string) {
  try {
    for (const { name } of await indexedDB.databases()) {
      const prefix = PREFIXES.find((each) => name?.startsWith(each))
      if (!name || prefix === undefined || (except && name.startsWith(`${prefix}${except}:`))) continue
      indexedDB.deleteDatabase(name)
    }
  } catch {
    // Without IndexedDB, or if it is blocked, there is nothing to remove.
  }
}
