import type { Account } from './db'
import { reports } from './valuationStore'

/** Valuations that an account may still make on a day, `YYYY-MM-DD`. */
export function valuationsLeft({ userId, quota }: Account, day: string): number {
  const made = [...reports.values()]
    .filter(({ ownerId }) => ownerId === userId)
    .flatMap(({ versions }) => versions)
    .filter((version) => version.day === day)
  return Math.max(0, quota - made.length)
}
