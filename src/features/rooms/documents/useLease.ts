import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { call, isDenied, onDenied, useInvalidate, type AnyEndpoint, type Result } from '@/shared/api'
import { useRoomApi } from '../room/roomContext'
import { documentApis } from './documents.api'

/** Ms between requests that confirm the right to read. */
const CONFIRM_INTERVAL = 10_000
/** Ms for which a confirmation is valid. */
const LEASE = 30_000

/**
 * Tracks whether the caller may still read a document, based on responses of the section's requests, because live
 * messages may not arrive. `denied`: a request was denied and the right has not been confirmed since; `lapsed`: no
 * confirmation for 30 s. `watch` runs a request that confirms or denies the right.
 */
export function useLease(documentId: string, version?: string) {
  const { api, scope } = useRoomApi(documentApis)
  const refresh = useInvalidate()
  const [state, setState] = useState<'held' | 'lapsed' | 'denied'>('held')
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A ref, because several responses may arrive before the next render. `suspected`: a different request was denied.
  const denial = useRef<{ kind: 'none' | 'suspected' | 'certain'; at: number }>({ kind: 'none', at: 0 })

  const startExpiry = useCallback(() => {
    clearTimeout(expiry.current)
    expiry.current = setTimeout(() => setState((now) => (now === 'denied' ? now : 'lapsed')), LEASE)
  }, [])
  function deny(kind: 'suspected' | 'certain') {
    denial.current = { kind, at: performance.now() }
    setState('denied')
  }
  async function watch<T>(ask: () => Promise<Result<T>>): Promise<Result<T>> {
    const askedAt = performance.now()
    const result = await ask()
    const { kind, at } = denial.current
    // A request sent before the denial proves nothing about the time after it.
    if (result.ok && askedAt >= at) {
      denial.current = { kind: 'none', at: 0 }
      startExpiry()
      setState('held')
    } else if (!result.ok && isDenied(result)) {
      deny('certain')
      // Only once, because the refetched queries are denied as well.
      if (kind !== 'certain') void refresh(`/${scope}/`)
    }
    return result
  }

  const confirm = useEffectEvent(() => {
    const body = { id: documentId, events: [], ...(version === undefined ? {} : { version }) }
    void watch(() => call(api.track, { body }))
  })
  const noteDenial = useEffectEvent((endpoint: AnyEndpoint) => {
    // Tracking is watched per document, and a preview that fails shows no pages anyway.
    const isOther = endpoint !== api.track && endpoint !== api.preview
    if (!isOther || denial.current.kind !== 'none' || !endpoint.path.startsWith(`/${scope}/`)) return
    deny('suspected')
    confirm()
  })

  useEffect(() => {
    const ask = () => confirm()
    startExpiry()
    ask() // may have lapsed while the tab was hidden
    const interval = setInterval(ask, CONFIRM_INTERVAL)
    addEventListener('focus', ask)
    addEventListener('online', ask)
    const stop = onDenied((endpoint) => noteDenial(endpoint))
    return () => {
      clearInterval(interval)
      clearTimeout(expiry.current)
      removeEventListener('focus', ask)
      removeEventListener('online', ask)
      stop()
    }
  }, [documentId, version, startExpiry])

  return { state, watch }
}
