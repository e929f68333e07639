import { delay, HttpResponse } from 'msw'
import { REFUSALS } from './refusals'

/**
 * Faults that can be asked for, by the header `x-mock-fault`, by `?mockFault=` in the call's address, or by the
 * same parameter in the address of the page that makes the call. `mockFault=500:/report/list` hits only paths
 * that contain the part after the colon; `slow` delays by three seconds and then answers properly.
 */
export const FAULTS: Readonly<Record<string, () => Response | Promise<Response>>> = {
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

const SLOW = 3_000

export const FAULT_NAMES = [...Object.keys(FAULTS), 'slow']

const asked = (request: Request): string | null => {
  const header = request.headers.get('x-mock-fault')
  if (header) return header
  for (const address of [request.url, request.headers.get('referer') ?? '']) {
    const fault = URL.canParse(address) ? new URL(address).searchParams.get('mockFault') : null
    if (fault) return fault
  }
  return null
}

/** The faulty answer that was asked for, or null for a proper one. */
export async function applyFault(request: Request): Promise<Response | null> {
  const [name, part] = (asked(request) ?? '').split(/:(.*)/)
  if (!name || (part && !new URL(request.url).pathname.includes(part))) return null
  if (name === 'slow') await delay(SLOW)
  return (await FAULTS[name]?.()) ?? null
}
