import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { encodeGreyPng } from '../../platform/png'

/* Files of each type that has pages, with invented content. The same bytes each time. */

export const DEMO_TYPES = ['docx', 'xlsx', 'pptx', 'png', 'txt', 'csv', 'eml'] as const
export type DemoType = (typeof DEMO_TYPES)[number]

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const PICTURE = 'http://schemas.openxmlformats.org/drawingml/2006/picture'
const SLIDES = 'http://schemas.openxmlformats.org/presentationml/2006/main'
const MEDIA = 'application/vnd.openxmlformats-officedocument'
/** Local time, as archives store it. */
const SAVED_AT = new Date(2026, 0, 5, 9, 30)

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A part of a package: its content and, if other parts refer to it by a type of their own, its content type. */
interface Part {
  content: string | Uint8Array
  type?: string
}

function zipPackage(parts: Readonly<Record<string, Part>>): Uint8Array<ArrayBuffer> {
  const overrides = Object.entries(parts).flatMap(([path, { type }]) =>
    type ? [`<Override PartName="/${path}" ContentType="${MEDIA}.${type}+xml"/>`] : [],
  )
  const types = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${overrides.join('')}</Types>`
  const files = Object.entries({ '[Content_Types].xml': { content: types }, ...parts }).map(
    ([path, { content }]) => [
      path,
      typeof content === 'string'
        ? strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`)
        : content,
    ],
  )
  return new Uint8Array(zipSync(Object.fromEntries(files), { mtime: SAVED_AT }))
}

/** References of a part: id, type and target of each. */
const relations = (...list: readonly [id: string, type: string, target: string][]): Part => ({
  content: `<Relationships xmlns="${PACKAGE}/relationships">${list
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`,
})

const CURVE = { width: 480, height: 300, left: 40, bottom: 260, right: 460, top: 20 }

/** A dose-response curve with its axes and grid. */
function curvePng(): Uint8Array<ArrayBuffer> {
  const { width, height, left, bottom, right, top } = CURVE
  const grey = new Uint8Array(width * height).fill(255)
  const dot = (x: number, y: number, tone: number, size = 1) => {
    for (let row = 0; row < size; row++) grey.fill(tone, (y + row) * width + x, (y + row) * width + x + size)
  }
  for (let x = left; x < right; x += 60) for (let y = top; y < bottom; y += 4) dot(x, y, 200)
  for (let x = left; x < right; x++) {
    const dose = (x - left) / (right - left)
    dot(x, bottom, 40, 2)
    dot(x, Math.round(bottom - (bottom - top) / (1 + Math.exp(-10 * (dose - 0.5)))), 60, 3)
  }
  for (let y = top; y < bottom; y++) dot(left, y, 40, 2)
  return new Uint8Array(encodeGreyPng(grey, width, height))
}

/** Invented drug that a file is about. */
export interface DemoDrug {
  code: string
  /** Kind of drug, and how it works: in Chinese and English. */
  kind: readonly [string, string]
  mechanism: readonly [string, string]
}

const DEFAULT_DRUG: DemoDrug = {
  code: 'HZ-217',
  kind: ['靶向 Claudin 18.2 的抗体偶联药物', 'an antibody-drug conjugate against Claudin 18.2'],
  mechanism: [
    '靶向 Claudin 18.2，内化后释放 MMAE',
    'Binds Claudin 18.2 and releases MMAE after internalisation',
  ],
}

const ENDPOINTS = [
  ['终点 Endpoint', '试验组 Treatment', '对照组 Control'],
  ['客观缓解率 Objective response', '54.2 %', '31.6 %'],
  ['疾病控制率 Disease control', '88.1 %', '72.4 %'],
  ['中位无进展生存期 Median PFS', '9.8 个月 months', '6.1 个月 months'],
] as const

const word = {
  run: (text: string, format = '') =>
    `<w:r>${format && `<w:rPr>${format}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`,
  paragraph: (content: string, properties = '') =>
    `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`,
  heading: (level: number, text: string) =>
    word.paragraph(word.run(text), `<w:pStyle w:val="Heading${level}"/>`),
  item: (list: number, text: string) =>
    word.paragraph(word.run(text), `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`),
  table: (rows: readonly (readonly string[])[]) => {
    const row = (cells: readonly string[], index: number) =>
      `<w:tr>${index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${cells.map((cell) => `<w:tc>${word.paragraph(word.run(cell, index === 0 ? '<w:b/>' : ''))}</w:tc>`).join('')}</w:tr>`
    return `<w:tbl><w:tblPr/><w:tblGrid>${rows[0]!.map(() => '<w:gridCol w:w="3000"/>').join('')}</w:tblGrid>${rows.map(row).join('')}</w:tbl>`
  },
  picture: (id: string, width: number, height: number) =>
    word.paragraph(
      `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="${width}" cy="${height}"/><wp:docPr id="1" name="Picture"/><a:graphic xmlns:a="${DRAWING}"><a:graphicData uri="${PICTURE}"><pic:pic xmlns:pic="${PICTURE}"><pic:nvPicPr><pic:cNvPr id="1" name="Picture"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
    ),
}

function studySynopsis({ code, kind }: DemoDrug): Uint8Array<ArrayBuffer> {
  const { run, paragraph, heading, item, table, picture } = word
  const body = [
    heading(1, `${code} 研究概要 Study synopsis`),
    paragraph(
      run(`${code} 是一款${kind[0]}。`) +
        run(`${code} is ${kind[1]}. `, '<w:i/>') +
        run('本文件内容均为虚构。All content is invented.', '<w:b/>'),
    ),
    heading(2, '研究设计 Design'),
    item(1, '随机、双盲、多中心 II 期研究 Randomised, double-blind, multicentre phase II study'),
    item(1, '受试者按 2:1 随机分配 Participants are randomised 2:1'),
    item(2, '主要终点：客观缓解率 Primary endpoint: objective response rate'),
    item(2, '次要终点：无进展生存期 Secondary endpoint: progression-free survival'),
    heading(1, '结果 Results'),
    table(ENDPOINTS),
    paragraph(run('图 1 量效曲线 Figure 1 Dose-response curve')),
    picture('rId3', 4_572_000, 2_857_500),
    paragraph('<w:r><w:br w:type="page"/></w:r>'),
    heading(1, '安全性 Safety'),
    paragraph(run('未见 4 级不良事件。No grade 4 adverse events were observed.')),
  ]
  const page =
    '<w:sectPr><w:headerReference w:type="default" r:id="rId4"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1304" w:bottom="1440" w:left="1304" w:header="708" w:footer="708"/></w:sectPr>'
  const style = (level: number, size: number) =>
    `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`
  const list = (id: number, format: string, text: string) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="560" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum>`
  return zipPackage({
    '_rels/.rels': relations(['rId1', 'officeDocument', 'word/document.xml']),
    'word/document.xml': {
      type: 'wordprocessingml.document.main',
      content: `<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body>${body.join('')}${page}</w:body></w:document>`,
    },
    'word/_rels/document.xml.rels': relations(
      ['rId1', 'styles', 'styles.xml'],
      ['rId2', 'numbering', 'numbering.xml'],
      ['rId3', 'image', 'media/curve.png'],
      ['rId4', 'header', 'header1.xml'],
    ),
    'word/styles.xml': {
      type: 'wordprocessingml.styles',
      content: `<w:styles xmlns:w="${WORD}">${style(1, 32)}${style(2, 26)}</w:styles>`,
    },
    'word/numbering.xml': {
      type: 'wordprocessingml.numbering',
      content: `<w:numbering xmlns:w="${WORD}">${list(0, 'bullet', '•')}${list(1, 'decimal', '%1.')}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
    },
    'word/header1.xml': {
      type: 'wordprocessingml.header',
      content: `<w:hdr xmlns:w="${WORD}">${paragraph(run(`机密 Confidential · ${code}`))}</w:hdr>`,
    },
    'word/media/curve.png': { content: curvePng() },
  })
}

const YEARS = Array.from({ length: 24 }, (_, index) => 2027 + index)

function forecastWorkbook({ code }: DemoDrug): Uint8Array<ArrayBuffer> {
  const book = utils.book_new()
  const summary = utils.aoa_to_sheet([
    ['指标 Metric', '数值 Value', '说明 Note'],
    ['峰值销售额 Peak sales', { t: 'n', v: 1_284_500_000, z: '#,##0' }, '美元 USD'],
    ['成功率 Probability of success', { t: 'n', v: 0.186, z: '0.0%' }, 'II 期至上市 Phase II to launch'],
    ['折现率 Discount rate', { t: 'n', v: 0.115, z: '0.00%' }, ''],
    ['上市日期 Launch', { t: 'n', v: 47_119, z: 'yyyy-mm-dd' }, '预计 Expected'],
  ])
  const sales = utils.aoa_to_sheet([
    ['地区 Region', ...YEARS],
    ...['中国 China', '美国 United States', '欧盟 European Union', '日本 Japan'].map((region, index) => [
      region,
      ...YEARS.map((_, year) => ({ t: 'n', v: (index + 1) * 3.75 * Math.min(year, 12), z: '#,##0.00' })),
    ]),
  ])
  const patients = utils.aoa_to_sheet([
    ['受试者 Participant', '中心 Site', '入组日 Enrolled', '最佳疗效 Best response'],
    ...Array.from({ length: 120 }, (_, index) => [
      `${code.replace('-', '')}-${String(index + 1).padStart(3, '0')}`,
      `中心 ${(index % 9) + 1}`,
      { t: 'n', v: 45_300 + index * 3, z: 'yyyy-mm-dd' },
      ['部分缓解 PR', '疾病稳定 SD', '完全缓解 CR', '疾病进展 PD'][index % 4]!,
    ]),
  ])
  sales['!cols'] = [{ wch: 24 }, ...YEARS.map(() => ({ wch: 11 }))]
  utils.book_append_sheet(book, summary, '摘要 Summary')
  utils.book_append_sheet(book, sales, '销售预测 Sales')
  utils.book_append_sheet(book, patients, '受试者 Participants')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

const slide = {
  /** In thousandths of the slide's width of 12 192 000 units. */
  frame: ({ x, y, width, height }: Frame) =>
    `<a:off x="${x * 12_192}" y="${y * 12_192}"/><a:ext cx="${width * 12_192}" cy="${height * 12_192}"/>`,
  paragraphs: (lines: readonly string[], size: number) =>
    lines
      .map((line) => `<a:p><a:r><a:rPr sz="${size * 100}"/><a:t>${escapeXml(line)}</a:t></a:r></a:p>`)
      .join(''),
  title: (text: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:p><a:r><a:t>${escapeXml(text)}</a:t></a:r></a:p></p:txBody></p:sp>`,
  text: (frame: Frame, lines: readonly string[], size = 20) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="3" name="Text"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>${slide.frame(frame)}</a:xfrm><a:prstGeom prst="rect"/></p:spPr><p:txBody><a:bodyPr/>${slide.paragraphs(lines, size)}</p:txBody></p:sp>`,
  table: (frame: Frame, rows: readonly (readonly string[])[]) =>
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Table"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm>${slide.frame(frame)}</p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblGrid>${rows[0]!.map(() => '<a:gridCol w="3000000"/>').join('')}</a:tblGrid>${rows
      .map(
        (cells) =>
          `<a:tr h="500000">${cells.map((cell) => `<a:tc><a:txBody><a:bodyPr/>${slide.paragraphs([cell], 16)}</a:txBody><a:tcPr/></a:tc>`).join('')}</a:tr>`,
      )
      .join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
  picture: (frame: Frame, id: string) =>
    `<p:pic><p:nvPicPr><p:cNvPr id="5" name="Picture"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm>${slide.frame(frame)}</a:xfrm><a:prstGeom prst="rect"/></p:spPr></p:pic>`,
  root: (name: string, content: string, rest = '') =>
    `<p:${name} xmlns:p="${SLIDES}" xmlns:a="${DRAWING}" xmlns:r="${OFFICE}"><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${content}</p:spTree></p:cSld>${rest}</p:${name}>`,
}

const CONTENT_FRAME = { x: 60, y: 160, width: 880, height: 340 }

const slidesOf = ({ code, mechanism }: DemoDrug): readonly [title: string, content: string][] => [
  [
    `${code} 管理层介绍 Management presentation`,
    slide.text(CONTENT_FRAME, ['虚构公司，演示之用', 'Fictitious company, for demonstration']),
  ],
  ['作用机制 Mechanism of action', slide.text(CONTENT_FRAME, mechanism)],
  ['II 期结果 Phase II results', slide.table(CONTENT_FRAME, ENDPOINTS)],
  ['量效关系 Dose response', slide.picture({ x: 250, y: 150, width: 500, height: 312 }, 'rId2')],
  [
    '下一步 Next steps',
    slide.text(CONTENT_FRAME, [
      '2026 年启动 III 期 Start phase III in 2026',
      '寻求授权合作 Seek licensing partners',
    ]),
  ],
]

const THEME_COLORS = {
  dk1: '1F2937',
  lt1: 'FFFFFF',
  dk2: '1D5FA8',
  lt2: 'F1F4F8',
  accent1: '1D5FA8',
  accent2: '2E8B57',
  accent3: 'B45309',
  accent4: '7C3AED',
  accent5: '0F766E',
  accent6: '9F1239',
  hlink: '1D5FA8',
  folHlink: '7C3AED',
}
/** Fonts and effects, which every theme has to have. */
const THEME_REST = (() => {
  const font = '<a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/>'
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
  const line = `<a:ln w="9525">${fill}</a:ln>`
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'
  const lists = { fillStyleLst: fill, lnStyleLst: line, effectStyleLst: effect, bgFillStyleLst: fill }
  const formats = Object.entries(lists).map(([name, style]) => `<a:${name}>${style.repeat(3)}</a:${name}>`)
  return `<a:fontScheme name="Demo"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="Demo">${formats.join('')}</a:fmtScheme>`
})()

function managementDeck(drug: DemoDrug): Uint8Array<ArrayBuffer> {
  const slides = slidesOf(drug).map(([title, content], index) => ({ number: index + 1, title, content }))
  const titleFrame = `<p:spPr><a:xfrm>${slide.frame({ x: 60, y: 40, width: 880, height: 90 })}</a:xfrm></p:spPr>`
  const titlePlaceholder = slide.title('').replace('<p:spPr/>', titleFrame)
  const notes = slide.root(
    'notes',
    slide.text(CONTENT_FRAME, ['讲稿：不得外传 Speaker notes: do not distribute']),
  )
  const scheme = Object.entries(THEME_COLORS).map(
    ([name, color]) => `<a:${name}><a:srgbClr val="${color}"/></a:${name}>`,
  )
  return zipPackage({
    '_rels/.rels': relations(['rId1', 'officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml': {
      type: 'presentationml.presentation.main',
      content: `<p:presentation xmlns:p="${SLIDES}" xmlns:r="${OFFICE}"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId100"/></p:sldMasterIdLst><p:sldIdLst>${slides.map(({ number }) => `<p:sldId id="${255 + number}" r:id="rId${number}"/>`).join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    },
    'ppt/_rels/presentation.xml.rels': relations(
      ['rId100', 'slideMaster', 'slideMasters/slideMaster1.xml'],
      ...slides.map(({ number }): [string, string, string] => [
        `rId${number}`,
        'slide',
        `slides/slide${number}.xml`,
      ]),
    ),
    ...Object.fromEntries(
      slides.flatMap(({ number, title, content }): [string, Part][] => [
        [
          `ppt/slides/slide${number}.xml`,
          { type: 'presentationml.slide', content: slide.root('sld', slide.title(title) + content) },
        ],
        [
          `ppt/slides/_rels/slide${number}.xml.rels`,
          relations(
            ['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
            ['rId2', 'image', '../media/curve.png'],
            ['rId3', 'notesSlide', '../notesSlides/notesSlide1.xml'],
          ),
        ],
      ]),
    ),
    'ppt/slideLayouts/slideLayout1.xml': {
      type: 'presentationml.slideLayout',
      content: slide.root('sldLayout', titlePlaceholder),
    },
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([
      'rId1',
      'slideMaster',
      '../slideMasters/slideMaster1.xml',
    ]),
    'ppt/slideMasters/slideMaster1.xml': {
      type: 'presentationml.slideMaster',
      content: slide.root(
        'sldMaster',
        titlePlaceholder,
        '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle><a:lvl1pPr><a:defRPr sz="3200" b="1"><a:solidFill><a:schemeClr val="tx2"/></a:solidFill></a:defRPr></a:lvl1pPr></p:titleStyle></p:txStyles>',
      ),
    },
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations(
      ['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['rId2', 'theme', '../theme/theme1.xml'],
    ),
    'ppt/theme/theme1.xml': {
      type: 'theme',
      content: `<a:theme xmlns:a="${DRAWING}" name="Demo"><a:themeElements><a:clrScheme name="Demo">${scheme.join('')}</a:clrScheme>${THEME_REST}</a:themeElements></a:theme>`,
    },
    'ppt/notesSlides/notesSlide1.xml': { type: 'presentationml.notesSlide', content: notes },
    'ppt/media/curve.png': { content: curvePng() },
  })
}

const readme = ({ code }: DemoDrug) => `${code} 资料说明 Notes on the ${code} files
==========================================

1. 所有数据均为虚构。All figures are invented.
2. 金额单位为百万美元。Amounts are in millions of US dollars.

文件 File                     版本 Version
研究概要 Study synopsis       1.2
销售预测 Sales forecast       3.0
`

const batchesCsv = ({ code }: DemoDrug) =>
  [
    '批号 Batch,日期 Date,纯度 Purity,结论 Result',
    ...Array.from(
      { length: 80 },
      (_, index) =>
        `${code.split('-')[0]}-${2400 + index},2025-${String((index % 12) + 1).padStart(2, '0')}-15,${(98 + (index % 17) / 10).toFixed(1)} %,"合格, released"`,
    ),
  ].join('\r\n')

const base64 = (text: string) => Buffer.from(text).toString('base64')
const encodedWord = (text: string) => `=?UTF-8?B?${base64(text)}?=`

const mail = ({ code }: DemoDrug) =>
  [
    `From: ${encodedWord('陈静（虚构）')} <chen.jing@example.com>`,
    `To: ${encodedWord('资料室')} <room@example.org>`,
    'Date: Mon, 05 Jan 2026 09:30:00 +0800',
    `Subject: ${encodedWord(`${code}：稳定性补充数据 Additional stability data`)}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64('您好，\n附件为 24 个月稳定性数据。\nPlease find attached the stability data at 24 months.\n'),
    '--part',
    'Content-Type: application/pdf',
    `Content-Disposition: attachment; filename="${encodedWord('稳定性 Stability 24M.pdf')}"`,
    'Content-Transfer-Encoding: base64',
    '',
    base64('%PDF-1.7'),
    '--part--',
    '',
  ].join('\r\n')

const text = (content: string) => new Uint8Array(strToU8(content))

const BUILDERS: Readonly<Record<DemoType, (drug: DemoDrug) => Uint8Array<ArrayBuffer>>> = {
  docx: studySynopsis,
  xlsx: forecastWorkbook,
  pptx: managementDeck,
  png: curvePng,
  txt: (drug) => text(readme(drug)),
  csv: (drug) => text(batchesCsv(drug)),
  eml: (drug) => text(mail(drug)),
}

/** Bytes of the demo file of a type. */
export const demoFile = (type: DemoType, drug = DEFAULT_DRUG): Uint8Array<ArrayBuffer> => BUILDERS[type](drug)
