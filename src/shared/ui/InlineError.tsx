import { Button } from 'antd'
import type { Failure } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { ErrorMessage } from './ErrorMessage'

interface FailureLineProps {
  failure: Failure
  onRetry: () => void
}

/** In the place of a small part that could not be read: why, and to read it again. */
export function FailureLine({ failure, onRetry }: FailureLineProps) {
  const t = useTranslations()
  return (
    <span role="alert">
      <ErrorMessage failure={failure} />{' '}
      <Button size="small" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </span>
  )
}
