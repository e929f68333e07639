import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'

/** Says that a version is not the latest, and leads to that one. */
export function OlderVersionNote({ version, latest }: { version: number; latest: number }) {
  const { id = '' } = useParams()
  const { t } = useTranslation('valuationVersions')
  return (
    <Alert
      className="list-note"
      type="info"
      showIcon
      title={t('older.title', { version, latest })}
      description={t('older.text')}
      action={<Link to={`/valuation/report/${id}`}>{t('toLatest')}</Link>}
    />
  )
}
