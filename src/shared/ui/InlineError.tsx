import { Button } from 'antd'
import type { Failure } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { ErrorMessage } from './ErrorMessage'

interface InlineErrorProps {
  failure: Failure
  onRetry: () => void
}

export function InlineError({ failure, onRetry }: InlineErrorProps) {
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
