import type { LogRow } from './accessLog.api'
import { spanOf, visitsOf, type Visit } from './domain/visits'

/** Lanes that are drawn; what else was opened stands in the table. */
const MOST_LANES = 20
/** Share of a visit, in percent, that a mark takes at least: an instant could not be seen. */
const LEAST = 1.5

export interface Mark {
  row: LogRow
  /** Percent of the visit. */
  at: number
  size: number
}

export interface Lane {
  id: string
  name: string
  /** The marks in each visit. */
  marks: Mark[][]
}

/** What was done during a visit, counted. */
function countsOf({ acts, from, to }: Visit<LogRow>) {
  return {
    minutes: Math.max(1, Math.round((to - from) / 60_000)),
    documents: new Set(acts.flatMap(({ nodeId }) => nodeId ?? [])).size,
    downloads: acts.filter(({ action, result }) => action === 'download' && result === 'ok').length,
    denied: acts.filter(({ result }) => result === 'denied').length,
  }
}

function markOf(row: LogRow, { from, to }: Visit<LogRow>): Mark {
  const whole = Math.max(to - from, 1)
  const [begin, end] = spanOf(row)
  const size = Math.max(LEAST, ((end - begin) / whole) * 100)
  return { row, at: Math.min(100 - size, ((begin - from) / whole) * 100), size }
}

/** The acts of one user as visits, and the documents that they were about as lanes; the latest first. */
export function timelineOf(rows: readonly LogRow[]) {
  const visits = visitsOf(rows).toReversed()
  const names = new Map<string, string>()
  for (const { nodeId, nodeName } of visits.flatMap(({ acts }) => acts)) {
    if (nodeId && !names.has(nodeId)) names.set(nodeId, nodeName ?? '')
  }
  const lanes = [...names].slice(0, MOST_LANES).map(([id, name]): Lane => ({
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
    others: Math.max(0, names.size - MOST_LANES),
  }
}
