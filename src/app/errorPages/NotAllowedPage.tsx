import { useTranslations } from '@/shared/i18n'
import { ErrorPage, useFormerAddress } from './ErrorPage'
import { RetryButton } from './RetryButton'

/** 405: the server knows the address, but not what was asked of it. */
export default function NotAllowedPage() {
  const t = useTranslations('shell')
  const former = useFormerAddress()
  return (
    <ErrorPage
      code="405"
      title={t('shell:notAllowed.title')}
      text={t('shell:notAllowed.text')}
      actions={former && <RetryButton address={former} />}
    />
  )
}
