import { Button } from 'antd'
import type { Failure } from '@/shared/api'
import { useText } from '@/shared/texts'
import { Outcome } from './Outcome'
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
      <Outcome
        status={failure.kind === 'forbidden' || failure.kind === 'not-found' ? 'info' : 'warning'}
        title={title}
        text={failure.kind === 'forbidden' ? t('parts:gate.denied') : <FailureText failure={failure} />}
        actions={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
      />
    </div>
  )
}
