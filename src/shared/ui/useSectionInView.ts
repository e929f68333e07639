import { useEffect, useState } from 'react'

/** Px below the sticky header within which a section counts as in view. */
const TOP_OFFSET = 200

/** Last section that has reached the top; at the end of the page, the last one. */
function currentSection(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1) return ids.at(-1)
  return ids.findLast(
    (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= TOP_OFFSET,
  )
}

/** Id of the section in view, for a table of contents; the first one until scrolled. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const key = ids.join(' ')
  const [inView, setInView] = useState<string>()
  useEffect(() => {
    const all = key.split(' ')
    let frame = 0
    const update = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setInView(currentSection(all)))
    }
    addEventListener('scroll', update, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', update)
    }
  }, [key])
  return ids.includes(inView ?? '') ? inView : ids[0]
}
