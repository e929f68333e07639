import { sharedReportApi } from '@/features/vdr/reports/api'
import { example, type Example } from '../example'

export const examples: readonly Example[] = [
  example(sharedReportApi.shareable, () => ({ path: { id: '101' }, query: {} })),
  example(sharedReportApi.list, () => ({ query: { roomId: '1', pageNum: 1, pageSize: 10 } })),
  example(sharedReportApi.publish, () => ({ body: { id: '1', tagIds: ['2', '3'] } })),
  example(sharedReportApi.share, () => ({ body: { roomId: '1', reportId: '101', version: 1 } })),
]
