import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test, vi } from 'vitest'
import { reportFile } from '@mocks/valuation/documents'
import { npvFile } from '@mocks/valuation/documents/npv'
import { addPage, createPdf, type PdfDocument } from '@mocks/valuation/documents/paper/pdfDocument'
import { breakRows } from '@mocks/valuation/documents/paper/table'
import { requireComplete } from '@mocks/valuation/documents/common/complete'
import { fileName } from '@mocks/valuation/documents/common/fileName'
import { documentDataOf } from '@mocks/valuation/documents/common/documentData'
import { textsOf } from '@mocks/valuation/documents/common/texts'
import { calculate } from '@mocks/valuation/npvStore'
import { makeNpvDraft } from '@mocks/valuation/seed/npvs'
import { detailOf, reports as storedReports } from '@mocks/valuation/store'
import '@mocks/valuation/seed/reports'
import { CHARTS, figureOf } from '@/features/valuation/reports/charts'
import en from '@/features/valuation/locales/en.json'
import zh from '@/features/valuation/locales/zh.json'
import { CITATIONS } from '@/features/valuation/reports/model/citations'
import type { Report } from '@/features/valuation/reports/model/report.api'
import { scenarioRegionTable } from '@/features/valuation/reports/sections/regionRows'
import { StoredNpv } from '@/features/valuation/npv/npvSchema'
import { addYears } from '@/shared/lib/dates'
import { formatMoneyExact, formatMoney, formatPercent } from '@/shared/lib/money'
import { LANGUAGES, type Language } from '@/shared/lib/language'
import { reports } from '../../../sheet/reports'
import { TODAY } from '../../valuation/form/makeForm'
import { makeReport, fullForm, IN_REGIONS, LISTED } from './makeReport'

// A document takes half a second to generate and as long to read; the first one also loads the fonts and the PDF
// library.
vi.setConfig({ testTimeout: 30_000 })

const READER = { userId: '10086', nickName: '李明 Ming' }

/** Removes spaces, which depend on glyph placement. */
const squeeze = (text: string) => text.replace(/\s+/g, '')

async function read(report: Report, language: Language, reader = READER) {
  const { bytes } = await reportFile(report, 'pdf', reader, language)
  const pdf = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(pdf, { mergePages: false })
  const pages = text.map(squeeze)
  return { bytes, pdf, pages, cover: pages[0]!, body: pages.slice(1).join('\n') }
}

/** Documents by report and language: each is made once. */
const opened = new Map<Report, Map<Language, ReturnType<typeof read>>>()
function open(report: Report, language: Language) {
  const documents = opened.get(report) ?? new Map<Language, ReturnType<typeof read>>()
  opened.set(report, documents)
  const document = documents.get(language) ?? read(report, language)
  documents.set(language, document)
  return document
}

/** Numbered section titles; regional sales are a section only if there are regions. */
const titlesOf = ({ content }: Report, { section }: typeof en | typeof zh) =>
  Object.entries(section)
    .filter(([id]) => id !== 'regions' || content!.regions.length > 0)
    .map(([, title], index) => `${index + 1}  ${title}`)

const REPORTS: [string, Report][] = [
  ['one indication', makeReport()],
  ['three indications in CNY', makeReport(fullForm)],
  ['a listed product without comparables', makeReport(LISTED, {}, [])],
  ['two regions, taxed', makeReport(IN_REGIONS)],
]

describe.each(REPORTS)('the document of %s', (_, report) => {
  test.each(LANGUAGES)('has all sections, numbered pages and the key figures (%s)', async (language) => {
    const { pdf, pages, cover, body } = await open(report, language)
    const texts = language === 'zh' ? zh : en
    const titles = titlesOf(report, texts).map(squeeze)
    expect(titles).toHaveLength(report.form?.regions ? 16 : 15)
    expect(titles.filter((title) => !cover.includes(title))).toEqual([])
    const places = titles.map((title) => body.indexOf(title))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))

    expect(pdf.numPages).toBeGreaterThan(12)
    expect(pdf.numPages).toBeLessThan(35)
    for (const [index, page] of pages.entries()) {
      const [number, count] = [index + 1, pdf.numPages]
      expect(page, 'the mark is not among what is searched').not.toContain('10086李明Ming')
      expect(page).toContain(language === 'zh' ? `第${number}页，共${count}页` : `Page${number}of${count}`)
    }
    const { summary } = report.content!
    for (const amount of [summary.rnpv, summary.npvSuccess, summary.peakSales]) {
      expect(body).toContain(formatMoney(amount, report.currency, language))
    }
    expect(body).not.toMatch(/undefined|NaN|\{\{|section\.|chart\.|column\./)
    const { content, context } = documentDataOf(requireComplete(report), textsOf(language))
    const findings = Object.values(CHARTS).map((chart) => figureOf(chart, content, context).finding ?? '')
    expect(findings.filter(Boolean)).not.toHaveLength(0)
    expect(findings.filter((finding) => !body.includes(squeeze(finding)))).toEqual([])
  })
})

interface Written {
  text: string
  /** In points from the bottom of the page. */
  y: number
  size: number
}

async function textsOn(pdf: Awaited<ReturnType<typeof open>>['pdf'], number: number): Promise<Written[]> {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  return items
    .flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [size, slant, , , , y] = item.transform as number[]
      return slant === 0 && y! > 40 ? [{ text: item.str, y: y!, size: size! }] : []
    })
    .toSorted((one, other) => other.y - one.y)
}

/** Sizes in points: texts and tables are smaller than headings. */
const HEADING_SIZE = 10

async function checkPages(report: Report, language: Language) {
  const { pdf } = await open(report, language)
  for (let number = 1; number <= pdf.numPages; number++) {
    const [, , , height] = (await pdf.getPage(number)).view
    const written = await textsOn(pdf, number)
    const last = written.at(-1)!
    expect(last.y, `page ${number} ends with ${last.text}`).toBeLessThan(0.8 * height!)
    // The first page has no headings but larger figures.
    if (number > 1) expect(last.size, `page ${number} ends with ${last.text}`).toBeLessThan(HEADING_SIZE)
  }
}

const DEMO_REPORTS = storedReports
  .seeded()
  .filter(({ versions }) => versions.at(-1)!.state === 'complete')
  .map((report) => [`demo report ${report.id}`, report] as const)

describe.each(LANGUAGES)(
  'every page is filled by a fifth at least, and none ends with a heading (%s)',
  (language) => {
    test.each(REPORTS)('in the document of %s', (_, report) => checkPages(report, language))

    test.each(DEMO_REPORTS)('in the %s', (_, report) =>
      checkPages(detailOf(report, report.versions.at(-1)!, null), language),
    )

    test.each(reports())('in the document of $name', { tags: ['exhaustive'] }, ({ report }) =>
      checkPages(report, language),
    )
  },
)

test('English has narrow quotation marks, also beside a Chinese name', () => {
  const [english, chinese] = (['en', 'zh-CN'] as const).map((lang) => {
    const doc = createPdf({ title: '', author: '', subject: '', lang })
    addPage(doc, 'portrait')
    return doc.font('regular').fontSize(10)
  }) as [PdfDocument, PdfDocument]
  for (const quoted of ['“’”', '替“’”莫']) {
    const width = (doc: PdfDocument) =>
      doc.widthOfString(quoted) - doc.widthOfString(quoted.replaceAll(/[“’”]/g, ''))
    expect(width(english), quoted).toBeLessThan(15)
    // In Chinese each is as wide as a character.
    expect(width(chinese), quoted).toBeCloseTo(30, 0)
  }
  // A line keeps its height, so that cells of a row in different fonts share a baseline.
  expect(english.heightOfString('asset')).toBeCloseTo(english.heightOfString('资产'), 1)
})

test.each(LANGUAGES)('each chart’s axis and sentences have one unit (%s)', async (language) => {
  for (const [, report] of REPORTS) {
    const { content, context } = documentDataOf(requireComplete(report), textsOf(language))
    for (const chart of Object.values(CHARTS)) {
      const { unit, finding, summary } = figureOf(chart, content, context)
      const amounts = `${finding ?? ''} ${summary}`.match(/[$¥][\d,.]+(?:[KMBT]|[百千]万|亿)?/g) ?? []
      const size = unit?.replace(/^[$¥]|元$/g, '')
      const sizes = amounts.map((amount) => amount.replace(/^.[\d,.]+/, ''))
      expect(new Set([...sizes, size]), `${finding} ${summary}`).toEqual(new Set([size]))
    }
  }
})

test('each page has the reader’s watermark, as a drawing', async () => {
  /** Number of watermarks per page, and their width relative to their height. */
  const watermarksOf = async (nickName: string) => {
    const { bytes } = await reportFile(makeReport(), 'pdf', { userId: '10086', nickName }, 'en')
    const pdf = await PDFDocument.load(bytes)
    return pdf.getPages().map(({ node }) => {
      const drawn = decodePDFRawStream(node.Contents() as PDFRawStream).decode()
      const mark = node.Resources()!.lookup(PDFName.of('XObject'), PDFDict).lookup(PDFName.of('Outline0'))
      const box = (mark as PDFRawStream).dict.lookup(PDFName.of('BBox'), PDFArray).asRectangle()
      const count = Buffer.from(drawn).toString('latin1').split('/Outline0 Do').length - 1
      return { count, width: box.width / 1000 }
    })
  }
  const [short, long] = [await watermarksOf('李明'), await watermarksOf('李明，临床与注册事务部')]
  for (const { count } of [...short, ...long]) expect(count).toBeGreaterThan(10)
  // Nine more characters, each as wide as high.
  for (const [index, { width }] of long.entries()) expect(width - short[index]!.width).toBeCloseTo(9, 0)
})

interface Tagged {
  role?: string
  alt?: string
  children?: Tagged[]
}

const allOf = (element: Tagged): Tagged[] => [element, ...(element.children ?? []).flatMap(allOf)]

test('the file is tagged with headings, figures and tables', async () => {
  const { pdf } = await open(makeReport(IN_REGIONS), 'en')
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const trees = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getStructTree()),
  )
  const elements = trees.flatMap((tree) => allOf(tree as Tagged))
  const having = (role: string) => elements.filter((element) => element.role === role)
  const groups = new Set(
    trees.flatMap((tree) => (tree?.children ?? []).map((child) => (child as Tagged).role)),
  )
  expect(groups).toEqual(new Set(['Document']))
  expect(having('H1')).toHaveLength(1)
  // The sections and the table of contents.
  expect(having('H2')).toHaveLength(17)
  expect(having('TOCI')).toHaveLength(16)
  const figures = having('Figure').map(({ alt }) => alt)
  expect(figures).not.toContain(undefined)
  expect(figures).toContain(en.chart.cashFlow.title)
  for (const row of having('TR')) {
    const roles = row.children!.map(({ role }) => role)
    expect(roles[0]).toBe('TH')
    expect(roles.slice(1).every((role) => role === 'TD') || roles.every((role) => role === 'TH')).toBe(true)
  }
})

test('the first page summarises the report and its change', async () => {
  const report = makeReport()
  const older = makeReport({ wacc: '9' }).content!
  const before = { version: 2, day: '2026-10-14', rnpv: older.summary.rnpv, content: older, rate: 1 }
  const { bytes } = await reportFile(report, 'pdf', READER, 'en', before)
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false })
  const page = squeeze(text[0]!)
  const { summary, indications } = report.content!
  const parts = [
    formatMoney(summary.rnpv, 'USD', 'en'),
    'vsv2·2026-10-14',
    squeeze(indications[0]!.nameEn),
    formatMoney(summary.npvSuccess, 'USD', 'en'),
    'ofpathsfailbeforeapproval,sothemedianisnegative',
    'P90',
    squeeze(en.kpi.valueToSpend),
    squeeze('15  Method and disclaimer'),
  ]
  expect(parts.filter((part) => !page.includes(part))).toEqual([])
  expect(page).not.toContain(squeeze(en.kpi.paybackNever))
})

test.each([
  { heights: [10, 10, 10, 10], room: 100, pages: [4] },
  { heights: [10, 10, 10, 10], room: 30, pages: [2, 2] },
  { heights: [10, 10, 10, 10, 10], room: 20, pages: [2, 3] },
  { heights: Array<number>(7).fill(5), room: 30, pages: [4, 3] },
  { heights: [5, 5, 5, 25, 10, 10], room: 50, pages: [4, 2] },
  { heights: [400, 10, 10], room: 20, pages: [1, 2] },
  { heights: [], room: 20, pages: [0] },
])('rows of $heights over pages of $room and 30 points', ({ heights, room, pages }) => {
  expect(breakRows(heights, room, 30)).toEqual(pages)
})

test('regional contributions are in a table, and the value before tax is next to the rNPV', async () => {
  const report = makeReport(IN_REGIONS)
  const { cover, body } = await open(report, 'en')
  const { regions, summary, pv } = report.content!
  const money = (amount: number) => formatMoney(amount, 'USD', 'en')
  expect(cover).toContain(squeeze(`Before tax: ${money(summary.rnpv + pv.tax)}`))
  expect(regions).toHaveLength(2)
  for (const [index, name] of ['United States', 'China'].entries()) {
    const { loa, launch, loe, peakSales, pvSales, pvContribution } = regions[index]!
    const [from, to] = [launch, loe].map((time) => addYears(report.baseDate, time).slice(0, 7))
    const amounts = [peakSales, pvSales, pvContribution].map(money)
    expect(body).toContain(squeeze([name, formatPercent(loa), from, to, ...amounts].join('')))
  }
  const { regionTornado } = report.content!
  expect(regionTornado).toHaveLength(8)
  for (const { low, high, swing } of regionTornado)
    expect(body).toContain(squeeze([low, high, swing].map((it) => formatMoneyExact(it, 'USD')).join('')))
  for (const row of scenarioRegionTable(
    report.content!,
    documentDataOf(requireComplete(report), textsOf('en')).context,
  )!.rows)
    expect(body).toContain(squeeze(row.join('')))
})

test('Chinese names and chart texts can be extracted unchanged', async () => {
  const { cover, body } = await open(makeReport(fullForm), 'zh')
  expect(cover).toContain(squeeze('替莫单抗 AB-101 注射液（PD-1/VEGF 双特异性抗体）'))
  expect(cover).toContain('苏州晨曦生物医药科技有限公司')
  // Text of a chart, drawn from SVG with the same font.
  expect(body).toContain(squeeze(zh.chart.monteCarlo.enlarged))
})

test('contains every period, title, author, bookmarks and only the fonts it needs', async () => {
  const report = makeReport()
  const { pdf, bytes, body } = await open(report, 'en')
  for (const factor of report.content!.discountFactors) expect(body).toContain(factor.toFixed(4))
  expect((await pdf.getMetadata()).info).toMatchObject({
    Title: 'AB-101 · Valuation report · v3',
    Author: 'PharmaDesk',
    Language: 'en',
  })
  const bookmarks: { title: string }[] = await pdf.getOutline()
  expect(bookmarks.map(({ title }) => title)).toEqual(titlesOf(report, en))
  const raw = Buffer.from(bytes).toString('latin1')
  const fonts = [...raw.matchAll(/\/BaseFont \/(?:\w+\+)?(\S+)/g)].map(([, name]) => name)
  // The product's font for English, and one for the reader's Chinese name.
  expect(new Set(fonts)).toEqual(new Set(['Inter-Bold', 'Inter-Regular', 'NotoSansSC-Regular']))
  expect(bytes.byteLength).toBeLessThan(600_000)
})

test('published rates keep their digits, and sources their full citation', async () => {
  const { body } = await open(makeReport(), 'en')
  expect(body).toContain('59.52%35.52%61.95%90.35%11.83%')
  expect(Object.values(CITATIONS).filter((citation) => !body.includes(squeeze(citation)))).toEqual([])
})

test('the discount factors of an NPV have four decimals', async () => {
  const form = StoredNpv.parse(makeNpvDraft(TODAY))
  const npv = { id: '1', ownerId: '2', form, updateTime: `${TODAY} 09:30:00` }
  const { bytes } = await npvFile(npv, 'pdf', READER, 'en')
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
  const factors = calculate(form).discountFactors.map((factor) => factor.toFixed(4))
  expect(factors.filter((factor) => !text.includes(` ${factor} `))).toEqual([])
})

test('the user’s sources are listed, also long ones', async () => {
  const growth = { link: `https://example.org/${'x'.repeat(1500)}`, note: '年度报告第 12 页 <b>'.repeat(20) }
  const { body } = await open(makeReport({ evidence: { growth } }), 'zh')
  expect(body).toContain('https://example.org/xxx')
  expect(body).toContain(squeeze('年度报告第 12 页 <b>'))
})

test('extreme names and missing values break nothing', async () => {
  const long = `${'x'.repeat(2000)} ${'很长的名字'.repeat(300)} \u202Eevil 😀\nnext`
  const report = makeReport(
    { mechanism: long, biomarker: long, companyName: long },
    { pipelineName: long, companyName: long, outdated: 'age', createTime: '?' },
    [{ name: long, stage: 'elsewhere', area: 'unknown', value: -5, year: 2020, isDemo: true }],
  )
  const content = report.content!
  const odd: Report = {
    ...report,
    content: {
      ...content,
      assumptions: [],
      tornado: [],
      warnings: [{ code: 'W_NEW' }],
      summary: {
        ...content.summary,
        irr: null,
        payback: null,
        profitabilityIndex: null,
        meetsExpectedReturn: null,
      },
      deal: {
        ...content.deal,
        licensorShare: null,
        milestones: [],
        terms: { upfront: 0, milestones: [], royaltyTiers: [] },
      },
    },
  }
  const { pdf, pages } = await read(odd, 'en', { userId: '1', nickName: long })
  expect(pdf.numPages).toBeLessThan(35)
  expect(pages.join('')).toContain('—')
})

test('a report without content is refused', async () => {
  await expect(reportFile(makeReport({}, { content: null }), 'pdf', READER, 'en')).rejects.toThrow(
    'not computed',
  )
})

test.each([
  ['AB-101', 'AB-101_2026-11-21_v3.pdf'],
  ['替莫单抗 注射液', '替莫单抗 注射液_2026-11-21_v3.pdf'],
  ['../../etc/passwd', 'etcpasswd_2026-11-21_v3.pdf'],
  ['a<b>:"|?*\\\u202E\u0000c', 'abc_2026-11-21_v3.pdf'],
  ['...', 'report_2026-11-21_v3.pdf'],
])('the file of %j is named %s', (pipelineName, name) => {
  expect(fileName(makeReport({}, { pipelineName }), 'pdf')).toBe(name)
})
