import { formerStorageName, storageName } from './storage'

/** Begins the names of the databases that belong to accounts, now and in earlier releases. */
const PREFIX = 'account:'
const PREFIXES = [storageName(PREFIX), formerStorageName(PREFIX)].filter((each) => each !== null)

const named = (userId: string, what: string) => `${PREFIX}${userId}:${what}`

/** The name of an account's own database; by its name it is found and removed. */
export const ownDatabase = (userId: string, what: string) => storageName(named(userId, what))

/** Name of the same database of an earlier release; null where there is none. */
export async function formerDatabase(userId: string, what: string): Promise<string | null> {
  const name = formerStorageName(named(userId, what))
  try {
    const isThere = (await indexedDB.databases()).some((each) => each.name === name)
    return isThere ? name : null
  } catch {
    return name // Not every browser can list its databases: this one is created empty.
  }
}

/** Removes the databases of all accounts, or of all but one. */
export async function removeOwnDatabases(except?: string) {
  try {
    for (const { name } of await indexedDB.databases()) {
      const prefix = PREFIXES.find((each) => name?.startsWith(each))
      if (!name || prefix === undefined || (except && name.startsWith(`${prefix}${except}:`))) continue
      indexedDB.deleteDatabase(name)
    }
  } catch {
    // A browser without databases, or one that blocks them, holds nothing to remove.
  }
}
