import { useCallback } from 'react'
import type { Failure, FailureKind } from '@/shared/api'
import { message } from './feedback'
import { ErrorMessage } from './ErrorMessage'

/** Kinds that the workspace does not show by itself. */
const IS_LOCAL: ReadonlySet<FailureKind> = new Set([
  'refused',
  'not-found',
  'invalid-answer',
  'invalid-request',
  'download',
])

/** Tells of a failure that has no place of its own on the screen; one message at a time. */
export function useFailureMessage() {
  return useCallback((failure: Failure) => {
    if (!IS_LOCAL.has(failure.kind)) return
    message.error({ key: 'failure', content: <ErrorMessage failure={failure} />, duration: 5 })
  }, [])
}
