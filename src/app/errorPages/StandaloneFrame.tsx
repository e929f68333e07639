import { useEffect, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import { PreferenceButtons } from '../featureRegistry/signIn'
import './standalone.css'

export function StandaloneFrame({ children }: { children: ReactNode }) {
  const t = useTranslations()
  const { pathname } = useLocation()
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname])
  return (
    <div className="standalone">
      <header className="plain-top">
        <Link to="/index">{t('appName')}</Link>
        <PreferenceButtons />
      </header>
      <main id="content">{children}</main>
    </div>
  )
}
