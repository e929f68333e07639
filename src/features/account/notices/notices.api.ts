import * as z from 'zod/mini'
import { countOrZero, flagOrFalse, textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, get, pageOf, put } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'
import { internalAddress } from '@/shared/lib/addresses'

export const NOTICE_KINDS = ['system', 'account', 'valuation', 'room', 'concept'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export const NOTICE_CHANNELS = ['screen', 'email', 'sms'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** Notices about account security are always shown on screen. */
export const isFixed = (kind: NoticeKind, channel: NoticeChannel) =>
  kind === 'account' && channel === 'screen'

/** Names follow the backend family, `link` and `isRead` are assumed; the content is HTML, the title plain text. */
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
    // An address on this origin, else null.
    to: internalAddress(link) === '/' ? null : internalAddress(link),
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

/**
 * The user's notices. All endpoints but the list are assumed, and kept separate from the family's
 * `/system/notice/{id}`.
 */
export const noticeApi = {
  list: get('/system/notice/list', { query: NoticeFilter, response: pageOf(Notice) }),
  /** For the bell, which shows no count on failure. */
  unreadCount: get('/account/notice/unreadCount', { response: dataOf(countOrZero), alerts: 'session' }),
  /** Without ids, marks all notices. */
  markRead: put('/account/notice/read', { body: z.object({ ids: z.array(z.string()) }) }),
}

export const noticeSettingApi = {
  detail: get('/account/notice/setting', { response: dataOf(Setting) }),
  save: put('/account/notice/setting', { body: Setting }),
}
