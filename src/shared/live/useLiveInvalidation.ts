import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { useRefresh, type Stale } from '@/shared/api'
import { throttle } from '@/shared/lib/throttle'
import { onLive, onMissed } from './liveListeners'

/** Least ms between two readings, however many messages ask for one. */
const SPACING = 1_000

const ANY = z.unknown()

interface Meaning<T> {
  /** Of the messages; one and the same at each render. Without it whatever comes will do. */
  schema?: $ZodType<T>
  isMeant?: (news: T) => boolean
  onNews?: (news: T) => void
}

/** Reads again what live messages of a name announce, and where some may have been missed; those of a moment count as one. */
export function useReadAgain<T>(name: string, stale: readonly Stale[], meaning: Meaning<T> = {}) {
  const refresh = useRefresh()
  const schema = meaning.schema ?? (ANY as $ZodType<T>)
  const readAgain = useEffectEvent(() => void refresh(...stale))
  const hear = useEffectEvent((news: T, ask: () => void) => {
    if (meaning.isMeant?.(news) === false) return
    ask()
    meaning.onNews?.(news)
  })

  useEffect(() => {
    const look = throttle(() => readAgain(), SPACING)
    const stops = [onLive(name, schema, (news) => hear(news, look.ask)), onMissed(look.ask), look.cancel]
    return () => stops.forEach((stop) => stop())
  }, [name, schema])
}
