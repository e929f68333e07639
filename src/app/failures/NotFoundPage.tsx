import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'

export function NotFoundPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useEffect(() => {
    document.title = `${t('notFound.title')} · ${t('appName')}`
  }, [t])
  return (
    <main className="plain-page">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <div className="plain-actions">
        <Link className="button button-primary" to="/index">
          {t('actions.home')}
        </Link>
        <button type="button" className="button" onClick={() => void navigate(-1)}>
          {t('actions.back')}
        </button>
      </div>
    </main>
  )
}
