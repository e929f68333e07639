import { Skeleton } from 'antd'
import { ErrorAlert, type ErrorAlertProps } from './ErrorAlert'

export interface QueryFallbackProps extends Omit<ErrorAlertProps, 'title' | 'failure'> {
  failed: string
  notFound?: string
  error: ErrorAlertProps['failure'] | null
  rows?: number
  isPlain?: boolean
  /** Loading text for screen readers, for full pages. */
  loading?: string
}

/** Replaces content that is not loaded: a skeleton while loading, or the error with a retry. */
export const QueryFallback = ({
  failed,
  notFound = failed,
  error,
  rows,
  isPlain = false,
  loading,
  ...errorProps
}: QueryFallbackProps) =>
  error ? (
    <ErrorAlert title={error.kind === 'not-found' ? notFound : failed} failure={error} {...errorProps} />
  ) : (
    <div aria-busy="true">
      {loading && <output className="visually-hidden">{loading}</output>}
      <Skeleton active title={!isPlain} paragraph={rows ? { rows } : true} />
    </div>
  )
