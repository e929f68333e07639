import { evidenceApi, sharedReportApi } from '@/features/vdr/reports/sharedReports.api'
import { example, type Example } from '../example'

const PLACE = { docId: '9-1', version: 1, page: 7, region: { left: 0.1, top: 0.2, width: 0.3, height: 0.1 } }

export const examples: readonly Example[] = [
  example(sharedReportApi.shareable, () => ({ path: { id: '101' }, query: {} })),
  example(sharedReportApi.list, () => ({ query: { roomId: '1', pageNum: 1, pageSize: 10 } })),
  example(sharedReportApi.detail, () => ({ path: { id: '1' }, query: { roomId: '1' } })),
  example(sharedReportApi.publish, () => ({ body: { id: '1', tagIds: ['2', '3'] } })),
  example(sharedReportApi.scenario, () => ({
    body: { base: '1', name: '保守情景', reason: '竞品提前上市', inputs: { wacc: 12 } },
  })),
  example(sharedReportApi.download, () => ({ path: { id: '2' }, query: {} })),
  example(sharedReportApi.share, () => ({ body: { roomId: '1', reportId: '101', version: 1 } })),
  example(evidenceApi.list, () => ({ query: { roomId: '1', reportId: '1' } })),
  example(evidenceApi.add, () => ({ body: { reportId: '1', field: 'wacc::', ...PLACE } })),
  example(evidenceApi.replace, () => ({ body: { id: '1', ...PLACE } })),
  example(evidenceApi.confirm, () => ({ body: { id: '3', version: 2 } })),
  example(evidenceApi.remove, () => ({ path: { ids: '1' } })),
]
