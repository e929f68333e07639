import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call, failure, type AnswerOf, type Failure, type Result } from '@/shared/api'
import { qrApi } from './qr.api'

/** Ms between two looks at the state. */
const POLL_PAUSE = 2_000
/** How often an expired code is renewed before the user has to ask. */
const RENEWALS = 3

export type QrState =
  | { phase: 'loading' }
  | { phase: 'ready' | 'scanned'; uuid: string }
  | { phase: 'confirmed'; token: string }
  | { phase: 'expired'; isCancelled: boolean }
  | { phase: 'failed'; failure: Failure }

/** A QR sign-in as the computer sees it: takes a code and follows it until a phone has confirmed. */
export function useQrLogin(onToken: (token: string) => void) {
  const [state, setState] = useState<QrState>({ phase: 'loading' })
  /** Codes taken so far; each is a run of its own, whose answers end with it. */
  const [round, setRound] = useState(0)
  const renewals = useRef(0)
  const tell = useEffectEvent(onToken)

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    let timer: ReturnType<typeof setInterval> | undefined
    let isLooking = false

    async function begin() {
      setState({ phase: 'loading' })
      const code = await call(qrApi.code, {}, { signal })
      if (signal.aborted) return
      if (!code.ok) return setState({ phase: 'failed', failure: code })
      setState({ phase: 'ready', uuid: code.data.uuid })
      timer = setInterval(() => void look(code.data.uuid), POLL_PAUSE)
    }

    async function look(uuid: string) {
      if (document.hidden || isLooking) return
      isLooking = true
      const result = await call(qrApi.status, { query: { uuid } }, { signal })
      isLooking = false
      if (signal.aborted) return
      const next = stateAfter(result, uuid)
      if (next.phase === 'ready' || next.phase === 'scanned') return setState(next)

      clearInterval(timer)
      if (next.phase === 'expired' && !next.isCancelled && renewals.current < RENEWALS) {
        renewals.current++
        return setRound(round + 1)
      }
      setState(next)
      if (next.phase === 'confirmed') tell(next.token)
    }

    void begin()
    return () => {
      left.abort()
      clearInterval(timer)
    }
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

/** What the server's answer means for the page. */
function stateAfter(result: Result<AnswerOf<typeof qrApi.status>>, uuid: string): QrState {
  if (!result.ok) return { phase: 'failed', failure: result }
  const { status, token } = result.data
  if (status === 'waiting') return { phase: 'ready', uuid }
  if (status === 'scanned') return { phase: 'scanned', uuid }
  if (status !== 'confirmed') return { phase: 'expired', isCancelled: status === 'cancelled' }
  return token ? { phase: 'confirmed', token } : { phase: 'failed', failure: failure('invalid-answer') }
}
