import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { SCOPES } from '@/entities/roomScope'
import { createBackend } from '../platform/backend'
import { codeOf } from '../account/verificationCodes'
import { resetDb } from '../platform/db'
import { demoAccounts } from '../account/seed/demoAccounts'
import { db, openSession } from '../account/store'
import { demoPage } from './demoPage'
import { DEMO_PATH } from '../platform/demo'
import { FAULT_NAMES } from '../platform/faults'
import { addManyCustomers } from '../implementation/seed/customers'
import { failNextZip } from '../rooms/documents/zipTasks'
import { addLargeRoom } from '../rooms/seed/manyDocuments'
import { addManyProjects } from '../implementation/seed/manyProjects'
import { addManyTasks } from '../implementation/seed/manyTasks'
import { addLargeGroup } from '../rooms/seed/manyMessages'
import { addReports } from '../valuation/seed/manyReports'
import { signNextAgreement } from '../concepts/seed/concepts'
import { disconnect, push } from '../platform/socket'
import { oauthPage } from '../account/oauthPage'
import { payPage } from '../account/payPage'

export { DEMO_PATH }
export { attachSocket } from '../platform/socket'

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url}`, {
    method: incoming.method ?? 'GET',
    signal,
    headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' } : {}),
  })
}

async function send(response: Response, outgoing: ServerResponse) {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/** Pushes `{code, msg}` to a user, `times` times, after applying the change that the message announces. */
function pushFromQuery(params: URLSearchParams) {
  const userId = params.get('userId') ?? ''
  const msg = params.get('msg') ?? ''
  if (msg === 'highlight') signNextAgreement(userId)
  push(userId, { code: Number(params.get('code') ?? 200), msg }, Number(params.get('times') ?? 1))
}

const MAX_REPORTS = 10_000

function demo(request: Request): Response | Promise<Response> {
  const url = new URL(request.url)
  const { pathname, searchParams } = url
  if (pathname === `${DEMO_PATH}/reset` && request.method === 'POST') {
    resetDb()
    return Response.json({ code: 200, msg: 'reset' })
  }
  if (pathname === `${DEMO_PATH}/session` && request.method === 'POST') {
    const account = db.accounts.find(({ userName }) => userName === searchParams.get('as'))
    return account
      ? Response.json({ code: 200, token: openSession(account) })
      : Response.json({ code: 500, msg: 'no such account' })
  }
  if (pathname === `${DEMO_PATH}/reports` && request.method === 'POST') {
    const account = db.accounts.find(({ userName }) => userName === searchParams.get('as'))
    if (!account) return Response.json({ code: 500, msg: 'no such account' })
    addReports(account.userId, Math.min(Number(searchParams.get('count')) || 0, MAX_REPORTS))
    return Response.json({ code: 200, msg: 'added' })
  }
  if (pathname === `${DEMO_PATH}/room` && request.method === 'POST') {
    for (const scope of SCOPES) addLargeRoom(scope)
    return Response.json({ code: 200, msg: 'added' })
  }
  if (pathname === `${DEMO_PATH}/group` && request.method === 'POST') {
    for (const scope of SCOPES) addLargeGroup(scope)
    return Response.json({ code: 200, msg: 'added' })
  }
  if (pathname === `${DEMO_PATH}/projects` && request.method === 'POST') {
    addManyProjects()
    return Response.json({ code: 200, msg: 'added' })
  }
  if (pathname === `${DEMO_PATH}/tasks` && request.method === 'POST') {
    addManyTasks()
    return Response.json({ code: 200, msg: 'added' })
  }
  if (pathname === `${DEMO_PATH}/customers` && request.method === 'POST') {
    addManyCustomers()
    return Response.json({ code: 200, msg: 'added' })
  }
  if (pathname === `${DEMO_PATH}/zip` && request.method === 'POST') {
    failNextZip()
    return Response.json({ code: 200, msg: 'will fail' })
  }
  if (pathname === `${DEMO_PATH}/accounts`) return Response.json(demoAccounts())
  if (pathname === `${DEMO_PATH}/captcha`) {
    return Response.json({ code: 200, answer: db.captchas.get(searchParams.get('uuid') ?? '')?.answer })
  }
  if (pathname === `${DEMO_PATH}/push`) {
    pushFromQuery(searchParams)
    return Response.json({ code: 200, msg: 'pushed' })
  }
  if (pathname === `${DEMO_PATH}/drop`) {
    disconnect(searchParams.get('userId') ?? '')
    return Response.json({ code: 200, msg: 'dropped' })
  }
  if (pathname === `${DEMO_PATH}/code`) {
    return Response.json({ code: 200, answer: codeOf(searchParams.get('receiver') ?? '') })
  }
  if (pathname === `${DEMO_PATH}/oauth`) return oauthPage(url)
  if (pathname === `${DEMO_PATH}/pay`) return payPage(request)
  const html = demoPage(db.accounts, FAULT_NAMES)
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Returns a request listener for a backend below `base`, by default the mock, and the demo page; calls `next` for other paths. */
export function createListener(base: string, backend = createBackend(base)) {
  resetDb()
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => {
    const path = incoming.url ?? '/'
    const answer = path.startsWith(DEMO_PATH) ? demo : path.startsWith(`${base}/`) ? backend : null
    if (!answer) return next()
    const caller = new AbortController()
    outgoing.on('close', () => caller.abort())
    Promise.resolve(answer(toRequest(incoming, caller.signal)))
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => {
        console.error('mock backend', error)
        outgoing.writeHead(500).end()
      })
  }
}
