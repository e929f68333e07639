import { useEffect, type ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import styles from './signIn.module.css'

export function SignInCard({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations()
  useEffect(() => {
    document.title = `${title} · ${t('appName')}`
  }, [title, t])
  return (
    <section className={styles.loginCard}>
      <h1>{title}</h1>
      {children}
    </section>
  )
}
