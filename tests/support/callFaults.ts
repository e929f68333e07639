import type { ServerResponse } from 'node:http'
import type { AnyEndpoint, FailureKind } from '@/shared/api'

/** A valid response of an endpoint, as sent over the wire. */
export interface ValidResponse {
  headers: Record<string, string>
  body: Uint8Array
  /** Null for a file. */
  envelope: Record<string, unknown> | null
}

type Outcome = FailureKind | 'ok'

export interface CallFault {
  name: string
  serve: (response: ServerResponse, good: ValidResponse) => void
  outcome: (endpoint: AnyEndpoint, good: ValidResponse) => Outcome
  /** True for a fault after which reads are retried. */
  isTransient?: boolean
  /** Slow to transfer: only one call per answer shape is made, the answers of the others are only parsed. */
  isHeavy?: boolean
}

const JSON_TYPE = { 'content-type': 'application/json;charset=utf-8' }

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, JSON_TYPE).end(JSON.stringify(body))

const bare = (status: number) => (response: ServerResponse) => void response.writeHead(status).end()

export const sendGood = (response: ServerResponse, { headers, body }: ValidResponse) =>
  void response.writeHead(200, headers).end(body)

const isFile = ({ answer }: AnyEndpoint) => answer.shape === 'file'
const unreadable = (endpoint: AnyEndpoint): Outcome => (isFile(endpoint) ? 'download' : 'invalid-answer')

/** The outcome by the endpoint's own answer schema; a file is never an envelope. */
const outcomeBySchema = (endpoint: AnyEndpoint, envelope: Record<string, unknown>): Outcome => {
  if (isFile(endpoint)) return 'download'
  if (endpoint.answer.read(envelope).ok) return 'ok'
  const isDetail = endpoint.answer.shape === 'data' && !endpoint.changes && endpoint.path.includes('/:')
  return isDetail && (envelope.data ?? null) === null ? 'not-found' : 'invalid-answer'
}

const mapValues = (
  envelope: Record<string, unknown> | null,
  change: (value: unknown, key: string) => unknown,
) =>
  Object.fromEntries(
    Object.entries(envelope ?? { code: 200, data: {} }).map(([key, value]) => [
      key,
      key === 'code' || key === 'msg' ? value : change(value, key),
    ]),
  )

const withNulls = ({ envelope }: ValidResponse) => mapValues(envelope, () => null)

/** Values that no declared field accepts: a text instead of a list or an object, otherwise a list. */
const withWrongTypes = ({ envelope }: ValidResponse) =>
  mapValues(envelope, (value) => (typeof value === 'object' ? 'text' : [['wrong']]))

export const HUGE = 20_000

/** The valid envelope with every list made huge, or with an extra huge list that is not read. */
export function hugeEnvelope({ envelope }: ValidResponse): Record<string, unknown> {
  const repeat = (row: unknown) => Array.from({ length: HUGE }, () => row)
  const grow = (value: unknown) => (Array.isArray(value) && value.length > 0 ? repeat(value[0]) : value)
  return { ...mapValues(envelope, grow), beside: repeat(1) }
}

const sendHuge = (response: ServerResponse, good: ValidResponse) =>
  good.envelope
    ? json(hugeEnvelope(good))(response)
    : void response.writeHead(200, good.headers).end(Buffer.alloc(100 * HUGE, 1))

/** Every fault that can affect the single response to a call. */
export const CALL_FAULTS: readonly CallFault[] = [
  {
    name: 'network loss',
    serve: (response) => void response.destroy(),
    outcome: () => 'network',
    isTransient: true,
  },
  { name: 'timeout', serve: () => undefined, outcome: () => 'timeout' },
  { name: 'code 401', serve: json({ code: 401, msg: 'x' }), outcome: () => 'unauthorized' },
  { name: 'status 401', serve: bare(401), outcome: () => 'unauthorized' },
  { name: 'code 403', serve: json({ code: 403, msg: 'x' }), outcome: () => 'forbidden' },
  { name: 'status 403', serve: bare(403), outcome: () => 'forbidden' },
  { name: 'code 404', serve: json({ code: 404, msg: 'x' }), outcome: () => 'not-found' },
  { name: 'status 404', serve: bare(404), outcome: () => 'not-found' },
  {
    name: 'unknown call in code 500',
    serve: json({ code: 500, msg: 'Cannot GET /x' }),
    outcome: () => 'not-found',
  },
  { name: 'code 500', serve: json({ code: 500, msg: '系统繁忙' }), outcome: () => 'refused' },
  { name: 'status 500', serve: bare(500), outcome: () => 'server' },
  { name: 'code 502', serve: json({ code: 502 }), outcome: () => 'bad-gateway', isTransient: true },
  { name: 'status 502', serve: bare(502), outcome: () => 'bad-gateway', isTransient: true },
  { name: 'status 503', serve: bare(503), outcome: () => 'server', isTransient: true },
  {
    name: 'HTML',
    serve: (response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>x</title>'),
    outcome: unreadable,
  },
  { name: 'empty', serve: bare(200), outcome: unreadable },
  { name: 'no content', serve: bare(204), outcome: unreadable },
  { name: 'null', serve: json(null), outcome: unreadable },
  { name: 'a list', serve: json([]), outcome: unreadable },
  {
    name: 'null data',
    serve: (response, good) => json(withNulls(good))(response),
    outcome: (endpoint, good) => outcomeBySchema(endpoint, withNulls(good)),
  },
  {
    name: 'wrong types',
    serve: (response, good) => json(withWrongTypes(good))(response),
    outcome: (endpoint, good) => outcomeBySchema(endpoint, withWrongTypes(good)),
  },
  {
    name: 'cut JSON',
    serve: (response) => void response.writeHead(200, JSON_TYPE).end('{"code":200,"msg":"","da'),
    outcome: unreadable,
  },
  {
    name: 'cut connection',
    serve: (response, { headers, body }) => {
      response.writeHead(200, { ...headers, 'content-length': body.length + 100 })
      response.write(body.subarray(0, body.length / 2), () => response.destroy())
    },
    outcome: () => 'network',
    isTransient: true,
  },
  {
    name: 'slow drip',
    serve: (response, { headers, body }) => {
      const PIECES = 8
      const size = Math.ceil(body.length / PIECES)
      response.writeHead(200, headers)
      const drip = (from: number) => {
        if (from >= body.length) response.end()
        else response.write(body.subarray(from, from + size), () => setTimeout(drip, 1, from + size))
      }
      drip(0)
    },
    outcome: () => 'ok',
  },
  {
    name: 'huge',
    serve: sendHuge,
    outcome: () => 'ok',
    isHeavy: true,
  },
]
