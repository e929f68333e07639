import { delay, HttpResponse } from 'msw'
import { REFUSALS } from './refusals'

const LONG_WORD = 'W'.repeat(10_000)

const USER_TEXT_FIELDS = new Set([
  'appName',
  'author',
  'by',
  'code',
  'companyName',
  'contact',
  'dictLabel',
  'indication',
  'label',
  'managerName',
  'name',
  'nameEn',
  'nameZh',
  'nickName',
  'organisation',
  'ownerName',
  'pipelineName',
  'principalInvestigator',
  'purpose',
  'reply',
  'target',
  'text',
  'title',
])

const lengthenTexts = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return value !== '' && USER_TEXT_FIELDS.has(key) ? LONG_WORD : value
  if (Array.isArray(value)) return value.map((each) => lengthenTexts(each, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthenTexts(inner, name)]))
}

const SLOW_MS = 3_000

type Answer = Response | Promise<Response>

/**
 * Faults, selected by the header `x-mock-fault`, by `?mockFault=` in the request's address, or by the same parameter in
 * the address of the page that makes the request. `mockFault=500:/report/list` affects only paths that contain the part
 * after the colon.
 */
export const FAULTS: Readonly<Record<string, () => Answer>> = {
  network: () => HttpResponse.error(),
  timeout: async () => {
    await delay('infinite')
    return HttpResponse.error()
  },
  '401': () => HttpResponse.json({ code: 401, msg: REFUSALS.unauthorized }),
  '403': () => HttpResponse.json({ code: 403, msg: REFUSALS.forbidden }),
  '404': () => HttpResponse.json({ code: 404, msg: REFUSALS.notFound }),
  '500': () => HttpResponse.json({ code: 500, msg: REFUSALS.busy }),
  '502': () => HttpResponse.json({ code: 502, msg: 'Bad Gateway' }, { status: 502 }),
  '503': () => new HttpResponse('Service Unavailable', { status: 503 }),
  html: () => HttpResponse.html('<!doctype html><title>index</title>'),
  empty: () => new HttpResponse(null, { status: 200 }),
  null: () => HttpResponse.json(null),
  nodata: () => HttpResponse.json({ code: 200, data: null, rows: null, total: null }),
  cut: () => new HttpResponse('{"code":200,"da', { headers: { 'Content-Type': 'application/json' } }),
  types: () => HttpResponse.json({ code: 200, data: 'text', rows: 7, total: 'many' }),
}

/** Faults that delay or alter the regular answer. */
const ALTERATIONS: Readonly<Record<string, (respond: () => Promise<Response>) => Answer>> = {
  slow: async (respond) => {
    await delay(SLOW_MS)
    return respond()
  },
  long: async (respond) => {
    const answer = await respond()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return isJson ? HttpResponse.json(lengthenTexts(await answer.json()) as object) : answer
  },
}

export const FAULT_NAMES = [...Object.keys(FAULTS), ...Object.keys(ALTERATIONS)]

const requestedFault = (request: Request): string | null => {
  const header = request.headers.get('x-mock-fault')
  if (header) return header
  for (const address of [request.url, request.headers.get('referer') ?? '']) {
    const fault = URL.canParse(address) ? new URL(address).searchParams.get('mockFault') : null
    if (fault) return fault
  }
  return null
}

export async function withFault(request: Request, respond: () => Promise<Response>): Promise<Response> {
  const [name = '', pathPart] = (requestedFault(request) ?? '').split(/:(.*)/)
  const isHit = new URL(request.url).pathname.includes(pathPart ?? '')
  return isHit ? (FAULTS[name]?.() ?? ALTERATIONS[name]?.(respond) ?? respond()) : respond()
}
