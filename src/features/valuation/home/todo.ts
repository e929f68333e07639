import type { ReportRow } from '@/entities/report/reports.api'
import type { TodoSource } from '@/shared/todo'
import { reportsApi } from '../reports/model/reportRows.api'
import { oldestOfKind, TODO_FILTERS, type TodoKind } from './homeQueries'

export default (Object.keys(TODO_FILTERS) as TodoKind[]).map((todoKind): TodoSource<ReportRow> => ({
  kind: `report ${todoKind}`,
  color: todoKind === 'computing' ? 'processing' : 'warning',
  labels: (t) => t(`valuationWaiting:${todoKind}`, { returnObjects: true }),
  all: `/valuation/report?${new URLSearchParams(TODO_FILTERS[todoKind]).toString()}`,
  isFor: () => true,
  list: reportsApi.list,
  query: () => oldestOfKind(todoKind),
  rowOf: ({ id, pipelineName, companyName, createTime }) => ({
    id,
    title: pipelineName,
    place: companyName,
    since: createTime,
    to: `/valuation/report/${id}`,
  }),
}))
