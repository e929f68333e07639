import { Button, Result } from 'antd'
import type { Failure } from '@/shared/api'
import { useText } from '@/shared/texts'
import { FailureText } from './FailureText'

interface FailureNoteProps {
  title: string
  failure: Failure
  onRetry: () => void
}

/** In place of content that could not be read: what failed, why, and a retry. */
export function FailureNote({ title, failure, onRetry }: FailureNoteProps) {
  const t = useText('parts')
  return (
    <div role="alert">
      <Result
        status={failure.kind === 'forbidden' || failure.kind === 'not-found' ? 'info' : 'warning'}
        title={title}
        subTitle={failure.kind === 'forbidden' ? t('parts:gate.denied') : <FailureText failure={failure} />}
        extra={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
      />
    </div>
  )
}
