import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useSession } from '@/shared/auth/session'
import { tabPathOf } from './tabList'

const positions = new Map<string, number>()
useSession.subscribe(({ user }) => user === null && positions.clear())

/** Ms to wait for a loading page to become long enough to scroll to its position. */
const MAX_WAIT = 3_000

/** Navigation state that restores the page's scroll position, as for a tab. */
export const KEEPS_SCROLL = { keepsScroll: true }

/** Scrolls once the page is long enough, unless the user scrolls first. Returns a function that cancels it. */
function scrollWhenReady(top: number): () => void {
  const isReady = () => document.documentElement.scrollHeight - window.innerHeight >= top
  const stop = new AbortController()
  const observer = new ResizeObserver(() => {
    if (!isReady()) return
    window.scrollTo(0, top)
    stop.abort()
  })
  const end = () => stop.abort()
  stop.signal.addEventListener('abort', () => observer.disconnect())
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(event, end, { signal: stop.signal, passive: true })
  }
  const timer = setTimeout(end, MAX_WAIT)
  observer.observe(document.getElementById('content') ?? document.body)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

/** Navigations start at the top; *back*, *forward* and tabs restore the scroll position. */
export function useScroll() {
  const { pathname, search, state } = useLocation()
  const place = tabPathOf(pathname + search)
  const type = useNavigationType()
  const isReturn = type === NavigationType.Pop || (state as typeof KEEPS_SCROLL | null)?.keepsScroll === true

  useLayoutEffect(() => {
    const top = isReturn ? (positions.get(place) ?? 0) : 0
    window.scrollTo(0, top)
    return top > 0 ? scrollWhenReady(top) : undefined
    // oxlint-disable-next-line react/exhaustive-deps -- only the navigation that led here
  }, [place])

  // In a layout effect, so that the scrolling above is not recorded for the previous page.
  useLayoutEffect(() => {
    const remember = () => void positions.set(place, window.scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [place])
}
