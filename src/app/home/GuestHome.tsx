import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { FEATURES } from '../featureRegistry/features'
import styles from './home.module.css'

const PARTS = FEATURES.flatMap(({ guest }, id) => (guest ? [{ id, Part: lazyWithRetry(guest) }] : []))

/** Home for visitors: purpose, samples, sign-in. Makes no request. */
export function GuestHome() {
  const t = useTranslations('shell')
  return (
    <main className={`plain-page ${styles.guest}`}>
      <h1>{t('appName')}</h1>
      <p>{t('shell:guest.text')}</p>
      <Suspense>
        {PARTS.map(({ id, Part }) => (
          <Part key={id} />
        ))}
      </Suspense>
      <div className="plain-actions">
        <Link className="button button-primary" to="/login">
          {t('actions.login')}
        </Link>
      </div>
    </main>
  )
}
