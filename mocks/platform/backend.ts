import { http, HttpResponse, type HttpHandler } from 'msw'
import { safeParse } from 'zod/v4/core'
import type { RawFile } from '@/shared/api/endpoint'
import { isAllowed } from '@/shared/auth/permissions'
import { callerOf } from './db'
import { withFault } from './faults'
import { mocks } from './handlers'
import { DONE, Refusal, type Mock } from './mock'
import { readQuery } from './query'
import { REFUSALS } from './refusals'
import { openFile } from './files'

const json = (body: object, status = 200) => HttpResponse.json(body, { status })

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('multipart/form-data')) return request.formData()
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

function fileResponse({ bytes, type, name }: RawFile) {
  const encoded = encodeURIComponent(name)
  return new HttpResponse(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `attachment; filename=${encoded};filename*=utf-8''${encoded}`,
      'download-filename': encoded,
      'Access-Control-Expose-Headers': 'Content-Disposition,download-filename',
    },
  })
}

/** The envelope of the backend family: absent data is left out, lists say rows and total. */
function envelope(shape: Mock['endpoint']['answer']['shape'], value: unknown): Response {
  if (shape === 'file') return fileResponse(value as RawFile)
  const head = { code: 200, msg: DONE }
  if (shape === 'data') return json(value === null || value === undefined ? head : { ...head, data: value })
  if (shape === 'page' || shape === 'body') return json({ ...head, ...(value as object) })
  return json(head)
}

async function respond({ endpoint, access, answer }: Mock, request: Request, path: Record<string, string>) {
  const url = new URL(request.url)
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  const account = callerOf(token)
  if (access !== 'anyone') {
    if (!account) return json({ code: 401, msg: REFUSALS.unauthorizedAt(url.pathname) })
    if (access !== 'signed-in' && !isAllowed(account.permissions, access)) {
      return json({ code: 403, msg: REFUSALS.forbidden })
    }
  }
  const query = endpoint.query && safeParse(endpoint.query, readQuery(url.searchParams))
  const body = endpoint.body && safeParse(endpoint.body, await readBody(request).catch(() => undefined))
  const wrong = [query, body].find((parsed) => parsed?.success === false)?.error?.issues[0]
  if (wrong) {
    const reason = wrong.code === 'custom' ? wrong.message : wrong.code // the library's own messages all say the same
    return json({ code: 500, msg: REFUSALS.badInput(wrong.path.join('.'), reason) })
  }
  try {
    const userAgent = request.headers.get('user-agent') ?? ''
    const value = await answer({ path, query: query?.data, body: body?.data, account, token, userAgent })
    return envelope(endpoint.answer.shape, value)
  } catch (error) {
    if (error instanceof Refusal) return json({ code: error.code, msg: error.message })
    console.error(`mock ${endpoint.method} ${endpoint.path}`, error)
    return json({ code: 500, msg: '' }, 500)
  }
}

/** Pictures are shown from the names they are kept under, to everyone who knows one: a page's `img` sends no token. */
function pictureAt(path: string): Response {
  const file = openFile(path.split('/').map(decodeURIComponent).join('/'))
  return file?.type.startsWith('image/')
    ? new HttpResponse(file.bytes, {
        headers: { 'Content-Type': file.type, 'X-Content-Type-Options': 'nosniff' },
      })
    : new HttpResponse(null, { status: 404 })
}

/** A declared path as an expression, its parameters by name. */
const matcherOf = (path: string) => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)

/** Declared calls in their order: of several that fit a path the first is meant. */
const calls = mocks.map((each) => ({ ...each, matcher: matcherOf(each.endpoint.path) }))

/** What answers a request below `base`; none for an unknown path. */
function answererOf(base: string, request: Request): (() => Response | Promise<Response>) | undefined {
  const { pathname } = new URL(request.url)
  const start = pathname.indexOf(`${base}/`)
  if (start < 0) return undefined
  const path = pathname.slice(start + base.length)
  const method = request.method.toLowerCase()
  for (const { matcher, ...each } of calls) {
    const match = each.endpoint.method === method ? matcher.exec(path) : null
    if (!match) continue
    const parameters = Object.entries(match.groups ?? {})
    const decoded = Object.fromEntries(parameters.map(([name, value]) => [name, decodeURIComponent(value)]))
    return () => withFault(request, () => respond(each, request, decoded))
  }
  return method === 'get' && path.startsWith('/profile/') ? () => pictureAt(path) : undefined
}

/**
 * Request handlers for every mocked call below `base`. One for all: a handler for each would be asked for each request,
 * which took more time than the answers.
 */
export const createHandlers = (base: string): HttpHandler[] => [
  http.all(
    ({ request }) => answererOf(base, request) !== undefined,
    ({ request }) => answererOf(base, request)!(),
  ),
]

/** Answers a request to the API; an unknown path as the real backend does, with code 404. */
export function createBackend(base: string) {
  return async (request: Request): Promise<Response> =>
    (await answererOf(base, request)?.()) ?? json({ code: 404, msg: REFUSALS.notFound })
}
