import { beforeEach, expect, test, vi } from 'vitest'
import { evaluate, resolve } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { reportApi } from '@/features/valuation/reports/model/report.api'
import { today } from '@/shared/lib/dates'
import { createBackend } from '@mocks/platform/backend'
import { resetDb } from '@mocks/platform/db'
import { db, openSession } from '@mocks/account/store'
import { makeDraft, makeForm } from '@mocks/valuation/seed/forms'
import { pace } from '@mocks/valuation/queue'

const backend = createBackend('/api')

beforeEach(() => {
  resetDb()
  Object.assign(pace, { turn: 0, slice: 0 })
})

/** Calls the backend as an account and returns the envelope. */
async function ask(account: string, method: string, path: string, body?: unknown) {
  const token = openSession(db.accounts.find(({ userName }) => userName === account)!)
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await (await backend(request)).json()) as {
    code: number
    msg: string
    data: never
    rows: never
    total: number
  }
}

const submit = async (account: string) =>
  (await ask(account, 'POST', '/valuation/report', makeDraft(today()))) as {
    code: number
    msg: string
    data: { id: string }
  }

const settled = (account: string, id: string) =>
  vi.waitFor(
    async () => {
      const { data } = await ask(account, 'GET', `/valuation/report/status/${id}`)
      const [progress] = data as { state: string }[]
      expect(['complete', 'locked']).toContain(progress?.state)
      return progress
    },
    { timeout: 20_000, interval: 20 },
  )

test('a valuation is queued, computed with the engine and read back', async () => {
  const { code, data } = await submit('analyst')
  expect(code).toBe(200)
  expect(data).toMatchObject({ state: 'queued', position: 1 })
  await settled('analyst', data.id)

  const answer = await ask('analyst', 'GET', `/valuation/report/${data.id}`)
  const read = reportApi.detail.answer.read(answer)
  if (!read.ok) throw new Error(read.place)
  const report = read.value
  const resolved = resolve(toValuation(makeForm(today()), today()).valuation)
  if (!resolved.ok) throw new Error(resolved.error.code)
  expect(report.content!.summary.rnpv).toBe(evaluate(resolved.value).rnpv)
  expect(report.content!.monteCarlo.paths).toBe(100_000)
}, 30_000)

test('a report that is not unlocked withholds its content', async () => {
  const { data } = await submit('basic')
  expect(await settled('basic', data.id)).toMatchObject({ state: 'locked' })
  const { data: report } = await ask('basic', 'GET', `/valuation/report/${data.id}`)
  expect(report).toMatchObject({ state: 'locked', rnpv: null, content: null })
}, 30_000)

test('the daily quota is enforced', async () => {
  await submit('basic')
  await submit('basic')
  expect(await submit('basic')).toMatchObject({ code: 500, msg: expect.stringContaining('次数已用完') })
})

test.each([
  ['reader', 'POST', '/valuation/report', 403],
  ['reader', 'GET', '/valuation/report/list', 200],
  ['basic', 'DELETE', '/valuation/report/1001', 403],
])('%s %s %s is answered %i', async (account, method, path, code) => {
  const body = method === 'POST' ? makeDraft(today()) : undefined
  expect(await ask(account, method, `${path}?pageNum=1&pageSize=10`, body)).toMatchObject({ code })
})

test('only administrators can read another user’s report', async () => {
  const { rows } = await ask('analyst', 'GET', '/valuation/report/list?pageNum=1&pageSize=10')
  const [{ id }] = rows as [{ id: string }]
  expect(await ask('basic', 'GET', `/valuation/report/${id}`)).toMatchObject({ code: 404 })
  expect(await ask('admin', 'GET', `/valuation/report/${id}`)).toMatchObject({ code: 200 })
})

test('invalid input is refused with the field name', async () => {
  const answer = await ask('analyst', 'POST', '/valuation/report', makeDraft(today(), { patientPool: '101' }))
  expect(answer).toMatchObject({ code: 500, msg: expect.stringContaining('patientPool') })
})

test('the list filters, sorts and pages, and a page past the end keeps the total', async () => {
  const list = (query: string) => ask('admin', 'GET', `/valuation/report/list?${query}`)
  const names = ({ rows }: { rows: unknown }) =>
    (rows as { pipelineName: string }[]).map(({ pipelineName }) => pipelineName)
  expect(names(await list('pageNum=1&pageSize=10&pipelineName=demo-2'))).toEqual(['DEMO-202（演示）'])
  expect(names(await list('pageNum=1&pageSize=2&orderByColumn=pipelineName&isAsc=desc'))[0]).toBe(
    'DEMO-606（演示）',
  )
  expect(await list('pageNum=9&pageSize=10')).toMatchObject({ rows: [], total: 5 })
  expect(names(await list('pageNum=1&pageSize=10&state=locked'))).toEqual(['DEMO-404（演示）'])
})

test('the history lists every calculation, including a new one', async () => {
  const find = await ask(
    'analyst',
    'GET',
    '/valuation/report/list?pageNum=1&pageSize=10&pipelineName=DEMO-202',
  )
  const [{ id }] = find.rows as [{ id: string }]
  const history = async () => {
    const read = reportApi.history.answer.read(await ask('analyst', 'GET', `/valuation/report/history/${id}`))
    if (!read.ok) throw new Error(read.place)
    return read.value
  }
  expect((await history()).map(({ version, state }) => [version, state])).toEqual([
    [3, 'complete'],
    [2, 'complete'],
    [1, 'complete'],
  ])
  await ask('analyst', 'PUT', '/valuation/report', { ...makeDraft(today()), id })
  expect(await history()).toHaveLength(4)
  await settled('analyst', id)
  const older = await ask('analyst', 'GET', `/valuation/report/${id}?version=2`)
  expect(older).toMatchObject({ data: { version: 2, state: 'complete' } })
  expect(await ask('basic', 'GET', `/valuation/report/history/${id}`)).toMatchObject({ code: 404 })
}, 30_000)

test('a report older than a year is outdated: readable, but not downloadable', async () => {
  const { rows } = await ask(
    'analyst',
    'GET',
    '/valuation/report/list?pageNum=1&pageSize=10&pipelineName=DEMO-303',
  )
  const [row] = rows as [{ id: string; outdated: string }]
  expect(row.outdated).toBe('age')
  expect(await ask('analyst', 'GET', `/valuation/report/${row.id}`)).toMatchObject({ code: 200 })
  const refused = await ask('analyst', 'GET', `/valuation/report/download/${row.id}?format=pdf`)
  expect(refused).toMatchObject({ code: 500, msg: expect.stringContaining('过期') })
})
