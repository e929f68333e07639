import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PreferenceButtons } from './PreferenceButtons'
import styles from './signIn.module.css'

/** Name, language and light or dark above whatever leads into the product. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={styles.loginPage}>
      <header className={styles.loginTop}>
        <span className={styles.loginBrand}>{t('appName')}</span>
        <PreferenceButtons />
      </header>
      {children}
    </div>
  )
}
