import { sharedReportApi } from '@/features/vdr/reports/api'
import { example, type Example } from '../example'

export const examples: readonly Example[] = [
  example(sharedReportApi.shareable, () => ({ path: { id: '101' }, query: {} })),
  example(sharedReportApi.share, () => ({ body: { roomId: '1', reportId: '101', version: 1 } })),
]
