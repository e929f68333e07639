/** Prefix of the databases that belong to one account. */
const PREFIX = 'deal-desk:account:'

/** The name of an account's own database; by its name it is found and removed. */
export const ownDatabase = (userId: string, what: string) => `${PREFIX}${userId}:${what}`

/** Removes the databases of all accounts, or of all but one. */
export async function removeOwnDatabases(except?: string) {
  try {
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith(PREFIX) || (except && name.startsWith(ownDatabase(except, '')))) continue
      indexedDB.deleteDatabase(name)
    }
  } catch {
    // A browser without databases, or one that blocks them, holds nothing to remove.
  }
}
