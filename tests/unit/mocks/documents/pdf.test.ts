import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test, vi } from 'vitest'
import { reportFile } from '@mocks/valuation/documents'
import { fileName } from '@mocks/valuation/documents/common/fileName'
import en from '@/features/valuation/locales/en.json'
import zh from '@/features/valuation/locales/zh.json'
import type { Report } from '@/features/valuation/reports/model/api'
import { formatMoney } from '@/shared/lib/money'
import { LANGUAGES, type Language } from '@/shared/preferences'
import { aReport, fullForm, LISTED } from './aReport'

// A document takes half a second to make and as long to read; the first one loads fonts and the reader.
vi.setConfig({ testTimeout: 30_000 })

const READER = { userId: '10086', nickName: '李明 Ming' }

/** Spaces depend on how glyphs are placed. */
const squeeze = (text: string) => text.replace(/\s+/g, '')

async function open(report: Report, language: Language, reader = READER) {
  const { bytes } = await reportFile(report, 'pdf', reader, language)
  const pdf = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(pdf, { mergePages: false })
  const pages = text.map(squeeze)
  return { bytes, pdf, pages, cover: pages[0]!, body: pages.slice(1).join('\n') }
}

const REPORTS: [string, Report][] = [
  ['one indication', aReport()],
  ['three indications in CNY', aReport(fullForm)],
  ['a listed product without comparables', aReport(LISTED, {}, [])],
]

describe.each(REPORTS)('the document of %s', (_, report) => {
  test.each(LANGUAGES)('has all sections, marked pages and the key figures (%s)', async (language) => {
    const { pdf, pages, cover, body } = await open(report, language)
    const texts = language === 'zh' ? zh : en
    const titles = Object.values(texts.section).map((title, index) => squeeze(`${index + 1}${title}`))
    expect(titles).toHaveLength(15)
    expect(titles.filter((title) => !cover.includes(title))).toEqual([])
    const places = titles.map((title) => body.indexOf(title))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))

    expect(pdf.numPages).toBeGreaterThan(12)
    expect(pdf.numPages).toBeLessThan(35)
    for (const [index, page] of pages.entries()) {
      const [number, count] = [index + 1, pdf.numPages]
      expect(page).toContain('10086李明Ming')
      expect(page).toContain(language === 'zh' ? `第${number}页，共${count}页` : `Page${number}of${count}`)
    }
    const { summary } = report.content!
    for (const amount of [summary.rnpv, summary.npvSuccess, summary.peakSales]) {
      expect(body).toContain(formatMoney(amount, report.currency, language))
    }
    expect(body).not.toMatch(/undefined|NaN|\{\{|section\.|chart\.|column\./)
  })
})

test('Chinese names and texts of the charts are read back as they were written', async () => {
  const { cover, body } = await open(aReport(fullForm), 'zh')
  expect(cover).toContain(squeeze('替莫单抗 AB-101 注射液（PD-1/VEGF 双特异性抗体）'))
  expect(cover).toContain('苏州晨曦生物医药科技有限公司')
  // Of a chart: drawn from SVG with the same font.
  expect(body).toContain(squeeze(zh.chart.monteCarlo.enlarged))
})

test('carries every period, title, author, bookmarks and the two fonts alone', async () => {
  const report = aReport()
  const { pdf, bytes, body } = await open(report, 'en')
  for (const factor of report.content!.discountFactors) expect(body).toContain(factor.toFixed(4))
  expect((await pdf.getMetadata()).info).toMatchObject({
    Title: 'AB-101 · Valuation report · v3',
    Author: 'PharmaDesk',
    Language: 'en',
  })
  const bookmarks: { title: string }[] = await pdf.getOutline()
  expect(bookmarks.map(({ title }) => title)).toEqual(
    Object.values(en.section).map((title, index) => `${index + 1}  ${title}`),
  )
  const raw = Buffer.from(bytes).toString('latin1')
  const fonts = [...raw.matchAll(/\/BaseFont \/(?:\w+\+)?(\S+)/g)].map(([, name]) => name)
  expect(new Set(fonts)).toEqual(new Set(['NotoSansSC-Bold', 'NotoSansSC-Regular']))
  expect(bytes.byteLength).toBeLessThan(600_000)
})

test('sources of the user are listed, long ones too', async () => {
  const growth = { link: `https://example.org/${'x'.repeat(1500)}`, note: '年度报告第 12 页 <b>'.repeat(20) }
  const { body } = await open(aReport({ evidence: { growth } }), 'zh')
  expect(body).toContain('https://example.org/xxx')
  expect(body).toContain(squeeze('年度报告第 12 页 <b>'))
})

test('extreme names and absent values break nothing', async () => {
  const long = `${'x'.repeat(2000)} ${'很长的名字'.repeat(300)} \u202Eevil 😀\nnext`
  const report = aReport(
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
  const { pdf, pages } = await open(odd, 'en', { userId: '1', nickName: long })
  expect(pdf.numPages).toBeLessThan(35)
  expect(pages.join('')).toContain('—')
})

test('a report without content is refused', async () => {
  await expect(reportFile(aReport({}, { content: null }), 'pdf', READER, 'en')).rejects.toThrow(
    'not computed',
  )
})

test.each([
  ['AB-101', 'AB-101_2026-11-21_v3.pdf'],
  ['替莫单抗 注射液', '替莫单抗 注射液_2026-11-21_v3.pdf'],
  ['../../etc/passwd', 'etcpasswd_2026-11-21_v3.pdf'],
  ['a<b>:"|?*\\\u202E\u0000c', 'abc_2026-11-21_v3.pdf'],
  ['...', 'report_2026-11-21_v3.pdf'],
])('the file of %j is called %s', (pipelineName, name) => {
  expect(fileName(aReport({}, { pipelineName }), 'pdf')).toBe(name)
})
