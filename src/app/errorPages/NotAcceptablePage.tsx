import { useTranslations } from '@/shared/i18n'
import { ErrorPage, usePreviousAddress } from './ErrorPage'
import { RetryButton } from './RetryButton'

export default function NotAcceptablePage() {
  const t = useTranslations('shell')
  const previous = usePreviousAddress()
  return (
    <ErrorPage
      code="406"
      title={t('shell:notAcceptable.title')}
      text={t('shell:notAcceptable.text')}
      actions={previous && <RetryButton address={previous} />}
    />
  )
}
