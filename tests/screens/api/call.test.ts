import { AxiosError, CanceledError } from 'axios'
import { delay, http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import {
  abandonCalls,
  API_BASE,
  bodyOf,
  call,
  connectApi,
  dataOf,
  del,
  download,
  get,
  onDenied,
  pageOf,
  post,
  put,
  type AnyEndpoint,
  type Failure,
  type FailureKind,
} from '@/shared/api'
import { noteServerTime, serverNow } from '@/shared/api/serverClock'
import { server } from '../../setup.msw'

const api = {
  read: get('/thing/:id', { response: dataOf(z.object({ name: z.string() })) }),
  list: get('/thing/list', {
    query: z.object({ name: z.optional(z.string()) }),
    response: pageOf(z.object({ id: z.number() })),
  }),
  open: get('/open', { response: bodyOf(z.object({ token: z.string() })), token: false }),
  poll: get('/poll', { alerts: 'session' }),
  start: get('/start', { alerts: 'none' }),
  seal: get('/seal/:ids', { changes: true }),
  save: post('/thing', { body: z.object({ name: z.string() }) }),
  again: post('/thing', { body: z.object({ name: z.string() }), repeatSubmit: false }),
  send: post('/common/upload', {
    body: z.instanceof(FormData),
    response: bodyOf(z.object({ fileName: z.string() })),
  }),
  file: download('/file'),
  own: get('/own', { response: dataOf(z.object({ name: z.string() })) }),
  card: get('/card/:id', { response: bodyOf(z.object({ token: z.string() })) }),
  parts: get('/thing/:id/parts', { query: z.object({ name: z.string() }) }),
  rename: post('/thing/:id/name', { response: dataOf(z.object({ name: z.string() })) }),
  sums: get('/sums', { response: pageOf(z.object({ id: z.number() }), z.object({ sum: z.number() })) }),
}

/** Answers every path below the API base with this, and records the requests. */
function answer(make: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  server.use(
    http.all(`*${API_BASE}/*`, ({ request }) => {
      requests.push(request.clone())
      return make(request)
    }),
  )
  return requests
}

const failureOf = async (result: Promise<{ ok: true } | Failure>) => {
  const settled = await result
  if (settled.ok) throw new Error('expected a failure')
  return settled
}

/** Messages by which servers of the family report an unknown call in code 500. */
const NO_SUCH_CALL = [
  'Cannot GET /thing/1',
  'Cannot POST /thing/1',
  'Cannot DELETE /thing/1?a=b',
  'No static resource thing/1.',
  "No static resource thing/1 for request '/thing/1'.",
  'No handler found for GET /thing/1',
  'No endpoint GET /thing/1.',
  "Request method 'GET' not supported",
  "Request method 'PUT' is not supported",
]

test.each<[string, () => Response, FailureKind, number | null]>([
  ['code 401', () => HttpResponse.json({ code: 401, msg: 'x' }), 'unauthorized', 401],
  ['status 401 without body', () => new HttpResponse(null, { status: 401 }), 'unauthorized', 401],
  ['code 403', () => HttpResponse.json({ code: 403, msg: 'x' }), 'forbidden', 403],
  ['code 404', () => HttpResponse.json({ code: 404 }), 'not-found', 404],
  ['status 404 in HTML', () => HttpResponse.html('<p>no</p>', { status: 404 }), 'not-found', 404],
  ['code 500 with text', () => HttpResponse.json({ code: 500, msg: '名称已存在' }), 'refused', 500],
  ...NO_SUCH_CALL.map((msg): [string, () => Response, FailureKind, number] => [
    `code 500 "${msg}"`,
    () => HttpResponse.json({ code: 500, msg }),
    'not-found',
    500,
  ]),
  [
    'code 500 in status 404',
    () => HttpResponse.json({ code: 500, msg: '' }, { status: 404 }),
    'not-found',
    500,
  ],
  [
    'status 404 without a code',
    () =>
      HttpResponse.json({ statusCode: 404, message: 'Cannot GET /x', error: 'Not Found' }, { status: 404 }),
    'not-found',
    404,
  ],
  [
    'another code with such a text',
    () => HttpResponse.json({ code: 601, msg: 'Cannot GET /x' }),
    'refused',
    601,
  ],
  [
    'a text that begins alike',
    () => HttpResponse.json({ code: 500, msg: 'Cannot get a refund' }),
    'refused',
    500,
  ],
  [
    'such a text that is quoted',
    () => HttpResponse.json({ code: 500, msg: '上游返回：Cannot GET /x' }),
    'refused',
    500,
  ],
  [
    'code 500 in status 201',
    () => HttpResponse.json({ code: 500, msg: 'x' }, { status: 201 }),
    'refused',
    500,
  ],
  ['code 601', () => HttpResponse.json({ code: 601, msg: '警告' }), 'refused', 601],
  ['code 0', () => HttpResponse.json({ code: 0, data: { name: 'a' } }), 'refused', 0],
  ['code as text', () => HttpResponse.json({ code: '500', msg: 'x' }), 'refused', 500],
  [
    'code that is none',
    () => HttpResponse.json({ code: 'oops', data: { name: 'a' } }),
    'invalid-answer',
    200,
  ],
  ['status 500', () => HttpResponse.json({ code: 500, msg: 'x' }, { status: 500 }), 'server', 500],
  ['status 422 with detail', () => HttpResponse.json({ detail: [] }, { status: 422 }), 'refused', 422],
  [
    'already in progress',
    () => HttpResponse.json({ code: 500, msg: '您的请求正在加急处理' }),
    'processing',
    500,
  ],
  ['HTML with 200', () => HttpResponse.html('<!doctype html>'), 'invalid-answer', 200],
  ['empty', () => new HttpResponse(''), 'invalid-answer', 200],
  ['204', () => new HttpResponse(null, { status: 204 }), 'invalid-answer', 204],
  ['null', () => HttpResponse.json(null), 'invalid-answer', 200],
  ['array', () => HttpResponse.json([]), 'invalid-answer', 200],
  [
    'cut JSON',
    () => new HttpResponse('{"code":200,"da', { headers: { 'content-type': 'application/json' } }),
    'invalid-answer',
    200,
  ],
  ['null data', () => HttpResponse.json({ code: 200, data: null }), 'not-found', 200],
  ['wrong types', () => HttpResponse.json({ code: 200, data: { name: 7 } }), 'invalid-answer', 200],
  ['code 410', () => HttpResponse.json({ code: 410 }), 'not-found', 410],
  ['code 502', () => HttpResponse.json({ code: 502 }), 'bad-gateway', 502],
  ['code 1002', () => HttpResponse.json({ code: 1002 }), 'device-expired', 1002],
  ['code 401 of a device', () => HttpResponse.json({ code: 401, msg: '设备已下线' }), 'device-expired', 401],
  ['code 403 of a device', () => HttpResponse.json({ code: 403, msg: '设备已下线' }), 'forbidden', 403],
  [
    'status 401 of a device',
    () => HttpResponse.json({ msg: '设备已下线' }, { status: 401 }),
    'device-expired',
    401,
  ],
  [
    'being processed',
    () => HttpResponse.json({ code: 500, msg: 'Request is being processed' }),
    'processing',
    500,
  ],
  ['status 410', () => new HttpResponse(null, { status: 410 }), 'not-found', 410],
  ['status 502', () => new HttpResponse(null, { status: 502 }), 'bad-gateway', 502],
  ['status 503', () => new HttpResponse(null, { status: 503 }), 'server', 503],
  ['status 500 with code 200', () => HttpResponse.json({ code: 200 }, { status: 500 }), 'server', 500],
  ['status 300', () => HttpResponse.json({ data: { name: 'a' } }, { status: 300 }), 'refused', 300],
])('%s', async (_name, make, kind, code) => {
  answer(make)
  const failure = await failureOf(call(api.read, { path: { id: 1 } }))
  expect(failure).toMatchObject({ kind, code })
})

test.each<[string, () => Response, FailureKind]>([
  ['code 0', () => HttpResponse.json({ code: 0, msg: '' }), 'refused'],
  ['an empty body', () => new HttpResponse(''), 'invalid-answer'],
  ['204', () => new HttpResponse(null, { status: 204 }), 'invalid-answer'],
])('%s does not count as success of a write', async (_name, make, kind) => {
  answer(make)
  expect(await call(api.again, { body: { name: 'a' } })).toMatchObject({ ok: false, kind })
})

test('success is HTTP 2xx with code 200 or none', async () => {
  answer(() => HttpResponse.json({ code: 200, msg: '', data: { name: 'a' } }))
  expect(await call(api.read, { path: { id: 1 } })).toEqual({ ok: true, data: { name: 'a' } })
  server.resetHandlers()
  answer(() => HttpResponse.json({ data: { name: 'b' } }, { status: 201 }))
  expect(await call(api.read, { path: { id: 1 } })).toEqual({ ok: true, data: { name: 'b' } })
})

test.each<[string, object, FailureKind, string]>([
  ['the text of the server', { code: 601, msg: '名称已存在' }, 'refused', '名称已存在'],
  ['nothing where the text is none', { code: 601, msg: { text: 'x' } }, 'refused', ''],
  ['the text beside an invalid code', { code: 'oops', msg: 'x' }, 'invalid-answer', 'x'],
  [
    'the declared path and the first invalid field',
    { data: { name: 7 } },
    'invalid-answer',
    '/thing/:id: data.name',
  ],
])('the message of a failure is %s', async (_what, body, kind, message) => {
  answer(() => HttpResponse.json(body))
  expect(await call(api.read, { path: { id: 1 } })).toMatchObject({ ok: false, kind, message })
})

test('missing data is not found only in a read of one thing', async () => {
  answer(() => HttpResponse.json({ code: 200 }))
  expect(await call(api.read, { path: { id: 1 } })).toMatchObject({ kind: 'not-found' })
  expect(await call(api.own, {})).toMatchObject({ kind: 'invalid-answer' })
  expect(await call(api.card, { path: { id: 1 } })).toMatchObject({
    kind: 'invalid-answer',
    message: '/card/:id: body.token',
  })
  expect(await call(api.rename, { path: { id: 1 } })).toMatchObject({ kind: 'invalid-answer' })
})

test('a list may have further keys, which are checked too', async () => {
  answer(() => HttpResponse.json({ rows: [{ id: 1 }], total: 1, sum: 5 }))
  expect(await call(api.sums, {})).toEqual({
    ok: true,
    data: { rows: [{ id: 1 }], invalidRows: [], total: 1, sum: 5 },
  })
  server.resetHandlers()
  answer(() => HttpResponse.json({ rows: [{ id: 1 }], total: 1, sum: 'x' }))
  expect(await call(api.sums, {})).toMatchObject({ kind: 'invalid-answer', message: '/sums: body.sum' })
})

test.each([
  [500_000, 0],
  [500_001, 2],
])('around the reading of an answer of %i characters the page gets %i turns', async (length, turns) => {
  const name = 'x'.repeat(length - '{"data":{"name":""}}'.length)
  answer(() => HttpResponse.json({ data: { name } }))
  const timers = vi.spyOn(globalThis, 'setTimeout')
  expect(await call(api.own, {})).toEqual({ ok: true, data: { name } })
  expect(timers.mock.calls.filter((args) => args.length === 1)).toHaveLength(turns)
})

test('the clock of the server is taken from its answers', async () => {
  const now = Date.UTC(2026, 11, 1, 8)
  vi.spyOn(Date, 'now').mockReturnValue(now)
  const headers = { date: 'Tue, 01 Dec 2026 08:00:30 GMT' }
  answer(() => HttpResponse.json({ data: { name: 'a' } }, { headers }))
  await call(api.own, {})
  expect(serverNow()).toBe(now + 30_000)
  noteServerTime(new Date(now).toUTCString()) // the clock is shared with other tests
})

test('a list without rows and total is an empty one', async () => {
  answer(() => HttpResponse.json({ code: 200, msg: '查询成功' }))
  expect(await call(api.list, { query: {} })).toEqual({
    ok: true,
    data: { rows: [], invalidRows: [], total: 0 },
  })
})

test('the token is read at each call and omitted if the call needs none', async () => {
  let token = 'first'
  connectApi({ token: () => token })
  const requests = answer(() => HttpResponse.json({ data: { name: 'a' }, token: 't' }))
  await call(api.read, { path: { id: 1 } })
  token = 'second'
  await call(api.read, { path: { id: 1 } })
  await call(api.open, {})
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer first',
    'Bearer second',
    null,
  ])
  connectApi({ token: () => undefined })
})

test('path parameters are encoded, and unsafe ones rejected without a request', async () => {
  const requests = answer(() => HttpResponse.json({ data: { name: 'a' } }))
  await call(api.read, { path: { id: 'a/b?c#d e' } })
  expect(new URL(requests[0]!.url).pathname).toBe(`${API_BASE}/thing/a%2Fb%3Fc%23d%20e`)
  for (const id of ['..', '.', '']) {
    expect(await failureOf(call(api.read, { path: { id } }))).toMatchObject({ kind: 'invalid-request' })
    const parts = call(api.parts, { path: { id }, query: { name: 'a' } })
    expect(await parts).toMatchObject({ kind: 'invalid-request', message: '/thing/:id/parts' })
  }
  expect(requests).toHaveLength(1)
})

test('a query stands in the address, and a body is JSON', async () => {
  const requests = answer(() => HttpResponse.json({ code: 200 }))
  await call(api.list, { query: { name: 'a&b' } })
  await call(api.save, { body: { name: 'a' } })
  expect(requests.map(({ method, url }) => `${method} ${url.split(API_BASE)[1]}`)).toEqual([
    'GET /thing/list?name=a%7Cb',
    'POST /thing',
  ])
  expect(requests.map(({ headers }) => headers.get('content-type'))).toEqual([
    null,
    'application/json;charset=utf-8',
  ])
  expect(await requests[1]!.json()).toEqual({ name: 'a' })
})

test('a declared request has a token, a time limit and all alerts unless it says otherwise', () => {
  const usual = { verbatim: [], token: true, repeatSubmit: true, timeout: 50_000, alerts: 'all' }
  expect(get('/x')).toMatchObject({ ...usual, method: 'get', path: '/x', changes: false })
  expect(post('/x')).toMatchObject({ ...usual, method: 'post', changes: true })
  expect(put('/x')).toMatchObject({ ...usual, method: 'put', changes: true })
  expect(del('/x')).toMatchObject({ ...usual, method: 'delete', changes: true })
  expect(download('/x', { token: false })).toMatchObject({ ...usual, method: 'get', token: false })
})

test.each([
  [api.read, 'data'],
  [api.list, 'page'],
  [api.open, 'body'],
  [api.save, 'done'],
  [api.file, 'file'],
] as [AnyEndpoint, string][])('$path answers in the form %s', ({ answer }, shape) => {
  expect(answer.shape).toBe(shape)
})

test('reads are retried twice on a lost network, writes and state-changing GETs never', async () => {
  const requests = answer(() => HttpResponse.error())
  expect(await failureOf(call(api.read, { path: { id: 1 } }))).toMatchObject({ kind: 'network' })
  expect(requests).toHaveLength(3)
  await call(api.save, { body: { name: 'a' } })
  expect(requests).toHaveLength(4)
  await call(api.seal, { path: { ids: '1,2' } })
  expect(requests).toHaveLength(5)
})

test.each([
  [502, 3],
  [503, 3],
  [504, 3],
  [500, 1],
  [401, 1],
])('status %i makes %i requests', async (status, count) => {
  const requests = answer(() => new HttpResponse(null, { status }))
  await call(api.read, { path: { id: 1 } })
  expect(requests).toHaveLength(count)
})

test('a code of an unavailable server in a successful answer is not retried', async () => {
  const requests = answer(() => HttpResponse.json({ code: 503 }))
  expect(await call(api.own, {})).toMatchObject({ kind: 'refused', code: 503 })
  expect(requests).toHaveLength(1)
})

test('a second identical submit within the window is rejected, other bodies and exempt calls are not', async () => {
  const requests = answer(() => HttpResponse.json({ code: 200 }))
  await call(api.save, { body: { name: 'a' } })
  await call(api.save, { body: { name: 'b' } })
  expect(await failureOf(call(api.save, { body: { name: 'a' } }))).toMatchObject({ kind: 'duplicate' })
  await call(api.again, { body: { name: 'a' } })
  expect(requests).toHaveLength(3)
})

test('after the window the same submit is sent again', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const requests = answer(() => HttpResponse.json({ code: 200 }))
  await call(api.save, { body: { name: 'a' } })
  now.mockReturnValue(1499)
  expect((await call(api.save, { body: { name: 'a' } })).ok).toBe(false)
  now.mockReturnValue(1500)
  expect((await call(api.save, { body: { name: 'a' } })).ok).toBe(true)
  expect(requests).toHaveLength(2)
})

test('uploads keep their own content type and are not duplicates of each other', async () => {
  const requests = answer(() => HttpResponse.json({ fileName: '/profile/a.pdf' }))
  const form = () => {
    const data = new FormData()
    data.append('file', new File(['x'], 'a.pdf'))
    return data
  }
  const results = await Promise.all([call(api.send, { body: form() }), call(api.send, { body: form() })])
  expect(results.map(({ ok }) => ok)).toEqual([true, true])
  expect(requests[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
})

test('a cancelled call is distinguished and not shown', async () => {
  const presented: Failure[] = []
  connectApi({ onFailure: (failure) => presented.push(failure) })
  answer(async () => {
    await delay(50)
    return HttpResponse.json({ data: { name: 'a' } })
  })
  const left = new AbortController()
  const result = call(api.read, { path: { id: 1 } }, { signal: left.signal })
  left.abort()
  expect(await failureOf(result)).toMatchObject({ kind: 'cancelled' })
  expect(presented).toEqual([])
  connectApi({ onFailure: () => undefined })
})

test('a call whose caller is gone already sends nothing', async () => {
  const requests = answer(() => HttpResponse.json({ data: { name: 'a' } }))
  expect(await call(api.own, {}, { signal: AbortSignal.abort() })).toMatchObject({ kind: 'cancelled' })
  expect(requests).toEqual([])
})

test('a call cancelled in the pause before a retry is not sent again', async () => {
  connectApi({ retryPauses: [200] })
  const requests = answer(() => HttpResponse.error())
  const left = new AbortController()
  const result = call(api.own, {}, { signal: left.signal })
  await vi.waitFor(() => expect(requests).toHaveLength(1), { interval: 5 })
  await delay(20)
  left.abort()
  expect(await result).toMatchObject({ kind: 'cancelled' })
  expect(requests).toHaveLength(1)
})

test('a read that succeeds when it is retried is a success', async () => {
  const requests = answer(() =>
    requests.length === 1 ? HttpResponse.error() : HttpResponse.json({ data: { name: 'a' } }),
  )
  expect(await call(api.own, {})).toEqual({ ok: true, data: { name: 'a' } })
  expect(requests).toHaveLength(2)
})

test('at the end of a session its calls are cancelled, those without its token are not', async () => {
  const requests = answer(async () => {
    await delay(50)
    return HttpResponse.json({ data: { name: 'a' }, token: 't' })
  })
  const results = [call(api.own, {}), call(api.open, {})] as const
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  abandonCalls()
  expect(await results[0]).toMatchObject({ kind: 'cancelled' })
  expect(await results[1]).toEqual({ ok: true, data: { token: 't' } })
})

test.each<[string, unknown, FailureKind, string]>([
  ['a time limit', new AxiosError('x', AxiosError.ETIMEDOUT), 'timeout', ''],
  ['the browser', new AxiosError('x', AxiosError.ECONNABORTED), 'timeout', ''],
  ['a lost network', new AxiosError('x', AxiosError.ERR_NETWORK), 'network', ''],
  ['its caller', new CanceledError('x'), 'cancelled', ''],
  ['an answer that cannot be read', new AxiosError('x', AxiosError.ERR_BAD_RESPONSE), 'invalid-answer', 'x'],
  ['an error of a program', new Error('x'), 'invalid-answer', 'x'],
  ['no error', 'x', 'invalid-answer', ''],
])('a transfer ended by %s', async (_what, error, kind, message) => {
  connectApi({ token: () => 'secret', preloadedAnswer: () => Promise.reject(error), retryPauses: [] })
  expect(await call(api.own, {})).toMatchObject({ ok: false, kind, message })
  connectApi({ token: () => undefined, preloadedAnswer: () => null })
})

test('denied calls are reported until nobody listens any more', async () => {
  const denied: AnyEndpoint[] = []
  const stop = onDenied((endpoint) => denied.push(endpoint))
  let code = 403
  answer(() => HttpResponse.json({ code }))
  await call(api.own, {})
  code = 601
  await call(api.own, {})
  expect(denied).toEqual([api.own])
  stop()
  code = 403
  await call(api.own, {})
  expect(denied).toEqual([api.own])
})

test('a read with a token takes an answer that was sent for before', async () => {
  const asked: string[] = []
  const preloadedAnswer = (address: string, token: string) => {
    asked.push(`${address} ${token}`)
    return Promise.resolve({ status: 200, data: { data: { name: 'early' }, token: 't' }, headers: {} })
  }
  connectApi({ token: () => 'secret', preloadedAnswer })
  const requests = answer(() => HttpResponse.json({ data: { name: 'a' }, token: 't' }))
  expect(await call(api.own, {})).toEqual({ ok: true, data: { name: 'early' } })
  expect(requests).toEqual([])
  expect(await call(api.rename, { path: { id: 1 } })).toMatchObject({ data: { name: 'a' } })
  await call(api.open, {})
  expect(requests).toHaveLength(2)
  expect(asked).toEqual(['/own secret'])
  // What was sent for before is no file.
  expect(await call(api.file, {})).toMatchObject({ kind: 'download', code: 200 })
  connectApi({ token: () => undefined, preloadedAnswer: () => null })
})

test('the progress of a transfer is a fraction of its length, at most 1, and null where that is unknown', async () => {
  const headers = { 'content-type': 'application/pdf' }
  const bytes = new Uint8Array(1000)
  const progressOf = async () => {
    const fractions: (number | null)[] = []
    await call(api.file, {}, { onDownloadProgress: (fraction) => fractions.push(fraction) })
    return new Set(fractions)
  }
  for (const [length, fraction] of [
    ['1000', 1],
    ['2000', 0.5],
    ['500', 1],
    ['0', null],
  ] as const) {
    answer(() => new HttpResponse(bytes, { headers: { ...headers, 'content-length': length } }))
    expect(await progressOf(), length).toEqual(new Set([fraction]))
  }

  const form = new FormData()
  form.append('file', new File(['x'], 'a.pdf'))
  answer(() => HttpResponse.json({ fileName: '/profile/a.pdf' }))
  const uploaded: (number | null)[] = []
  await call(api.send, { body: form }, { onUploadProgress: (fraction) => uploaded.push(fraction) })
  expect(uploaded.at(-1)).toBe(1)
})

test('each failure is shown once, if the endpoint wants it', async () => {
  const presented: string[] = []
  connectApi({ onFailure: ({ kind }) => presented.push(kind) })
  answer(() => HttpResponse.json({ code: 403 }))
  await call(api.read, { path: { id: 1 } })
  await call(api.poll, {})
  await call(api.start, {})
  expect(presented).toEqual(['forbidden'])
  server.resetHandlers()
  answer(() => HttpResponse.json({ code: 401 }))
  await call(api.start, {})
  expect(presented).toEqual(['forbidden'])
  await call(api.poll, {})
  expect(presented).toEqual(['forbidden', 'unauthorized'])
  server.resetHandlers()
  answer(() => HttpResponse.json({ code: 1002 }))
  await call(api.poll, {})
  expect(presented).toEqual(['forbidden', 'unauthorized', 'device-expired'])
  connectApi({ onFailure: () => undefined })
})

const ERROR_XML = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>'
const of = (type: string, body: string) => new HttpResponse(body, { headers: { 'content-type': type } })

const pdf = (headers: Record<string, string>) => () =>
  new HttpResponse(new Uint8Array([37, 80, 68, 70]), {
    headers: { 'content-type': 'application/pdf', ...headers },
  })

test.each([
  ['download-filename', { 'download-filename': '%E6%8A%A5%E5%91%8A%201.pdf' }, '报告 1.pdf'],
  [
    'Content-Disposition with filename*',
    { 'content-disposition': "attachment; filename=x.pdf;filename*=utf-8''%E6%8A%A5.pdf" },
    '报.pdf',
  ],
  ['filename* with one quote', { 'content-disposition': "attachment; filename*=utf-8'a.pdf" }, 'a.pdf'],
  ['quoted filename', { 'content-disposition': 'attachment; filename="a b.pdf"' }, 'a b.pdf'],
  ['a lone %', { 'download-filename': '100%.pdf' }, '100%.pdf'],
  ['folders in the name', { 'download-filename': '..%2F..%2Fetc%2Fa.pdf' }, 'a.pdf'],
  ['neither header', {}, null],
  ['an encoding that cannot be read', { 'download-filename': '%E6%8A%A.pdf' }, null],
  ['the same in Content-Disposition', { 'content-disposition': 'attachment; filename="%E6%8A%A.pdf"' }, null],
  [
    'the other header, where the first cannot be read',
    { 'download-filename': '%FF.pdf', 'content-disposition': 'attachment; filename=a.pdf' },
    'a.pdf',
  ],
])('the name of a file: %s', async (_name, headers: Record<string, string>, expected) => {
  answer(pdf(headers))
  const result = await call(api.file, {})
  expect(result).toMatchObject({ ok: true, data: { name: expected } })
})

test.each<[string, () => Response, FailureKind, string]>([
  [
    'JSON instead of a file',
    () => HttpResponse.json({ code: 500, msg: '报告已过期' }),
    'refused',
    '报告已过期',
  ],
  [
    'an unknown call instead of a file',
    () => HttpResponse.json({ code: 500, msg: 'Cannot GET /file' }),
    'not-found',
    'Cannot GET /file',
  ],
  ['a 401 inside a blob', () => HttpResponse.json({ code: 401, msg: 'x' }), 'unauthorized', 'x'],
  ['JSON with a real status', () => HttpResponse.json({ msg: 'x' }, { status: 403 }), 'forbidden', 'x'],
  [
    'an empty file',
    () => new HttpResponse(new Uint8Array(), { headers: { 'content-type': 'application/pdf' } }),
    'download',
    '',
  ],
  ['HTML instead of a file', () => HttpResponse.html('<p>index</p>'), 'download', ''],
  ['XML instead of a file', () => HttpResponse.xml(ERROR_XML), 'download', ''],
  ['XML of another name', () => of('application/xml;charset=utf-8', ERROR_XML), 'download', ''],
  ['XML that says to be a report', () => of('application/pdf', `\uFEFF ${ERROR_XML}`), 'download', ''],
  ['HTML without a type', () => of('application/octet-stream', '<!DOCTYPE html><p>x'), 'download', ''],
  ['JSON without a type', () => of('', '{"code":500,"msg":"已过期"}'), 'refused', '已过期'],
  ['JSON of a success', () => HttpResponse.json({ code: 200, msg: '操作成功' }), 'download', '操作成功'],
  ['broken JSON', () => of('application/json', '{"code":'), 'download', ''],
  ['a missing file', () => HttpResponse.html('<p>no</p>', { status: 404 }), 'not-found', ''],
  ['an error of the server', () => HttpResponse.json({ msg: 'x' }, { status: 500 }), 'server', 'x'],
  ['a file of another status', () => new HttpResponse('%PDF', { status: 300 }), 'refused', ''],
])('%s', async (_name, make, kind, message) => {
  answer(make)
  expect(await failureOf(call(api.file, {}))).toMatchObject({ kind, message })
})

test('a real .json file is a file', async () => {
  answer(() =>
    HttpResponse.json({ code: 500 }, { headers: { 'content-disposition': 'attachment; filename=a.json' } }),
  )
  expect(await call(api.file, {})).toMatchObject({ ok: true, data: { name: 'a.json' } })
})
