import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FEATURES } from '../areas/features'
import styles from './home.module.css'

const PARTS = FEATURES.flatMap(({ guest }, id) => (guest ? [{ id, Part: lazy(guest) }] : []))

/** Home for visitors: what the product is for, samples of it, and the way in. Makes no call. */
export function GuestHome() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  return (
    <main className={`plain-page ${styles.guest}`}>
      <h1>{common('appName')}</h1>
      <p>{t('guest.text')}</p>
      <Suspense>
        {PARTS.map(({ id, Part }) => (
          <Part key={id} />
        ))}
      </Suspense>
      <div className="plain-actions">
        <Link className="button button-primary" to="/login">
          {common('actions.login')}
        </Link>
      </div>
    </main>
  )
}
