import { useTranslation } from 'react-i18next'
import { useSession } from '@/shared/auth/session'
import { endSession } from './start'

/** What an account sees until it has been verified (`ischeck` 2). */
export function UnverifiedPage() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const user = useSession((session) => session.user)
  return (
    <main className="plain-page">
      <h1>{t('unverified.title')}</h1>
      <p>{t('unverified.text', { name: user?.nickName || user?.userName })}</p>
      <p>{common('supportHours')}</p>
      <div className="plain-actions">
        <button type="button" className="button" onClick={() => endSession('wish')}>
          {common('actions.logout')}
        </button>
      </div>
    </main>
  )
}
