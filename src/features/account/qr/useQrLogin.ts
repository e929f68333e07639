import { useEffect, useRef, useState } from 'react'
import { call, failure, type Failure } from '@/shared/api'
import { qrApi } from './api'

/** Ms between two looks at the state. */
const POLL_PAUSE = 2_000
/** How often an expired code is renewed before the user has to ask. */
const RENEWALS = 3

export type QrState =
  | { phase: 'loading' }
  | { phase: 'ready' | 'scanned'; uuid: string }
  | { phase: 'confirmed' }
  | { phase: 'expired'; isCancelled: boolean }
  | { phase: 'failed'; failure: Failure }

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, POLL_PAUSE)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Resolves at once, or when the page can be seen again. */
const untilSeen = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (!document.hidden) return resolve()
    const look = () => {
      if (document.hidden && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
  })

/** A QR sign-in as the computer sees it: takes a code and follows it until a phone has confirmed. */
export function useQrLogin(onToken: (token: string) => void) {
  const [state, setState] = useState<QrState>({ phase: 'loading' })
  /** Codes taken so far; each is a run of its own, whose answers end with it. */
  const [round, setRound] = useState(0)
  const renewals = useRef(0)
  const tell = useRef(onToken)
  useEffect(() => {
    tell.current = onToken
  })

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left

    async function follow() {
      setState({ phase: 'loading' })
      const code = await call(qrApi.code, {}, { signal })
      if (signal.aborted) return
      if (!code.ok) return setState({ phase: 'failed', failure: code })
      const { uuid } = code.data
      setState({ phase: 'ready', uuid })

      while (!signal.aborted) {
        await pause(signal)
        await untilSeen(signal)
        if (signal.aborted) return
        const result = await call(qrApi.status, { query: { uuid } }, { signal })
        if (signal.aborted) return
        if (!result.ok) return setState({ phase: 'failed', failure: result })
        const { status, token } = result.data
        if (status === 'confirmed') {
          if (!token) return setState({ phase: 'failed', failure: failure('invalid-answer') })
          setState({ phase: 'confirmed' })
          return tell.current(token)
        }
        if (status === 'cancelled') return setState({ phase: 'expired', isCancelled: true })
        if (status === 'expired') {
          if (renewals.current < RENEWALS) {
            renewals.current++
            return setRound(round + 1)
          }
          return setState({ phase: 'expired', isCancelled: false })
        }
        setState({ phase: status === 'scanned' ? 'scanned' : 'ready', uuid })
      }
    }

    void follow()
    return () => left.abort()
  }, [round])

  return {
    state,
    /** A new code, because the user asks for one. */
    renew: () => {
      renewals.current = 0
      setRound(round + 1)
    },
  }
}
