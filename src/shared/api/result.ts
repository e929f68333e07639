/** What can go wrong with a call; each kind has one text and one effect (see `app/failures`). */
export type FailureKind =
  | 'unauthorized'
  /** The login of this device is over; the session ends without a question. */
  | 'device-expired'
  | 'forbidden'
  | 'not-found'
  /** 502: the whole backend is away. */
  | 'bad-gateway'
  | 'network'
  | 'timeout'
  /** An HTTP status of 5xx other than 502. */
  | 'server'
  /** The server is already working on the same request. */
  | 'processing'
  /** Any other code; `message` is the server's own text. */
  | 'refused'
  /** HTML, empty, cut or unexpected content. */
  | 'invalid-answer'
  /** A file was expected and none came. */
  | 'download'
  /** The same submit within the duplicate window; nothing was sent. */
  | 'duplicate'
  /** The caller gave up; never shown. */
  | 'cancelled'
  /** The request could not be built (unsafe path, body against its schema); nothing was sent. */
  | 'invalid-request'

export interface Failure {
  ok: false
  kind: FailureKind
  /** The code in the body, else the HTTP status, else null. */
  code: number | null
  /** The server's text, or a technical note; plain text, never markup. May be empty. */
  message: string
  /** A short id that the user can quote and that stands in the log. */
  reference: string
}

export interface Success<T> {
  ok: true
  data: T
}

/** Every call resolves to one of the two; nothing rejects, so the compiler makes the caller look. */
export type Result<T> = Success<T> | Failure

export const success = <T>(data: T): Success<T> => ({ ok: true, data })

const UNCERTAIN: ReadonlySet<FailureKind> = new Set([
  'network',
  'timeout',
  'bad-gateway',
  'server',
  'invalid-answer',
])

/** Whether what was sent may have arrived and been done all the same. */
export const mayHaveSucceeded = ({ kind }: Failure) => UNCERTAIN.has(kind)

/** What was asked for is not there for the caller, or not any more: then it is not shown from memory either. */
export const isGone = (failure: Failure | null) =>
  failure?.kind === 'not-found' || failure?.kind === 'forbidden'

/** The caller may not have what was asked for: signed out, not allowed, or not there. */
export const isDenied = (failure: Failure) =>
  isGone(failure) || failure.kind === 'unauthorized' || failure.kind === 'device-expired'

/** Short enough to be read out on the phone. */
export const newReference = () => Math.random().toString(36).slice(2, 8).toUpperCase()

export const failure = (kind: FailureKind, code: number | null = null, message = ''): Failure => ({
  ok: false,
  kind,
  code,
  message,
  reference: newReference(),
})
