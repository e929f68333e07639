import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { useInvalidate, type InvalidationTarget } from '@/shared/api'
import { throttle } from '@/shared/lib/throttle'
import { onLiveMessage, onMissed } from './liveListeners'

const MIN_INTERVAL_MS = 1_000

const ANY = z.unknown()

interface LiveOptions<T> {
  /** Schema of the data; must be the same object at each render. Accepts anything if absent. */
  schema?: $ZodType<T>
  matches?: (data: T) => boolean
  onMessage?: (data: T) => void
}

/**
 * Invalidates queries when live messages of a name arrive or may have been missed; several within a moment count as
 * one.
 */
export function useLiveInvalidation<T>(
  name: string,
  targets: readonly InvalidationTarget[],
  options: LiveOptions<T> = {},
) {
  const invalidate = useInvalidate()
  const schema = options.schema ?? (ANY as $ZodType<T>)
  const invalidateTargets = useEffectEvent(() => void invalidate(...targets))
  const handleMessage = useEffectEvent((data: T, trigger: () => void) => {
    if (options.matches?.(data) === false) return
    trigger()
    options.onMessage?.(data)
  })

  useEffect(() => {
    const throttled = throttle(() => invalidateTargets(), MIN_INTERVAL_MS)
    const stops = [
      onLiveMessage(name, schema, (data) => handleMessage(data, throttled.ask)),
      onMissed(throttled.ask),
      throttled.cancel,
    ]
    return () => stops.forEach((stop) => stop())
  }, [name, schema])
}
