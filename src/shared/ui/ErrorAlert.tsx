import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Failure } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from './ResultState'
import { ErrorMessage } from './ErrorMessage'

export interface ErrorAlertProps {
  title: string
  failure: Failure
  /** Possible reason and help for missing content; defaults to the text of the failure. */
  whyMissing?: string
  onRetry: () => unknown
  fallback?: ReactNode
}

export function ErrorAlert({ title, failure, whyMissing, onRetry, fallback }: ErrorAlertProps) {
  const t = useTranslations('parts')
  const isForbidden = failure.kind === 'forbidden'
  const isMissing = failure.kind === 'not-found'
  return (
    <div role="alert">
      <ResultState
        status={isForbidden ? 'refused' : isMissing ? 'empty' : 'failed'}
        title={title}
        text={
          isForbidden
            ? t('parts:gate.denied')
            : (isMissing && whyMissing) || <ErrorMessage failure={failure} />
        }
        actions={
          <>
            <Button onClick={() => void onRetry()}>{t('actions.retry')}</Button>
            {isForbidden && (
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
