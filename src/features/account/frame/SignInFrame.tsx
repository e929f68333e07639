import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './signIn.css'
import { PreferenceButtons } from './PreferenceButtons'

/** Name, language and light or dark above whatever leads into the product. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="login-page">
      <header className="login-top">
        <span className="login-brand">{t('appName')}</span>
        <PreferenceButtons />
      </header>
      {children}
    </div>
  )
}
