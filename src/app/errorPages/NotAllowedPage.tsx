import { useTranslations } from '@/shared/i18n'
import { ErrorPage, usePreviousAddress } from './ErrorPage'
import { RetryButton } from './RetryButton'

export default function NotAllowedPage() {
  const t = useTranslations('shell')
  const previous = usePreviousAddress()
  return (
    <ErrorPage
      code="405"
      title={t('shell:notAllowed.title')}
      text={t('shell:notAllowed.text')}
      actions={previous && <RetryButton address={previous} />}
    />
  )
}
