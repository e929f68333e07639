import { useEffect } from 'react'
import { useTranslations } from '@/shared/i18n'
import { StandaloneFrame } from './StandaloneFrame'
import { resetFailedStart } from '../session/startSession'
import { ErrorPage, usePreviousAddress } from './ErrorPage'
import { RetryButton } from './RetryButton'

export function ServerErrorPage() {
  const t = useTranslations('shell')
  const previous = usePreviousAddress()
  useEffect(resetFailedStart, [])
  return (
    <StandaloneFrame>
      <ErrorPage
        title={t('shell:serverError.title')}
        text={t('shell:serverError.text')}
        actions={<RetryButton address={previous ?? '/'} />}
      />
    </StandaloneFrame>
  )
}
