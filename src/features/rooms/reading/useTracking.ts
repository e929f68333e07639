import { useCallback, useEffect, useRef } from 'react'
import * as z from 'zod'
import { call } from '@/shared/api'
import { tabValue } from '@/shared/lib/storage'
import { documentApis } from '../documents/api'
import { useScope } from '../room/scope'

type Tracked = z.infer<typeof Batch>['events'][number]

const Event = z.object({
  id: z.string(),
  event: z.enum(['open', 'page', 'time', 'zoom', 'print', 'download']),
  page: z.number().nullable(),
  seconds: z.number().nullable(),
  percent: z.number().nullable(),
})
const Batch = z.object({ id: z.string(), version: z.string().optional(), events: z.array(Event) })

/** Batches that wait for the line at most; the oldest go first. */
const MOST = 50

/**
 * Sends what was read of documents. What could not be sent is kept in this tab, and sent with the next; each event has an
 * id by which the server counts it once.
 */
export function useTracking(id: string, version: string | undefined) {
  const scope = useScope()
  const isSending = useRef(false)

  const send = useCallback(async () => {
    const waiting = tabValue(`session:reading:${scope}`, z.array(Batch), [])
    if (isSending.current) return
    isSending.current = true
    for (let next = waiting.read()[0]; next; next = waiting.read()[0]) {
      const result = await call(documentApis[scope].track, { body: next })
      // A refusal will not become an answer by being asked again.
      if (!result.ok && result.kind === 'network') break
      waiting.write(waiting.read().slice(1))
    }
    isSending.current = false
  }, [scope])

  useEffect(() => {
    const again = () => void send()
    addEventListener('online', again)
    again()
    return () => removeEventListener('online', again)
  }, [send])

  return useCallback(
    (events: Tracked[]) => {
      const waiting = tabValue(`session:reading:${scope}`, z.array(Batch), [])
      waiting.write([...waiting.read(), { id, ...(version ? { version } : {}), events }].slice(-MOST))
      void send()
    },
    [scope, id, version, send],
  )
}
