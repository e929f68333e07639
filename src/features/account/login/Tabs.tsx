import type { KeyboardEvent, ReactNode } from 'react'
import styles from '../frame/signIn.module.css'

interface TabsProps<Name extends string> {
  /** Accessible name of the tab list. */
  label: string
  /** Prefix of the ids of tabs and panels. */
  id: string
  tabs: readonly { name: Name; title: string }[]
  selected: Name
  onSelect: (name: Name) => void
}

const tabId = (id: string, name: string) => `${id}-tab-${name}`
const panelId = (id: string, name: string) => `${id}-panel-${name}`

/** Tab list with arrow key, Home and End navigation. */
export function Tabs<Name extends string>({ label, id, tabs, selected, onSelect }: TabsProps<Name>) {
  function move(event: KeyboardEvent) {
    const here = tabs.findIndex(({ name }) => name === selected)
    const target = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key]
    const next = target === undefined ? undefined : tabs.at(target % tabs.length)
    if (!next) return
    event.preventDefault()
    onSelect(next.name)
    document.getElementById(tabId(id, next.name))?.focus()
  }

  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(id, name)}
          aria-selected={name === selected}
          aria-controls={name === selected ? panelId(id, name) : undefined}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
          onKeyDown={move}
        >
          {title}
        </button>
      ))}
    </div>
  )
}

interface TabPanelProps {
  id: string
  name: string
  isSelected: boolean
  children: ReactNode
}

/** Stays mounted while another tab is selected, so that its state is kept. */
export const TabPanel = ({ id, name, isSelected, children }: TabPanelProps) => (
  <div role="tabpanel" id={panelId(id, name)} aria-labelledby={tabId(id, name)} hidden={!isSelected}>
    {children}
  </div>
)
