import type { ReactNode } from 'react'
import { create } from 'zustand'
import { useSession } from '@/shared/auth/session'

/** Kinds of notices in the order in which they stand: what cannot wait comes first. */
const ORDER = ['session', 'failure', 'undo', 'news', 'prompt'] as const

/** Notices of these kinds say nothing once they are gone. */
const IS_FORGOTTEN: ReadonlySet<NoticeKind> = new Set(['session', 'undo'])

/** Past notices that are remembered. */
const REMEMBERED = 20

export type NoticeKind = (typeof ORDER)[number]

export interface NoticeContent {
  /** One at a time of each; told again it is changed in place. */
  key: string
  kind: NoticeKind
  type?: 'info' | 'success' | 'warning'
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  /** After which it goes by itself; it stays without. */
  seconds?: number
  /** On the whole notice; a button among `actions` without a handler of its own comes here too. */
  onClick?: () => void
  /** The user has closed it, or its time is over. */
  onClose?: () => void
}

/** A notice of this session, for the bell. */
export interface PastNotice extends Pick<NoticeContent, 'key' | 'title' | 'description'> {
  /** When it was told, in ms. */
  time: number
  /** It went by itself, and nobody has looked at it since. */
  isMissed: boolean
}

interface Notices {
  shown: readonly NoticeContent[]
  /** The newest first. */
  past: readonly PastNotice[]
}

const NONE: Notices = { shown: [], past: [] }

/** What the user is told beside the screens: one stack, and what was in it. */
export const useNotices = create<Notices>(() => NONE)

const rank = ({ kind }: NoticeContent) => ORDER.indexOf(kind)

function remember({ shown, past }: Notices, { key, kind, title, description }: NoticeContent) {
  if (IS_FORGOTTEN.has(kind)) return past
  const before = past.find((each) => each.key === key)
  // Told anew, and not only in other words.
  const isNew = before === undefined || !shown.some((each) => each.key === key)
  const told = { key, title, description, isMissed: false, time: isNew ? Date.now() : before.time }
  return isNew
    ? [told, ...past.filter((each) => each !== before)].slice(0, REMEMBERED)
    : past.map((each) => (each === before ? told : each))
}

/** Puts a notice at its place in the stack. */
export const showNotice = (notice: NoticeContent) =>
  useNotices.setState((state) => ({
    shown: [...state.shown.filter(({ key }) => key !== notice.key), notice].toSorted(
      (a, b) => rank(a) - rank(b),
    ),
    past: remember(state, notice),
  }))

/** Takes a notice out of the stack. */
export const dismissNotice = (key: string) =>
  useNotices.setState(({ shown }) => ({ shown: shown.filter((each) => each.key !== key) }))

/** Takes a notice out of the stack and tells whoever told it; `isMissed`: its time was over. */
export function closeNotice({ key, onClose }: NoticeContent, isMissed: boolean) {
  dismissNotice(key)
  if (isMissed) {
    useNotices.setState(({ past }) => ({
      past: past.map((each) => (each.key === key ? { ...each, isMissed } : each)),
    }))
  }
  onClose?.()
}

/** The user has looked at what went by. */
export const seeNotices = () =>
  useNotices.setState(({ past }) => ({ past: past.map((each) => ({ ...each, isMissed: false })) }))

// The next user must find none of them.
useSession.subscribe(({ user }) => user === null && useNotices.setState(NONE))
