import { beforeEach, expect, test, vi } from 'vitest'
import en from '@/features/search/locales/en.json'
import { serialiseQuery, type Query } from '@/shared/api/requestAddress'
import { createBackend } from '@mocks/platform/backend'
import { resetDb } from '@mocks/platform/db'
import { db, openSession } from '@mocks/account/store'
import type { Development, Kind } from '@mocks/search/kind'
import { kinds } from '@mocks/search/kinds'
import { search } from '@mocks/search/search'
import type { Company, Drug, Trial } from '@mocks/entities/seed/catalog'
import { takeGeneratedFile } from '@mocks/platform/files'
import { readWorkbook } from './documents/workbook'

const backend = createBackend('/api')

beforeEach(resetDb)

interface Row {
  id: string
  nameEn: string
  nameZh: string
  stage?: string
  demo?: boolean
  reason?: { entity: string; nameEn: string } | null
  aliases?: string[]
  firstApprovalYear?: number | null
}
interface Answer {
  code: number
  msg: string
  rows: Row[]
  total: number
  facets: { name: string; values: { value: string; label?: string; labelEn?: string; count: number }[] }[]
  quotaLeft?: number | null
  data: Record<string, unknown> & Record<'drug' | 'trial', { total: number; rows: Row[] }>
}

async function send(account: string, method: string, path: string, body?: unknown) {
  const token = openSession(db.accounts.find(({ userName }) => userName === account)!)
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await (await backend(request)).json()) as Answer
}

const ask = (account: string, path: string, query: Query = {}) =>
  send(account, 'GET', `${path}?${serialiseQuery(query)}`)

const list = (name: string, query: Query = {}, account = 'admin') =>
  ask(account, `/search/${name}/list`, { pageNum: 1, pageSize: 50, language: 'en', ...query })

const namesOf = ({ rows }: Answer) => rows.map(({ nameEn }) => nameEn)

test('a drug is found by its brand in the other language', async () => {
  const { rows } = await list('drug', { keyword: '可瑞达' })
  expect(rows[0]).toMatchObject({ id: 'pembrolizumab', reason: null })
})

test('a drug found through another entity comes after direct matches, with the reason', async () => {
  const { rows, total } = await list('drug', { keyword: 'PD-1', pageSize: 100 })
  expect(total).toBeGreaterThan(50)
  const nivolumab = rows.find(({ id }) => id === 'nivolumab')!
  expect(nivolumab.reason).toEqual({
    entity: 'target',
    nameEn: 'Programmed cell death protein 1 (PD-1)',
    nameZh: '程序性死亡受体1（PD-1）',
  })
  const byCompany = await list('drug', { keyword: '百济神州' })
  expect(byCompany.rows.map(({ id }) => id)).toContain('zanubrutinib')
  expect(byCompany.rows[0]!.reason?.entity).toBe('company')
  const byIndication = await list('drug', { keyword: 'G12' })
  expect(byIndication.rows[0]!.reason?.entity).toBe('indication')
})

test('equal scores are sorted real before invented, then by stage from listed down, then by name', async () => {
  const STAGES = ['listed', 'applying', 'phase3', 'phase2', 'phase1', 'preclinical']
  const { rows, total } = await list('drug', { keyword: 'PD-1', pageSize: 100 })
  expect(rows).toHaveLength(Math.min(100, total))
  const isDemo = rows.map(({ demo }) => demo)
  expect(isDemo).toContain(true)
  expect(isDemo.indexOf(true)).toBeGreaterThan(5)
  expect(isDemo.lastIndexOf(false)).toBe(isDemo.indexOf(true) - 1)
  const invented = rows.filter(({ demo }) => demo)
  const stages = invented.map(({ stage }) => STAGES.indexOf(stage!))
  expect(stages).toEqual(stages.toSorted((a, b) => a - b))
  const real = rows.filter(({ demo }) => !demo).map(({ nameEn }) => nameEn)
  expect(real).toEqual(real.toSorted(new Intl.Collator('en', { numeric: true }).compare))
})

test.each(['drug', 'engineered', 'pipeline', 'company', 'trial'] as const)(
  'of equal matches nothing invented comes before what is real in the list of %s',
  (name) => {
    const { rows } = search(kinds[name]() as Kind<Drug | Development | Company | Trial>, {
      language: 'en',
    })
    const isDemo = rows.map(({ row }) => ('isDemo' in row ? row.isDemo : row.drug.isDemo))
    expect(isDemo[0]).toBe(false)
    expect(isDemo.at(-1)).toBe(true)
    expect(isDemo.indexOf(true)).toBe(isDemo.lastIndexOf(false) + 1)
  },
)

test.each(['drug', 'target', 'pipeline', 'trial'] as const)(
  'a code finds the same however it is written, in the list of %s',
  async (of) => {
    const totals = ['PD-1', 'pd1', 'PD 1'].map(async (keyword) => (await list(of, { keyword })).total)
    expect(new Set(await Promise.all(totals)).size).toBe(1)
  },
)

test('Genentech is found as Roche, not as GeneTech, in every list', async () => {
  const companies = await list('company', { keyword: 'Genentech' })
  expect(companies.rows).toMatchObject([
    { id: 'roche', aliases: ['Genentech', '基因泰克', 'Chugai', '中外制药'] },
  ])
  const drugs = await list('drug', { keyword: 'genentech' })
  expect(drugs.total).toBeGreaterThan(0)
  expect(drugs.rows.every(({ reason }) => reason?.nameEn === 'Roche')).toBe(true)
  for (const name of ['trial', 'target', 'indication']) {
    expect(await list(name, { keyword: 'Genentech' })).toMatchObject({ total: 0 })
  }
  const { data } = await ask('admin', '/search/suggest', { mode: 'integrated', keyword: 'genentech' })
  const groups = data as unknown as { items: { id: string }[] }[]
  expect(groups.flatMap(({ items }) => items).map(({ id }) => id)).toEqual(['roche'])
})

test('the language of the interface ranks matches and orders names', async () => {
  const best = (language: 'zh' | 'en') => search(kinds.target(), { keyword: 'cell', language }).rows[0]!.score
  expect([best('en'), best('zh')]).toEqual([55, 50])
  const inChinese = await list('company', { language: 'zh', sort: 'name', facets: { size: '1-9' } })
  const names = inChinese.rows.map(({ nameZh }) => nameZh)
  expect(names).toEqual(names.toSorted(new Intl.Collator('zh', { numeric: true }).compare))
  expect(namesOf(inChinese)).not.toEqual(
    namesOf(await list('company', { sort: 'name', facets: { size: '1-9' } })),
  )
})

test('an integrated search shows the first three of each kind and counts the rest', async () => {
  const { data } = await ask('admin', '/search/integrated', { keyword: 'EGFR', language: 'zh' })
  expect(data.drug.rows).toHaveLength(3)
  expect(data.drug.total).toBe((await list('drug', { keyword: 'EGFR' })).total)
  const groups = ['drug', 'target', 'indication', 'company', 'trial']
  expect(Object.keys(data)).toEqual([...groups, 'understood', 'quotaLeft'])
})

test('a list is sorted by year with the newest first, by name, and cut into pages', async () => {
  const newest = await list('drug', { keyword: 'EGFR', sort: 'year' })
  const years = newest.rows.map(({ firstApprovalYear }) => firstApprovalYear ?? 0)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  const all = await list('target', { sort: 'name', pageSize: 100 })
  const second = await list('target', { sort: 'name', pageNum: 2, pageSize: 10 })
  expect(namesOf(second)).toEqual(namesOf(all).slice(10, 20))
  expect(await list('target', { pageNum: 99 })).toMatchObject({ rows: [], total: 52 })
})

test('facets narrow a list and give the count that each value would leave', async () => {
  const all = await list('drug', { keyword: 'HER2' })
  const adcs = all.facets
    .find(({ name }) => name === 'modality')!
    .values.find(({ value }) => value === 'adc')!
  expect(adcs).toMatchObject({ label: '抗体偶联药物（ADC）' })
  const chosen = await list('drug', { keyword: 'HER2', facets: { modality: 'adc', year: '2013-2019' } })
  expect(chosen.total).toBeLessThan(adcs.count)
  expect(chosen.rows.every(({ firstApprovalYear: year }) => year! >= 2013 && year! <= 2019)).toBe(true)
  expect(chosen.rows.map(({ id }) => id)).toContain('trastuzumab-deruxtecan')
})

test.each([
  ['drug', ['stage', 'modality', 'drugType', 'area', 'indication', 'target', 'company', 'country', 'route', 'line', 'biomarker', 'designation', 'nrdl', 'year']], // prettier-ignore
  ['pipeline', ['stage', 'modality', 'drugType', 'area', 'indication', 'target', 'company', 'country', 'route', 'line', 'biomarker', 'designation', 'nrdl', 'year']], // prettier-ignore
  ['engineered', ['stage', 'modality', 'drugType', 'area', 'indication', 'target', 'company', 'country', 'route', 'line', 'biomarker', 'designation', 'nrdl', 'year', 'format', 'payload', 'delivery']], // prettier-ignore
  ['indication', ['area', 'approved']],
  ['target', ['class', 'stage']],
  ['company', ['country', 'size']],
  ['trial', ['phase', 'status', 'area', 'company', 'startYear']],
])('the list of %s has the facets of the search model', async (name, expected) => {
  const { facets, rows } = await list(name)
  expect(rows.length).toBeGreaterThan(0)
  expect(facets.map((facet) => facet.name)).toEqual(expected)
  for (const { values } of facets) {
    for (const { count, label, labelEn, value } of values) {
      expect(count).toBeGreaterThan(0)
      if (!/^\d{4}$/.test(value)) expect([label, labelEn], value).not.toContain(undefined)
      expect(value).not.toContain(',')
    }
  }
})

test('the trials of a drug are listed by its id', async () => {
  const { rows, total, facets } = await list('trial', { facets: { drug: 'semaglutide' } })
  expect(total).toBe(rows.length)
  expect(total).toBeGreaterThan(2)
  expect(rows.every(({ id }) => id.startsWith('NCT'))).toBe(true)
  expect(facets.find(({ name }) => name === 'drug')!.values).toMatchObject([{ label: '司美格鲁肽' }])
})

test('without the permission lists contain names and stage only, and details are refused', async () => {
  const { rows, facets } = await list('drug', { keyword: '可瑞达' }, 'reader')
  expect(rows[0]).toMatchObject({
    id: 'pembrolizumab',
    stage: 'listed',
    targets: [],
    companies: [],
    brandEn: [],
  })
  expect(rows[0]).not.toHaveProperty('modality')
  expect(facets.map(({ name }) => name)).toEqual(['stage'])
  // Hidden facets cannot be filtered by either.
  const narrowed = await list('drug', { facets: { modality: 'adc' } }, 'reader')
  expect(narrowed.total).toBe((await list('drug')).total)
  expect(await ask('reader', '/search/drug/pembrolizumab')).toMatchObject({ code: 403 })
  expect(await ask('reader', '/search/drug/export', { columns: 'name' })).toMatchObject({ code: 403 })
})

test('the daily quota is spent only by a new keyword that finds something', async () => {
  const spend = async (name: string, query: Query) => list(name, query, 'founder')
  expect(await spend('drug', {})).toMatchObject({ quotaLeft: 3 })
  expect(await spend('drug', { keyword: 'qxqxqx' })).toMatchObject({ total: 0, quotaLeft: 3 })
  expect(await ask('founder', '/search/integrated', { keyword: 'qxqxqx' })).toMatchObject({
    data: { quotaLeft: 3 },
  })
  expect(await spend('drug', { keyword: 'PD-1' })).toMatchObject({ quotaLeft: 2 })
  expect(await spend('drug', { keyword: ' pd1', pageNum: 2 })).toMatchObject({ quotaLeft: 2 })
  expect(await spend('drug', { keyword: 'PD-1', facets: { stage: 'listed' } })).toMatchObject({
    quotaLeft: 2,
  })
  await ask('founder', '/search/suggest', { mode: 'drug', keyword: 'her' })
  expect(await spend('trial', { keyword: 'pembrolizumab' })).toMatchObject({ quotaLeft: 1 })
  expect(await ask('founder', '/search/integrated', { keyword: 'PD-1' })).toMatchObject({
    data: { quotaLeft: 0 },
  })
  expect(await spend('drug', { keyword: 'HER2' })).toEqual({
    code: 500,
    msg: '您今日的检索次数已用完，请明日再试或升级会员',
  })
  // Searches already counted stay available, and so does browsing.
  expect(await spend('drug', { keyword: 'PD-1' })).toMatchObject({ code: 200 })
  expect(await spend('drug', {})).toMatchObject({ code: 200 })
  expect(await ask('founder', '/valuation/quota')).toMatchObject({ data: { searchLeft: 0 } })
})

test('the quota is renewed on the server’s next day, and administrators have no limit', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-21T15:59:00Z')
  expect(await list('drug', { keyword: 'PD-1' }, 'founder')).toMatchObject({ quotaLeft: 2 })
  vi.setSystemTime('2026-11-21T16:00:00Z')
  expect(await list('drug', {}, 'founder')).toMatchObject({ quotaLeft: 3 })
  vi.useRealTimers()
  expect((await list('drug', { keyword: 'PD-1' })).quotaLeft).toBeNull()
})

test('there are at most ten suggestions, grouped, real ones before invented ones', async () => {
  const groupsOf = async (mode: string, keyword: string) => {
    const { data } = await ask('analyst', '/search/suggest', { mode, keyword })
    return data as unknown as { entity: string; items: { id: string; hint: string | null }[] }[]
  }
  const integrated = await groupsOf('integrated', 'pe')
  expect(integrated.map(({ entity }) => entity)).toEqual(['drug', 'target', 'indication', 'company'])
  expect(integrated.flatMap(({ items }) => items).length).toBeLessThanOrEqual(10)
  expect((await groupsOf('drug', 'keytr'))[0]!.items[0]).toMatchObject({
    id: 'pembrolizumab',
    hint: 'Keytruda',
  })
  expect((await groupsOf('drug', 'keytruba'))[0]!.items[0]!.id).toBe('pembrolizumab')
  expect((await groupsOf('drug', 'demo'))[0]!.items).toHaveLength(10)
  const [engineered] = await groupsOf('engineered', 'pembrolizumab')
  expect(engineered!.items).toEqual([])
})

test('an export contains all matches with the requested columns, and no formula', async () => {
  const query = {
    keyword: 'PD-1',
    facets: { stage: 'listed' },
    sort: 'name',
    language: 'en',
    columns: 'name,stage,targets,firstApprovalYear,format',
  }
  const { msg } = await ask('analyst', '/search/drug/export', query)
  const { sheets } = readWorkbook(takeGeneratedFile(msg, true)!.bytes)
  expect([...sheets.keys()]).toEqual(['Results', 'About'])
  const rows = sheets.get('Results')!
  expect(['A1', 'B1', 'C1', 'D1', 'E1'].map((cell) => rows.get(cell)?.text)).toEqual([
    'Name',
    'Stage',
    'Targets',
    'Year of first approval',
    'Format',
  ])
  const found = await list('drug', { ...query, pageSize: 100 })
  const column = (letter: string) =>
    Array.from({ length: found.total }, (_, row) => rows.get(`${letter}${row + 2}`))
  expect(column('A').map((cell) => cell?.text)).toEqual(namesOf(found))
  expect(column('B').every((cell) => cell?.text === en.word.stage.listed)).toBe(true)
  expect(column('D').map((cell) => cell?.value)).toEqual(
    found.rows.map(({ firstApprovalYear }) => firstApprovalYear),
  )
  const about = [...sheets.get('About')!.values()].map(({ text }) => text)
  expect(about).toEqual(expect.arrayContaining(['PD-1', 'listed', '林估值 (2)']))

  const hostile = await ask('analyst', '/search/target/export', { keyword: '=1+1', columns: 'name' })
  const cells = readWorkbook(takeGeneratedFile(hostile.msg, true)!.bytes).sheets.get('说明')!
  expect([...cells.values()].map(({ text }) => text)).toContain("'=1+1")
  expect([...cells.values()].every(({ formula }) => formula === undefined)).toBe(true)
})

test('an export without columns, or of an unknown list, is refused', async () => {
  expect(await ask('analyst', '/search/drug/export', { columns: ',' })).toMatchObject({ code: 500 })
  expect(await ask('analyst', '/search/nothing/export', { columns: 'name' })).toMatchObject({ code: 404 })
})

test('a search is saved under its name, only for its owner', async () => {
  const savedSearch = { name: ' PD-1 已上市 ', address: 'mode=drug&keyword=PD-1' }
  expect(await send('analyst', 'POST', '/search/saved', savedSearch)).toMatchObject({ code: 200 })
  expect(await send('analyst', 'POST', '/search/saved', savedSearch)).toMatchObject({ code: 500 })
  expect(await send('analyst', 'POST', '/search/saved', { ...savedSearch, name: ' ' })).toMatchObject({
    code: 500,
  })
  const saved = (account: string) => ask(account, '/search/saved/list', { pageNum: 1, pageSize: 10 })
  const [kept] = (await saved('analyst')).rows
  expect(kept).toMatchObject({ name: 'PD-1 已上市', address: 'mode=drug&keyword=PD-1' })
  expect(await saved('basic')).toMatchObject({ rows: [], total: 0 })
  expect(await send('basic', 'DELETE', `/search/saved/${kept!.id}`)).toMatchObject({ code: 404 })
  expect(await send('analyst', 'DELETE', `/search/saved/${kept!.id}`)).toMatchObject({ code: 200 })
  expect(await saved('analyst')).toMatchObject({ total: 0 })
})

test('an indication has the same count in its facet, list, page and chart', async () => {
  const { facets } = await list('drug')
  const counts = new Map(
    facets.find(({ name }) => name === 'indication')!.values.map(({ value, count }) => [value, count]),
  )
  const { rows } = await list('indication', { pageSize: 100 })
  expect(rows.length).toBeGreaterThan(20)
  for (const { id, drugs } of rows as (Row & { drugs: number })[]) {
    const { data } = await ask('admin', `/search/indication/${id}`)
    const byStage = data.byStage as { value: string; count: number }[]
    const charted = byStage.reduce((sum, { count }) => sum + count, 0)
    expect([counts.get(id), data.drugs, charted], id).toEqual([drugs, drugs, drugs])
  }
  // Some drugs are known only from trials, without a stage in this indication.
  const { data: lung } = await ask('admin', '/search/indication/nsclc')
  expect((lung.byStage as unknown[]).at(-1)).toEqual({ value: 'unknown', count: 1 })
})

test('counts in details match the lists', async () => {
  const { data: target } = await ask('admin', '/search/target/pd1')
  const { total } = await list('drug', { facets: { target: 'pd1' } })
  expect(target).toMatchObject({ symbol: 'PDCD1', drugs: total })
  const sum = (counts: unknown) => (counts as { count: number }[]).reduce((all, { count }) => all + count, 0)
  expect(sum(target.byStageAndModality)).toBe(total)
  const { data: indication } = await ask('admin', '/search/indication/nsclc')
  expect(indication.trials).toBe((await list('trial', { facets: { indication: 'nsclc' } })).total)
  const { data: company } = await ask('admin', '/search/company/demo-company-001')
  expect(company).toMatchObject({
    demo: true,
    drugs: (await list('drug', { facets: { company: 'demo-company-001' } })).total,
  })
  const { data: trial } = await ask('admin', '/search/trial/NCT02142738')
  expect(trial).toMatchObject({ resultUrl: 'https://clinicaltrials.gov/study/NCT02142738', arms: [] })
})

test.each(['drug', 'indication', 'target', 'company', 'trial'])(
  'a %s that is not there is said so',
  async (name) => {
    expect(await ask('admin', `/search/${name}/nothing`)).toMatchObject({ code: 404 })
  },
)
