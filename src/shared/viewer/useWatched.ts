import { useEffect, type RefObject } from 'react'
import type { ReadingEvent } from './readingState'
import { useGuard } from './useGuard'
import { useReading, useReports } from './useReading'

interface WatchOptions {
  isOpen: boolean
  isRedacted: boolean
  /** The right to read was not confirmed for too long. */
  isUnconfirmed: boolean
  canPrint?: boolean
  onPrintRequest?: () => void
  onReading: ((events: ReadingEvent[]) => void) | undefined
}

/** Protects and measures reading within an element: covers it, prevents saving, and reports reading events. */
export function useWatched(
  root: RefObject<HTMLElement | null>,
  { isOpen, isRedacted, isUnconfirmed, canPrint = false, onPrintRequest, onReading }: WatchOptions,
) {
  const reading = useReading()
  const { note } = reading
  const guard = useGuard(root, {
    canPrint,
    onRefused: (what) => note({ kind: 'attempted', what: what === 'print' ? 'print' : 'download' }),
    onPrint: () => note({ kind: 'attempted', what: 'print' }),
    onPrintRequest: () => onPrintRequest?.(),
  })
  const covering = isUnconfirmed ? 'unconfirmed' : guard.covering
  const isPresent = isOpen && !isRedacted && covering === null
  useReports(reading, isPresent, (events) => onReading?.(events))
  useEffect(() => {
    if (isOpen) note({ kind: 'opened' })
  }, [isOpen, note])
  return { ...guard, covering, note }
}
