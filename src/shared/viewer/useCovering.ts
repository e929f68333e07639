import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { arePrinted } from './printSheets'

/** Ms without a key, pointer or scroll, after which nobody is held to be reading. */
const IDLE_AFTER = 60_000
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'scroll', 'touchmove'] as const

/**
 * Why content is covered for now: the window is out of sight, or another has the keyboard; nobody moves; it is to be
 * printed; the server has not confirmed for too long that it may be read.
 */
export type Covering = 'hidden' | 'blurred' | 'idle' | 'printing' | 'unconfirmed'

/** Covers content while nobody can be reading it, and on paper unless that is allowed; `onPrint`: the screen is printed. */
export function useCovering(mayPrint: boolean, onPrint: () => void): Covering | null {
  const [isHidden, setHidden] = useState(() => document.visibilityState === 'hidden')
  const [isBlurred, setBlurred] = useState(false)
  const [isIdle, setIdle] = useState(false)
  const [isPrinting, setPrinting] = useState(false)

  const print = useEffectEvent(() => {
    if (arePrinted()) return // by whoever made them, and nothing else is on the paper
    onPrint()
    if (!mayPrint) flushSync(() => setPrinting(true)) // the browser takes the page as it stands after this
  })

  useEffect(() => {
    let timer = setTimeout(() => setIdle(true), IDLE_AFTER)
    const live = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), IDLE_AFTER)
      setIdle(false)
    }
    const see = () => {
      setHidden(document.visibilityState === 'hidden')
      live()
    }
    const blur = () => setBlurred(true)
    const focus = () => {
      setBlurred(false)
      live()
    }
    const printed = () => setPrinting(false)
    document.addEventListener('visibilitychange', see)
    addEventListener('blur', blur)
    addEventListener('focus', focus)
    addEventListener('beforeprint', print)
    addEventListener('afterprint', printed)
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, live, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', see)
      removeEventListener('blur', blur)
      removeEventListener('focus', focus)
      removeEventListener('beforeprint', print)
      removeEventListener('afterprint', printed)
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, live, { capture: true })
    }
  }, [])

  if (isPrinting) return 'printing'
  if (isHidden) return 'hidden'
  if (isBlurred) return 'blurred'
  return isIdle ? 'idle' : null
}
