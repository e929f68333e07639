import { useEffect, useRef } from 'react'
import { Link, type To } from 'react-router-dom'
import { formatDigits } from '@/shared/lib/formatDigits'
import styles from './linkTabs.module.css'

interface LinkTabsProps<Key extends string> {
  label: string
  tabs: readonly { key: Key; text: string; to: To; count?: number | undefined }[]
  shown: Key | undefined
  /** With *back* skipping the tabs. */
  replace?: boolean
}

/** Tabs as links; scrolls the current one into view. */
export function LinkTabs<Key extends string>({ label, tabs, shown, replace = false }: LinkTabsProps<Key>) {
  const nav = useRef<HTMLElement>(null)
  // Counts load later and move the tabs after them.
  const texts = tabs.map(({ text, count = '' }) => `${text} ${count}`).join()
  useEffect(() => {
    const element = nav.current!
    // Like `useScrollIntoView`, but only sideways: the page stays.
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
              <span className={styles.count}>{formatDigits(count, 0, 0)}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}
