import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { db } from '@mocks/account/store'
import { createListener } from '@mocks/server/server'

/** Response of a backend that does not know a call: HTTP status 404, or code 500 with a text and status 200. */
export type MissingCall = 'status 404' | 'code 500'

interface Header {
  name: string
  value: string
}

/** Entry as written by Chromium, without the fields that are not read. */
export interface HarEntry {
  startedDateTime: string
  time: number
  request: {
    method: string
    url: string
    httpVersion: string
    headers: Header[]
    queryString: Header[]
    cookies: Header[]
    headersSize: number
    bodySize: number
    postData?: { mimeType: string; text: string }
  }
  response: {
    status: number
    statusText: string
    httpVersion: string
    headers: Header[]
    cookies: Header[]
    content: { size: number; mimeType: string; text?: string; encoding?: string }
    redirectURL: string
    headersSize: number
    bodySize: number
  }
  cache: object
  timings: { send: number; wait: number; receive: number }
  _resourceType: string
}

export interface Har {
  log: { version: string; creator: { name: string; version: string }; pages: []; entries: HarEntry[] }
}

/** Origin of the recorded client; its server is the mock backend. */
const ORIGIN = 'https://desk.example'
const BASE = '/prod-api'

/** Calls that the recorded backend lacks: two declared ones, and two of another client. */
const MISSING: ReadonlySet<string> = new Set([
  '/valuation/questionnaire/list',
  '/account/verification',
  '/system/notice/listTop',
  '/system/user/13800000001',
])

async function startBackend(missingCall: MissingCall) {
  const listener = createListener(BASE)
  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0]!
    const json = { 'content-type': 'application/json;charset=utf-8' }
    const isKnown = !MISSING.has(path.slice(BASE.length))
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (path.startsWith(`${BASE}/`) && isKnown) return listener(request, response, () => undefined)
    if (path === '/')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
    const msg = `Cannot ${request.method} ${request.url}`
    if (missingCall === 'code 500') {
      return void response.writeHead(200, json).end(JSON.stringify({ code: 500, msg }))
    }
    response.writeHead(404, json).end(JSON.stringify({ statusCode: 404, message: msg, error: 'Not Found' }))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return server
}

const headersOf = (headers: Headers): Header[] => [...headers].map(([name, value]) => ({ name, value }))

function recorderOf(address: string) {
  const entries: HarEntry[] = []

  function note(request: Request, text: string | undefined, kind: string, response: HarEntry['response']) {
    const url = request.url.replace(address, ORIGIN)
    entries.push({
      startedDateTime: new Date().toISOString(),
      time: 1,
      request: {
        method: request.method,
        url,
        httpVersion: 'HTTP/1.1',
        headers: headersOf(request.headers),
        queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
        cookies: [],
        headersSize: -1,
        bodySize: text?.length ?? 0,
        ...(text === undefined
          ? {}
          : { postData: { mimeType: request.headers.get('content-type') ?? '', text } }),
      },
      response,
      cache: {},
      timings: { send: 0, wait: 1, receive: 0 },
      _resourceType: kind,
    })
  }

  const answered = (status: number, headers: Header[] = []): HarEntry['response'] => ({
    status,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    headers,
    cookies: [],
    content: { size: 0, mimeType: 'x-unknown' },
    redirectURL: '',
    headersSize: -1,
    bodySize: -1,
  })

  async function ask(path: string, init: RequestInit = {}, kind = 'xhr'): Promise<Record<string, unknown>> {
    const request = new Request(`${address}${path}`, init)
    const text = init.body === undefined ? undefined : await request.clone().text()
    const response = await fetch(request)
    const bytes = Buffer.from(await response.arrayBuffer())
    const mimeType = response.headers.get('content-type') ?? ''
    const isText = /json|text/.test(mimeType)
    note(request, text, kind, {
      ...answered(response.status, headersOf(response.headers)),
      bodySize: bytes.length,
      content: {
        size: bytes.length,
        mimeType,
        ...(isText ? { text: bytes.toString() } : { text: bytes.toString('base64'), encoding: 'base64' }),
      },
    })
    return /json/.test(mimeType) ? (JSON.parse(bytes.toString()) as Record<string, unknown>) : {}
  }

  /** A WebSocket connection; only its address is recorded. */
  function openSocket(path: string) {
    note(new Request(`${address}${path}`), undefined, 'websocket', answered(101))
    const { request } = entries.at(-1)!
    request.url = request.url.replace(/^http/, 'ws')
  }

  return { entries, ask, openSocket }
}

/** Session of a user with some client of the backend: signs in, reads reports, uploads a file and opens it. */
async function browse({ ask, openSocket }: ReturnType<typeof recorderOf>) {
  const json = { 'content-type': 'application/json' }
  await ask('/', {}, 'document')
  const { uuid } = await ask(`${BASE}/captchaImage`)
  const { answer: code } = db.captchas.get(String(uuid))!
  const login = { username: 'admin', password: 'admin123', code, uuid, rememberMe: true }
  const { token } = await ask(`${BASE}/login`, { method: 'POST', headers: json, body: JSON.stringify(login) })
  const headers = { authorization: `Bearer ${token as string}` }
  const get = (path: string) => ask(`${BASE}${path}`, { headers })
  await ask(`${BASE}/getInfo`, { method: 'OPTIONS' }, 'preflight')
  await get('/getInfo')
  await get('/getRouters')
  openSocket('/socket/1')
  await get('/system/dict/data/type/valuation_state')
  await get('/system/notice/listTop')
  const { rows } = await get('/valuation/report/list?pageNum=1&pageSize=2')
  await get(`/valuation/report/history/${(rows as { id: string }[])[0]!.id}`)
  await get('/valuation/questionnaire/list?pageNum=1&pageSize=10')
  await get('/account/verification')
  const body = new FormData()
  body.append('file', new File(['%PDF-1.7'], '报告 1+2.pdf', { type: 'application/pdf' }))
  const { fileName } = await ask(`${BASE}/common/upload`, { method: 'POST', headers, body })
  await get(`/common/download/resource?resource=${encodeURIComponent(fileName as string)}`)
  await get('/system/user/13800000001')
}

export async function record(missingCall: MissingCall): Promise<Har> {
  const server = await startBackend(missingCall)
  const recorder = recorderOf(`http://localhost:${(server.address() as AddressInfo).port}`)
  await browse(recorder)
  await new Promise((resolve) => server.close(resolve))
  return {
    log: {
      version: '1.2',
      creator: { name: 'recorded from the mock backend', version: '1' },
      pages: [],
      entries: recorder.entries,
    },
  }
}
