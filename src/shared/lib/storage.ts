import { safeParse, type $ZodType } from 'zod/v4/core'
import { BASE_PATH } from './addresses'

/**
 * Prefix of everything we store, so that another app on the origin is never touched. It names the base path: accounts
 * of another deployment have the same ids.
 */
const PREFIX = `pharmadesk${BASE_PATH}:`

/** Name of a database, channel or lock of this deployment. */
export const storageName = (name: string) => PREFIX + name

/** The same name as earlier releases had it; null below a path, where they could not be deployed. */
export const formerStorageName = (name: string) => (BASE_PATH === '' ? `deal-desk:${name}` : null)

type Area = () => Storage

/** Renames what an earlier release stored. A value that already has the new name is the one in use. */
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
    // Blocked storage holds nothing to rename.
  }
}

export function renameFormerStorage() {
  renameFormerKeys(() => localStorage)
  renameFormerKeys(() => sessionStorage)
}

// Some values are read as soon as their module is loaded.
if (typeof document !== 'undefined') renameFormerStorage()

/**
 * A value in web storage that is checked when read. Blocked, full or broken storage and values of an older
 * shape never stop the app: reading gives `fallback`, writing gives false.
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
        // Blocked storage holds nothing to remove.
      }
    },
  }
}

/** A setting that stays on this device. */
export const setting = <T>(name: string, schema: $ZodType<T>, fallback: T) =>
  stored(() => localStorage, PREFIX + name, schema, fallback)

/** The settings of the layout, under the name that the backend family's own client uses. */
export const layoutSetting = <T>(schema: $ZodType<T>, fallback: T) =>
  stored(() => localStorage, 'layout-setting', schema, fallback)

/** A value that lives as long as the browser tab, at most until whoever it belongs to signs out. */
export const tabValue = <T>(name: string, schema: $ZodType<T>, fallback: T) =>
  stored(() => sessionStorage, PREFIX + name, schema, fallback)

/** Begins the names of what a tab keeps whoever is signed in. */
const STAYING = 'stays:'

/** A value that outlives a change of user in this tab: it has to be nobody's. Who declares one says why. */
export const stayingTabValue = <T>(name: string, schema: $ZodType<T>, fallback: T) =>
  tabValue(STAYING + name, schema, fallback)

const DRAFT = 'draft:'

/** A draft of somebody who has not signed in. Those of accounts are kept by `shared/form/drafts`. */
export const draftValue = <T>(name: string, schema: $ZodType<T>, fallback: T) =>
  tabValue(DRAFT + name, schema, fallback)

const tabKeys = (namePrefix: string) =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX + namePrefix))

/** Removes every tab value whose name begins so, but those that stay whoever is signed in. */
function clearTabValues(namePrefix: string) {
  try {
    for (const key of tabKeys(namePrefix)) {
      if (!key.startsWith(PREFIX + STAYING)) sessionStorage.removeItem(key)
    }
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Leaves nothing of a user to the next one of this tab. */
export const forgetTabValues = () => clearTabValues('')

/** Removes the drafts of accounts that an earlier release kept in the tab, and returns them by name. */
export function takeTabDrafts(isTaken: (value: unknown) => boolean): [name: string, value: unknown][] {
  try {
    return tabKeys(DRAFT).flatMap((key): [string, unknown][] => {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      if (!isTaken(value)) return []
      sessionStorage.removeItem(key)
      return [[key.slice(PREFIX.length + DRAFT.length), value]]
    })
  } catch {
    return []
  }
}
