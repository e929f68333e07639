import { z } from 'zod'
import type { Query } from './address'

/**
 * How the value of an answer lies in its envelope: in `data`, in `rows` and `total`, beside `code`, nowhere,
 * or as a file.
 */
export type Shape = 'data' | 'page' | 'body' | 'done' | 'file'

export interface Answer<T, Raw = unknown> {
  shape: Shape
  /** Reads the value out of the whole body and checks it. */
  schema: z.ZodType<T>
  /** Type of the value as it travels, before the schema reads it; what a mock has to give. Never set. */
  raw?: Raw
}

export interface Page<T> {
  rows: T[]
  total: number
}

export interface File {
  blob: Blob
  /** The name the server gave, cleaned; null when it gave none. */
  name: string | null
}

type RawPage<T> = { rows: T[]; total: number }

/** `{code, msg, data}`. The server leaves a null `data` out. */
export const dataOf = <T, Raw>(schema: z.ZodType<T, Raw>): Answer<T, Raw> => ({
  shape: 'data',
  schema: z.object({ data: schema }).transform((body) => body.data),
})

/** `{code, msg, rows, total}`; both may be left out when nothing was found. */
export const pageOf = <T, Raw>(row: z.ZodType<T, Raw>): Answer<Page<T>, RawPage<Raw>> => ({
  shape: 'page',
  schema: z
    .object({ rows: z.array(row).nullish(), total: z.coerce.number().int().min(0).nullish() })
    .transform(({ rows, total }) => ({ rows: rows ?? [], total: total ?? 0 })),
})

/** Keys beside `code`, as `/login` and `/getInfo` answer. */
export const bodyOf = <T, Raw>(schema: z.ZodType<T, Raw>): Answer<T, Raw> => ({ shape: 'body', schema })

const done: Answer<void, void> = { shape: 'done', schema: z.unknown().transform(() => undefined) }
const file: Answer<File, RawFile> = { shape: 'file', schema: z.custom<File>() }

/** A file as a mock gives it. */
export interface RawFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  name: string
}

/** `pageNum`, `pageSize` and the order of a list; its filters extend it. */
export const PageQuery = z.object({
  pageNum: z.coerce.number().int().min(1),
  pageSize: z.coerce.number().int().min(1).max(100),
  orderByColumn: z.string().optional(),
  isAsc: z.enum(['asc', 'desc']).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

type Method = 'get' | 'post' | 'put' | 'delete'

export interface Endpoint<Path extends string = string, Q = unknown, B = unknown, T = unknown, Raw = unknown> {
  method: Method
  path: Path
  query?: z.ZodType<Q>
  body?: z.ZodType<B>
  answer: Answer<T, Raw>
  /** False: sent without the bearer token. */
  token: boolean
  /** False: exempt from the duplicate rule. */
  repeatSubmit: boolean
  /** Milliseconds. */
  timeout: number
  /** Changes something on the server (some GETs do): never repeated, never prefetched. */
  changes: boolean
  /** Its failures have no global message or effect; the caller shows them. */
  quiet: boolean
}

export const REQUEST_TIMEOUT = 50_000

interface Options<Q, B, T, Raw> {
  query?: z.ZodType<Q>
  body?: z.ZodType<B>
  response?: Answer<T, Raw>
  token?: boolean
  repeatSubmit?: boolean
  timeout?: number
  changes?: boolean
  quiet?: boolean
}

const declare =
  (method: Method) =>
  <const Path extends string, Q = undefined, B = undefined, T = void, Raw = void>(
    path: Path,
    { response, ...options }: Options<Q, B, T, Raw> = {},
  ): Endpoint<Path, Q, B, T, Raw> => ({
    token: true,
    repeatSubmit: true,
    timeout: REQUEST_TIMEOUT,
    changes: method !== 'get',
    quiet: false,
    ...options,
    method,
    path,
    // Without a response schema T is void, which is what `done` gives.
    answer: response ?? (done as Answer<unknown> as Answer<T, Raw>),
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

type With<Key extends string, Value> = [Value] extends [undefined] ? { [K in Key]?: undefined } : { [K in Key]: Value }

/** What a call needs: its path parameters, query and body, each only where declared. */
export type Args<E> =
  E extends Endpoint<infer Path, infer Q, infer B>
    ? ([Param<Path>] extends [never] ? { path?: undefined } : { path: Record<Param<Path>, string | number> }) &
        With<'query', Q> &
        With<'body', B>
    : never

export type AnswerOf<E> = E extends { answer: Answer<infer T> } ? T : never
/** The value of the answer as it travels. */
export type RawAnswerOf<E> = E extends Endpoint<string, any, any, any, infer Raw> ? Raw : never // oxlint-disable-line typescript/no-explicit-any -- only the last parameter is asked for
export type AnyEndpoint = Endpoint<string, any, any, any, any> // oxlint-disable-line typescript/no-explicit-any -- the variance of a generic bound
export type { Query }
