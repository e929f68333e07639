import { useEffect, type RefObject } from 'react'
import type { ReadingEvent } from './readingState'
import { useGuard } from './useGuard'
import { useReading, useReports } from './useReading'

interface Watched {
  isOpen: boolean
  /** It was taken away. */
  isWithheld: boolean
  /** The right to read it has not been confirmed for too long. */
  isUnconfirmed: boolean
  mayPrint?: boolean
  /** Printing is asked for, where it is allowed. */
  onAskedToPrint?: () => void
  /** Gets what was read, now and then and at the end. */
  onReading: ((events: ReadingEvent[]) => void) | undefined
}

/** Watches over what is read within an element: covers it, refuses to take it along, and measures the reading. */
export function useWatched(
  root: RefObject<HTMLElement | null>,
  { isOpen, isWithheld, isUnconfirmed, mayPrint = false, onAskedToPrint, onReading }: Watched,
) {
  const reading = useReading()
  const { note } = reading
  const guard = useGuard(root, {
    mayPrint,
    onRefused: (what) => note({ kind: 'attempted', what: what === 'print' ? 'print' : 'download' }),
    onPrint: () => note({ kind: 'attempted', what: 'print' }),
    onAskedToPrint: () => onAskedToPrint?.(),
  })
  const covering = isUnconfirmed ? 'unconfirmed' : guard.covering
  const isPresent = isOpen && !isWithheld && covering === null
  useReports(reading, isPresent, (events) => onReading?.(events))
  useEffect(() => {
    if (isOpen) note({ kind: 'opened' })
  }, [isOpen, note])
  return { ...guard, covering, note }
}
