import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** Home for visitors: what the product is for, and the way in. Makes no call. */
export function GuestHome() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  return (
    <main className="plain-page">
      <h1>{common('appName')}</h1>
      <p>{t('guest.text')}</p>
      <div className="plain-actions">
        <Link className="button button-primary" to="/login">
          {common('actions.login')}
        </Link>
      </div>
    </main>
  )
}
