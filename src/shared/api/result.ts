/** Reasons a request can fail; each has one text and one effect (see `app/errorPages`). */
export type FailureKind =
  | 'unauthorized'
  /** The login on this device has expired; the session ends without asking. */
  | 'device-expired'
  | 'forbidden'
  | 'not-found'
  /** 502: the backend is down. */
  | 'bad-gateway'
  | 'network'
  | 'timeout'
  /** HTTP 5xx other than 502. */
  | 'server'
  /** The server is already working on the same request. */
  | 'processing'
  /** Any other code; `message` is the server's own text. */
  | 'refused'
  /** HTML, empty, truncated or unexpected content. */
  | 'invalid-answer'
  /** A file was expected but none was sent. */
  | 'download'
  /** The same submit within the duplicate window; nothing was sent. */
  | 'duplicate'
  /** Aborted by the caller; never shown. */
  | 'cancelled'
  /** The request could not be built (unsafe path, body against its schema); nothing was sent. */
  | 'invalid-request'

export interface Failure {
  ok: false
  kind: FailureKind
  /** Code in the body, else the HTTP status, else null. */
  code: number | null
  /** The server's text, or a technical note; plain text, never markup. May be empty. */
  message: string
  /** Short id that the user can quote and that is logged. */
  reference: string
}

export interface Success<T> {
  ok: true
  data: T
}

/** Every call resolves to one of the two and never rejects, so the compiler enforces error handling. */
export type Result<T> = Success<T> | Failure

export const success = <T>(data: T): Success<T> => ({ ok: true, data })

const MAY_HAVE_SUCCEEDED: ReadonlySet<FailureKind> = new Set([
  'network',
  'timeout',
  'bad-gateway',
  'server',
  'invalid-answer',
])

/** True when the request may have been processed although no valid answer arrived. */
export const mayHaveSucceeded = ({ kind }: Failure) => MAY_HAVE_SUCCEEDED.has(kind)

/** True when the resource is missing or not accessible (any more); cached data is then hidden too. */
export const isGone = (failure: Failure | null) =>
  failure?.kind === 'not-found' || failure?.kind === 'forbidden'

/** True when the caller may not have the resource: signed out, not allowed, or missing. */
export const isDenied = (failure: Failure) =>
  isGone(failure) || failure.kind === 'unauthorized' || failure.kind === 'device-expired'

export const newReference = () => Math.random().toString(36).slice(2, 8).toUpperCase()

export const failure = (kind: FailureKind, code: number | null = null, message = ''): Failure => ({
  ok: false,
  kind,
  code,
  message,
  reference: newReference(),
})
