import { useTranslation } from 'react-i18next'
import { ErrorPage } from './ErrorPage'

export default function NotFoundPage() {
  const { t } = useTranslation('shell')
  return <ErrorPage code="404" title={t('notFound.title')} text={t('notFound.text')} />
}
