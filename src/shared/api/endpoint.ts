// Only zod's core: the login page needs no more of the library.
import { safeParse, type $ZodType } from 'zod/v4/core'

/**
 * Position of the value in the envelope of an answer: in `data`, in `rows` and `total`, next to `code`, none, or a
 * file.
 */
export type Shape = 'data' | 'page' | 'body' | 'done' | 'file'

type Body = Readonly<Record<string, unknown>>
/** Parsed value, or the path of the first invalid field. */
type Read<T> = { ok: true; value: T } | { ok: false; place: string }

export interface Answer<T, Raw = unknown> {
  shape: Shape
  read: (body: Body) => Read<T>
  /** Type of the value on the wire, before parsing; mocks return it. Never set. */
  raw?: Raw
}

/** A row that does not match its schema. It is shown as invalid, so that the other rows stay usable. */
export interface InvalidRow {
  /** Position on the page, from 1. */
  number: number
  /** Null when the id is invalid too. */
  id: string | null
  /** First invalid field: `rows.3.state`. */
  place: string
}

export interface Page<T> {
  rows: T[]
  invalidRows: InvalidRow[]
  /** Rows of all pages; null when the server sends no usable number. */
  total: number | null
}

export interface RawPage<Raw> {
  rows: Raw[]
  total: number
}

export interface File {
  blob: Blob
  /** Name from the server, cleaned; null without one. */
  name: string | null
}

/** Parses a value by a schema; `place` names the value in errors. */
export function check<T>(schema: $ZodType<T>, value: unknown, place: string): Read<T> {
  const parsed = safeParse(schema, value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, place: [place, ...(parsed.error.issues[0]?.path ?? [])].join('.') }
}

/** `{code, msg, data}`. The server omits a null `data`. */
export const dataOf = <T, Raw>(schema: $ZodType<T, Raw>): Answer<T, Raw> => ({
  shape: 'data',
  read: ({ data }) => check(schema, data, 'data'),
})

function idOf(row: unknown): string | null {
  const id = (row as { id?: unknown } | null)?.id
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

/** Parses rows and their total from any part of an answer; both may be missing when nothing was found. */
export function readPage<T>(row: $ZodType<T>, rows: unknown, total: unknown): Read<Page<T>> {
  const all: unknown = rows ?? []
  if (!Array.isArray(all)) return { ok: false, place: 'rows' }
  const count = Number(total ?? (all.length === 0 ? 0 : Number.NaN))
  const page: Page<T> = {
    rows: [],
    invalidRows: [],
    total: Number.isInteger(count) && count >= 0 ? count : null,
  }
  for (const [index, each] of all.entries()) {
    const checked = check(row, each, `rows.${index}`)
    if (checked.ok) page.rows.push(checked.value)
    else page.invalidRows.push({ number: index + 1, id: idOf(each), place: checked.place })
  }
  return { ok: true, value: page }
}

/** `{code, msg, rows, total}`. An invalid row does not affect the others. `extra` is the schema of further keys. */
export const pageOf = <T, Raw, Extra = unknown, RawExtra = unknown>(
  row: $ZodType<T, Raw>,
  extra?: $ZodType<Extra, RawExtra>,
): Answer<Page<T> & Extra, RawPage<Raw> & RawExtra> => ({
  shape: 'page',
  read(body) {
    const page = readPage(row, body.rows, body.total)
    const more = extra && check(extra, body, 'body')
    if (!page.ok) return page
    if (more && !more.ok) return more
    return { ok: true, value: { ...page.value, ...more?.value } as Page<T> & Extra }
  },
})

/** Keys next to `code`, as in the answers of `/login` and `/getInfo`. */
export const bodyOf = <T, Raw>(schema: $ZodType<T, Raw>): Answer<T, Raw> => ({
  shape: 'body',
  read: (body) => check(schema, body, 'body'),
})

const done: Answer<void, void> = { shape: 'done', read: () => ({ ok: true, value: undefined }) }
/** Files have no envelope; the request layer reads them itself. */
const file: Answer<File, RawFile> = { shape: 'file', read: () => ({ ok: false, place: 'file' }) }

export interface RawFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  name: string
}

/**
 * Failures that show their common message and effect: all of them, only an ended session (the caller shows the others),
 * or none (requests that start and end a session).
 */
type Alerts = 'all' | 'session' | 'none'

type Method = 'get' | 'post' | 'put' | 'delete'

export interface Endpoint<
  Path extends string = string,
  Q = unknown,
  B = unknown,
  T = unknown,
  Raw = unknown,
> {
  method: Method
  path: Path
  query?: $ZodType<Q>
  /** Query names whose values repeat what the server sent; they are sent unchanged. */
  verbatim: readonly string[]
  body?: $ZodType<B>
  answer: Answer<T, Raw>
  /** False: sent without the bearer token. */
  token: boolean
  /** False: exempt from the duplicate rule. */
  repeatSubmit: boolean
  /** Milliseconds. */
  timeout: number
  /** Changes something on the server (some GETs do): never retried, never prefetched. */
  changes: boolean
  alerts: Alerts
}

export const REQUEST_TIMEOUT = 50_000

interface Options<Q, B, T, Raw> {
  query?: $ZodType<Q>
  verbatim?: readonly (keyof NoInfer<Q> & string)[]
  body?: $ZodType<B>
  response?: Answer<T, Raw>
  token?: boolean
  repeatSubmit?: boolean
  timeout?: number
  changes?: boolean
  alerts?: Alerts
}

const declare =
  (method: Method) =>
  <const Path extends string, Q = undefined, B = undefined, T = void, Raw = void>(
    path: Path,
    { response, ...options }: Options<Q, B, T, Raw> = {},
  ): Endpoint<Path, Q, B, T, Raw> => ({
    verbatim: [],
    token: true,
    repeatSubmit: true,
    timeout: REQUEST_TIMEOUT,
    changes: method !== 'get',
    alerts: 'all',
    ...options,
    method,
    path,
    // Without a response schema T is void, which is what `done` returns.
    answer: response ?? (done as unknown as Answer<T, Raw>),
  })

/** Declares a request once: its types, checks, cache key and mock all derive from it. */
export const get = declare('get')
export const post = declare('post')
export const put = declare('put')
export const del = declare('delete')

export const download = <const Path extends string, Q = undefined>(
  path: Path,
  options: Options<Q, undefined, File, RawFile> = {},
) => get<Path, Q, undefined, File, RawFile>(path, { ...options, response: file })

type Param<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | Param<More>
    : Rest
  : never

type With<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value }

/** Arguments of a request: its path parameters, query and body, each only if declared. */
export type Args<E> =
  E extends Endpoint<infer Path, infer Q, infer B>
    ? ([Param<Path>] extends [never]
        ? { path?: undefined }
        : { path: Record<Param<Path>, string | number> }) &
        With<'query', Q> &
        With<'body', B>
    : never

export type AnswerOf<E> = E extends { answer: Answer<infer T> } ? T : never
export type RawAnswerOf<E> = E extends Endpoint<string, any, any, any, infer Raw> ? Raw : never // oxlint-disable-line typescript/no-explicit-any -- only the last parameter is asked for
export type AnyEndpoint = Endpoint<string, any, any, any, any> // oxlint-disable-line typescript/no-explicit-any -- the variance of a generic bound
