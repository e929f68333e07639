import { failure, type Failure } from '@/shared/api'
import { reportError } from '@/shared/lib/reportError'

/** Error class and source file; never the message, which may contain what users typed. */
function causeOf(error: unknown, filename = '', line = 0): string {
  const name = error instanceof Error ? error.name : typeof error
  return filename ? `${name} at ${new URL(filename, location.href).pathname}:${line}` : name
}

/**
 * Last resort: calls `show` for every uncaught error and rejection, and reports each cause once, under the reference
 * shown to the user. Returns the function that stops watching.
 */
export function watchUncaught(show: (failure: Failure) => void): () => void {
  const known = new Map<string, Failure>()
  function report(cause: string) {
    const before = known.get(cause)
    const reported = before ?? failure('invalid-answer')
    known.set(cause, reported)
    if (!before) reportError('uncaught', `${cause} ${reported.reference}`)
    show(reported)
  }
  const onError = ({ error, filename, lineno }: ErrorEvent) => {
    // Without an error object it is a browser notice (such as ResizeObserver's) or a script of another origin.
    if (error) report(causeOf(error, filename, lineno))
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(causeOf(reason))
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
