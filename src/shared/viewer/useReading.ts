import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import {
  reduceReading,
  startReading,
  takeEvents,
  type ReadingState,
  type ReadingAction,
} from './readingState'
import type { ReadingEvent } from './view.api'

/** Intervals of measuring and of reports. */
const TICK_MS = 500
const REPORT_INTERVAL_MS = 15_000

/** Measures reading: `note` records actions, `take` returns the events to report. */
export function useReading() {
  const reading = useRef<ReadingState>(null)
  const note = useCallback((action: ReadingAction) => {
    const now = performance.now()
    reading.current = reduceReading(reading.current ?? startReading(now), action, now)
  }, [])
  const take = useCallback((): ReadingEvent[] => {
    note({ kind: 'ticked' })
    const { events, rest } = takeEvents(reading.current!, () => crypto.randomUUID())
    reading.current = rest
    return events
  }, [note])
  return { note, take }
}

/** Reports reading events at intervals, and whenever the reader leaves. */
export function useReports(
  { note, take }: ReturnType<typeof useReading>,
  isPresent: boolean,
  onReading: (events: ReadingEvent[]) => void,
) {
  const report = useEffectEvent(() => {
    const events = take()
    if (events.length > 0) onReading(events)
  })

  useEffect(() => {
    note({ kind: 'present', isPresent })
    if (!isPresent) report()
  }, [note, isPresent])

  useEffect(() => {
    const tick = setInterval(() => note({ kind: 'ticked' }), TICK_MS)
    const reportTimer = setInterval(() => report(), REPORT_INTERVAL_MS)
    const leave = () => report()
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(tick)
      clearInterval(reportTimer)
      removeEventListener('pagehide', leave)
      report()
    }
  }, [note])
}
