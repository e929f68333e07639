import { Alert } from 'antd'
import { Link, useParams } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'

export function OlderVersionNote({ version, latest }: { version: number; latest: number }) {
  const { id = '' } = useParams()
  const t = useTranslations('valuationVersions')
  return (
    <Alert
      className="list-note"
      type="info"
      showIcon
      title={t('valuationVersions:older.title', { version, latest })}
      description={t('valuationVersions:older.text')}
      action={<Link to={`/valuation/report/${id}`}>{t('valuationVersions:toLatest')}</Link>}
    />
  )
}
