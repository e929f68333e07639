import { NOTICE_KINDS, type NoticeKind, type Setting } from '@/features/account/notices/notices.api'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { push } from '../platform/socket'
import { ACCOUNTS } from './seed/accounts'
import { WELCOME } from './seed/notices'

interface StoredNotice {
  id: string
  userId: string
  noticeId: string
  noticeType: NoticeKind
  noticeTitle: string
  noticeContent: string
  link: string
  createTime: string
  isRead: boolean
}

export const notices = collection<StoredNotice>()
notices.seed(() =>
  ACCOUNTS.flatMap(({ userId }) =>
    WELCOME.map((each, index) => {
      const id = `${userId}-${index + 1}`
      return { ...each, id, noticeId: id, userId, isRead: index >= 2 }
    }),
  ),
)

export const noticesOf = ({ userId }: { userId: string }) =>
  notices.all().filter((notice) => notice.userId === userId)

type NoticeContent = Pick<StoredNotice, 'noticeType' | 'noticeTitle' | 'noticeContent' | 'link'>

/** Stores a notice and pushes it to the user's socket, unless they turned off this kind on screen. */
export function notify(userId: string, news: NoticeContent) {
  if (!settingOf({ userId }).find(({ kind }) => kind === news.noticeType)!.screen) return
  const id = crypto.randomUUID()
  notices.put({ ...news, id, noticeId: id, userId, isRead: false, createTime: now() })
  push(userId, { code: 200, msg: 'notice' })
}

/** Channels the user wants per kind of notice; the id is the user's. */
const settings = collection<{ id: string; setting: Setting }>()

export const settingOf = ({ userId }: { userId: string }): Setting =>
  settings.get(userId)?.setting ??
  NOTICE_KINDS.map((kind) => ({ kind, screen: true, email: kind !== 'system', sms: kind === 'account' }))

/** Saves the setting. Notices about the account's own safety always appear on screen. */
export const saveSetting = ({ userId }: { userId: string }, setting: Setting) =>
  void settings.put({
    id: userId,
    setting: setting.map((row) => (row.kind === 'account' ? { ...row, screen: true } : row)),
  })
