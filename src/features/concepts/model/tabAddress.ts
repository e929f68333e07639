import type { Part } from '../domain/guards'

export type Tab = Part | 'timeline'

/** Query string for a tab of the concept's page, and a field on it: `?tab=secondStage&field=experiments.0.cost`. */
export function tabAddress(tab: Tab, field?: string): string {
  const query = new URLSearchParams({ tab, ...(field === undefined ? {} : { field }) })
  return `?${query.toString()}`
}
