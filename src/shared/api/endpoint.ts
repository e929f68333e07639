// The core alone: the login page needs no more of the library than this.
import { safeParse, type $ZodType } from 'zod/v4/core'

/**
 * How the value of an answer lies in its envelope: in `data`, in `rows` and `total`, beside `code`, nowhere,
 * or as a file.
 */
export type Shape = 'data' | 'page' | 'body' | 'done' | 'file'

type Body = Readonly<Record<string, unknown>>
/** What was read, or the place in the answer that is not as declared. */
type Read<T> = { ok: true; value: T } | { ok: false; place: string }

export interface Answer<T, Raw = unknown> {
  shape: Shape
  /** Takes the value out of the envelope and checks it. */
  read: (body: Body) => Read<T>
  /** Type of the value as it travels, before it is read; what a mock has to give. Never set. */
  raw?: Raw
}

/** A row that is not as declared. It is shown as such, so that the others can be worked with. */
export interface UnreadRow {
  /** Its place on the page, from 1. */
  number: number
  /** Null where that could not be read either. */
  id: string | null
  /** The first field that is not as declared: `rows.3.state`. */
  place: string
}

export interface Page<T> {
  /** Those that were read, in their order. */
  rows: T[]
  unread: UnreadRow[]
  /** Of all pages; null where the server gives no sensible number. */
  total: number | null
}

/** A page as it travels. */
export interface RawPage<Raw> {
  rows: Raw[]
  total: number
}

export interface File {
  blob: Blob
  /** The name the server gave, cleaned; null when it gave none. */
  name: string | null
}

/** Reads a value by a schema; `place` is what the value is called where it is not as declared. */
export function check<T>(schema: $ZodType<T>, value: unknown, place: string): Read<T> {
  const parsed = safeParse(schema, value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, place: [place, ...(parsed.error.issues[0]?.path ?? [])].join('.') }
}

/** `{code, msg, data}`. The server leaves a null `data` out. */
export const dataOf = <T, Raw>(schema: $ZodType<T, Raw>): Answer<T, Raw> => ({
  shape: 'data',
  read: ({ data }) => check(schema, data, 'data'),
})

function idOf(row: unknown): string | null {
  const id = (row as { id?: unknown } | null)?.id
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

/** Rows and their number, wherever in an answer they lie; both may be left out when nothing was found. */
export function readPage<T>(row: $ZodType<T>, rows: unknown, total: unknown): Read<Page<T>> {
  const all: unknown = rows ?? []
  if (!Array.isArray(all)) return { ok: false, place: 'rows' }
  const count = Number(total ?? (all.length === 0 ? 0 : Number.NaN))
  const page: Page<T> = { rows: [], unread: [], total: Number.isInteger(count) && count >= 0 ? count : null }
  for (const [index, each] of all.entries()) {
    const checked = check(row, each, `rows.${index}`)
    if (checked.ok) page.rows.push(checked.value)
    else page.unread.push({ number: index + 1, id: idOf(each), place: checked.place })
  }
  return { ok: true, value: page }
}

/**
 * `{code, msg, rows, total}`. A row that is not as declared leaves the others as they are. `extra`: what the answer says
 * of the whole besides.
 */
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

/** Keys beside `code`, as `/login` and `/getInfo` answer. */
export const bodyOf = <T, Raw>(schema: $ZodType<T, Raw>): Answer<T, Raw> => ({
  shape: 'body',
  read: (body) => check(schema, body, 'body'),
})

const done: Answer<void, void> = { shape: 'done', read: () => ({ ok: true, value: undefined }) }
/** Files do not come in an envelope; the call layer reads them itself. */
const file: Answer<File, RawFile> = { shape: 'file', read: () => ({ ok: false, place: 'file' }) }

/** A file as a mock gives it. */
export interface RawFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  name: string
}

/**
 * Which failures get their common message and effect: all of them, only an ended session (the caller shows the
 * others), or none (the calls that begin and end a session).
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
  /** Names of the query whose values repeat what the server gave: they travel exactly. */
  verbatim: readonly string[]
  body?: $ZodType<B>
  answer: Answer<T, Raw>
  /** False: sent without the bearer token. */
  token: boolean
  /** False: exempt from the duplicate rule. */
  repeatSubmit: boolean
  /** Milliseconds. */
  timeout: number
  /** Changes something on the server (some GETs do): never repeated, never prefetched. */
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
    // Without a response schema T is void, which is what `done` gives.
    answer: response ?? (done as unknown as Answer<T, Raw>),
  })

/** Declares a call once: its types, checks, cache key and mock all come from here. */
export const get = declare('get')
export const post = declare('post')
export const put = declare('put')
export const del = declare('delete')

/** Declares a GET that answers a file. */
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

/** What a call needs: its path parameters, query and body, each only where declared. */
export type Args<E> =
  E extends Endpoint<infer Path, infer Q, infer B>
    ? ([Param<Path>] extends [never]
        ? { path?: undefined }
        : { path: Record<Param<Path>, string | number> }) &
        With<'query', Q> &
        With<'body', B>
    : never

export type AnswerOf<E> = E extends { answer: Answer<infer T> } ? T : never
/** The value of the answer as it travels. */
export type RawAnswerOf<E> = E extends Endpoint<string, any, any, any, infer Raw> ? Raw : never // oxlint-disable-line typescript/no-explicit-any -- only the last parameter is asked for
export type AnyEndpoint = Endpoint<string, any, any, any, any> // oxlint-disable-line typescript/no-explicit-any -- the variance of a generic bound
