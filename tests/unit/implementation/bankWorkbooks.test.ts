import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readWorkbook } from '@/features/implementation/funds/reconcile/workbook'
import { readBankFile } from '../../support/bankFiles'
import { makeWorkbook } from '../../support/workbooks'

const text = (address: string, content: string, p = '') =>
  `<${p}c r="${address}" t="inlineStr"><${p}is><${p}t>${content}</${p}t></${p}is></${p}c>`

const ROW = '<row r="1"><c r="A1" s="1"><v>46024</v></c><c r="B1"><v>46024</v></c></row>'

test.each([
  [false, '2026-01-02'],
  [true, '2030-01-03'],
])(
  'a date in a workbook that counts from 1904: %s, is %s, and a number stays one',
  async (isFrom1904, day) => {
    const [sheet] = await readWorkbook(makeWorkbook([{ name: 'A', xml: ROW }], { isFrom1904 }))
    expect(sheet!.rows).toEqual([[day, '46024']])
  },
)

test('rows and columns that are not written are empty, so that lines keep their numbers', async () => {
  const xml = `<row r="3">${text('C3', 'x')}</row>`
  const [sheet] = await readWorkbook(makeWorkbook([{ name: 'A', xml }]))
  expect(sheet!.rows).toEqual([[], [], ['', '', 'x']])
})

test('prefixed elements, rich text and pronunciations are read as their text', async () => {
  const prefixed = makeWorkbook([{ name: 'A', xml: `<x:row r="1">${text('A1', 'B', 'x:')}</x:row>` }], {
    prefix: 'x:',
  })
  expect((await readWorkbook(prefixed))[0]!.rows).toEqual([['B']])
  const shared = makeWorkbook([{ name: 'A', xml: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>' }], {
    sharedStrings: '<si><r><t>東</t></r><r><t>京</t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>',
  })
  expect((await readWorkbook(shared))[0]!.rows).toEqual([['東京']])
})

test('a small archive that unpacks to a large one is refused', async () => {
  const bomb = makeWorkbook([{ name: 'A', xml: ROW }], {
    files: { 'xl/worksheets/sheet2.xml': new Uint8Array(21 * 1024 * 1024) },
  })
  expect(bomb.length).toBeLessThan(100_000)
  await expect(readWorkbook(bomb)).rejects.toThrow('too large')
  await expect(readWorkbook(zipSync({ 'a.txt': strToU8('x') }))).rejects.toThrow(/Unsupported|find/)
})

const TABLE = [
  ['Date', 'Amount', 'Payee'],
  ['2026-01-05', '-5.00', 'A'],
  ['2026-01-06', '-6.00', 'B'],
]

/** A workbook as spreadsheets write it; `biff8` is `.xls`. */
function book(sheets: Record<string, string[][]>, bookType: 'xlsx' | 'biff8') {
  const all = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(all, utils.aoa_to_sheet(rows), name)
  return new Blob([write(all, { type: 'array', bookType }) as ArrayBuffer])
}

test.each(['xlsx', 'biff8'] as const)(
  'of the sheets of a workbook (%s), the one with most rows is preselected',
  async (type) => {
    const file = book({ Cover: [['Statement']], Movements: TABLE, Empty: [] }, type)
    const { opened, rows } = await readBankFile(file)
    expect(opened).toMatchObject({
      sections: ['Cover', 'Movements', 'Empty'],
      section: { value: 1, evidence: [{ reason: 'mostRows', count: 2 }] },
    })
    expect(rows.map(({ day, amount, payee }) => [day, amount, payee])).toEqual([
      ['2026-01-05', 5, 'A'],
      ['2026-01-06', 6, 'B'],
    ])
    expect((await readBankFile(file, { section: 0 })).opened.lines).toEqual([['Statement']])
  },
)
