import { failure, type Failure } from '@/shared/api'
import { reportError } from '@/shared/lib/reportError'

/** Class of the error and file of ours where it arose; never its words, which may hold what users typed. */
function causeOf(error: unknown, filename = '', line = 0): string {
  const name = error instanceof Error ? error.name : typeof error
  return filename ? `${name} at ${new URL(filename, location.href).pathname}:${line}` : name
}

/**
 * The last resort: calls `show` for every error and rejection that nobody caught, and puts each cause on record
 * once, under the reference that the user is shown. Gives the function that ends the watch.
 */
export function watchUncaught(show: (failure: Failure) => void): () => void {
  const known = new Map<string, Failure>()
  function tell(cause: string) {
    const before = known.get(cause)
    const shown = before ?? failure('invalid-answer')
    known.set(cause, shown)
    if (!before) reportError('uncaught', `${cause} ${shown.reference}`)
    show(shown)
  }
  const onError = ({ error, filename, lineno }: ErrorEvent) => {
    // Without an error it is the browser's own remark (on resize observers), or another origin's script.
    if (error) tell(causeOf(error, filename, lineno))
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(causeOf(reason))
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
