import { beforeEach, describe, expect, test } from 'vitest'
import { customerApi } from '@/features/implementation/customers/customers.api'
import { dayAfterKey, weeksOf } from '@/features/implementation/customers/calendar'
import { dueOf } from '@/features/implementation/customers/dues'
import { similarityOf, nameKey } from '@/features/implementation/customers/companyNames'
import { pipelineOf } from '@/features/implementation/customers/pipeline'
import { customers } from '@mocks/implementation/customers'
import { serverDay } from '@mocks/platform/clock'
import { resetDb } from '@mocks/platform/db'
import { createRandom } from '@mocks/entities/seed/catalog/demo/random'
import { roomBackend } from '../../support/roomBackend'

describe('names', () => {
  test.each([
    ['远海制药有限公司', '远海制药', true],
    ['远海制药股份有限公司', '远海制药集团有限公司', true],
    ['ＢｅｉＧｅｎｅ　Ｃｏ．，Ｌｔｄ．', 'BeiGene', true],
    ['BeiGene, Ltd', 'beigene (co. ltd.)', true],
    ['Hoffmann-La Roche AG', 'HOFFMANN LA ROCHE', true],
    ['Société Alpha S.A.', 'Societe Alpha', true],
    ['百济神州（北京）生物科技有限公司', '百济神州(北京)生物科技', true],
    ['R&D Bio Inc.', 'R|D Bio', true],
    ['Medico', 'Medi Co', false],
    ['远海制药', '远洋制药', false],
    ['Group Ltd', 'Limited', false],
  ])('%s and %s have the same key: %s', (one, other, isOne) => {
    expect(nameKey(one) === nameKey(other)).toBe(isOne)
  })

  test('a name that contains another is similar; empty keys match nothing', () => {
    expect(similarityOf(nameKey('远海制药（山东）'), nameKey('远海制药'))).toBe('alike')
    expect(similarityOf(nameKey('远海'), nameKey('远海制药'))).toBeNull()
    expect(similarityOf(nameKey('…'), nameKey('——'))).toBeNull()
    expect(nameKey('有限公司')).not.toBe('')
  })
})

test('the value of a stage is exact to the cent, whatever the order and number of customers', () => {
  const random = createRandom(7)
  for (let round = 0; round < 300; round++) {
    const many = Array.from({ length: 50 }, () => ({
      stage: 'terms' as const,
      cents: random.integer(0, 1e13),
      currency: random.chance(0.5) ? ('USD' as const) : ('CNY' as const),
      probability: random.integer(0, 100),
    }))
    const found = pipelineOf(many.map(({ cents, ...each }) => ({ ...each, expectedAmount: cents / 100 })))
    const tenths = many.map(({ cents, currency }) => BigInt(cents) * (currency === 'USD' ? 72n : 10n))
    const sum = tenths.reduce((all, each) => all + each, 0n)
    const weighted = tenths.reduce((all, each, at) => all + each * BigInt(many[at]!.probability), 0n)
    const terms = found.find(({ stage }) => stage === 'terms')!
    expect(terms.count).toBe(50)
    expect(BigInt(Math.round(terms.value * 100))).toBe((sum + 5n) / 10n)
    expect(BigInt(Math.round(terms.weighted * 100))).toBe((weighted + 500n) / 1000n)
  }
  expect(
    pipelineOf([{ stage: 'lead', expectedAmount: null, currency: 'USD', probability: null }])[0],
  ).toEqual({ stage: 'lead', count: 1, value: 0, weighted: 0 })
})

test('a lost customer has no weighted value, whatever the probability was', () => {
  const lost = { stage: 'lost', expectedAmount: 100, currency: 'CNY', probability: 90 } as const
  expect(pipelineOf([lost]).find(({ stage }) => stage === 'lost')).toMatchObject({
    count: 1,
    value: 100,
    weighted: 0,
  })
})

test.each([
  ['2026-01-01', 'overdue'],
  ['2026-01-02', '7'],
  ['2026-01-09', '7'],
  ['2026-01-10', '30'],
  ['2026-02-01', '30'],
  ['2026-02-02', null],
])('on 2026-01-02 an action planned for %s is %s; a lost customer has none due', (nextActionDate, due) => {
  expect(dueOf({ stage: 'terms', nextActionDate }, '2026-01-02')).toBe(due)
  expect(dueOf({ stage: 'lost', nextActionDate }, '2026-01-02')).toBeNull()
})

test('a month is shown in full weeks from Monday, and arrow keys move from day to day', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect([weeks[0]![0], weeks[0]![6], weeks.at(-1)!.at(-1)]).toEqual([
    '2026-10-26',
    '2026-11-01',
    '2026-12-06',
  ])
  expect(weeksOf('2027-02').flat()).toHaveLength(28)
  const led = ['ArrowLeft', 'ArrowDown', 'Home', 'End', 'PageDown', 'PageUp', 'x'].map((key) =>
    dayAfterKey(key, '2026-11-01'),
  )
  expect(led).toEqual([
    '2026-10-31',
    '2026-11-08',
    '2026-10-26',
    '2026-11-01',
    '2026-12-01',
    '2026-10-01',
    undefined,
  ])
})

describe('the backend', () => {
  let backend: ReturnType<typeof roomBackend>
  beforeEach(() => {
    resetDb()
    backend = roomBackend()
  })
  const listed = async (query: object) =>
    (await backend.send('finance', customerApi.list, { query: { pageNum: 1, pageSize: 100, ...query } }))
      .rows!

  test('figures match the customers that the same filter lists', async () => {
    for (const query of [
      {},
      { ownerId: '72' },
      { due: 'overdue' },
      { stages: 'terms,won' },
      { most: 10_000_000 },
    ]) {
      const rows = await listed(query)
      const { data } = await backend.send('finance', customerApi.figures, { query })
      const { stages, overdue } = data as { stages: { stage: string; count: number }[]; overdue: number }
      for (const { stage, count } of stages)
        expect([stage, count]).toEqual([stage, rows.filter((row) => row.stage === stage).length])
      expect(overdue).toBe((await listed({ ...query, due: 'overdue' })).length)
    }
  })

  test('the list is filtered by the day of the next action, without lost customers', async () => {
    const today = serverDay()
    customers.put({ ...customers.require('8008'), nextActionDate: today })
    customers.put({ ...customers.require('8001'), nextActionDate: today })
    const rows = await listed({ nextFrom: today, nextTo: today })
    expect(rows.map(({ id }) => id)).toEqual(['8001'])
  })

  test('a second customer with the same name is refused unless declared to be another one', async () => {
    const { data } = await backend.send('project', customerApi.twins, {
      query: { name: 'harbour  pharma LIMITED (Demo)' },
    })
    expect(data).toMatchObject([{ id: '8006', isSame: true }])
    const body = {
      name: 'Harbour Pharma (demo)',
      type: 'pharma',
      ownerId: '70',
      nextActionDate: '2040-01-01',
      contacts: [],
    }
    const refused = await backend.send('project', customerApi.create, { body })
    expect(refused.msg).toContain('已有同名客户')
    const taken = await backend.send('project', customerApi.create, { body: { ...body, isAnother: true } })
    expect(taken.code).toBe(200)
  })

  test('users who cannot edit customers can neither own nor create them', async () => {
    const body = {
      name: '新客户（演示）',
      type: 'pharma',
      ownerId: '74',
      nextActionDate: '2040-01-01',
      contacts: [],
    }
    expect((await backend.send('project', customerApi.create, { body })).msg).toBe('该负责人不能跟进客户')
    expect((await backend.send('finance', customerApi.create, { body })).code).toBe(403)
  })
})
