import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Failure } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from './ResultState'
import { ErrorMessage } from './ErrorMessage'

export interface FailureNoteProps {
  title: string
  failure: Failure
  /** What it may be where it is not there, and who helps; else the failure's own words. */
  whyMissing?: string
  onRetry: () => unknown
  /** Where else one may go. */
  fallback?: ReactNode
}

/** In place of content that could not be read: what failed, why, and a retry. */
export function ErrorAlert({ title, failure, whyMissing, onRetry, fallback }: FailureNoteProps) {
  const t = useTranslations('parts')
  const isRefused = failure.kind === 'forbidden'
  const isMissing = failure.kind === 'not-found'
  return (
    <div role="alert">
      <ResultState
        status={isRefused ? 'refused' : isMissing ? 'empty' : 'failed'}
        title={title}
        text={
          isRefused ? t('parts:gate.denied') : (isMissing && whyMissing) || <ErrorMessage failure={failure} />
        }
        actions={
          <>
            <Button onClick={() => void onRetry()}>{t('actions.retry')}</Button>
            {isRefused && (
              <Link className="button" to="/contact">
                {t('parts:gate.ask')}
              </Link>
            )}
            {fallback}
          </>
        }
      />
    </div>
  )
}
