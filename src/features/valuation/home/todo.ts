import type { ReportRow } from '@/entities/report/reports.api'
import type { TodoSource } from '@/shared/todo'
import { reportsApi } from '../reports/model/reportRows.api'
import { oldestThat, WAITS, type Waits } from './reads'

/** Reports that can be unlocked, are being computed, or say what is no longer so. */
export default (Object.keys(WAITS) as Waits[]).map((waits): TodoSource<ReportRow> => ({
  kind: `report ${waits}`,
  color: waits === 'computing' ? 'processing' : 'warning',
  words: (t) => t(`valuationWaiting:${waits}`, { returnObjects: true }),
  all: `/valuation/report?${new URLSearchParams(WAITS[waits]).toString()}`,
  isFor: () => true,
  list: reportsApi.list,
  query: () => oldestThat(waits),
  rowOf: ({ id, pipelineName, companyName, createTime }) => ({
    id,
    title: pipelineName,
    place: companyName,
    since: createTime,
    to: `/valuation/report/${id}`,
  }),
}))
