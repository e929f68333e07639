import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { report } from '@/shared/lib/report'

/** The last resort: a defect outside every screen's own boundary. No stack on screen. */
export function Crash() {
  const { t } = useTranslation()
  const error = useRouteError()
  useEffect(() => report('crash', error instanceof Error ? error.message : ''), [error])
  return (
    <main className="plain-page">
      <h1>{t('crash.title')}</h1>
      <p role="alert">{t('crash.text')}</p>
      <div className="plain-actions">
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {t('actions.reload')}
        </button>
      </div>
    </main>
  )
}
