import { useEffect, type RefObject } from 'react'
import type { ReadingEvent } from './view.api'
import { useGuard } from './useGuard'
import { useReading, useReports } from './useReading'

interface WatchOptions {
  isOpen: boolean
  /** The pages are taken away, whatever the user does. */
  isWithdrawn: boolean
  canPrint?: boolean
  onPrintRequest?: () => void
  onReading: (events: ReadingEvent[]) => void
}

/** Protects and measures reading within an element: covers it, prevents saving, and reports reading events. */
export function useWatched(
  root: RefObject<HTMLElement | null>,
  { isOpen, isWithdrawn, canPrint = false, onPrintRequest, onReading }: WatchOptions,
) {
  const reading = useReading()
  const { note } = reading
  const guard = useGuard(root, {
    canPrint,
    onRefused: (what) => note({ kind: 'attempted', what: what === 'print' ? 'print' : 'download' }),
    onPrint: () => note({ kind: 'attempted', what: 'print' }),
    onPrintRequest: () => onPrintRequest?.(),
  })
  const isPresent = isOpen && !isWithdrawn && guard.covering === null
  useReports(reading, isPresent, onReading)
  useEffect(() => {
    if (isOpen) note({ kind: 'opened' })
  }, [isOpen, note])
  return { ...guard, note }
}
