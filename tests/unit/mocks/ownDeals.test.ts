import { beforeEach, expect, test } from 'vitest'
import { comparableApi } from '@/features/valuation/reports/model/comparables.api'
import type { Imported } from '@/shared/files/imports'
import { CNY_PER_USD } from '@/shared/lib/money'
import { reportApi, type Report } from '@/features/valuation/reports/model/report.api'
import type { Comparable } from '@/features/valuation/reports/model/reportContent'
import { toCsv } from '@/shared/lib/csv'
import { db } from '@mocks/account/store'
import { resetDb } from '@mocks/platform/db'
import { ownDeals } from '@mocks/valuation/deals'
import { reports } from '@mocks/valuation/store'
import { fileOf } from '@mocks/valuation/reports'
import { askBackend } from '../../support/askBackend'
import { readWorkbook } from './documents/workbook'

let backend = askBackend()

beforeEach(() => {
  resetDb()
  backend = askBackend()
})

const HEADS = ['Deal', 'Stage', 'Area', 'Modality', 'Year', 'Value', 'Currency']
const REAL = ['Alpha–Beta', 'Phase II', 'Oncology', 'ADC', '2024', '300m', 'usd']
const accountOf = (name: string) => db.accounts.find(({ userName }) => userName === name)!

async function importDeals(rows: string[][], as = 'analyst') {
  const body = new FormData()
  body.append('language', 'en')
  body.append('file', new File([toCsv([HEADS, ...rows])], 'deals.csv'))
  return (await backend.send(accountOf(as), comparableApi.importOwn, { body })).data as Imported
}

const find = async (query: object, as = 'analyst') =>
  (await backend.send(accountOf(as), comparableApi.list, { query: { currency: 'USD', ...query } }))
    .data as Comparable[]

test('labels of both languages are read, and a table with an error imports nothing', async () => {
  const wrong = await importDeals([REAL, ['Gamma', 'Phase IX', 'Oncology', '', '2024', '5m', 'USD']])
  expect(wrong.rows.map(({ issues }) => issues.map(({ field, key }) => [field, key]))).toEqual([
    [],
    [['stage', 'choice']],
  ])
  expect(ownDeals.size).toBe(0)
  const { rows } = await importDeals([REAL, ['Delta', '临床 II 期', '肿瘤', '', '2023', '7.2亿', 'CNY']])
  expect(rows.map(({ issues }) => issues)).toEqual([[], []])
  expect(ownDeals.all()).toMatchObject([
    { name: 'Alpha–Beta', stage: 'phase2', area: 'oncology', modality: 'adc', year: 2024, value: 3e8 },
    { name: 'Delta', stage: 'phase2', area: 'oncology', value: 7.2e8, currency: 'CNY' },
  ])
  const again = await importDeals([REAL])
  expect(again.rows[0]!.issues.map(({ key }) => key)).toEqual(['taken'])
})

test('deals are filtered by stage, area, modality and year, own ones included and converted', async () => {
  await importDeals([REAL, ['Delta', 'phase2', 'oncology', '', '2019', '7.2亿', 'CNY']])
  const names = async (query: object) =>
    (await find({ stage: 'phase2', area: 'oncology', ...query }))
      .filter(({ isOwn }) => isOwn)
      .map(({ name, value }) => [name, value])
  expect(await names({})).toEqual([
    ['Alpha–Beta', 3e8],
    ['Delta', 1e8],
  ])
  expect(await names({ currency: 'CNY' })).toEqual([
    ['Alpha–Beta', 3e8 * CNY_PER_USD],
    ['Delta', 7.2e8],
  ])
  expect(await names({ since: 2020 })).toEqual([['Alpha–Beta', 3e8]])
  expect(await names({ modality: 'adc' })).toEqual([['Alpha–Beta', 3e8]])
  expect(await names({ stage: 'phase3' })).toEqual([])

  const all = await find({})
  const adc = await find({ modality: 'adc', since: 2022 })
  expect(adc.length).toBeGreaterThan(1)
  expect(adc.length).toBeLessThan(all.length)
  expect(adc.every(({ modality, year }) => modality === 'adc' && year >= 2022)).toBe(true)
})

test('own deals are in the reports of their account only, marked, until they are deleted', async () => {
  const report = reports.all().find((each) => each.versions.at(-1)!.form.pipelineName.startsWith('DEMO-101'))!
  const path = { id: report.id }
  const rowsFor = async (as: string) => {
    const { data } = await backend.send(accountOf(as), reportApi.detail, { path })
    return (data as Report).content!.comparables.rows
  }
  const before = await rowsFor('analyst')
  await importDeals([REAL])
  await importDeals([['Of another account', ...REAL.slice(1)]], 'admin')

  const own = (await rowsFor('analyst')).filter(({ isOwn }) => isOwn)
  expect(own.map(({ name }) => name)).toEqual(['Alpha–Beta'])
  expect(report.versions.at(-1)!.content!.comparables.rows).toEqual(before)

  const file = await fileOf(accountOf('analyst'), report.id, { format: 'xlsx', language: 'en' })
  const texts = [...readWorkbook(file.bytes as Uint8Array).sheets.values()]
    .flatMap((sheet) => [...sheet.values()])
    .map(({ text }) => text)
  expect(texts).toContain('Alpha–Beta')
  expect(texts).toContain('Your own deals')
  expect(texts).not.toContain('Of another account')

  const [{ id, ownerId } = { id: '', ownerId: '' }] = ownDeals.all()
  const removal = { path: { ids: id } }
  expect(ownerId).toBe(accountOf('analyst').userId)
  expect(await backend.send(accountOf('admin'), comparableApi.removeOwn, removal)).toMatchObject({
    code: 404,
  })
  expect(await backend.send(accountOf('analyst'), comparableApi.removeOwn, removal)).toMatchObject({
    code: 200,
  })
  expect(await rowsFor('analyst')).toEqual(before)
})
