import { useTranslations } from '@/shared/i18n'
import { ErrorPage, useFormerAddress } from './ErrorPage'
import { RetryButton } from './RetryButton'

/** 406: the server cannot answer in a form that this version reads. */
export default function NotAcceptablePage() {
  const t = useTranslations('shell')
  const former = useFormerAddress()
  return (
    <ErrorPage
      code="406"
      title={t('shell:notAcceptable.title')}
      text={t('shell:notAcceptable.text')}
      actions={former && <RetryButton address={former} />}
    />
  )
}
