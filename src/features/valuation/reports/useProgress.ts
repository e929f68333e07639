import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { keyOf, apiQuery } from '@/shared/api'
import type { Progress, ReportState } from '@/entities/report/reports.api'
import { reportReads, reportsApi } from './model/reportRows.api'

/** True while the state still changes by itself. */
export const isInProgress = (state: ReportState) =>
  state === 'queued' || state === 'inLine' || state === 'computing'

const MIN_PAUSE = 700
const MAX_PAUSE = 10_000

/** Milliseconds before the next poll: short at first, then longer and longer. */
export const pollDelay = (polls: number) => Math.min(MIN_PAUSE * 1.3 ** polls, MAX_PAUSE)

/**
 * Polls the computation of reports, except while the page is hidden. Refreshes list and report as soon as one of them
 * reaches another state.
 */
export function useProgress(reports: readonly Progress[]): ReadonlyMap<string, Progress> {
  const queries = useQueryClient()
  const ids = reports.filter(({ state }) => isInProgress(state)).map(({ id }) => id)
  const { data, dataUpdatedAt } = useQuery({
    ...apiQuery(reportsApi.status, { path: { ids: ids.join(',') || '0' } }),
    enabled: ids.length > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => pollDelay(state.dataUpdateCount + state.errorUpdateCount),
  })
  const latest = useMemo(() => new Map((data ?? []).map((progress) => [progress.id, progress])), [data])

  const hasChanged = reports.some(({ id, state }) => {
    const now = latest.get(id)
    return now !== undefined && isInProgress(state) && now.state !== state
  })
  // Repeated with every poll that finds a difference: an answer in flight may be from before the last step.
  useEffect(() => {
    if (!hasChanged) return
    for (const endpoint of [reportReads.list, reportReads.detail, reportReads.history]) {
      void queries.invalidateQueries({ queryKey: [keyOf(endpoint)] }, { cancelRefetch: false })
    }
  }, [hasChanged, dataUpdatedAt, queries])

  return latest
}
