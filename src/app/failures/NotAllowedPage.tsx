import { useTranslation } from 'react-i18next'
import { ErrorPage, useFormerAddress } from './ErrorPage'
import { RetryButton } from './RetryButton'

/** 405: the server knows the address, but not what was asked of it. */
export default function NotAllowedPage() {
  const { t } = useTranslation('shell')
  const former = useFormerAddress()
  return (
    <ErrorPage
      code="405"
      title={t('notAllowed.title')}
      text={t('notAllowed.text')}
      actions={former && <RetryButton address={former} />}
    />
  )
}
