import { useTranslations } from '@/shared/i18n'
import { endSession } from '../session/startSession'
import { ErrorPage } from './ErrorPage'

/** The server no longer accepts the session; signing in again solves it. */
export default function UnauthorizedPage() {
  const t = useTranslations('shell')
  return (
    <ErrorPage
      code="401"
      title={t('shell:unauthorized.title')}
      text={t('shell:unauthorized.text')}
      actions={
        // Without a session the guard redirects to the login page.
        <button type="button" className="button button-primary" onClick={() => endSession('expiry')}>
          {t('shell:unauthorized.signIn')}
        </button>
      }
    />
  )
}
