import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contract } from './check/command'
import { record, type Har, type HarEntry } from './recordings/record'

const sampleOf = (name: string) => `tests/contract/recordings/not-there-${name}.har`
const readSample = async (name: string) => JSON.parse(await readFile(sampleOf(name), 'utf8')) as Har

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'))
})
afterAll(() => rm(folder, { recursive: true }))

const HOST = 'https://desk.example'
const API = `${HOST}/prod-api`

/** Differences from a GET that is answered with JSON and status 200. */
interface EntryOverrides {
  method?: string
  kind?: string
  status?: number
  error?: string
  /** Replaces the text of the answer. */
  content?: Partial<HarEntry['response']['content']>
  sent?: object
}

function entry(address: string, body: unknown, odd: EntryOverrides = {}): object {
  const text = JSON.stringify(body)
  const { method = 'GET', kind = 'xhr', status = 200, error, sent } = odd
  return {
    _resourceType: kind,
    request: {
      method,
      url: address.startsWith('/') ? API + address : address,
      headers: [{ name: 'Authorization', value: 'Bearer aToken.of.somebody' }],
      ...(sent ? { postData: sent } : {}),
    },
    response: {
      status,
      headers: [],
      ...(error ? { _error: error } : {}),
      content: odd.content ?? { size: text.length, mimeType: 'application/json;charset=utf-8', text },
    },
  }
}

const INFO = { code: 200, user: { userId: 1, userName: 'zhangsan' }, roles: [], permissions: [] }
const info = entry('/getInfo', INFO)

async function fileOf(content: string | Uint8Array): Promise<string> {
  const file = join(folder, 'some.har')
  await writeFile(file, content)
  return file
}

/** Output of the check for a recording with these entries. */
const checkEntries = async (entries: readonly unknown[], base?: string) =>
  contract({
    har: await fileOf(JSON.stringify({ log: { version: '1.2', entries } })),
    write: false,
    ...(base === undefined ? {} : { base }),
  })

/** Rows of a table that are about a call, without padding. */
const rowsOf = (text: string) =>
  text.split('\n').flatMap((row) => {
    const cells = row.split(/ {2,}/)
    return cells.length >= 4 && cells[0] !== 'result' ? [cells.join(' | ')] : []
  })

test.each([
  ['404', 'status 404', '404/-', '404/-'],
  ['500', 'code 500', '200/500', '200/-'],
] as const)(
  'a recording of a backend that says "not there" with %s',
  async (name, notThere, missing, unknown) => {
    const network = vi.spyOn(globalThis, 'fetch')
    const { text, code } = await contract({ har: sampleOf(name), write: false })
    expect(network).not.toHaveBeenCalled()
    expect(code).toBe(1)
    expect(rowsOf(text)).toEqual([
      `missing | get /valuation/questionnaire/list | assumed | ${missing} | entry 12`,
      `missing | get /account/verification | assumed | ${missing} | entry 13`,
      'ok | get /captchaImage | specified | 200/200',
      'ok | post /login | assumed | 200/200',
      'ok | get /getInfo | specified | 200/200',
      'ok | get /getRouters | specified | 200/200',
      'ok | get /system/dict/data/type/:type | specified | 200/200',
      'ok | get /valuation/report/list | assumed | 200/200',
      'ok | get /valuation/report/history/:id | assumed | 200/200',
      'ok | post /common/upload | specified | 200/200',
      'ok | get /common/download/resource | specified | 200/-',
      `unknown | get /system/notice/listTop | undeclared | ${unknown} | entry 9`,
      `unknown | get /system/user/* | undeclared | ${unknown} | entry 16`,
    ])
    expect(text).toContain(`calls below ${API}\n`)
    expect(text).toMatch(/\d+ skipped, not in the recording: .*get \/valuation\/report\/:id/)
    expect(text).toContain('entries left out: 1 at another address, 1 preflight, 1 socket')

    network.mockRestore()
    const fresh = await fileOf(JSON.stringify(await record(notThere)))
    expect(await contract({ har: fresh, write: false })).toEqual({ text, code })
  },
)

test.each(['404', '500'])('no value of the recording %s is printed', async (name) => {
  const { log } = await readSample(name)
  const { text } = await contract({ har: sampleOf(name), write: false })
  const login = log.entries.find(({ request }) => request.url.endsWith('/login'))!
  const { token } = JSON.parse(login.response.content.text!) as { token: string }
  const sent = JSON.parse(login.request.postData!.text) as { password: string; uuid: string }
  for (const secret of [token, sent.password, sent.uuid, '13800000001', 'admin']) {
    expect(JSON.stringify(log)).toContain(secret)
    expect(text).not.toContain(secret)
  }
})

test('a wrong answer is reported with its field, and equal ones share a line', async () => {
  const list = (state: unknown) => ({ code: 200, total: 2, rows: [{ id: 1, state }, { id: 2 }] })
  const { text, code } = await checkEntries([
    info,
    entry('/valuation/report/list?pageNum=1&pageSize=10', list(7)),
    entry('/valuation/report/list?pageNum=2&pageSize=10', list(8)),
    entry('/valuation/report/list?pageNum=3&pageSize=10', { code: 200 }),
    info,
  ])
  expect(code).toBe(1)
  expect(rowsOf(text)[0]).toMatch(
    /^wrong \| get \/valuation\/report\/list \| assumed \| 200\/200 \| rows\.0\.\w+, 2 times, entry 2$/,
  )
  expect(rowsOf(text).slice(1)).toEqual([
    'ok | get /getInfo | specified | 200/200 | 2 times',
    'ok | get /valuation/report/list | assumed | 200/200',
  ])
})

test('answers in base64 are read', async () => {
  const text = Buffer.from(JSON.stringify(INFO)).toString('base64')
  const content = { size: -1, mimeType: 'application/json', text, encoding: 'base64' }
  const { text: output, code } = await checkEntries([entry('/getInfo', null, { content })])
  expect(rowsOf(output)).toEqual(['ok | get /getInfo | specified | 200/200'])
  expect(code).toBe(0)
})

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data; boundary=x'
const post = (path: string, sent: object) =>
  entry(path, { code: 200, token: 'aToken', fileName: '/a.pdf' }, { method: 'POST', sent })

test.each<[string, object, string | null]>([
  [
    'a query',
    entry('/valuation/report/list?pageNum=one&pageSize=10', { code: 200 }),
    'get /valuation/report/list | assumed | -/- | query.pageNum',
  ],
  [
    'a body without a field',
    post('/login', { mimeType: JSON_TYPE, text: '{"username":"a","code":"","uuid":""}' }),
    'post /login | assumed | -/- | body.password',
  ],
  [
    'a body that is encrypted',
    post('/login', { mimeType: JSON_TYPE, text: 'Zm9v' }),
    'post /login | assumed | -/- | body',
  ],
  [
    'a body with more than declared',
    post('/login', {
      mimeType: JSON_TYPE,
      text: '{"username":"a","password":"b","code":"","uuid":"","rememberMe":true}',
    }),
    null,
  ],
  [
    'a form in place of JSON',
    post('/login', { mimeType: 'application/x-www-form-urlencoded', text: 'username=a&password=b&code=1' }),
    'post /login | assumed | -/- | body.uuid',
  ],
  [
    'a form of fields',
    post('/login', {
      mimeType: 'application/x-www-form-urlencoded',
      params: ['username', 'password', 'code', 'uuid'].map((name) => ({ name, value: 'a' })),
    }),
    null,
  ],
  [
    'an upload',
    post('/common/upload', { mimeType: FORM_TYPE, params: [{ name: 'file', fileName: 'a.pdf', value: '' }] }),
    null,
  ],
  ['an upload without its file', post('/common/upload', { mimeType: FORM_TYPE, text: '--x' }), null],
  ['a body that was left out', post('/login', { mimeType: JSON_TYPE }), null],
])('requests of the recorded client are compared: %s', async (_name, asked, difference) => {
  const { text, code } = await checkEntries([info, asked])
  const differs = rowsOf(text).filter((row) => row.startsWith('differs'))
  expect(differs).toEqual(difference === null ? [] : [`differs | ${difference}, entry 2`])
  // The client itself may be wrong.
  expect(code).toBe(0)
})

test.each([
  [undefined, ['/getInfo', '/getRouters']],
  [`${HOST}/other-api`, ['/captchaImage']],
  [`${HOST}/other-api/`, ['/captchaImage']],
  ['/other-api', ['/captchaImage']],
  [`${HOST}:8443`, ['/getInfo']],
])('the base %s is detected or used as given', async (base, calls) => {
  const { text } = await checkEntries(
    [
      entry(`${HOST}/other-api/captchaImage`, { code: 200 }),
      info,
      entry('/getRouters', { code: 200, data: [] }),
      entry(`${HOST}:8443/getInfo`, INFO),
    ],
    base,
  )
  expect(rowsOf(text).map((row) => row.split(' | ')[1]!.slice('get '.length))).toEqual(
    expect.arrayContaining(calls),
  )
  expect(rowsOf(text)).toHaveLength(calls.length)
})

test('undeclared calls are listed without possible values in their path', async () => {
  const { text, code } = await checkEntries([
    info,
    entry('/getRouters', { code: 200, data: [] }),
    entry('/system/config/list?token=inTheQuery', { code: 200 }),
    entry('/system/user/17', { code: 200 }),
    entry('/system/user/18', { code: 200 }),
    entry('/system/user/check/zhangsan', { code: 200 }),
    entry('/files/a%40b.example/eyJhbGciOiJIUzI1NiJ9', { code: 200 }),
    entry('/contact', { code: 200 }),
  ])
  expect(code).toBe(0)
  expect(rowsOf(text).slice(2)).toEqual([
    'unknown | get /system/config/list | undeclared | 200/- | entry 3',
    'unknown | get /system/user/* | undeclared | 200/- | 2 times, entry 4',
    'unknown | get /system/user/check/* | undeclared | 200/- | entry 6',
    'unknown | get /files/*/* | undeclared | 200/- | entry 7',
    'unknown | get /contact | undeclared | 200/- | declared as post, entry 8',
  ])
})

test("a server's text is not printed: it may name persons", async () => {
  const { text, code } = await checkEntries([
    info,
    entry('/valuation/quota', { code: 500, msg: '用户张三（13800138000）不存在' }),
    entry('/valuation/quota', { code: 500, msg: '用户李四不存在' }),
    entry('/valuation/comparables', { detail: [{ loc: ['query', '张三'], msg: 'bad' }] }, { status: 422 }),
  ])
  expect(rowsOf(text).slice(0, 2)).toEqual([
    'refused | get /valuation/quota | assumed | 200/500 | 2 times, entry 2',
    'refused | get /valuation/comparables | assumed | 422/422 | entry 4',
  ])
  expect(text).not.toMatch(/张三|李四|13800138000/)
  expect(code).toBe(1)
})

const nothing = { content: { size: 0, mimeType: '' } }

test.each<[string, unknown, string]>([
  [
    'without its answer',
    entry('/getRouters', null, { content: { size: 900, mimeType: JSON_TYPE } }),
    '1 skipped, the recording holds no answer, or only its beginning: get /getRouters',
  ],
  [
    'with a cut answer',
    entry('/getRouters', null, { content: { size: 900, mimeType: JSON_TYPE, text: '{"code":200,"da' } }),
    '1 skipped, the recording holds no answer, or only its beginning: get /getRouters',
  ],
  [
    'that was given up',
    entry('/getRouters', null, { status: 0, error: 'net::ERR_ABORTED', ...nothing }),
    '1 skipped, the client did not wait for the answer: get /getRouters',
  ],
  [
    'from the cache',
    entry('/getRouters', null, { status: 304, ...nothing }),
    "1 skipped, the answer stayed in the browser's cache: get /getRouters",
  ],
  ['that is no entry', { request: {} }, 'entries left out: 1 unreadable'],
  ['that is null', null, 'entries left out: 1 unreadable'],
  [
    'of a socket',
    entry('wss://desk.example/socket/1', null, { status: 101, kind: 'websocket', ...nothing }),
    'entries left out: 1 socket',
  ],
  [
    'of a preflight',
    entry('/getInfo', null, { method: 'OPTIONS', status: 204, ...nothing }),
    'entries left out: 1 preflight',
  ],
  ['of the page', entry('/logo.png', null, { kind: 'image', ...nothing }), 'entries left out: 1 page file'],
  [
    'of the page, unnamed by the browser',
    entry('/index.html', null, { kind: '', content: { size: 1, mimeType: 'text/html', text: '<' } }),
    'entries left out: 1 page file',
  ],
  [
    'of another host',
    entry('https://metrics.example/collect', { code: 200 }),
    'entries left out: 1 at another address',
  ],
])('an entry %s is listed and is not a problem', async (_name, odd, output) => {
  const { text, code } = await checkEntries([info, odd])
  expect(text.split('\n')).toContain(output)
  expect(rowsOf(text)).toEqual(['ok | get /getInfo | specified | 200/200'])
  expect(code).toBe(0)
})

test.each<[string, object, string]>([
  [
    'no connection',
    entry('/getRouters', null, { status: 0, error: 'net::ERR_FAILED', ...nothing }),
    'broken',
  ],
  ['an empty answer', entry('/getRouters', null, nothing), 'wrong'],
  [
    'the page of the product',
    entry('/getRouters', null, { content: { size: 15, mimeType: 'text/html', text: '<!doctype html>' } }),
    'missing',
  ],
])('%s is a problem', async (_name, odd, verdict) => {
  const { text, code } = await checkEntries([info, odd])
  expect(rowsOf(text)[0]).toMatch(new RegExp(`^${verdict} \\| get /getRouters`))
  expect(code).toBe(1)
})

const harOf = (...entries: object[]) => JSON.stringify({ log: { entries } })

test.each<[string, string | Uint8Array, RegExp]>([
  ['empty', '', /is empty$/],
  ['packed', new Uint8Array([0x1f, 0x8b, 8, 0]), /is compressed: unpack it first$/],
  ['no JSON', 'Bearer aToken.of.somebody', /is not JSON, so it is no HAR$/],
  ['cut', harOf(info).slice(0, 300), /was cut off or damaged: export the recording anew$/],
  ['other JSON', '{"token":"aToken.of.somebody"}', /is JSON, but no HAR: it has no log\.entries$/],
  ['a list', '[]', /is JSON, but no HAR/],
  ['without entries', harOf(), /holds no requests: record while the client is used$/],
  ['with odd entries alone', harOf({ token: 'aToken.of.somebody' }), /holds no entry with a request/],
  [
    'without content',
    harOf(
      entry('/getInfo', null, { content: { size: 90, mimeType: JSON_TYPE } }),
      entry(`${HOST}/`, null, nothing),
    ),
    /holds no answers: export the recording with its content$/,
  ],
  [
    'of another product',
    harOf(entry('https://news.example/api/today', { code: 200 })),
    /holds no declared call: .*--base$/,
  ],
])('a file that is %s is rejected with the reason', async (_name, content, message) => {
  const { text, code } = await contract({ har: await fileOf(content), write: false })
  expect(text).toMatch(message)
  expect(text).not.toContain('aToken')
  expect(code).toBe(2)
})

test('a file that is missing, a folder or too large is rejected', async () => {
  const output = async (har: string) => contract({ har, write: false })
  expect(await output(join(folder, 'none.har'))).toMatchObject({ text: /cannot be read \(ENOENT\)/, code: 2 })
  expect(await output(folder)).toMatchObject({ text: /cannot be read \(EISDIR\)/, code: 2 })
  const large = await fileOf('')
  await truncate(large, 201 * 1024 * 1024)
  expect(await output(large)).toMatchObject({ text: /has 201 MB, more than the 200 MB/, code: 2 })
})

test('a byte-order mark is ignored', async () => {
  const { code } = await contract({ har: await fileOf(`\uFEFF${harOf(info)}`), write: false })
  expect(code).toBe(0)
})

test.each(['desk.example/prod-api', 'ftp://desk.example', 'https://'])(
  'a base that is no address (%s) brings the usage',
  async (base) => {
    expect(await checkEntries([info], base)).toMatchObject({ text: /npm run contract/, code: 2 })
  },
)

test('a base without any calls is reported', async () => {
  expect(await checkEntries([info], '/none')).toMatchObject({ text: /holds no call below \/none$/, code: 2 })
})

test('hostile names and values are treated as plain text', async () => {
  const { code } = await checkEntries([
    info,
    entry('/valuation/report/list?a=1&a[b]=2&__proto__[polluted]=1&b[0]=1&b[length]=x&c[999999999]=1', {
      code: 200,
    }),
    entry('/constructor/__proto__', { code: 200, __proto__: { polluted: 1 } }),
    entry('/%E0%A4%A', { code: 200 }),
    entry('/getRouters', { code: 200, data: [] }, { sent: { mimeType: 7, text: [], params: {} } }),
  ])
  expect(code).toBe(0)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test('the command reads a recording and exits with 1 on a problem', async () => {
  const run = spawn(process.execPath, ['tests/contract/check/run.mjs', '--har', sampleOf('500')])
  let output = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (part) => (output += String(part)))
  const code = await new Promise((resolve) => run.on('close', resolve))
  expect(code).toBe(1)
  expect(output).toMatch(/^missing +get \/account\/verification +assumed +200\/500 +entry 13$/m)
}, 60_000)
