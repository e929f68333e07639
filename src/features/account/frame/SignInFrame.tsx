import type { ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import { PreferenceButtons } from './PreferenceButtons'
import styles from './signIn.module.css'

export function SignInFrame({ children }: { children: ReactNode }) {
  const t = useTranslations()
  return (
    <div className={styles.loginPage}>
      <header className="plain-top">
        <span>{t('appName')}</span>
        <PreferenceButtons />
      </header>
      {children}
    </div>
  )
}
