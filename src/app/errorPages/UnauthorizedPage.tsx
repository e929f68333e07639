import { useTranslations } from '@/shared/i18n'
import { endSession } from '../session/start'
import { ErrorPage } from './ErrorPage'

/** The server does not accept the login any more; signing in anew mends it. */
export default function UnauthorizedPage() {
  const t = useTranslations('shell')
  return (
    <ErrorPage
      code="401"
      title={t('shell:unauthorized.title')}
      text={t('shell:unauthorized.text')}
      actions={
        // The guard leads to the login page as soon as there is no session.
        <button type="button" className="button button-primary" onClick={() => endSession('expiry')}>
          {t('shell:unauthorized.signIn')}
        </button>
      }
    />
  )
}
