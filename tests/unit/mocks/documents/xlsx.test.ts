import { describe, expect, test } from 'vitest'
import { getCellAddress } from 'write-excel-file/utility'
import { reportFile } from '@mocks/valuation/documents'
import { MODEL_TEXTS } from '@mocks/valuation/documents/common/modelTexts'
import { textsOf } from '@mocks/valuation/documents/common/texts'
import { text } from '@mocks/platform/xlsx/cells'
import { parse, placeOf, type Expression, type Place } from '@mocks/platform/xlsx/parseFormula'
import { evaluate, LEDGER_ROWS, resolve, type Valuation } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import type { Report } from '@/features/valuation/reports/model/report.api'
import { LANGUAGES } from '@/shared/lib/language'
import { changesOf } from '../../../sheet/changes'
import { ledgerCells, UNIT } from '../../../sheet/ledgerCells'
import { reports } from '../../../sheet/reports'
import { NSCLC, TODAY } from '../../valuation/form/makeForm'
import { makeReport, IN_REGIONS, LISTED } from './makeReport'
import { cellRightOf, cellNamed, decode, readWorkbook, evaluateWorkbook, type Book } from './workbook'

const READER = { userId: '10086', nickName: '李明' }
const english = (report = makeReport(), reader = READER) => reportFile(report, 'xlsx', reader, 'en')

const REPORTS = reports()
const [ONE, THREE] = REPORTS.map(({ report }) => report) as [Report, Report]

/** Workbooks by report: generating one is slow, so each is made once. */
const written = new Map<Report, Promise<Book>>()
const bookOf = async (report: Report) => {
  if (!written.has(report))
    written.set(
      report,
      english(report).then(({ bytes }) => readWorkbook(bytes)),
    )
  const { parts, names, sheets } = await written.get(report)!
  return { parts, names, sheets: new Map([...sheets].map(([name, cells]) => [name, new Map(cells)])) }
}

const partOf = (parts: Book['parts'], sheets: Book['sheets'], name: string) =>
  parts[`xl/worksheets/sheet${[...sheets.keys()].indexOf(name) + 1}.xml`]!

const inUnit = (...amounts: readonly number[]) => amounts.map((amount) => amount / UNIT)

/** The tolerance is relative to `scale`, because amounts that cancel out leave rounding errors of their own size. */
const isNear = (a: unknown, b: number, scale = 1) =>
  typeof a === 'number' && Math.abs(a - b) <= 1e-9 * Math.max(scale, Math.abs(b))

describe.each(REPORTS)('the workbook of $name', ({ report }) => {
  const { valuation } = toValuation(report.form, TODAY)
  const valued = (of: Valuation) => {
    const resolved = resolve(of)
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.error))
    return evaluate(resolved.value)
  }

  test('contains the value of every ledger cell, as computed by the engine', async () => {
    const { sheets } = await bookOf(report)
    const result = valued(valuation)
    const cells = ledgerCells(result, 'en')
    for (const { sheet, address, value } of cells) {
      const cell = sheets.get(sheet)!.get(address)?.value
      expect(isNear(cell, value, result.peakSales / UNIT / 1000), `${sheet} ${address}`).toBe(true)
    }
    expect(cells.length).toBe(2 * 9 * result.periods * (1 + valuation.indications.length))
  })

  test('agrees with the report in every check', async () => {
    const cells = (await bookOf(report)).sheets.get('Checks')!
    const verdicts = [...cells].filter(([address]) => address.startsWith('E')).map(([, { text }]) => text)
    expect(new Set(verdicts.slice(1))).toEqual(new Set(['agrees', 'fine']))
    expect(verdicts.length).toBeGreaterThan(45)
  })

  test('follows its inputs as the engine does', async () => {
    for (const { cell, value, apply } of changesOf(valuation)) {
      const book = await bookOf(report)
      const { sheet, cells } = book.names.get(cell)!
      const before = cellNamed(book, cell)
      book.sheets.get(sheet)!.set(cells.replaceAll('$', ''), { ...before, value: value(before.value!) })
      const now = evaluateWorkbook(book)
      const { rnpv, npvSuccess } = valued(apply(valuation))
      expect(isNear(now.named('rnpv'), rnpv / UNIT), cell).toBe(true)
      expect(isNear(now.named('case_rnpv'), rnpv), cell).toBe(true)
      expect(isNear(now.named('npv_success'), npvSuccess / UNIT), cell).toBe(true)
      if (cell === 'wacc') expect(now.named('agreement')).toBe('differs')
    }
  })

  test('values the scenario that is selected', async () => {
    for (const [shown, name] of [
      ['Pessimistic', 'pessimistic'],
      ['Optimistic', 'optimistic'],
      ['Custom', 'base'],
    ] as const) {
      const book = await bookOf(report)
      const { sheet, cells } = book.names.get('scenario')!
      book.sheets.get(sheet)!.set(cells.replaceAll('$', ''), { text: shown })
      const { rnpv } = report.content!.scenarios.rows.find((each) => each.name === name)!
      expect(isNear(evaluateWorkbook(book).named('rnpv'), rnpv / UNIT), name).toBe(true)
    }
  })

  test('every formula refers to cells with content, and most names are used', async () => {
    const { sheets, names } = await bookOf(report)
    const called = new Set<string>()
    const isFilled = (sheet: string, { row, column }: Place) =>
      sheets.get(sheet)!.has(getCellAddress(row, column))
    const check = (expression: Expression, sheet: string): boolean => {
      if (expression.kind === 'name') {
        called.add(expression.name)
        return names.has(expression.name)
      }
      if (expression.kind === 'call') return expression.args.every((each) => check(each, sheet))
      if (expression.kind === 'negative') return check(expression.of, sheet)
      if (expression.kind === 'binary') return check(expression.left, sheet) && check(expression.right, sheet)
      if (expression.kind === 'value') return true
      return [expression.from, expression.to].every((place) => isFilled(expression.sheet ?? sheet, place))
    }
    for (const [sheet, cells] of sheets)
      for (const [address, { formula }] of cells)
        if (formula) expect(check(parse(formula), sheet), `${sheet} ${address} ${formula}`).toBe(true)
    // Names for readers only, and the first of a list, need no formula.
    for (const name of names.keys()) expect(name).toMatch(/^[a-z][A-Za-z0-9_]*$/)
    expect(called.size).toBeGreaterThan(names.size / 2)
  })
})

test('present values of the rows match the report', async () => {
  const report = THREE
  const { sheets } = await bookOf(report)
  for (const [index, row] of LEDGER_ROWS.entries())
    expect(sheets.get('Ledger (expected)')!.get(`C${4 + index}`)!.value).toBeCloseTo(
      report.content!.pv[row] / UNIT,
      6,
    )
})

test('the scenario is selected from a list', async () => {
  const { parts, names, sheets } = await bookOf(ONE)
  const cell = names.get('scenario')!.cells.replaceAll('$', '')
  expect(partOf(parts, sheets, 'Inputs')).toContain(
    `<dataValidation type="list" allowBlank="0" showErrorMessage="1" sqref="${cell}"><formula1>'Cases'!$D$1:$G$1</formula1>`,
  )
})

test.each(LANGUAGES)('periods are headed with their year, and no text has a gap (%s)', async (language) => {
  const { sheets } = readWorkbook((await reportFile(ONE, 'xlsx', READER, language)).bytes)
  const { expected, success, build } = { ...textsOf(language).own.sheets, ...MODEL_TEXTS[language].sheets }
  for (const name of [expected, success, build]) {
    // The base date is 2026-11-21, so most of the first period is in 2027.
    expect(['D1', 'E1', 'F1'].map((cell) => sheets.get(name)!.get(cell)?.value)).toEqual([2027, 2028, 2029])
  }
  const texts = [...sheets.values()].flatMap((cells) => [...cells.values()].map(({ text = '' }) => text))
  expect(texts.filter((text) => text.includes('{{'))).toEqual([])
})

test('amounts follow the unit that is selected', async () => {
  const book = await bookOf(THREE)
  const before = evaluateWorkbook(book)
  const { sheet, cells } = book.names.get('unit_name')!
  book.sheets.get(sheet)!.set(cells.replaceAll('$', ''), { text: '¥K' })
  const now = evaluateWorkbook(book)
  expect(now.named('unit')).toBe(1000)
  for (const name of ['rnpv', 'npv_success', 'peak_sales', 'remaining_rnd', 'rnpv_weighted', 'budget_gap'])
    expect(isNear(now.named(name), 1000 * Number(before.named(name))), name).toBe(true)
  // Neither inputs nor verdicts change with the unit.
  for (const name of ['case_rnpv', 'agreement']) expect(now.named(name), name).toBe(before.named(name))
  expect(now.at('Cover', cellRightOf(book.sheets.get('Cover')!, 'Unit of amounts').address)).toBe('¥K')
  expect(now.at('Charts', 'B1')).toBe('¥K')
})

test('the cover has the key figures of the model and links to every other sheet', async () => {
  const { sheets, parts } = await bookOf(ONE)
  const cover = sheets.get('Cover')!
  for (const [label, name] of [
    ['rNPV', 'rnpv'],
    ['Success-case NPV', 'npv_success'],
    ['Peak sales', 'peak_sales'],
    ['Remaining R&D cost', 'remaining_rnd'],
  ] as const)
    expect(cover.get(cellRightOf(cover, label).address)).toMatchObject({ formula: name })
  const links = [
    ...partOf(parts, sheets, 'Cover').matchAll(/<hyperlink ref="(\w+)" location="([^"]*)"/g),
  ].map(([, cell, location]) => [cell!, /^'(.*)'!A1$/.exec(decode(location!))?.[1]] as const)
  expect(links.map(([, sheet]) => sheet)).toEqual([...sheets.keys()].slice(1))
  for (const [cell, sheet] of links) expect(cover.get(cell)?.text).toBe(sheet)
})

describe.each(LANGUAGES)('the charts (%s)', (language) => {
  /** References of a chart part, with the values that it stores for each. */
  const referencesIn = (xml: string) =>
    [...xml.matchAll(/<c:f>'([^<]*)'!([^<]*)<\/c:f><c:(?:num|str)Cache>(.*?)<\/c:(?:num|str)Cache>/g)].map(
      ([, sheet, cells, stored]) => ({
        sheet: sheet!,
        cells: cells!.replaceAll('$', ''),
        stored: [...stored!.matchAll(/<c:v>(.*?)<\/c:v>/g)].map(([, value]) => decode(value!)),
      }),
    )
  const cellsIn = (range: string): string[] => {
    const [from, to = from] = range.split(':').map(placeOf)
    return Array.from({ length: to!.row - from!.row + 1 }, (_, at) =>
      getCellAddress(from!.row + at, from!.column),
    )
  }

  test('refer to cells and store their present values', async () => {
    const { parts, sheets } = readWorkbook((await reportFile(THREE, 'xlsx', READER, language)).bytes)
    const charts = Object.entries(parts).filter(([path]) => path.startsWith('xl/charts/'))
    expect(charts).toHaveLength(3)
    for (const [path, xml] of charts) {
      const found = referencesIn(xml)
      expect(found.length).toBeGreaterThan(6)
      for (const { sheet, cells, stored } of found) {
        const inSheet = cellsIn(cells).map((address) => sheets.get(sheet)!.get(address))
        expect(
          inSheet.map((cell) => cell?.text ?? String(cell?.value)),
          `${path} ${cells}`,
        ).toEqual(stored)
      }
      expect(parts['[Content_Types].xml']).toContain(`PartName="/${path}"`)
    }
  })

  test('draw the sales of each indication, the cash flow and the drivers', async () => {
    const { content } = THREE
    const { parts } = readWorkbook((await reportFile(THREE, 'xlsx', READER, language)).bytes)
    const [sales, cash, tornado] = [1, 2, 3].map((chart) => {
      const xml = parts[`xl/charts/chart2-${chart}.xml`]!
      return [...xml.matchAll(/<c:val>(.*?)<\/c:val>/gs)].map(([, value]) =>
        referencesIn(value!)[0]!.stored.map(Number),
      )
    }) as [number[][], number[][], number[][]]
    const inMillions = (amounts: readonly number[]) => amounts.map((amount) => amount / UNIT)
    const sums = content!.expected.cf.reduce<number[]>(
      (all, amount) => [...all, (all.at(-1) ?? 0) + amount],
      [],
    )
    const wanted = [
      [sales, [...content!.indications.map((each) => each.salesSuccess), content!.expected.sales]],
      [cash, [content!.expected.cf, sums]],
      [
        tornado,
        (['low', 'high'] as const).map((end) =>
          content!.tornado.map((each) => each[end] - content!.summary.rnpv),
        ),
      ],
    ] as const
    for (const [drawn, amounts] of wanted)
      for (const [index, values] of amounts.entries())
        for (const [at, value] of inMillions(values).entries())
          expect(drawn[index]![at]).toBeCloseTo(value, 4)
    for (const [drawn, amounts] of wanted) expect(drawn).toHaveLength(amounts.length)
  })

  test('are placed on their sheet with a description', async () => {
    const { parts } = readWorkbook((await reportFile(ONE, 'xlsx', READER, language)).bytes)
    const drawing = parts['xl/drawings/drawing2.xml']!
    const alts = [...drawing.matchAll(/descr="([^"]*)"/g)].map(([, alt]) => alt!)
    const { t } = textsOf(language)
    for (const [index, id] of (['sales', 'cashFlow', 'tornado'] as const).entries())
      expect(alts[index]).toContain(t(`valuation:chart.${id}.title`))
    const relations = parts['xl/drawings/_rels/drawing2.xml.rels']!
    const targets = [...relations.matchAll(/Target="\/([^"]*)"/g)].map(([, target]) => target!)
    expect(targets).toHaveLength(3)
    for (const target of targets) expect(parts).toHaveProperty([target])
  })
})

test('every sheet prints on landscape pages as wide as its columns, with header, footer and repeated titles', async () => {
  const { parts, sheets } = await bookOf(ONE)
  for (const name of sheets.keys()) {
    const xml = partOf(parts, sheets, name)
    expect(xml).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
    expect(xml).toMatch(
      /<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="[01]"\/>/,
    )
    expect(xml).toContain('<oddHeader>&amp;LAB-101 · Acme Bio&amp;Rv3 · 2026-11-21</oddHeader>')
    expect(xml).toContain('<oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter>')
  }
  const local = [
    ...parts['xl/workbook.xml']!.matchAll(/name="_xlnm.(\w+)" localSheetId="(\d+)">(.*?)<\/definedName>/g),
  ].map(([, name, index, cells]) => [name, [...sheets.keys()][Number(index)], cells])
  expect(local).toContainEqual([
    'Print_Titles',
    'Ledger (expected)',
    "'Ledger (expected)'!$A:$A,'Ledger (expected)'!$1:$3",
  ])
  const { periods } = ONE.content!
  const lastColumn = getCellAddress(0, 2 + periods).slice(0, -1)
  expect(local.find(([name, sheet]) => name === 'Print_Area' && sheet === 'Ledger (expected)')?.[2]).toMatch(
    new RegExp(`!\\$A\\$1:\\$${lastColumn}\\$\\d+$`),
  )
})

test('a text with a missing value fails the file', () => {
  expect(() => textsOf('en').t('valuation:ledger.period', { number: 1 })).toThrow('{{day}}')
})

test('the file names the computation, its time, its versions and the reader', async () => {
  const { sheets } = await bookOf(ONE)
  const about = sheets.get('Cover')!
  expect(cellRightOf(about, 'Report version').value).toBe(3)
  expect(cellRightOf(about, 'Method version').text).toBe('1.0')
  expect(cellRightOf(about, 'Table version').text).toBe('2026-01')
  expect(cellRightOf(about, 'Random seed').value).toBe(42)
  expect(cellRightOf(about, 'Downloaded by').text).toBe('李明')
  expect(cellRightOf(about, 'User ID').text).toBe('10086')
  // 2026-11-21 09:30 as days since 1899-12-30.
  expect(cellRightOf(about, 'Computed').value).toBeCloseTo(46_347 + 9.5 / 24, 6)
})

test('inputs have label, value and unit; numbers and dates are typed as such', async () => {
  const { sheets } = await bookOf(THREE)
  const inputs = sheets.get('Form as filled in')!
  expect(cellRightOf(inputs, 'COGS').value).toBe(15)
  expect(cellRightOf(inputs, 'Market size per year').value).toBe(4e10)
  expect(cellRightOf(inputs, 'Valuation base date').value).toBe(46_347)
  expect(cellRightOf(inputs, 'Current stage').text).toBe('Phase II')
  expect(cellRightOf(inputs, 'Head-to-head outcome').text).toBe('Superior')
  expect(cellRightOf(inputs, 'Other indication 1').text).toBe('Psoriasis')
  expect(cellRightOf(inputs, 'Psoriasis · Market size per year').value).toBe(8e9)
  expect(cellRightOf(inputs, 'Phase III · Cost').value).toBe(9e8)
  const texts = [...inputs.values()].map(({ text }) => text ?? '')
  expect(texts.filter((text) => /field\.|valuationForm|undefined|\[object/.test(text))).toEqual([])
})

test('assumptions name their sources', async () => {
  const report = ONE
  const { sheets } = await bookOf(report)
  const cells = [...sheets.get('Assumptions and sources')!.values()].map(({ text }) => text)
  expect(cells).toContain('Published: Robey 2017')
  expect(cells).toContain('Product default')
  expect(cells.some((cell) => /^Derived: .*Oncology 24\.6% .*blended$/.test(String(cell)))).toBe(true)
  expect(cells).toContain('Phase transitions (n)')
})

test('invented deals are labelled as invented next to their figures', async () => {
  const report = ONE
  const { sheets } = await bookOf(report)
  const cells = [...sheets.get('Report results')!.values()].map(({ text }) => String(text))
  expect(cells.filter((cell) => cell === 'Invented demo deals').length).toBe(
    report.content!.comparables.count,
  )
  expect(cells.some((cell) => /^Comparable deals \(\d+ invented\)$/.test(cell))).toBe(true)
})

test('regional contributions are in tables, also for each scenario and for a change in one region', async () => {
  const report = makeReport(IN_REGIONS)
  const cells = [...(await bookOf(report)).sheets.get('Report results')!.values()]
  const valuesOf = (name: string, count: number, which = 0) => {
    const at = [...cells.keys()].filter((index) => cells[index]!.text === name)[which]!
    return cells.slice(at + 1, at + 1 + count).map(({ value }) => value)
  }
  const [us] = report.content!.regions
  expect(valuesOf('United States', 4)).toEqual([
    us!.loa,
    ...inUnit(us!.peakSales, us!.pvSales, us!.pvContribution),
  ])
  const { low, high, swing } = report.content!.regionTornado.find(({ key }) => key === 'us:level')!
  expect(valuesOf('United States · Market, price or share (±20%)', 3)).toEqual(inUnit(low, high, swing))
  const rows = report.content!.scenarios.rows.map((row) =>
    row.regions.find(({ region }) => region === 'china'),
  )
  expect(valuesOf('China', 3, 1)).toEqual(inUnit(...rows.map((row) => row!.pvContribution)))
})

test('the workbook cites for each region its own law', async () => {
  const regions = {
    us: { marketSize: '4000000000' },
    china: { marketSize: '1000000000', dataExclusivityYears: '6' },
    japan: { marketSize: '500000000' },
  }
  const book = await bookOf(
    makeReport({ targetMarket: 'global', newDrugType: 'original', dataExclusivity: 'us_biologic', regions }),
  )
  const sources = [...book.names]
    .filter(([name]) => name.startsWith('exclusivity_'))
    .map(([name, { sheet, cells }]) => {
      const address = cells.replaceAll('$', '').replace('B', 'D')
      return [cellNamed(book, name).value, book.sheets.get(sheet)!.get(address)?.text]
    })
  expect(sources).toEqual([
    [12, 'Published: US law'],
    [6, 'Entered by you'],
    [8, 'Published: Japanese law'],
  ])
})

test('the user’s sources are next to their assumptions', async () => {
  const evidence = {
    growth: {
      link: 'https://example.org/market',
      note: '=1+1 of the annual report',
      file: { fileName: '/profile/upload/a.pdf', originalName: '@market.pdf', size: 9 },
    },
  }
  const { sheets } = readWorkbook((await english(makeReport({ evidence }))).bytes)
  const cells = sheets.get('Assumptions and sources')!
  const row = [...cells].find(([, { text }]) => text === 'Compound growth rate')![0].slice(1)
  expect(['H', 'I', 'J'].map((column) => cells.get(column + row)?.text)).toEqual([
    "'=1+1 of the annual report",
    'https://example.org/market',
    "'@market.pdf",
  ])
  // Sources are not inputs.
  expect(
    [...sheets.get('Form as filled in')!.values()].some(({ text }) => text?.includes('example.org')),
  ).toBe(false)
})

/** Sheets with stored values only, without formulas. */
const PLAIN = new Set(['Assumptions and sources', 'Form as filled in'])

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
])('the text %j is escaped so that it is no formula', (typed) => {
  expect(text(typed)).toMatchObject({ type: String, value: `'${typed}` })
})

test('no text of a report becomes a formula', async () => {
  const typed = '=HYPERLINK("x")'
  const report = makeReport(
    {
      mechanism: typed,
      corePatentNumber: typed,
      preferredIndication: { ...NSCLC, nameEn: typed },
    },
    { companyName: typed, pipelineName: typed },
  )
  const { sheets } = readWorkbook((await english(report, { userId: typed, nickName: typed })).bytes)
  for (const [name, cells] of sheets) {
    const all = [...cells.values()]
    expect(all.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell.text ?? ''))).toEqual([])
    expect(all.some(({ formula }) => formula !== undefined)).toBe(!PLAIN.has(name))
    expect(all.filter(({ formula }) => formula?.includes('HYPERLINK'))).toEqual([])
  }
  expect(cellRightOf(sheets.get('Cover')!, 'Company').text).toBe(`'${typed}`)
})

test('real negative numbers stay numbers', async () => {
  const report = makeReport({ futureBudget: '1000000', stages: { phase3: { cost: '90000000' } } })
  const { budgetGap } = report.content!.summary
  expect(budgetGap).toBeLessThan(0)
  const results = readWorkbook((await english(report)).bytes).sheets.get('Report results')!
  expect(cellRightOf(results, 'Budget surplus or gap').value).toBeCloseTo(budgetGap! / UNIT, 6)
})

test('headers are frozen, columns have widths, one sheet is open', async () => {
  const { parts } = await bookOf(ONE)
  const sheets = Object.entries(parts).filter(([path]) => path.startsWith('xl/worksheets/sheet'))
  expect(sheets).toHaveLength(13)
  for (const [, xml] of sheets) {
    expect(xml).toContain('customWidth="1"')
    expect(xml).toContain('state="frozen"')
  }
  expect(sheets.filter(([, xml]) => xml.includes('tabSelected="1"'))).toHaveLength(1)
})

test('Chinese texts, and empty sections without errors', async () => {
  const report = makeReport(LISTED, {}, [])
  const { sheets } = readWorkbook((await reportFile(report, 'xlsx', READER, 'zh')).bytes)
  expect([...sheets.keys()]).toEqual([
    '封面',
    '图表',
    '输入',
    '销售与投入',
    '现金流台账（期望）',
    '现金流台账（成功）',
    'rNPV',
    '敏感性',
    '核对',
    '情形',
    '报告结果',
    '假设与来源',
    '填写内容',
  ])
  expect(cellRightOf(sheets.get('填写内容')!, '管线名称').text).toBe('AB-101')
})
