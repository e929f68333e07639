import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import type { ReportVersion } from '../reports/model/reportRows.api'
import { reportApi, type Report } from '../reports/model/report.api'
import type { PreviousCalculation } from '../reports/summary/valueChange'
import { newestFirst } from './versionAddress'
import type { Computed } from './explain'
import { rateBetween } from './rateBetween'

/** Calculation before the displayed one: its figures from the list of versions, and its content once loaded. */
export function usePreviousCalculation(
  report: Report | undefined,
  history: readonly ReportVersion[] | undefined,
) {
  const row = report && newestFirst(history ?? []).find(({ version }) => version < report.version)
  const query = useQuery({
    ...apiQuery(reportApi.detail, { path: { id: report?.id ?? '' }, query: { version: row?.version } }),
    enabled: Boolean(report?.content && row),
  })
  // Without a previous version, the query is for the latest one.
  const older = row ? query.data : undefined
  const content = older?.content ?? null
  const rnpv = content?.summary.rnpv ?? row?.rnpv ?? null
  const rate = report && row ? rateBetween(row, report) : 1
  const before: PreviousCalculation | null =
    row && rnpv !== null
      ? { version: row.version, day: row.createTime.slice(0, 10), rnpv: rnpv * rate, content, rate }
      : null
  const computed: Computed | null = older && content ? { report: older, content } : null
  return { before, computed, query }
}
