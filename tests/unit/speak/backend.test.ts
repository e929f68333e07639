import { beforeEach, expect, test, vi } from 'vitest'
import { speakApi, type Context } from '@/features/speak/model/speak.api'
import { pointsApi } from '@/entities/points/points.api'
import { db } from '@mocks/account/store'
import { walletOf } from '@mocks/entities/wallets'
import { resetDb } from '@mocks/platform/db'
import { compose } from '@mocks/speak/compose'
import { pace } from '@mocks/speak/answerLater'
import { questions } from '@mocks/speak/store'
import { roomBackend } from '../../support/roomBackend'

const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!
const MECHANISM: Context = { kind: 'document', scope: 'vdr', roomId: '1', id: '3-1' }
/** Hidden from the party of `fenced`. */
const STATISTICS: Context = { kind: 'document', scope: 'vdr', roomId: '1', id: '6-2-2' }

beforeEach(() => {
  resetDb()
  Object.assign(pace, { queue: 0, answer: 0 })
})

async function askQuestion(name: string, prompt: string, context: Context | null = null, spendId?: string) {
  const backend = roomBackend()
  const price = await backend.send(name, pointsApi.price, { body: { kind: 'speak', tickets: 0 } })
  const amount = (price.data as { payable: number }).payable
  const idemKey = crypto.randomUUID()
  const spent = await backend.send(name, pointsApi.spend, { body: { item: 'speak', amount, idemKey } })
  const paid = spendId ?? (spent.data as { spendId: string }).spendId
  const answer = await backend.send(name, speakApi.ask, { body: { prompt, context, spendId: paid } })
  const { taskId = '' } = (answer.data ?? {}) as { taskId?: string }
  return { backend, amount, paid, answer, taskId }
}

const stateOf = (id: string) =>
  vi.waitFor(() => {
    const { state } = questions.require(id)
    expect(['done', 'refunded']).toContain(state)
    return state
  })

test('answers from the demo data, with a source for each statement, and says when it knows nothing', () => {
  const { text, sources } = compose(accountOf('analyst'), '帕博利珠单抗的靶点是什么？', null)
  expect(text).toContain('PD-1')
  expect(sources[0]).toMatchObject({ no: 1, kind: 'drug', id: 'pembrolizumab' })
  const marks = [...text.matchAll(/\[(\d+)\]/g)].map(([, no]) => Number(no))
  expect(new Set(marks)).toEqual(new Set(sources.map(({ no }) => no)))
  expect(compose(accountOf('analyst'), 'Approved against PD-1?', null).text).toContain('drugs on record')
  expect(compose(accountOf('analyst'), '今天天气怎么样？', null)).toMatchObject({ sources: [] })
})

test('a document is cited by its pages', () => {
  const { text, sources } = compose(accountOf('buyer'), '概述作用机制', MECHANISM)
  expect(text).toContain('作用机制')
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.every((source) => source.kind === 'document' && source.page >= 1)).toBe(true)
})

test.each([
  ['buyer', MECHANISM, true],
  ['fenced', STATISTICS, false],
  ['stopped', MECHANISM, false],
  ['analyst', MECHANISM, false],
  ['basic', { kind: 'concept', id: '5004' }, false],
  ['founder', { kind: 'concept', id: '5004' }, true],
  ['buyer', { kind: 'report', id: '101' }, false],
  ['analyst', { kind: 'report', id: '101' }, true],
] as const)('%s may ask about %o: %s', async (name, context, isOpen) => {
  const backend = roomBackend()
  const { code, data } = await backend.send(name, speakApi.contexts, { query: context })
  expect(code).toBe(isOpen ? 200 : 404)
  if (isOpen) expect(data).toMatchObject([{ ...context }])
})

test('a document search reveals nothing that the reader cannot see', async () => {
  const backend = roomBackend()
  const query = { kind: 'document', keyword: '统计报告' }
  const seen = await backend.send('buyer', speakApi.contexts, { query })
  expect(seen.data).toHaveLength(1)
  const unseen = await backend.send('fenced', speakApi.contexts, { query })
  expect(unseen.data).toEqual([])
})

test('a paid question is answered once, at the price that was shown', async () => {
  const before = walletOf(accountOf('analyst')).score
  const { backend, amount, paid, taskId } = await askQuestion('analyst', 'HER2 靶点有哪些药物？')
  expect(walletOf(accountOf('analyst')).score).toBe(before - amount)
  const again = await backend.send('analyst', speakApi.ask, {
    body: { prompt: 'HER2 靶点有哪些药物？', context: null, spendId: paid },
  })
  expect(again.data).toEqual({ taskId })
  expect(await stateOf(taskId)).toBe('done')
  const detail = await backend.send('analyst', speakApi.detail, { path: { id: taskId } })
  expect(detail.data).toMatchObject({ points: amount, tickets: 0, state: 'done' })
  expect((await backend.send('basic', speakApi.detail, { path: { id: taskId } })).code).toBe(404)
})

test('a question that fails is refunded, and so is one that is refused', async () => {
  const before = walletOf(accountOf('analyst')).score
  const { taskId } = await askQuestion('analyst', '演示故障：请回答')
  expect(await stateOf(taskId)).toBe('refunded')
  expect(walletOf(accountOf('analyst')).score).toBe(before)
  const { answer } = await askQuestion('analyst', '这份文件说了什么？', MECHANISM)
  expect(answer.code).toBe(500)
  expect(walletOf(accountOf('analyst')).score).toBe(before)
  expect(walletOf(accountOf('analyst')).entries.at(-1)).toMatchObject({ kind: 'refund' })
})

test('an unpaid question is not accepted', async () => {
  const { answer } = await askQuestion('analyst', 'HER2 靶点有哪些药物？', null, 'x')
  expect(answer.code).toBe(500)
})
