import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { StandaloneFrame } from '../frame/StandaloneFrame'
import { forgetFailedStart } from '../session/start'
import { ErrorPage, useFormerAddress } from './ErrorPage'
import { RetryButton } from './RetryButton'

/** The backend is away (code 502). *Retry* returns to the address the user came from. */
export function ServerErrorPage() {
  const { t } = useTranslation('shell')
  const former = useFormerAddress()
  useEffect(forgetFailedStart, [])
  return (
    <StandaloneFrame>
      <ErrorPage
        title={t('serverError.title')}
        text={t('serverError.text')}
        actions={<RetryButton address={former ?? '/'} />}
      />
    </StandaloneFrame>
  )
}
