import { Skeleton } from 'antd'
import { ErrorAlert, type FailureNoteProps } from './ErrorAlert'

export interface ReadingProps extends Omit<FailureNoteProps, 'title' | 'failure'> {
  /** Says what could not be read. */
  failed: string
  /** Says the same of what is not there, or not any more. */
  gone?: string
  error: FailureNoteProps['failure'] | null
  /** Lines of the content's outline. */
  rows?: number
  /** The content has no heading. */
  isPlain?: boolean
  /** Said to who cannot see the outline of a whole page. */
  loading?: string
}

/** In place of content that is not here: its outline while it is read, or what failed, why, and a retry. */
export const QueryFallback = ({
  failed,
  gone = failed,
  error,
  rows,
  isPlain = false,
  loading,
  ...note
}: ReadingProps) =>
  error ? (
    <ErrorAlert title={error.kind === 'not-found' ? gone : failed} failure={error} {...note} />
  ) : (
    <div aria-busy="true">
      {loading && <output className="visually-hidden">{loading}</output>}
      <Skeleton active title={!isPlain} paragraph={rows ? { rows } : true} />
    </div>
  )
