import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { areSheetsPrinting } from './printSheets'

/** Without a key press, pointer move or scroll for this long, nobody is assumed to be reading. */
const IDLE_AFTER_MS = 60_000
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'scroll', 'touchmove'] as const

/**
 * Reasons content is covered for now: the window is hidden or has lost the keyboard focus; the user is idle; or the page
 * is being printed.
 */
export type Covering = 'hidden' | 'blurred' | 'idle' | 'printing'

/**
 * Covers content while nobody can be reading, and in print unless that is allowed. `onPrint` is called when the screen
 * is printed.
 */
export function useCovering(canPrint: boolean, onPrint: () => void): Covering | null {
  const [isHidden, setHidden] = useState(() => document.visibilityState === 'hidden')
  const [isBlurred, setBlurred] = useState(false)
  const [isIdle, setIdle] = useState(false)
  const [isPrinting, setPrinting] = useState(false)

  const print = useEffectEvent(() => {
    if (areSheetsPrinting()) return // prepared sheets are printed, and nothing else
    onPrint()
    if (!canPrint) flushSync(() => setPrinting(true)) // the browser prints the DOM as it is after this handler
  })

  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS)
    const onActivity = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS)
      setIdle(false)
    }
    const onVisibility = () => {
      setHidden(document.visibilityState === 'hidden')
      onActivity()
    }
    const blur = () => setBlurred(true)
    const focus = () => {
      setBlurred(false)
      onActivity()
    }
    const printed = () => setPrinting(false)
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('blur', blur)
    addEventListener('focus', focus)
    addEventListener('beforeprint', print)
    addEventListener('afterprint', printed)
    for (const event of ACTIVITY_EVENTS) addEventListener(event, onActivity, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('blur', blur)
      removeEventListener('focus', focus)
      removeEventListener('beforeprint', print)
      removeEventListener('afterprint', printed)
      for (const event of ACTIVITY_EVENTS) removeEventListener(event, onActivity, { capture: true })
    }
  }, [])

  if (isPrinting) return 'printing'
  if (isHidden) return 'hidden'
  if (isBlurred) return 'blurred'
  return isIdle ? 'idle' : null
}
