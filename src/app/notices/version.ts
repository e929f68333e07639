import * as z from 'zod/mini'
import { setting } from '@/shared/lib/storage'

/** The product's version; the same as in `package.json`. */
export const VERSION = 'v0.1.5'

/** The version that this device last ran. */
const stored = setting('version', z.string(), '')

/**
 * Stores the running version. True when another one was stored before, so that the page has to be reloaded: at
 * most once, because the next look finds this one, and never where it could not be stored.
 */
export function takeVersion(): boolean {
  const before = stored.read()
  if (before === VERSION) return false
  const isKept = stored.write(VERSION) && stored.read() === VERSION
  return isKept && before !== ''
}
