import { safeParse, type $ZodType } from 'zod/v4/core'
import { BASE_PATH } from './addresses'

/**
 * Prefix of everything we store, so that another app on the origin is never touched. Includes the base path, because
 * accounts of another deployment have the same ids.
 */
const PREFIX = `pharmadesk${BASE_PATH}:`

export const storageName = (name: string) => PREFIX + name

/** The name in earlier releases; null below a base path, where they could not be deployed. */
export const formerStorageName = (name: string) => (BASE_PATH === '' ? `deal-desk:${name}` : null)

type Area = () => Storage

/** Migrates keys of an earlier release. A value that already has the new name takes precedence. */
function renameFormerKeys(area: Area) {
  const former = formerStorageName('')
  if (former === null) return
  try {
    const storage = area()
    for (const key of Object.keys(storage).filter((each) => each.startsWith(former))) {
      const value = storage.getItem(key)!
      const name = storageName(key.slice(former.length))
      storage.removeItem(key) // first, because a full storage has no room for both
      if (storage.getItem(name) !== null) continue
      try {
        storage.setItem(name, value)
      } catch {
        storage.setItem(key, value)
      }
    }
  } catch {
    // Storage is blocked: nothing to rename.
  }
}

export function renameFormerStorage() {
  renameFormerKeys(() => localStorage)
  renameFormerKeys(() => sessionStorage)
}

// At import, because some modules read values when they load.
if (typeof document !== 'undefined') renameFormerStorage()

/**
 * Web storage value that is validated when read. Blocked, full or corrupt storage and values of an older shape never
 * break the app: `read` returns `fallback`, `write` returns false.
 */
function stored<T>(area: Area, key: string, schema: $ZodType<T>, fallback: T) {
  return {
    read(): T {
      try {
        const parsed = safeParse(schema, JSON.parse(area().getItem(key) ?? 'null'))
        return parsed.success ? parsed.data : fallback
      } catch {
        return fallback
      }
    },
    write(value: T): boolean {
      try {
        area().setItem(key, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
    clear() {
      try {
        area().removeItem(key)
      } catch {
        // Storage is blocked: nothing to remove.
      }
    },
  }
}

export const setting = <T>(name: string, schema: $ZodType<T>, fallback: T) =>
  stored(() => localStorage, PREFIX + name, schema, fallback)

const ACCOUNT_PREFIX = 'account:'

/** Value of an account on this device, until the account signs out or another one signs in. */
export const accountSetting = <T>(userId: string, name: string, schema: $ZodType<T>, fallback: T) =>
  setting(`${ACCOUNT_PREFIX}${userId}:${name}`, schema, fallback)

/** Under this name an earlier release kept what was read. */
const FORMER_READING = 'reading:'

/** Removes the values of all accounts, or of all but one. */
export function forgetAccountSettings(except?: string) {
  try {
    for (const key of Object.keys(localStorage)) {
      const isOwn = except !== undefined && key.startsWith(`${PREFIX}${ACCOUNT_PREFIX}${except}:`)
      const isOfAccount = [ACCOUNT_PREFIX, FORMER_READING].some((prefix) => key.startsWith(PREFIX + prefix))
      if (isOfAccount && !isOwn) localStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked: nothing to remove.
  }
}

/** Layout settings, under the key of the backend family's own client. */
export const layoutSetting = <T>(schema: $ZodType<T>, fallback: T) =>
  stored(() => localStorage, 'layout-setting', schema, fallback)

/** Value that lives as long as the browser tab, at most until its user signs out. */
export const tabValue = <T>(name: string, schema: $ZodType<T>, fallback: T) =>
  stored(() => sessionStorage, PREFIX + name, schema, fallback)

const SHARED_PREFIX = 'stays:'

/** Value that outlives a change of user in this tab, so it must not be personal. Each declaration states its reason. */
export const sharedTabValue = <T>(name: string, schema: $ZodType<T>, fallback: T) =>
  tabValue(SHARED_PREFIX + name, schema, fallback)

const DRAFT_PREFIX = 'draft:'

/** Draft of a user who is not signed in, or copy of an account's that `shared/form/drafts` is writing. */
export const draftValue = <T>(name: string, schema: $ZodType<T>, fallback: T) =>
  tabValue(DRAFT_PREFIX + name, schema, fallback)

const tabKeys = (namePrefix: string) =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX + namePrefix))

function clearTabValues(namePrefix: string) {
  try {
    for (const key of tabKeys(namePrefix)) {
      if (!key.startsWith(PREFIX + SHARED_PREFIX)) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked: nothing to remove.
  }
}

/** Leaves nothing of a user to the next one in this tab. */
export const forgetTabValues = () => clearTabValues('')

/** Removes drafts of accounts from the tab, left by a page that ended during a write, and returns them by name. */
export function takeTabDrafts(isTaken: (value: unknown) => boolean): [name: string, value: unknown][] {
  try {
    return tabKeys(DRAFT_PREFIX).flatMap((key): [string, unknown][] => {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      if (!isTaken(value)) return []
      sessionStorage.removeItem(key)
      return [[key.slice(PREFIX.length + DRAFT_PREFIX.length), value]]
    })
  } catch {
    return []
  }
}
