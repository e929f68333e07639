import { expect, test } from 'vitest'
import { detectSeparator, readDelimited } from '@/features/implementation/funds/reconcile/delimitedText'
import { readUploadedSheet } from '@mocks/platform/sheet'
import { makeWorkbook } from '../../support/workbooks'
import { header, text } from '@mocks/platform/xlsx/cells'
import { writeWorkbook } from '@mocks/platform/xlsx/workbook'

test.each([
  ['a,b\r\n1,2\r\n', [['a', 'b'], ['1', '2'], ['']]],
  [
    'a,b\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['"a,b","say ""x""","two\nlines"', [['a,b', 'say "x"', 'two\nlines']]],
  [' a , b ', [['a', 'b']]],
  ['', []],
])('%j is read', async (csv, rows) => {
  expect(await readDelimited(csv, detectSeparator(csv).separator)).toEqual(rows)
})

test('a table in GB 18030, the encoding of Chinese spreadsheets, is read', async () => {
  // 申请号 in GB 18030
  const bytes = new Uint8Array([0xc9, 0xea, 0xc7, 0xeb, 0xba, 0xc5])
  expect(await readUploadedSheet(new File([bytes], 'a.csv'))).toEqual([['申请号']])
  expect(await readUploadedSheet(new File(['\ufeff申请号'], 'a.csv'))).toEqual([['申请号']])
})

test('a workbook is read by cell addresses', async () => {
  const bytes = await writeWorkbook([
    {
      sheet: 'A',
      data: [
        [header('no'), header('title')],
        [text('1'), text('<a> & "b"')],
      ],
      widths: [9, 9],
      frozenRows: 1,
      frozenColumns: 0,
    },
  ])
  expect(await readUploadedSheet(new File([bytes], 'a.xlsx'))).toEqual([
    ['no', 'title'],
    ['1', '<a> & "b"'],
  ])
  const sparse = `<row r="1"><c r="B1"><v>45337</v></c><c r="C1" t="inlineStr"><is><t>x</t></is></c></row>`
  const workbook = makeWorkbook([{ name: 'A', xml: sparse }])
  expect(await readUploadedSheet(new File([workbook], 'a.xlsx'))).toEqual([['', '45337', 'x']])
})

test.each([
  ['nothing', null, '不能为空'],
  ['an empty file', new File([], 'a.csv'), '不能为空'],
  ['another type', new File(['x'], 'a.txt'), '格式的表格'],
  ['a broken workbook', new File(['PK\u0003\u0004 and no more'], 'a.xlsx'), '无法读取'],
])('%s is refused', async (_what, file, message) => {
  await expect(readUploadedSheet(file)).rejects.toThrow(message)
})
