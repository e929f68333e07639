import { useTranslation } from 'react-i18next'
import { ErrorPage, useFormerAddress } from './ErrorPage'
import { RetryButton } from './RetryButton'

/** 406: the server cannot answer in a form that this version reads. */
export default function NotAcceptablePage() {
  const { t } = useTranslation('shell')
  const former = useFormerAddress()
  return (
    <ErrorPage
      code="406"
      title={t('notAcceptable.title')}
      text={t('notAcceptable.text')}
      actions={former && <RetryButton address={former} />}
    />
  )
}
