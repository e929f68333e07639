import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { call, isDenied, onDenied, type AnyEndpoint, type Failure, type Result } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { useReadingQueue, type ReadingBatch } from './readingQueue'
import type { ConversionFailure, ReadingEvent, Size, View, ViewApi } from './view.api'
import type { ReadingAccess, ViewedDocument } from './viewedDocument'

/** Ms between requests that confirm the right to read. */
const RENEW_INTERVAL = 10_000
/** Ms between questions whether a document is converted. */
const CONVERSION_INTERVAL = 2_000
/** Ms; a call that stays denied is not asked again and again. */
const SUSPICION_INTERVAL = 2_000

/** A document whose pages may be requested. */
export interface OpenView extends Pick<View, 'lease' | 'pages' | 'outline' | 'text'> {
  state: 'open'
  api: ViewApi
  id: string
  first: Size
  access: ReadingAccess
  /**
   * Takes the pages away: `unconfirmed`, the server has not confirmed the right to read for too long; `revoked`, it has
   * denied it.
   */
  cover: 'unconfirmed' | 'revoked' | null
}

export type Unopened =
  | { state: 'loading'; isConverting: boolean }
  | { state: 'failed'; failure: Failure }
  | { state: 'unreadable'; reason: ConversionFailure }

export type Viewing = OpenView | Unopened

const LOADING: Unopened = { state: 'loading', isConverting: false }

/** An answer without any page says nothing about the document. */
const NO_SIZE: Size = { width: 595, height: 842 }

/**
 * Opens a document and keeps its lease: renews it every 10 s, on focus and when the connection is back. Without a
 * confirmation for the time of the lease, and at once when a call is denied, the pages are covered; they come back with
 * the next good answer. `report` sends what was read.
 */
export function useView(viewed: ViewedDocument, isWithdrawn: boolean) {
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify([viewed.key, isWithdrawn, attempt])
  const [latest, setLatest] = useState<{ key: string; viewing: Viewing } | null>(null)
  const { api, section } = viewed
  const userId = useSession(({ user }) => user?.userId ?? '')
  const held = useRef<{ lease: string; renew: (reading: ReadingEvent[]) => Promise<Result<unknown>> }>(null)

  const openNow = useEffectEvent(viewed.open)
  const denied = useEffectEvent(() => viewed.onDenied?.())
  const toOpen = useEffectEvent((view: View): OpenView => ({
    state: 'open',
    api: viewed.api,
    id: viewed.id ?? view.id ?? '',
    access: viewed.accessOf(view.level),
    first: view.pages[0] ?? NO_SIZE,
    cover: null,
    lease: view.lease,
    pages: view.pages,
    outline: view.outline,
    text: view.text,
  }))

  useEffect(() => {
    if (isWithdrawn) return undefined
    const control = new AbortController()
    const { signal } = control
    let open: OpenView | null = null
    let level: number | null = null
    let suspectedAt = -Infinity
    let hasReported = false
    let expiry: ReturnType<typeof setTimeout> | undefined
    let conversion: ReturnType<typeof setTimeout> | undefined

    function show(viewing: Viewing) {
      if (!signal.aborted) setLatest({ key, viewing })
    }
    function cover(reason: OpenView['cover']) {
      if (!open || open.cover === reason) return
      open = { ...open, cover: reason }
      show(open)
    }
    function confirm(seconds: number, askedAt: number) {
      clearTimeout(expiry)
      expiry = setTimeout(() => cover('unconfirmed'), seconds * 1_000 - (performance.now() - askedAt))
      cover(null)
    }

    async function start() {
      clearTimeout(conversion)
      const askedAt = performance.now()
      const answer = await openNow({ signal })
      if (signal.aborted) return
      if (!answer.ok) {
        if (isDenied(answer) && !hasReported) {
          hasReported = true // once, because other calls of the screen are denied as well
          denied()
        }
        if (!open) show({ state: 'failed', failure: answer })
        else if (isDenied(answer)) cover('revoked')
        return
      }
      const view = answer.data
      if (view.conversion === 'failed') return show({ state: 'unreadable', reason: view.reason })
      if (view.conversion !== 'ready') {
        show({ state: 'loading', isConverting: true })
        conversion = setTimeout(() => void start(), CONVERSION_INTERVAL)
        return
      }
      hasReported = false
      open = toOpen(view)
      level = view.level
      held.current = { lease: view.lease, renew }
      show(open)
      confirm(view.leaseSeconds, askedAt)
    }

    async function renew(reading: ReadingEvent[]) {
      const { lease } = held.current!
      const askedAt = performance.now()
      const answer = await call(api.renew, { path: { lease }, body: { reading } })
      if (signal.aborted || held.current?.lease !== lease) return answer
      if (answer.ok && answer.data.level === level) confirm(answer.data.leaseSeconds, askedAt)
      else if (answer.ok || isDenied(answer)) {
        if (open?.cover === null) cover('revoked')
        await start() // with another level, or to learn if only the lease has ended
      }
      return answer
    }

    const check = () => {
      if (open?.cover === 'revoked') void start()
      else if (open) void renew([])
    }
    const suspect = (endpoint: AnyEndpoint) => {
      const now = performance.now()
      const isRelated = endpoint.path.startsWith(section) && endpoint !== api.renew
      if (!isRelated || open?.cover !== null || now - suspectedAt < SUSPICION_INTERVAL) return
      suspectedAt = now
      cover('revoked')
      void start()
    }

    void start()
    const interval = setInterval(check, RENEW_INTERVAL)
    addEventListener('focus', check)
    addEventListener('online', check)
    const stop = onDenied(suspect)
    return () => {
      control.abort()
      clearInterval(interval)
      clearTimeout(expiry)
      clearTimeout(conversion)
      removeEventListener('focus', check)
      removeEventListener('online', check)
      stop()
      setLatest(null) // a hidden screen opens the document again when it is shown
    }
  }, [key, isWithdrawn, api, section])

  const send = (batch: ReadingBatch) =>
    held.current?.lease === batch.lease
      ? held.current.renew(batch.events)
      : call(api.renew, { path: { lease: batch.lease }, body: { reading: batch.events } })
  const queue = useReadingQueue({ userId, place: section }, send)
  const report = useCallback(
    (events: ReadingEvent[]) => {
      // A viewer that the end of the session closes reports its last events: they would stay on the device.
      if (!held.current || useSession.getState().user?.userId !== userId) return
      queue(held.current.lease, events)
    },
    [queue, userId],
  )

  return {
    viewing: latest?.key === key ? latest.viewing : LOADING,
    retry: () => setAttempt((before) => before + 1),
    report,
  }
}
