import { useEffect } from 'react'
import { useTranslations } from '@/shared/i18n'
import { StandaloneFrame } from './StandaloneFrame'
import { forgetFailedStart } from '../session/start'
import { ErrorPage, useFormerAddress } from './ErrorPage'
import { RetryButton } from './RetryButton'

/** The backend is away (code 502). *Retry* returns to the address the user came from. */
export function ServerErrorPage() {
  const t = useTranslations('shell')
  const former = useFormerAddress()
  useEffect(forgetFailedStart, [])
  return (
    <StandaloneFrame>
      <ErrorPage
        title={t('shell:serverError.title')}
        text={t('shell:serverError.text')}
        actions={<RetryButton address={former ?? '/'} />}
      />
    </StandaloneFrame>
  )
}
