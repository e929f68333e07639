import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Failure } from '@/shared/api'
import { useText } from '@/shared/texts'
import { Outcome } from './Outcome'
import { FailureText } from './FailureText'

export interface FailureNoteProps {
  title: string
  failure: Failure
  /** What it may be where it is not there, and who helps; else the failure's own words. */
  whyMissing?: string
  onRetry: () => unknown
  /** Where else one may go. */
  otherwise?: ReactNode
}

/** In place of content that could not be read: what failed, why, and a retry. */
export function FailureNote({ title, failure, whyMissing, onRetry, otherwise }: FailureNoteProps) {
  const t = useText('parts')
  const isRefused = failure.kind === 'forbidden'
  const isMissing = failure.kind === 'not-found'
  return (
    <div role="alert">
      <Outcome
        status={isRefused ? 'refused' : isMissing ? 'empty' : 'failed'}
        title={title}
        text={
          isRefused ? t('parts:gate.denied') : (isMissing && whyMissing) || <FailureText failure={failure} />
        }
        actions={
          <>
            <Button onClick={() => void onRetry()}>{t('actions.retry')}</Button>
            {isRefused && (
              <Link className="button" to="/contact">
                {t('parts:gate.ask')}
              </Link>
            )}
            {otherwise}
          </>
        }
      />
    </div>
  )
}
