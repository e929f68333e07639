import type { ReactNode } from 'react'
import { create } from 'zustand'
import { useSession } from '@/shared/auth/session'

/** Display order: the most urgent first. */
const ORDER = ['session', 'failure', 'undo', 'news', 'prompt'] as const

/** Kinds that mean nothing once they are gone. */
const NOT_REMEMBERED: ReadonlySet<NoticeKind> = new Set(['session', 'undo'])

const MAX_PAST = 20

export type NoticeKind = (typeof ORDER)[number]

export interface NoticeContent {
  /** Unique; showing it again updates it in place. */
  key: string
  kind: NoticeKind
  type?: 'info' | 'success' | 'warning'
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  seconds?: number
  /** On the entire notice, and on buttons among `actions` without a handler. */
  onClick?: () => void
  /** Called when the user closes it or its time is up. */
  onClose?: () => void
}

/** Notice of this session, for the bell. */
export interface PastNotice extends Pick<NoticeContent, 'key' | 'title' | 'description'> {
  time: number
  /** Closed by itself and not looked at since. */
  isMissed: boolean
}

interface Notices {
  shown: readonly NoticeContent[]
  past: readonly PastNotice[]
}

const NO_NOTICES: Notices = { shown: [], past: [] }

/** Notices outside the screens: one stack, and its history. */
export const useNotices = create<Notices>(() => NO_NOTICES)

const rank = ({ kind }: NoticeContent) => ORDER.indexOf(kind)

function remember({ shown, past }: Notices, { key, kind, title, description }: NoticeContent) {
  if (NOT_REMEMBERED.has(kind)) return past
  const before = past.find((each) => each.key === key)
  // Shown again, rather than updated.
  const isNew = before === undefined || !shown.some((each) => each.key === key)
  const pastNotice = { key, title, description, isMissed: false, time: isNew ? Date.now() : before.time }
  return isNew
    ? [pastNotice, ...past.filter((each) => each !== before)].slice(0, MAX_PAST)
    : past.map((each) => (each === before ? pastNotice : each))
}

export const showNotice = (notice: NoticeContent) =>
  useNotices.setState((state) => ({
    shown: [...state.shown.filter(({ key }) => key !== notice.key), notice].toSorted(
      (a, b) => rank(a) - rank(b),
    ),
    past: remember(state, notice),
  }))

export const dismissNotice = (key: string) =>
  useNotices.setState(({ shown }) => ({ shown: shown.filter((each) => each.key !== key) }))

/** Dismisses a notice and calls its `onClose`; `isMissed` if its time was up. */
export function closeNotice({ key, onClose }: NoticeContent, isMissed: boolean) {
  dismissNotice(key)
  if (isMissed) {
    useNotices.setState(({ past }) => ({
      past: past.map((each) => (each.key === key ? { ...each, isMissed } : each)),
    }))
  }
  onClose?.()
}

export const markNoticesSeen = () =>
  useNotices.setState(({ past }) => ({ past: past.map((each) => ({ ...each, isMissed: false })) }))

// Nothing may be left for the next user.
useSession.subscribe(({ user }) => user === null && useNotices.setState(NO_NOTICES))
