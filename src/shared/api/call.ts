import axios, {
  AxiosError,
  AxiosHeaders,
  type AxiosProgressEvent,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios'
import { fillPath, serialiseQuery, type Query } from './requestAddress'
import { noteServerTime } from './serverClock'
import { isDuplicateSubmit } from './duplicateSubmits'
import { REQUEST_TIMEOUT, type AnswerOf, type AnyEndpoint, type Args } from './endpoint'
import { failure, isDenied, success, type Failure, type FailureKind, type Result } from './result'

/** Base path of the backend, defined only here. */
export const API_BASE: string = import.meta.env?.VITE_BASE_API || '/prod-api'

const settings = {
  /** Current bearer token, read for each request: another tab may have signed in as another user. */
  token: (): string | undefined => undefined,
  /** Called for every failure that the endpoint wants alerted; never for a cancelled request. */
  onFailure: (_failure: Failure): void => undefined,
  /**
   * Answer to a query that was sent before this module loaded, null without one; resolves to null if that request
   * failed.
   */
  preloadedAnswer: (_address: string, _token: string): Promise<Answer | null> | null => null,
  /** Milliseconds before each retry of a read. */
  retryPauses: [400, 1200],
}

/** Connects the request layer with session and presentation; called once at startup. */
export const connectApi = (changes: Partial<typeof settings>) => void Object.assign(settings, changes)

const client = axios.create({
  baseURL: API_BASE,
  allowAbsoluteUrls: false,
  timeout: REQUEST_TIMEOUT,
  transitional: { clarifyTimeoutError: true },
  // The body says if a request succeeded, not the status alone.
  validateStatus: () => true,
})

/** Pending requests that carry the session's token. */
const pendingRequests = new Set<AbortController>()

/** Aborts every request of a session that ends. They resolve as cancelled. */
export function abandonCalls() {
  for (const control of pendingRequests) control.abort()
}

const denialListeners = new Set<(endpoint: AnyEndpoint) => void>()

/** Calls `act` with the endpoint of each denied request (see {@link isDenied}). Returns the unsubscribe function. */
export function onDenied(act: (endpoint: AnyEndpoint) => void): () => void {
  denialListeners.add(act)
  return () => void denialListeners.delete(act)
}

/** Gets the transferred fraction of a body, 0 to 1; null when its length is unknown. */
type OnProgress = (fraction: number | null) => void

export type Answer = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>

export interface CallOptions {
  signal?: AbortSignal
  onUploadProgress?: OnProgress
  onDownloadProgress?: OnProgress
}

const fractionOf = ({ loaded, total }: AxiosProgressEvent) => (total ? Math.min(1, loaded / total) : null)

/**
 * Sends a declared request. Always resolves: `ok: true` with the validated answer, or a {@link Failure}. Reads are
 * retried at most twice, only on network loss and 502 to 504; requests that change something, never.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  args: Args<E>,
  { signal: asked, ...rest }: CallOptions = {},
): Promise<Result<AnswerOf<E>>> {
  const control = new AbortController()
  const abort = () => control.abort()
  if (asked?.aborted) abort()
  asked?.addEventListener('abort', abort)
  if (endpoint.token) pendingRequests.add(control)
  const result = await withRetries(endpoint, args, { ...rest, signal: control.signal })
  pendingRequests.delete(control)
  asked?.removeEventListener('abort', abort)
  if (control.signal.aborted) return failure('cancelled')
  if (!result.ok && isDenied(result)) denialListeners.forEach((act) => act(endpoint))
  if (!result.ok && isAlerted(endpoint, result)) settings.onFailure(result)
  return result
}

async function withRetries<E extends AnyEndpoint>(
  endpoint: E,
  args: Args<E>,
  options: CallOptions & { signal: AbortSignal },
): Promise<Result<AnswerOf<E>>> {
  let result = await attempt(endpoint, args, options)
  if (!endpoint.changes) {
    for (const pause of settings.retryPauses) {
      if (result.ok || !isTransient(result) || options.signal.aborted) break
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (options.signal.aborted) break
      result = await attempt(endpoint, args, options)
    }
  }
  return result
}

const isAlerted = ({ alerts }: AnyEndpoint, { kind }: Failure) =>
  alerts === 'all' || (alerts === 'session' && (kind === 'unauthorized' || kind === 'device-expired'))

const isTransient = ({ kind, code }: Failure) =>
  kind === 'network' || kind === 'bad-gateway' || (kind === 'server' && (code === 503 || code === 504))

/** Address of a request below the API base; null when a path parameter is missing or unsafe. */
export function addressOf(
  { path: template, verbatim }: AnyEndpoint,
  { path: params = {}, query }: { path?: Record<string, string | number>; query?: Query },
): string | null {
  const path = fillPath(template, params)
  const asked = query ? serialiseQuery(query, verbatim) : ''
  return path !== null && asked ? `${path}?${asked}` : path
}

/** Characters of an answer above which the page gets a turn between the parsing steps. */
const LONG_ANSWER = 500_000

const isLong = (response: Partial<AxiosResponse<unknown>>) => {
  const { responseText } = (response.request ?? {}) as { responseText?: unknown }
  return typeof responseText === 'string' && responseText.length > LONG_ANSWER
}

const yieldToPage = () => new Promise<void>((resolve) => setTimeout(resolve))

async function attempt<E extends AnyEndpoint>(
  endpoint: E,
  args: { path?: Record<string, string | number>; query?: Query; body?: unknown },
  { signal, onUploadProgress, onDownloadProgress }: CallOptions,
): Promise<Result<AnswerOf<E>>> {
  const url = addressOf(endpoint, args)
  if (url === null) return failure('invalid-request', null, endpoint.path)
  if (endpoint.repeatSubmit && isDuplicateSubmit(endpoint.method, url, args.body)) return failure('duplicate')

  const headers = new AxiosHeaders()
  const token = endpoint.token ? settings.token() : undefined
  if (token) headers.set('Authorization', `Bearer ${token}`)
  // FormData must set its own content type with the boundary; axios would turn it into JSON.
  if (args.body !== undefined && !(args.body instanceof FormData)) {
    headers.setContentType('application/json;charset=utf-8')
  }
  const request: AxiosRequestConfig = {
    url,
    method: endpoint.method,
    headers,
    timeout: endpoint.timeout,
    responseType: endpoint.answer.shape === 'file' ? 'blob' : 'json',
    ...(args.body === undefined ? {} : { data: args.body }),
    ...(signal ? { signal } : {}),
    ...(onUploadProgress ? { onUploadProgress: (event) => onUploadProgress(fractionOf(event)) } : {}),
    ...(onDownloadProgress ? { onDownloadProgress: (event) => onDownloadProgress(fractionOf(event)) } : {}),
  }

  // Loaded on demand: the login page fetches no files.
  const files = endpoint.answer.shape === 'file' ? await import('./fileAnswer').catch(() => null) : undefined
  if (files === null) return failure('network')
  try {
    const preloaded = token && !endpoint.changes ? await settings.preloadedAnswer(url, token) : null
    const response = preloaded ?? (await client.request<unknown>(request))
    noteServerTime(response.headers.date)
    if (files) return await readFile(response, files)
    if (!isLong(response)) return readBody(endpoint, response)
    await yieldToPage()
    const result = readBody(endpoint, response)
    await yieldToPage()
    return result
  } catch (error) {
    return transportFailure(error)
  }
}

function transportFailure(error: unknown): Failure {
  if (axios.isCancel(error)) return failure('cancelled')
  if (error instanceof AxiosError) {
    if (error.code === AxiosError.ETIMEDOUT || error.code === AxiosError.ECONNABORTED)
      return failure('timeout')
    if (error.code === AxiosError.ERR_NETWORK) return failure('network')
  }
  return failure('invalid-answer', null, error instanceof Error ? error.message : '')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const messageOf = (body: unknown) => (isObject(body) && typeof body.msg === 'string' ? body.msg : '')

const KIND_OF_CODE: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  410: 'not-found',
  502: 'bad-gateway',
}

/** The session of this device has ended [assumed]. */
const isDeviceExpiry = (code: number, message: string) =>
  code === 1002 || (code === 401 && message.includes('设备'))

/** Message of a server that is still processing the same request. */
const ALREADY_PROCESSING = /加急|正在处理|being (processed|expedited)/i

/**
 * Messages for an unknown request, from servers that answer everything with code 500: Node's frameworks, then Spring
 * without the path and with it under another method. Their rejections are never worded like this.
 */
const NO_SUCH_CALL =
  /^(Cannot [A-Z]+ \/|No static resource |No (handler found for|endpoint) [A-Z]+ \/|Request method '[A-Z]+' (is )?not supported)/

/** True if code 500 means that the server does not know the call. */
export const isNoSuchCall = (status: number, code: number, message: string) =>
  code === 500 && (status === 404 || NO_SUCH_CALL.test(message))

/** Failure reported by status and body, or null when both report success (HTTP 2xx, `code` 200 or missing). */
function refusal(status: number, body: unknown): Failure | null {
  const isSuccessful = status >= 200 && status < 300
  const rawCode = isObject(body) ? (body.code ?? null) : null
  const code = rawCode === null ? null : Number(rawCode)
  const message = messageOf(body)

  if (code !== null && code !== 200) {
    if (!Number.isInteger(code)) return failure('invalid-answer', status, message)
    if (ALREADY_PROCESSING.test(message)) return failure('processing', code, message)
    if (isDeviceExpiry(code, message)) return failure('device-expired', code, message)
    if (isNoSuchCall(status, code, message)) return failure('not-found', code, message)
    return failure(KIND_OF_CODE[code] ?? (status >= 500 ? 'server' : 'refused'), code, message)
  }
  if (isSuccessful) return null
  if (isDeviceExpiry(status, message)) return failure('device-expired', status, message)
  return failure(KIND_OF_CODE[status] ?? (status >= 500 ? 'server' : 'refused'), status, message)
}

/** The backend answers a detail that does not exist with success and no data. */
const isAbsent = ({ path, changes, answer }: AnyEndpoint, { data }: Record<string, unknown>) =>
  path.includes('/:') && !changes && answer.shape === 'data' && (data ?? null) === null

function readBody<E extends AnyEndpoint>(endpoint: E, response: Answer): Result<AnswerOf<E>> {
  const refused = refusal(response.status, response.data)
  if (refused) return refused
  if (!isObject(response.data)) return failure('invalid-answer', response.status)
  const read = endpoint.answer.read(response.data)
  if (read.ok) return success(read.value as AnswerOf<E>)
  if (isAbsent(endpoint, response.data)) return failure('not-found', response.status)
  // Log the path, never the value: answers contain personal data.
  return failure('invalid-answer', response.status, `${endpoint.path}: ${read.place}`)
}

async function readFile<T>(
  response: Answer,
  { asFile, detectErrorBody }: typeof import('./fileAnswer'),
): Promise<Result<T>> {
  const headers = (name: string) => {
    const value: unknown = AxiosHeaders.from(response.headers as AxiosHeaders).get(name)
    return typeof value === 'string' ? value : null
  }
  const blob = response.data
  const isOk = response.status >= 200 && response.status < 300
  if (!(blob instanceof Blob)) return failure('download', response.status)
  const errorBody = await detectErrorBody(blob, headers)
  if (!isOk || errorBody === 'json') {
    const body = await parseJson(blob)
    return refusal(response.status, body) ?? failure('download', response.status, messageOf(body))
  }
  // A rejected or missing file comes as 200 with an empty body; an unknown path as the page's own HTML, a gateway's
  // error as XML.
  if (blob.size === 0 || errorBody === 'page') return failure('download', response.status)
  return success(asFile(blob, headers) as T)
}

async function parseJson(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text())
  } catch {
    return null
  }
}
