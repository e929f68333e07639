import { Button } from 'antd'
import { Link } from 'react-router-dom'
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
  const isRefused = failure.kind === 'forbidden'
  return (
    <div role="alert">
      <Outcome
        status={isRefused ? 'refused' : failure.kind === 'not-found' ? 'empty' : 'failed'}
        title={title}
        text={isRefused ? t('parts:gate.denied') : <FailureText failure={failure} />}
        actions={
          <>
            <Button onClick={onRetry}>{t('actions.retry')}</Button>
            {isRefused && (
              <Link className="button" to="/contact">
                {t('parts:gate.ask')}
              </Link>
            )}
          </>
        }
      />
    </div>
  )
}
