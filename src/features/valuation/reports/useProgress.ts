import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { keyOf, read } from '@/shared/api'
import type { Progress, ReportState } from '@/entities/report/reports.api'
import { reportReads, reportsApi } from './model/reportRows.api'

/** States in which something still happens by itself. */
export const isUnderWay = (state: ReportState) =>
  state === 'queued' || state === 'inLine' || state === 'computing'

const FIRST_PAUSE = 700
const LONGEST_PAUSE = 10_000

/** Milliseconds before the next look: quick at first, then ever slower. */
export const pauseAfter = (looks: number) => Math.min(FIRST_PAUSE * 1.3 ** looks, LONGEST_PAUSE)

/**
 * Follows the computation of some reports by asking now and then, not while the page is hidden. Refreshes list
 * and report as soon as one of them reaches another state.
 */
export function useProgress(reports: readonly Progress[]): ReadonlyMap<string, Progress> {
  const queries = useQueryClient()
  const ids = reports.filter(({ state }) => isUnderWay(state)).map(({ id }) => id)
  const { data, dataUpdatedAt } = useQuery({
    ...read(reportsApi.status, { path: { ids: ids.join(',') || '0' } }),
    enabled: ids.length > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => pauseAfter(state.dataUpdateCount + state.errorUpdateCount),
  })
  const latest = useMemo(() => new Map((data ?? []).map((progress) => [progress.id, progress])), [data])

  const hasMoved = reports.some(({ id, state }) => {
    const now = latest.get(id)
    return now !== undefined && isUnderWay(state) && now.state !== state
  })
  // With every look that finds them apart: an answer on its way may be from before the last step.
  useEffect(() => {
    if (!hasMoved) return
    for (const endpoint of [reportReads.list, reportReads.detail, reportReads.history]) {
      void queries.invalidateQueries({ queryKey: [keyOf(endpoint)] }, { cancelRefetch: false })
    }
  }, [hasMoved, dataUpdatedAt, queries])

  return latest
}
