import type { LogEntry } from './log'

/** Signs of a value that the log keeps. */
const LONGEST = 300

const said = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, LONGEST)

/** What a change makes of a thing, as the log keeps it: the fields that differ, as they were and as they are. */
export function changesOf(thing: object, changes: object): Pick<LogEntry, 'before' | 'after'> {
  const former = thing as Record<string, unknown>
  const changed = Object.entries(changes).filter(([key, value]) => said(former[key]) !== said(value))
  if (changed.length === 0) return {}
  return {
    before: changed.map(([key]) => `${key}: ${said(former[key])}`).join('; '),
    after: changed.map(([key, value]) => `${key}: ${said(value)}`).join('; '),
  }
}
