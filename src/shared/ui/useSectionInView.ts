import { useEffect, useState } from 'react'

/** Px below what sticks at the top within which a section has come into view. */
const REACH = 200

/** Which of these elements one is reading: the last that has come up to the top, at the end of the page the last. */
function readOf(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1) return ids.at(-1)
  return ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= REACH)
}

/** Id of the section in view, for the list of contents beside the sections; the first until one scrolls. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const key = ids.join(' ')
  const [inView, setInView] = useState<string>()
  useEffect(() => {
    const all = key.split(' ')
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setInView(readOf(all)))
    }
    addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', look)
    }
  }, [key])
  return ids.includes(inView ?? '') ? inView : ids[0]
}
