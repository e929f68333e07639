import * as z from 'zod/mini'
import { countOrZero, flagOrFalse, textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get, pageOf, put } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'
import { ownAddress } from '@/shared/lib/addresses'

/** What notices are about. */
export const NOTICE_KINDS = ['system', 'account', 'valuation', 'room', 'concept'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** How a notice reaches the user. */
export const NOTICE_WAYS = ['screen', 'email', 'sms'] as const
export type NoticeWay = (typeof NOTICE_WAYS)[number]

/** What concerns the account's own safety is always told on the screen. */
export const isFixed = (kind: NoticeKind, way: NoticeWay) => kind === 'account' && way === 'screen'

/** Names as the backend family has them, `link` and `isRead` assumed; the content is HTML, the title plain text. */
const Notice = z.pipe(
  z.object({
    noticeId: z.coerce.string(),
    noticeType: z.catch(z.enum(NOTICE_KINDS), 'system'),
    noticeTitle: textOrEmpty,
    noticeContent: textOrEmpty,
    link: textOrEmpty,
    createTime: z.nullish(z.string()),
    isRead: flagOrFalse,
  }),
  z.transform(({ noticeId, noticeType, noticeTitle, noticeContent, link, ...notice }) => ({
    ...notice,
    id: noticeId,
    kind: noticeType,
    title: noticeTitle,
    html: noticeContent,
    // An address of ours, or none.
    to: ownAddress(link) === '/' ? null : ownAddress(link),
  })),
)
export type Notice = z.infer<typeof Notice>

const NoticeFilter = z.extend(PageQuery, {
  noticeType: z.optional(z.enum(NOTICE_KINDS)),
  isRead: z.optional(z.enum(['true', 'false'])),
})

const Setting = z.array(
  z.object({
    kind: z.enum(NOTICE_KINDS),
    screen: flagOrFalse,
    email: flagOrFalse,
    sms: flagOrFalse,
  }),
)
export type Setting = z.infer<typeof Setting>

/** Notices of the user. All but the list are assumed, and kept away from the family's `/system/notice/{id}`. */
export const noticeApi = {
  list: get('/system/notice/list', { query: NoticeFilter, response: pageOf(Notice) }),
  /** For the bell, which shows none where it fails. */
  unreadCount: get('/account/notice/unreadCount', { response: dataOf(countOrZero), alerts: 'session' }),
  /** Without ids: all of them. */
  markRead: put('/account/notice/read', { body: z.object({ ids: z.array(z.string()) }) }),
}

/** Which kinds come by which way. */
export const noticeSettingApi = {
  detail: get('/account/notice/setting', { response: dataOf(Setting) }),
  save: put('/account/notice/setting', { body: Setting }),
}
