import { beforeEach, expect, test } from 'vitest'
import { patentApis } from '@/features/rooms/patents/roomPatents.api'
import { termScale } from '@/features/rooms/patents/termScale'
import type { Imported } from '@/shared/files/imports'
import { toCsv } from '@/shared/lib/csv'
import { takeGeneratedFile } from '@mocks/platform/files'
import { resetDb } from '@mocks/platform/db'
import { patents } from '@mocks/rooms/patents'
import { roomBackend } from '../../support/roomBackend'

beforeEach(resetDb)

const HEADINGS = ['Application no.', 'Application date', 'Applicant organisation', 'Type']
const ROWS = 10_000

async function importFile(file: File, roomId = '1') {
  const body = new FormData()
  body.append('roomId', roomId)
  body.append('language', 'en')
  body.append('file', file)
  const { data } = (await roomBackend().send('seller', patentApis.vdr.importData, { body })) as {
    data: Imported
  }
  return data
}

test('of 10,000 rows with 500 invalid none is imported; corrected in the returned table, all are', async () => {
  const rows = Array.from({ length: ROWS }, (_, at) => [
    `US${at}`,
    at % 20 === 0 ? '2025-02-30' : '2025-01-02',
    'Demo, Ltd.',
    'Invention',
  ])
  const refused = await importFile(new File([toCsv([HEADINGS, ...rows])], 'a.csv'))
  expect(refused.rows.filter(({ issues }) => issues.length > 0)).toHaveLength(500)
  expect(refused.rows[20]).toMatchObject({ line: 22, issues: [{ field: 'applicationDate', key: 'day' }] })
  expect(patents.vdr.size).toBe(3)

  const table = new TextDecoder().decode(takeGeneratedFile(refused.file!, false)!.bytes)
  expect(table.match(/Application date: [^,]*YYYY/g)).toHaveLength(500)
  const corrected = await importFile(new File([table.replaceAll('2025-02-30', '2025-02-28')], 'b.csv'))
  expect(corrected).toMatchObject({ file: null, rows: { length: ROWS } })
  expect(patents.vdr.size).toBe(ROWS + 3)
})

test('an export can be imported again', async () => {
  const query = { roomId: '1', kind: 'invention', language: 'en' as const }
  const { msg } = (await roomBackend().send('seller', patentApis.vdr.export, { query })) as { msg: string }
  const { bytes, name } = takeGeneratedFile(msg, true)!
  const copies = await importFile(new File([bytes], name), '4')
  expect(copies.rows.map(({ name, issues }) => [name, issues])).toEqual([
    ['202310123456.6', []],
    ['202410234567.9', []],
  ])
  const of = (roomId: string) =>
    patents.vdr.all().filter((each) => each.roomId === roomId && each.kind === 'invention')
  expect(of('4').map(({ title, legalStatus }) => [title, legalStatus])).toEqual(
    of('1').map(({ title, legalStatus }) => [title, legalStatus]),
  )
})

test('the term scale covers every date of the terms, and today', () => {
  const patent = {
    applicationDate: '2010-01-01',
    lastDay: '2030-01-01',
    effectiveDate: '2009-01-01',
    nextFeeDate: null,
  }
  const scale = termScale([patent, { ...patent, applicationDate: null }], '2026-01-01')!
  expect(scale.years[0]).toEqual({ year: 2010, at: 0 })
  expect(scale.placeOf(patent)).toMatchObject({ start: 0, effective: 0, fee: null })
  expect(scale.placeOf(patent).end).toBeCloseTo(20 / 21, 2)
  expect(scale.today).toBeCloseTo(16 / 21, 2)
  expect(termScale([{ ...patent, lastDay: null }], '2026-01-01')).toBeNull()
})
