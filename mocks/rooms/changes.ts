import type { LogEntry } from './log'

const MAX_LENGTH = 300

const logText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, MAX_LENGTH)

export function changesOf(entity: object, changes: object): Pick<LogEntry, 'before' | 'after'> {
  const previous = entity as Record<string, unknown>
  const changed = Object.entries(changes).filter(([key, value]) => logText(previous[key]) !== logText(value))
  if (changed.length === 0) return {}
  return {
    before: changed.map(([key]) => `${key}: ${logText(previous[key])}`).join('; '),
    after: changed.map(([key, value]) => `${key}: ${logText(value)}`).join('; '),
  }
}
