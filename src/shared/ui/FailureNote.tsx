import { Button, Result } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/shared/api'
import { failureText } from '@/shared/failureText'

interface FailureNoteProps {
  title: string
  failure: Failure
  onRetry: () => void
}

/** In place of content that could not be read: what failed, why, and a retry. */
export function FailureNote({ title, failure, onRetry }: FailureNoteProps) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <Result
        status={failure.kind === 'forbidden' || failure.kind === 'not-found' ? 'info' : 'warning'}
        title={title}
        subTitle={failureText(t, failure)}
        extra={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
      />
    </div>
  )
}
