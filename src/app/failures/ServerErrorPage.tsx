import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ownAddress } from '@/shared/lib/addresses'

/** The backend is away (code 502). *Retry* returns to the address the user came from. */
export function ServerErrorPage() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation()
  const former = ownAddress((state as { from?: unknown } | null)?.from)
  useEffect(() => {
    document.title = t('serverError.title')
  }, [t])
  return (
    <main className="plain-page">
      <h1>{t('serverError.title')}</h1>
      <p>{t('serverError.text')}</p>
      <p>{common('supportHours')}</p>
      <div className="plain-actions">
        <button
          type="button"
          className="button button-primary"
          onClick={() => void navigate(former, { replace: true })}
        >
          {common('actions.retry')}
        </button>
      </div>
    </main>
  )
}
