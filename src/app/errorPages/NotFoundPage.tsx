import { useTranslations } from '@/shared/i18n'
import { ErrorPage } from './ErrorPage'

export default function NotFoundPage() {
  const t = useTranslations('shell')
  return (
    <ErrorPage code="404" drawing="empty" title={t('shell:notFound.title')} text={t('shell:notFound.text')} />
  )
}
