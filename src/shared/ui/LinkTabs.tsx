import { Link, type To } from 'react-router-dom'
import styles from './linkTabs.module.css'

interface LinkTabsProps<Key extends string> {
  /** What the tabs are of. */
  label: string
  tabs: readonly { key: Key; text: string; to: To; count?: number }[]
  shown: Key | undefined
  /** Whether *back* leads past the tabs instead of to the one before. */
  replace?: boolean
}

/** Tabs that stand in the address. */
export const LinkTabs = <Key extends string>({ label, tabs, shown, replace = false }: LinkTabsProps<Key>) => (
  <nav className={styles.linkTabs} aria-label={label}>
    {tabs.map(({ key, text, to, count }) => (
      <Link key={key} to={to} replace={replace} aria-current={key === shown ? 'page' : undefined}>
        {text}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </Link>
    ))}
  </nav>
)
