import { showHiddenCharacters } from '@/shared/lib/fileNames'
import type { LogRow } from './roomLog.api'
import { spanOf, visitsOf, type Visit } from './domain/visits'

/** Further documents are only in the table. */
const MAX_LANES = 20
/** Minimum width of a mark in percent of the visit; an instant would not be visible. */
const MIN_MARK_SIZE = 1.5

export interface LaneMark {
  row: LogRow
  /** Percent of the visit. */
  at: number
  size: number
}

export interface Lane {
  id: string
  name: string
  marks: LaneMark[][]
}

function countsOf({ acts, from, to }: Visit<LogRow>) {
  return {
    minutes: Math.max(1, Math.round((to - from) / 60_000)),
    documents: new Set(acts.flatMap(({ nodeId }) => nodeId ?? [])).size,
    downloads: acts.filter(({ action, result }) => action === 'download' && result === 'ok').length,
    denied: acts.filter(({ result }) => result === 'denied').length,
  }
}

function markOf(row: LogRow, { from, to }: Visit<LogRow>): LaneMark {
  const duration = Math.max(to - from, 1)
  const [start, end] = spanOf(row)
  const size = Math.max(MIN_MARK_SIZE, ((end - start) / duration) * 100)
  return { row, at: Math.min(100 - size, ((start - from) / duration) * 100), size }
}

/** Groups the actions of one user by visit, with their documents as lanes; the latest first. */
export function timelineOf(rows: readonly LogRow[]) {
  const visits = visitsOf(rows).toReversed()
  const names = new Map<string, string>()
  for (const { nodeId, nodeName } of visits.flatMap(({ acts }) => acts)) {
    if (nodeId && !names.has(nodeId)) names.set(nodeId, showHiddenCharacters(nodeName ?? ''))
  }
  const lanes = [...names].slice(0, MAX_LANES).map(([id, name]): Lane => ({
    id,
    name,
    marks: visits.map((visit) =>
      visit.acts.filter(({ nodeId }) => nodeId === id).map((row) => markOf(row, visit)),
    ),
  }))
  return {
    visits: visits.map((visit) => ({ ...visit, ...countsOf(visit) })),
    lanes,
    documents: names.size,
    others: Math.max(0, names.size - MAX_LANES),
  }
}
