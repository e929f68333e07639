import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db, openSession } from '@mocks/account/store'
import { createListener } from '@mocks/server/server'
import { reports } from '@mocks/valuation/store'
import { pace } from '@mocks/valuation/queue'
import { checkBackend } from './check/check'
import { isProblem, tableOf, type Line } from './check/table'

const BASE = '/prod-api'

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

let server: Server
let asked: string[]
/** Answers a request before the mock backend does; returns false to pass it on. */
let override: Answer
let base: string
let token: string

beforeEach(async () => {
  Object.assign(pace, { turn: 0, slice: 0 })
  asked = []
  override = () => false
  const listener = createListener(BASE)
  server = createServer((request, response) => {
    asked.push(request.method!)
    if (override(request, response)) return
    listener(request, response, () => response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  base = `http://localhost:${(server.address() as AddressInfo).port}${BASE}`
  token = openSession(db.accounts.find(({ userName }) => userName === 'admin')!)
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const lineOf = (lines: readonly Line[], call: string) => lines.find((line) => line.call === call)!

const answer =
  (path: string, body: object | string, status = 200): Answer =>
  (request, response) => {
    if (!request.url!.startsWith(BASE + path)) return false
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
    return true
  }

test('the mock backend answers every read as declared, and by default nothing is changed', async () => {
  const lines = await checkBackend({ base, token, isWriting: false })
  expect(lines.filter(isProblem)).toEqual([])
  expect(new Set(asked)).toEqual(new Set(['GET']))
  const skipped = lines.filter(({ verdict }) => verdict === 'skipped')
  // Not called: requests that change something, requests for a row of an empty list, and those for a file that must be
  // uploaded or opened first.
  expect(
    skipped.filter(({ note }) => !/^(changes something|no id: )/.test(note)).map(({ call }) => call),
  ).toEqual([
    'get /common/download/resource',
    'get /common/document/page/:id/:page',
    'get /common/document/find/:id',
    'get /common/document/text/:id/:page',
    'get /common/document/difference/:id/:page',
  ])
  expect(lineOf(lines, 'get /getInfo').origin).toBe('specified')
  expect(lineOf(lines, 'get /valuation/report/:id')).toMatchObject({ verdict: 'ok', origin: 'assumed' })
})

test('with writes, only rows created by the check are changed and removed', async () => {
  const before = [...reports.keys()]
  const lines = await checkBackend({ base, token, isWriting: true })
  expect(lines.filter(isProblem)).toEqual([])
  for (const call of ['post /valuation/report', 'put /valuation/report', 'delete /valuation/report/:ids']) {
    expect(lineOf(lines, call).verdict, call).toBe('ok')
  }
  expect([...reports.keys()]).toEqual(before)
}, 60_000)

/** A bad answer each to a read, with the expected verdict and note. */
const BAD: [path: string, status: number, body: object | string, verdict: Line['verdict'], note: string][] = [
  ['/valuation/report/list', 200, { code: 200, rows: [{ id: 7 }], total: 1 }, 'wrong', 'rows.0.state'],
  ['/valuation/npv/list', 200, { code: 404, msg: '' }, 'missing', ''],
  ['/search/drug/list', 200, { code: 500, msg: 'Cannot GET /search/drug/list' }, 'missing', 'Cannot GET'],
  ['/system/notice/list', 200, '<!doctype html>', 'missing', 'a page'],
  ['/math/spend/list', 200, { code: 500, msg: '系统繁忙' }, 'refused', '系统繁忙'],
  [
    '/need/speak/list',
    422,
    { detail: [{ loc: ['query', 'pageNum'], msg: 'not an integer', type: 'int_parsing' }] },
    'refused',
    'query.pageNum: not an integer',
  ],
  ['/search/saved/list', 422, { detail: 'Unprocessable' }, 'refused', 'Unprocessable'],
  ['/poconcept/secrecy/list', 422, { detail: [null, { msg: 7 }] }, 'refused', ''],
]

test('each bad answer is reported with its field, and nothing else is reported', async () => {
  const answers = BAD.map(([path, status, body]) => answer(path, body, status))
  override = (request, response) => answers.some((each) => each(request, response))
  const lines = await checkBackend({ base, token, isWriting: false })
  for (const [path, status, , verdict, note] of BAD)
    expect(lineOf(lines, `get ${path}`)).toMatchObject({
      verdict,
      status,
      note: expect.stringContaining(note) as string,
    })
  const problems = lines.filter(isProblem).map(({ call }) => call)
  expect(problems.toSorted()).toEqual(BAD.map(([path]) => `get ${path}`).toSorted())
  // Requests that need the id of a report are not guessed.
  expect(lineOf(lines, 'get /valuation/report/:id')).toMatchObject({ verdict: 'skipped' })
})

test('the command prints the table without the token and exits with 1 on a problem', async () => {
  override = answer('/valuation/quota', { code: 401, msg: `token ${token} unknown` })
  const run = spawn(process.execPath, ['tests/contract/check/run.mjs', '--base', base, '--token', token])
  let output = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (part) => (output += String(part)))
  const code = await new Promise((resolve) => run.on('close', resolve))
  expect(code).toBe(1)
  expect(output).toMatch(/^refused +get \/valuation\/quota +assumed +200\/401 +token \*\*\* unknown$/m)
  expect(output).not.toContain(token)
}, 60_000)

const line = (call: string, verdict: Line['verdict'], note = ''): Line => ({
  call,
  verdict,
  origin: 'assumed',
  note,
})

test('skipped calls are one line per cause, after the others', () => {
  const table = tableOf([
    line('post /contact', 'skipped', 'changes something'),
    line('get /getInfo', 'ok'),
    line('post /login', 'skipped', 'needs a captcha'),
    line('put /math/deptinfo', 'skipped', 'changes something'),
  ])
  expect(table.split('\n').slice(1)).toEqual([
    'ok      get /getInfo  assumed  -/-',
    '',
    '2 skipped, changes something: post /contact, put /math/deptinfo',
    '1 skipped, needs a captcha: post /login',
    '',
    '1 ok, 3 skipped',
  ])
})

test('problems come first, and a refused write is not a problem', () => {
  const table = tableOf([
    line('get /getInfo', 'ok'),
    line('post /contact', 'refused'),
    line('get /getRouters', 'wrong'),
  ])
  expect(table.split('\n').map((row) => row.split(/\s+/)[0])).toEqual([
    'result',
    'wrong',
    'ok',
    'refused',
    '',
    '1',
  ])
})
