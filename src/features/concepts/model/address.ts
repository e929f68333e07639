import type { Part } from '../domain/guards'

/** The tabs of a concept's page: where something is to be done, and what has happened. */
export type Tab = Part | 'timeline'

/** Where on its page a part stands, and a field of it: `?tab=secondStage&field=experiments.0.cost`. */
export function partAddress(tab: Tab, field?: string): string {
  const query = new URLSearchParams({ tab, ...(field === undefined ? {} : { field }) })
  return `?${query.toString()}`
}
