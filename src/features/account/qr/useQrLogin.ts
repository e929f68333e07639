import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call, failure, type AnswerOf, type Failure, type Result } from '@/shared/api'
import { qrApi } from './qr.api'

/** In ms. */
const POLL_INTERVAL = 2_000
/** Automatic renewals of an expired code, before the user has to ask for one. */
const MAX_RENEWALS = 3

export type QrState =
  | { phase: 'loading' }
  | { phase: 'ready' | 'scanned'; uuid: string }
  | { phase: 'confirmed'; token: string }
  | { phase: 'expired'; isCancelled: boolean }
  | { phase: 'failed'; failure: Failure }

/** Computer side of a QR sign-in: requests a code and polls its state until a phone has confirmed. */
export function useQrLogin(onToken: (token: string) => void) {
  const [state, setState] = useState<QrState>({ phase: 'loading' })
  /** Number of codes requested; answers of an earlier round are dropped. */
  const [round, setRound] = useState(0)
  const renewals = useRef(0)
  const notifyToken = useEffectEvent(onToken)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setInterval> | undefined
    let isPolling = false

    async function start() {
      setState({ phase: 'loading' })
      const code = await call(qrApi.code, {}, { signal })
      if (signal.aborted) return
      if (!code.ok) return setState({ phase: 'failed', failure: code })
      setState({ phase: 'ready', uuid: code.data.uuid })
      timer = setInterval(() => void poll(code.data.uuid), POLL_INTERVAL)
    }

    async function poll(uuid: string) {
      if (document.hidden || isPolling) return
      isPolling = true
      const result = await call(qrApi.status, { query: { uuid } }, { signal })
      isPolling = false
      if (signal.aborted) return
      const next = stateAfter(result, uuid)
      if (next.phase === 'ready' || next.phase === 'scanned') return setState(next)

      clearInterval(timer)
      if (next.phase === 'expired' && !next.isCancelled && renewals.current < MAX_RENEWALS) {
        renewals.current++
        return setRound(round + 1)
      }
      setState(next)
      if (next.phase === 'confirmed') notifyToken(next.token)
    }

    void start()
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [round])

  return {
    state,
    renew: () => {
      renewals.current = 0
      setRound(round + 1)
    },
  }
}

function stateAfter(result: Result<AnswerOf<typeof qrApi.status>>, uuid: string): QrState {
  if (!result.ok) return { phase: 'failed', failure: result }
  const { status, token } = result.data
  if (status === 'waiting') return { phase: 'ready', uuid }
  if (status === 'scanned') return { phase: 'scanned', uuid }
  if (status !== 'confirmed') return { phase: 'expired', isCancelled: status === 'cancelled' }
  return token ? { phase: 'confirmed', token } : { phase: 'failed', failure: failure('invalid-answer') }
}
