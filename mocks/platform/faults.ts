import { delay, HttpResponse } from 'msw'
import { REFUSALS } from './refusals'

/** A word without a place to break, as a server may send it anywhere. */
const LONG_WORD = 'W'.repeat(10_000)

/** What people type, and so what may hold such a word. */
const TYPED = new Set([
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

const lengthened = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return value !== '' && TYPED.has(key) ? LONG_WORD : value
  if (Array.isArray(value)) return value.map((each) => lengthened(each, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthened(inner, name)]))
}

/** Ms. */
const SLOW = 3_000

type Answer = Response | Promise<Response>

/**
 * Faults that can be asked for, by the header `x-mock-fault`, by `?mockFault=` in the call's address, or by the
 * same parameter in the address of the page that makes the call. `mockFault=500:/report/list` hits only paths
 * that contain the part after the colon.
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

/** Those in which the proper answer is made, and comes late or with words too long for any box. */
const BURDENS: Readonly<Record<string, (proper: () => Promise<Response>) => Answer>> = {
  slow: async (proper) => {
    await delay(SLOW)
    return proper()
  },
  long: async (proper) => {
    const answer = await proper()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return isJson ? HttpResponse.json(lengthened(await answer.json()) as object) : answer
  },
}

export const FAULT_NAMES = [...Object.keys(FAULTS), ...Object.keys(BURDENS)]

const asked = (request: Request): string | null => {
  const header = request.headers.get('x-mock-fault')
  if (header) return header
  for (const address of [request.url, request.headers.get('referer') ?? '']) {
    const fault = URL.canParse(address) ? new URL(address).searchParams.get('mockFault') : null
    if (fault) return fault
  }
  return null
}

/** The answer to a request, with the fault that was asked for. */
export async function withFault(request: Request, proper: () => Promise<Response>): Promise<Response> {
  const [name = '', part] = (asked(request) ?? '').split(/:(.*)/)
  const isHit = new URL(request.url).pathname.includes(part ?? '')
  return isHit ? (FAULTS[name]?.() ?? BURDENS[name]?.(proper) ?? proper()) : proper()
}
