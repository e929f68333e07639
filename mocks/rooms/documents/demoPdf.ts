import type { Language } from '@/shared/lib/language'
import {
  drawBox,
  drawWatermarkTiles,
  drawPicture,
  drawText,
  PAGE,
  pdfFile,
  type Picture,
} from '../../platform/pdf'

const LEFT = 60
const RIGHT = PAGE.width - 60

const TEXTS = {
  zh: {
    demo: '演示文件，内容为虚构',
    page: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
    section: (number: number) => `第 ${number} 节`,
    sections: ['概述', '研究设计', '受试者分布', '疗效结果', '安全性', '药代动力学', '讨论', '附录'],
    table: (number: number) => `表 ${number}　疗效终点汇总`,
    chart: (number: number) => `图 ${number}　各组应答率（%）`,
    person: '张某（虚构人物），1975 年出生，手机 13800000000。',
    heads: ['终点', '试验组', '对照组', '差值'],
    rows: ['客观缓解率', '疾病控制率', '无进展生存期，月', '总生存期，月', '3 级及以上不良事件'],
    lines: [
      '主要终点与次要终点方向一致，两种评估方法的一致率见下表。',
      '所有受试者均在入组前签署知情同意书，方案经伦理委员会批准。',
      '缺失数据按预先规定的方法处理，敏感性分析结果与主分析一致。',
      '随访截止时仍在治疗的受试者按末次评估日期删失。',
      '安全性分析集包括至少接受过一次给药的全部受试者。',
      '生产批次的放行标准与稳定性数据列于附录，未见超出范围的结果。',
    ],
  },
  en: {
    demo: 'Demo document, invented content',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    section: (number: number) => `Section ${number}`,
    sections: [
      'Overview',
      'Study design',
      'Disposition',
      'Efficacy',
      'Safety',
      'Pharmacokinetics',
      'Discussion',
      'Appendix',
    ],
    table: (number: number) => `Table ${number}  Summary of efficacy endpoints`,
    chart: (number: number) => `Figure ${number}  Response by group (%)`,
    person: 'Alex Sample (fictitious), born 1975, mobile 13800000000.',
    heads: ['Endpoint', 'Treatment', 'Control', 'Difference'],
    rows: [
      'Objective response',
      'Disease control',
      'Progression-free survival, months',
      'Overall survival, months',
      'Adverse events, grade 3 or more',
    ],
    lines: [
      'Primary and secondary endpoints point the same way; both assessments agree as shown below.',
      'All subjects gave informed consent before enrolment, and the ethics committee approved the plan.',
      'Missing data were handled as planned in advance; sensitivity analyses agree with the main one.',
      'Subjects still on treatment at cut-off were censored at their last assessment.',
      'The safety set holds all subjects who received the drug at least once.',
      'Release criteria and stability data are listed in the appendix; no result was out of range.',
    ],
  },
}

/** From 0 to 1, deterministic per document and index. */
function seededRandom(seed: string, salt: number): number {
  let state = 2166136261 ^ Math.imul(salt, 374761393)
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 16777619)
  state = Math.imul(state ^ (state >>> 15), 2246822519)
  return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
}

/** A placeholder photograph: colour bands with grain. */
function photo(seed: string): Picture {
  const [width, height] = [120, 60]
  const tones = Array.from({ length: width * height }, (_, dot) => {
    const [x, y] = [dot % width, Math.floor(dot / width)]
    const grain = seededRandom(seed, dot) * 60
    return [
      120 + 90 * Math.sin(x / 17) + grain,
      90 + 80 * Math.cos((x + y) / 23) + grain,
      60 + 2 * y + grain,
    ].map((tone) => Math.round(Math.min(255, Math.max(0, tone))))
  })
  return { width, height, tones: tones.flat() }
}

const LINES_PER_PAGE = 8

const sentenceAt = (title: string, page: number, line: number) =>
  Math.floor(seededRandom(title, page * 97 + line) * 6)

const perSectionOf = (pages: number) => Math.max(1, Math.ceil(pages / TEXTS.zh.sections.length))

function headingOn(language: Language, pages: number, page: number): string | undefined {
  const texts = TEXTS[language]
  const perSection = perSectionOf(pages)
  const section = Math.floor((page - 1) / perSection)
  const name = texts.sections[section]
  return (page - 1) % perSection === 0 && name !== undefined
    ? `${texts.section(section + 1)}  ${name}`
    : undefined
}

/** In such documents, personal data is on the second page, or on the only one. */
const HAS_PERSONAL_DATA = /履历|简历|名册|\bcv\b/i

const personalDataOn = ({ title, pages, language }: DemoText, page: number): string | undefined =>
  HAS_PERSONAL_DATA.test(title) && page === Math.min(2, pages) ? TEXTS[language].person : undefined

export function demoText(document: DemoText): string[] {
  const { title, pages, language } = document
  const { lines } = TEXTS[language]
  return Array.from({ length: pages }, (_, at) => {
    const sentences = Array.from(
      { length: LINES_PER_PAGE },
      (__, line) => lines[sentenceAt(title, at + 1, line)],
    )
    const all = [headingOn(language, pages, at + 1), personalDataOn(document, at + 1), ...sentences]
    return all.filter((text) => text !== undefined).join('\n')
  })
}

export function demoHits(
  document: DemoText,
  matches: (text: string) => boolean,
  maxHits: number,
): { page: number; text: string }[] {
  const { title, pages, language } = document
  const { lines, sections, section, person } = TEXTS[language]
  const matchingLines = lines.map(matches)
  const isPersonWanted = HAS_PERSONAL_DATA.test(title) && matches(person)
  if (
    !isPersonWanted &&
    !matchingLines.includes(true) &&
    !sections.some((name, at) => matches(`${section(at + 1)}  ${name}`))
  )
    return []
  const hits: { page: number; text: string }[] = []
  for (let page = 1; page <= pages && hits.length < maxHits; page += 1) {
    const heading = headingOn(language, pages, page)
    const sentence = Array.from({ length: LINES_PER_PAGE }, (_, line) => sentenceAt(title, page, line)).find(
      (at) => matchingLines[at],
    )
    if (heading !== undefined && matches(heading)) hits.push({ page, text: heading })
    else if (isPersonWanted && personalDataOn(document, page)) hits.push({ page, text: person })
    else if (sentence !== undefined) hits.push({ page, text: lines[sentence]! })
  }
  return hits
}

type DemoText = Pick<DemoDocument, 'title' | 'pages' | 'language'>

export interface DemoDocument {
  title: string
  pages: number
  language: Language
  hasPhoto?: boolean
  /** Later editions have other figures on the second (or only) page and on every ninth. */
  edition?: number
  /** Repeated on every page: the recipient of the copy. */
  watermark?: string
}

export function demoPdf({ title, pages, language, hasPhoto = false, edition = 1, watermark }: DemoDocument) {
  const texts = TEXTS[language]
  const outline: { title: string; page: number }[] = []
  const content = Array.from({ length: pages }, (_, index) => {
    const page = index + 1
    const isChanged = edition > 1 && (page === Math.min(2, pages) || page % 9 === 0)
    const value = (salt: number) => seededRandom(title, page * 64 + salt + (isChanged ? edition * 7 : 0))
    const figure = (salt: number) => (10 + value(salt) * 80).toFixed(1)
    let drawn = drawText(texts.demo, LEFT, 40, 8) + drawText(texts.page(page, pages), RIGHT - 90, 40, 8)
    drawn += drawBox(LEFT, 48, RIGHT - LEFT, 0.6, [0.8, 0.83, 0.87])
    let top = 80
    if (page === 1) {
      drawn += drawText(title, LEFT, 110, 20, 'bold')
      top = 140
    }
    const heading = headingOn(language, pages, page)
    if (heading !== undefined) {
      outline.push({ title: heading, page })
      drawn += drawText(heading, LEFT, top, 14, 'bold')
      top += 26
    }
    const person = personalDataOn({ title, pages, language }, page)
    if (person !== undefined) {
      drawn += drawText(person, LEFT, top, 10.5)
      top += 18
    }
    for (let line = 0; line < LINES_PER_PAGE; line += 1, top += 18) {
      drawn += drawText(texts.lines[sentenceAt(title, page, line)]!, LEFT, top, 10.5)
    }
    if (page === 1 && hasPhoto) {
      drawn += drawPicture(LEFT, top, RIGHT - LEFT, 180)
      top += 200
    }
    top += 12
    drawn += drawText(texts.table(page), LEFT, top, 11, 'bold')
    top += 10
    drawn += drawBox(LEFT, top, RIGHT - LEFT, 20, [0.95, 0.96, 0.98])
    const columns = [LEFT + 6, LEFT + 220, LEFT + 310, LEFT + 400]
    for (const [column, head] of texts.heads.entries())
      drawn += drawText(head, columns[column]!, top + 14, 9, 'bold')
    top += 20
    for (const [row, name] of texts.rows.entries()) {
      const cells = [name, figure(row * 3), figure(row * 3 + 1), figure(row * 3 + 2)]
      for (const [column, cell] of cells.entries()) drawn += drawText(cell, columns[column]!, top + 14, 9)
      top += 20
      drawn += drawBox(LEFT, top, RIGHT - LEFT, 0.4, [0.84, 0.86, 0.9])
    }
    if (top < 620) {
      top += 30
      drawn += drawText(texts.chart(page), LEFT, top, 11, 'bold')
      const foot = top + 130
      for (let bar = 0; bar < 8; bar += 1) {
        const height = 20 + value(40 + bar) * 90
        drawn += drawBox(LEFT + 10 + bar * 56, foot - height, 34, height, [
          0.12,
          0.42 + (bar % 2) * 0.2,
          0.74,
        ])
      }
      drawn += drawBox(LEFT, foot, RIGHT - LEFT, 0.8, [0.3, 0.35, 0.4])
    }
    return watermark === undefined ? drawn : drawn + drawWatermarkTiles(watermark)
  })
  return pdfFile({ title, pages: content, outline, ...(hasPhoto ? { picture: photo(title) } : {}) })
}
