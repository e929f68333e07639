import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { read, startReading, tell, type Reading, type ReadingAction, type ReadingEvent } from './readingState'

/** Ms between two looks at what is on show, and between two reports. */
const TICK = 500
const REPORT = 15_000

/** Measures reading: `note` what happens, `take` what there is to tell. */
export function useReading() {
  const reading = useRef<Reading>(null)
  const note = useCallback((action: ReadingAction) => {
    const now = performance.now()
    reading.current = read(reading.current ?? startReading(now), action, now)
  }, [])
  const take = useCallback((): ReadingEvent[] => {
    note({ kind: 'ticked' })
    const { events, rest } = tell(reading.current!, () => crypto.randomUUID())
    reading.current = rest
    return events
  }, [note])
  return { note, take }
}

/** Hands out what was read: now and then, and whenever the reader goes. */
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
    const tick = setInterval(() => note({ kind: 'ticked' }), TICK)
    const regular = setInterval(() => report(), REPORT)
    const leave = () => report()
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(tick)
      clearInterval(regular)
      removeEventListener('pagehide', leave)
      report()
    }
  }, [note])
}
