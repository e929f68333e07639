import * as z from 'zod/mini'
import { setting } from '@/shared/lib/storage'

/** Must equal the version in `package.json`. */
export const VERSION = 'v0.1.5'

const lastVersion = setting('version', z.string(), '')

/**
 * Stores the running version. Returns true if another one was stored before, so that the page must reload: at most
 * once, and never if storing failed.
 */
export function storeVersion(): boolean {
  const before = lastVersion.read()
  if (before === VERSION) return false
  const isStored = lastVersion.write(VERSION) && lastVersion.read() === VERSION
  return isStored && before !== ''
}
