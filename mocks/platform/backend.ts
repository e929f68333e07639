import { http, HttpResponse, type HttpHandler } from 'msw'
import { safeParse } from 'zod/v4/core'
import type { RawFile } from '@/shared/api/endpoint'
import { isAllowed } from '@/shared/auth/permissions'
import { callerOf } from './db'
import { withFault } from './faults'
import { mocks } from './handlers'
import { SUCCESS_MESSAGE, Refusal, type Mock } from './mock'
import { readQuery } from './query'
import { REFUSALS } from './refusals'
import { publicImage } from './files'

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
      'Cache-Control': 'no-store',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `attachment; filename=${encoded};filename*=utf-8''${encoded}`,
      'download-filename': encoded,
      'Access-Control-Expose-Headers': 'Content-Disposition,download-filename',
    },
  })
}

function envelope(shape: Mock['endpoint']['answer']['shape'], value: unknown): Response {
  if (shape === 'file') return fileResponse(value as RawFile)
  const head = { code: 200, msg: SUCCESS_MESSAGE }
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
  const issue = [query, body].find((parsed) => parsed?.success === false)?.error?.issues[0]
  if (issue) {
    const reason = issue.code === 'custom' ? issue.message : issue.code // Zod Mini's default messages are all the same
    return json({ code: 500, msg: REFUSALS.badInput(issue.path.join('.'), reason) })
  }
  try {
    const userAgent = request.headers.get('user-agent') ?? ''
    const { signal } = request
    const value = await answer({
      path,
      query: query?.data,
      body: body?.data,
      account,
      token,
      userAgent,
      signal,
    })
    return envelope(endpoint.answer.shape, value)
  } catch (error) {
    if (error instanceof Refusal) return json({ code: error.code, msg: error.message })
    console.error(`mock ${endpoint.method} ${endpoint.path}`, error)
    return json({ code: 500, msg: '' }, 500)
  }
}

/** Images need no token, because `img` elements send none; the unguessable name protects them. */
function imageResponse(path: string): Response {
  const file = publicImage(path.split('/').map(decodeURIComponent).join('/'))
  return file
    ? new HttpResponse(file.bytes, {
        headers: { 'Content-Type': file.type, 'X-Content-Type-Options': 'nosniff' },
      })
    : new HttpResponse(null, { status: 404 })
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)

const routesOf = (answered: readonly Mock[]) =>
  answered.map((each) => ({ ...each, matcher: patternOf(each.endpoint.path) }))
const routes = routesOf(mocks)

/** The first match wins. */
function findHandler(
  base: string,
  request: Request,
  all = routes,
): (() => Response | Promise<Response>) | undefined {
  const { pathname } = new URL(request.url)
  const start = pathname.indexOf(`${base}/`)
  if (start < 0) return undefined
  const path = pathname.slice(start + base.length)
  const method = request.method.toLowerCase()
  for (const { matcher, ...each } of all) {
    const match = each.endpoint.method === method ? matcher.exec(path) : null
    if (!match) continue
    const parameters = Object.entries(match.groups ?? {})
    const decoded = Object.fromEntries(parameters.map(([name, value]) => [name, decodeURIComponent(value)]))
    return () => withFault(request, () => respond(each, request, decoded))
  }
  return method === 'get' && path.startsWith('/profile/') ? () => imageResponse(path) : undefined
}

/**
 * Request handlers for every mocked call below `base`. A single handler for all: with a handler per call, MSW would
 * test each of them on every request, which took longer than answering.
 */
export const createHandlers = (base: string): HttpHandler[] => [
  http.all(
    ({ request }) => findHandler(base, request) !== undefined,
    ({ request }) => findHandler(base, request)!(),
  ),
]

/** Answers an API request; unknown paths get code 404, like the real backend. `answered` defaults to every mock. */
export function createBackend(base: string, answered?: readonly Mock[]) {
  const all = answered && routesOf(answered)
  return async (request: Request): Promise<Response> =>
    (await findHandler(base, request, all)?.()) ?? json({ code: 404, msg: REFUSALS.notFound })
}
