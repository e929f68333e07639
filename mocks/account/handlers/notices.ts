import { noticeApi, noticeSettingApi } from '@/features/account/notices/notices.api'
import { list } from '../../platform/list'
import { mock } from '../../platform/mock'
import { saveSetting, notices, noticesOf, settingOf } from '../notices'

export const noticeMocks = [
  mock(noticeApi.list, 'signed-in', ({ account, query: { isRead, ...query } }) =>
    list(
      noticesOf(account)
        .filter((notice) => isRead === undefined || String(notice.isRead) === isRead)
        .map(({ userId: _of, ...notice }) => notice),
      query,
      { equals: ['noticeType'], latest: 'createTime' },
    ),
  ),

  mock(
    noticeApi.unreadCount,
    'signed-in',
    ({ account }) => noticesOf(account).filter(({ isRead }) => !isRead).length,
  ),

  mock(noticeApi.markRead, 'signed-in', ({ account, body: { ids } }) => {
    for (const notice of noticesOf(account)) {
      if (ids.length === 0 || ids.includes(notice.id)) notices.put({ ...notice, isRead: true })
    }
  }),

  mock(noticeSettingApi.detail, 'signed-in', ({ account }) => settingOf(account)),
  mock(noticeSettingApi.save, 'signed-in', ({ account, body }) => saveSetting(account, body)),
]
