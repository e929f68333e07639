import { useEffect, useId, useState } from 'react'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { readAccounts, signInAs, type DemoAccounts } from './accounts'
import styles from './demo.module.css'

interface DemoPanelProps {
  onChosen: (login: (force?: true) => ReturnType<typeof signInAs>) => void
}

/** Beside the login form over the demo backend: its accounts, one click each, and what they show. */
export default function DemoPanel({ onChosen }: DemoPanelProps) {
  const id = useId()
  const language = useLanguage()
  const [offered, setOffered] = useState<DemoAccounts>()
  useEffect(() => {
    void readAccounts().then(setOffered)
  }, [])
  if (!offered) return null
  const { words, groups } = offered
  return (
    <aside className={styles.demo} aria-labelledby={id}>
      <h2 id={id}>{words.title[language]}</h2>
      <p>{words.text[language]}</p>
      {groups.map(({ title, accounts }) => (
        <section key={title.en}>
          <h3>{title[language]}</h3>
          <ul>
            {accounts.map((account) => (
              <li key={account.userName}>
                <button type="button" onClick={() => onChosen((force) => signInAs(account, force))}>
                  <b>{account.userName}</b> <span>{account.shows[language].replaceAll('`', '')}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  )
}
