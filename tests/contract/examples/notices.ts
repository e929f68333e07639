import { noticeApi, noticeSettingApi } from '@/features/account/notices/notices.api'
import { example, type Example } from '../example'

export const examples: readonly Example[] = [
  example(noticeApi.list, () => ({ query: { pageNum: 1, pageSize: 10 } })),
  example(noticeApi.unreadCount, () => ({})),
  example(noticeApi.markRead, () => ({ body: { ids: ['1-1'] } })),
  example(noticeSettingApi.detail, () => ({})),
  example(noticeSettingApi.save, () => ({
    body: [{ kind: 'room' as const, screen: true, email: false, sms: false }],
  })),
]
