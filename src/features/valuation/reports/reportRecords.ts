import { call } from '@/shared/api'
import { reportListApi } from '@/entities/report/reports.api'
import { MAX_RECORDS, type FindRecords } from '@/shared/feature'

export const findRecords: FindRecords = async (pipelineName, { signal }) => {
  const query = { pageNum: 1, pageSize: MAX_RECORDS, pipelineName }
  const result = await call(reportListApi.list, { query }, { signal })
  if (!result.ok) return result
  const data = result.data.rows.map((report) => ({
    kind: 'report',
    id: report.id,
    title: report.pipelineName,
    hint: `${report.companyName} v${report.version}`,
    to: `/valuation/report/${encodeURIComponent(report.id)}`,
  }))
  return { ...result, data }
}
