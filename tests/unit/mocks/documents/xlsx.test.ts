import { describe, expect, test } from 'vitest'
import { reportFile } from '@mocks/valuation/documents'
import { LEDGER_ROWS } from '@/features/valuation/reports/model/content'
import { aReport, fullForm, LISTED } from './aReport'
import { besides, evaluate, readWorkbook } from './workbook'

const READER = { userId: '10086', nickName: '李明' }
const english = (report = aReport(), reader = READER) => reportFile(report, 'xlsx', reader, 'en')

describe.each([
  ['one indication', aReport()],
  ['three indications, in CNY, with tax and working capital', aReport(fullForm)],
  ['a listed product', aReport(LISTED)],
])('the ledgers of %s', (_, report) => {
  test.each([
    ['Ledger (expected)', 'rNPV', 'rnpv'],
    ['Ledger (success case)', 'Success-case NPV', 'npvSuccess'],
  ] as const)('%s computes the value of the report', async (name, label, key) => {
    const cells = readWorkbook((await english(report)).bytes).sheets.get(name)!
    const net = besides(cells, label)
    const reported = report.content!.summary[key]
    expect(net.formula).toMatch(/^SUM\(D\d+:[A-Z]+\d+\)$/)
    expect(Math.abs(evaluate(cells, net.address) - reported)).toBeLessThanOrEqual(1e-6 * Math.abs(reported))
    expect(evaluate(cells, besides(cells, 'Both agree').address)).toBe(1)
    expect(besides(cells, 'Both agree')).toMatchObject({ isBoolean: true, value: 1 })
  })

  test('every formula carries the value that it computes', async () => {
    const { sheets } = readWorkbook((await english(report)).bytes)
    let formulas = 0
    for (const cells of sheets.values()) {
      for (const [address, { formula, value }] of cells) {
        if (!formula) continue
        formulas += 1
        const computed = evaluate(cells, address)
        expect(Math.abs(computed - value!), `${address} ${formula}`).toBeLessThanOrEqual(
          1e-6 * Math.max(1, Math.abs(computed)),
        )
      }
    }
    expect(formulas).toBeGreaterThan(4 * report.content!.periods)
  })
})

test('a change of one cell reaches the value', async () => {
  const report = aReport()
  const cells = readWorkbook((await english(report)).bytes).sheets.get('Ledger (expected)')!
  const before = evaluate(cells, besides(cells, 'rNPV').address)
  cells.set('F4', { value: cells.get('F4')!.value! + 1e6 })
  const after = evaluate(cells, besides(cells, 'rNPV').address)
  expect(after - before).toBeCloseTo(1e6 * report.content!.discountFactors[2]!, 3)
})

test('present values of the rows are those of the report', async () => {
  const report = aReport(fullForm)
  const cells = readWorkbook((await english(report)).bytes).sheets.get('Ledger (expected)')!
  for (const [index, row] of LEDGER_ROWS.entries()) {
    expect(evaluate(cells, `C${4 + index}`)).toBeCloseTo(report.content!.pv[row], 0)
  }
})

test('the file says what was computed, when, by what and who took it', async () => {
  const { sheets } = readWorkbook((await english()).bytes)
  const about = sheets.get('About')!
  expect(besides(about, 'Report version').value).toBe(3)
  expect(besides(about, 'Method version').text).toBe('1.0')
  expect(besides(about, 'Table version').text).toBe('2026-01')
  expect(besides(about, 'Random seed').value).toBe(42)
  expect(besides(about, 'Downloaded by').text).toBe('李明')
  expect(besides(about, 'User id').text).toBe('10086')
  // 2026-11-21 09:30 as days since 1899-12-30.
  expect(besides(about, 'Computed').value).toBeCloseTo(46_347 + 9.5 / 24, 6)
})

test('inputs have label, value and unit; numbers are numbers and days are days', async () => {
  const { sheets } = readWorkbook((await english(aReport(fullForm))).bytes)
  const inputs = sheets.get('Inputs')!
  expect(besides(inputs, 'COGS').value).toBe(15)
  expect(besides(inputs, 'Market size per year').value).toBe(4e10)
  expect(besides(inputs, 'Valuation base date').value).toBe(46_347)
  expect(besides(inputs, 'Current stage').text).toBe('Phase II')
  expect(besides(inputs, 'Head-to-head outcome').text).toBe('Superior')
  expect(besides(inputs, 'Other indication 1').text).toBe('Psoriasis')
  expect(besides(inputs, 'Psoriasis · Market size per year').value).toBe(8e9)
  expect(besides(inputs, 'Phase III · Cost').value).toBe(9e8)
  const texts = [...inputs.values()].map(({ text }) => text ?? '')
  expect(texts.filter((text) => /field\.|valuationForm|undefined|\[object/.test(text))).toEqual([])
})

test('assumptions carry their sources', async () => {
  const report = aReport()
  const { sheets } = readWorkbook((await english(report)).bytes)
  const cells = [...sheets.get('Assumptions and sources')!.values()].map(({ text }) => text)
  expect(cells).toContain('Published: Robey 2017')
  expect(cells).toContain('Product default')
  expect(cells.some((cell) => /^Derived: .*Oncology 24\.6% .*blended$/.test(String(cell)))).toBe(true)
  expect(cells).toContain('Phase transitions (n)')
})

test('invented deals are named as invented beside their figures', async () => {
  const report = aReport()
  const { sheets } = readWorkbook((await english(report)).bytes)
  const cells = [...sheets.get('Results')!.values()].map(({ text }) => String(text))
  expect(cells.filter((cell) => cell === 'Invented demo deals').length).toBe(
    report.content!.comparables.count,
  )
  expect(cells.some((cell) => /^Comparable deals \(\d+ invented\)$/.test(cell))).toBe(true)
})

test('sources of the user stand beside their assumptions', async () => {
  const evidence = {
    growth: {
      link: 'https://example.org/market',
      note: '=1+1 of the annual report',
      file: { fileName: '/profile/upload/a.pdf', originalName: '@market.pdf', size: 9 },
    },
  }
  const { sheets } = readWorkbook((await english(aReport({ evidence }))).bytes)
  const cells = sheets.get('Assumptions and sources')!
  const row = [...cells].find(([, { text }]) => text === 'Compound growth rate')![0].slice(1)
  expect(['H', 'I', 'J'].map((column) => cells.get(column + row)?.text)).toEqual([
    "'=1+1 of the annual report",
    'https://example.org/market',
    "'@market.pdf",
  ])
  // Sources are no inputs.
  expect([...sheets.get('Inputs')!.values()].some(({ text }) => text?.includes('example.org'))).toBe(false)
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  ' =HYPERLINK("x")',
  '=cmd|/c calc!A0',
])('the text %j never becomes a formula', async (text) => {
  const report = aReport(
    { mechanism: text, corePatentNumber: text },
    { companyName: text, pipelineName: text },
  )
  const { sheets } = readWorkbook((await english(report, { userId: text, nickName: text })).bytes)
  for (const [name, cells] of sheets) {
    const all = [...cells.values()]
    expect(all.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell.text ?? ''))).toEqual([])
    expect(all.some(({ formula }) => formula !== undefined)).toBe(name.startsWith('Ledger'))
  }
  expect(besides(sheets.get('About')!, 'Company').text).toBe(`'${text}`)
})

test('real negative numbers stay numbers', async () => {
  const report = aReport({ futureBudget: '1000000', stages: { phase3: { cost: '90000000' } } })
  const { budgetGap } = report.content!.summary
  expect(budgetGap).toBeLessThan(0)
  const results = readWorkbook((await english(report)).bytes).sheets.get('Results')!
  expect(besides(results, 'Budget surplus or gap').value).toBeCloseTo(budgetGap!, 6)
})

test('headers are frozen, columns have widths, one sheet is open', async () => {
  const { parts } = readWorkbook((await english()).bytes)
  const sheets = Object.entries(parts).filter(([path]) => path.startsWith('xl/worksheets/sheet'))
  expect(sheets).toHaveLength(6)
  for (const [, xml] of sheets) {
    expect(xml).toContain('customWidth="1"')
    expect(xml).toContain('state="frozen"')
  }
  expect(sheets.filter(([, xml]) => xml.includes('tabSelected="1"'))).toHaveLength(1)
})

test('Chinese texts, and empty sections without faults', async () => {
  const report = aReport(LISTED, {}, [])
  const { sheets } = readWorkbook((await reportFile(report, 'xlsx', READER, 'zh')).bytes)
  expect([...sheets.keys()]).toEqual([
    '说明',
    '输入',
    '假设与来源',
    '现金流台账（期望）',
    '现金流台账（成功）',
    '结果',
  ])
  expect(besides(sheets.get('输入')!, '管线名称').text).toBe('AB-101')
})
