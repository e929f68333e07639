import { useEffect, useId, useState } from 'react'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { fetchDemoAccounts, signInAs, type DemoAccounts } from './demoAccounts'
import styles from './demo.module.css'

interface DemoPanelProps {
  onChosen: (login: (force?: true) => ReturnType<typeof signInAs>) => void
}

export default function DemoPanel({ onChosen }: DemoPanelProps) {
  const id = useId()
  const language = useLanguage()
  const [demo, setDemo] = useState<DemoAccounts>()
  useEffect(() => {
    void fetchDemoAccounts().then(setDemo)
  }, [])
  if (!demo) return null
  const { words: texts, groups } = demo
  return (
    <aside className={styles.demo} aria-labelledby={id}>
      <h2 id={id}>{texts.title[language]}</h2>
      <p>{texts.text[language]}</p>
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
