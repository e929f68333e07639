import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'

export default function NotFoundPage() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  useEffect(() => {
    document.title = `${t('notFound.title')} · ${common('appName')}`
  }, [t, common])
  return (
    <div className="plain-page">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <div className="plain-actions">
        <Link className="button button-primary" to="/index">
          {common('actions.home')}
        </Link>
        <button type="button" className="button" onClick={() => void navigate(-1)}>
          {common('actions.back')}
        </button>
      </div>
    </div>
  )
}
