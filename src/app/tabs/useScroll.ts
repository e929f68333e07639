import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useSession } from '@/shared/auth/session'
import { placeOf } from './tabList'

/** How far each visited page was scrolled, by its place among the tabs. */
const positions = new Map<string, number>()
useSession.subscribe(({ user }) => user === null && positions.clear())

/** A page that is still reading is waited for so many ms until it is long enough to scroll to its place. */
const PATIENCE = 3_000

/** Given to a navigation that goes on where the page was left, as a tab does. */
export const KEEPS_SCROLL = { keepsScroll: true }

/** Scrolls as soon as the page is long enough, unless the user moves first. Gives the way to stop. */
function scrollWhenReady(top: number): () => void {
  const isReady = () => document.documentElement.scrollHeight - window.innerHeight >= top
  const stop = new AbortController()
  const growth = new ResizeObserver(() => {
    if (!isReady()) return
    window.scrollTo(0, top)
    stop.abort()
  })
  const end = () => stop.abort()
  stop.signal.addEventListener('abort', () => growth.disconnect())
  for (const act of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(act, end, { signal: stop.signal, passive: true })
  }
  const timer = setTimeout(end, PATIENCE)
  growth.observe(document.getElementById('content') ?? document.body)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

/** A navigation begins at the top; *back*, *forward* and a tab go on where the page was left. */
export function useScroll() {
  const { pathname, search, state } = useLocation()
  const place = placeOf(pathname + search)
  const type = useNavigationType()
  const isReturn = type === NavigationType.Pop || (state as typeof KEEPS_SCROLL | null)?.keepsScroll === true

  useLayoutEffect(() => {
    const top = isReturn ? (positions.get(place) ?? 0) : 0
    window.scrollTo(0, top)
    return top > 0 ? scrollWhenReady(top) : undefined
    // oxlint-disable-next-line react/exhaustive-deps -- how this place was come to, not how later ones are
  }, [place])

  // Not later: the scrolling above must not be taken for the page that was left.
  useLayoutEffect(() => {
    const remember = () => void positions.set(place, window.scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [place])
}
