import { useEffect, useRef } from 'react'
import { Link, type To } from 'react-router-dom'
import { groupedDigits } from '@/shared/lib/formatDigits'
import styles from './linkTabs.module.css'

interface LinkTabsProps<Key extends string> {
  /** What the tabs are of. */
  label: string
  tabs: readonly { key: Key; text: string; to: To; count?: number | undefined }[]
  shown: Key | undefined
  /** Whether *back* leads past the tabs instead of to the one before. */
  replace?: boolean
}

/** Tabs that stand in the address; the one that is shown is in sight where they do not fit beside each other. */
export function LinkTabs<Key extends string>({ label, tabs, shown, replace = false }: LinkTabsProps<Key>) {
  const nav = useRef<HTMLElement>(null)
  // Numbers in them come later, and move those behind.
  const texts = tabs.map(({ text, count = '' }) => `${text} ${count}`).join()
  useEffect(() => {
    const element = nav.current!
    // As in `useIntoView`, but sideways alone: the page stays where it is.
    const observer = new ResizeObserver(() => {
      const tab = element.querySelector<HTMLElement>('[aria-current]')
      if (tab) element.scrollLeft = tab.offsetLeft + (tab.offsetWidth - element.clientWidth) / 2
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [shown, texts])

  return (
    <nav ref={nav} className={styles.linkTabs} aria-label={label}>
      {tabs.map(({ key, text, to, count }) => (
        <Link key={key} to={to} replace={replace} aria-current={key === shown ? 'page' : undefined}>
          {text}
          {count !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{groupedDigits(count, 0, 0)}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}
