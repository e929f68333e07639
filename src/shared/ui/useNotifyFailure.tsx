import { useCallback } from 'react'
import type { Failure, FailureKind } from '@/shared/api'
import { message } from './feedback'
import { ErrorMessage } from './ErrorMessage'

/** Kinds that the workspace does not show itself. */
const HANDLED_HERE: ReadonlySet<FailureKind> = new Set([
  'refused',
  'not-found',
  'invalid-answer',
  'invalid-request',
  'download',
])

/** Returns a function that shows a failure without a place of its own on the screen; one message at a time. */
export function useNotifyFailure() {
  return useCallback((failure: Failure) => {
    if (!HANDLED_HERE.has(failure.kind)) return
    message.error({ key: 'failure', content: <ErrorMessage failure={failure} />, duration: 5 })
  }, [])
}
