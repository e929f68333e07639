import { utils, write } from '@e965/xlsx'
import * as fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { deflateRawSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test, vi } from 'vitest'
import { convertToPdf } from '@mocks/rooms/documents/convert/convert'
import { MAX_PAGES, MAX_UNPACKED_BYTES } from '@mocks/rooms/documents/convert/limits'
import { DEMO_TYPES, demoFile, type DemoType } from '@mocks/rooms/documents/demoFiles'
import { makeWorkbook } from '../../support/workbooks'
import { concatBytes, littleEndian, zipBytes } from '../../support/zipBytes'

// The first document also loads the fonts.
vi.setConfig({ testTimeout: 30_000 })

/** Spaces depend on the placement of glyphs. */
const squeeze = (text: string) => text.replaceAll(/\s+/g, '')

const convert = (type: string, bytes: Uint8Array) => convertToPdf({ bytes, type, name: `file.${type}` })

/** Converts a file and reads the PDF: the text of each page without spaces, and its size in points. */
async function pagesOf(type: string, bytes: Uint8Array) {
  const converted = await convert(type, bytes)
  if (!converted.ok) throw new Error(converted.reason)
  const pdf = await getDocumentProxy(converted.pdf.slice())
  const { text } = await extractText(pdf, { mergePages: false })
  const first = await pdf.getPage(1)
  const [, , width = 0, height = 0] = first.view
  expect(text).toHaveLength(converted.pages)
  await pdf.loadingTask.destroy()
  return { ...converted, texts: text.map(squeeze), all: text.map(squeeze).join(''), width, height }
}

/** The demo file with other or more parts. */
function changed(type: DemoType, change: (parts: Record<string, string>) => Record<string, string | null>) {
  const parts = unzipSync(demoFile(type))
  const texts = Object.fromEntries(
    Object.entries(parts)
      .filter(([path]) => /\.(?:xml|rels)$/.test(path))
      .map(([path, bytes]) => [path, strFromU8(bytes)]),
  )
  for (const [path, text] of Object.entries(change(texts))) {
    if (text === null) delete parts[path]
    else parts[path] = strToU8(text)
  }
  return zipSync(parts)
}

const DOCUMENT = 'word/document.xml'
const paragraph = (content: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${content}</w:t></w:r></w:p>`

/** A Word document with that body, and the styles and lists of the demo file. */
const docx = (body: string, more: Record<string, string> = {}) =>
  changed('docx', ({ [DOCUMENT]: text }) => ({
    [DOCUMENT]: text!.replace(/<w:body>.*<\/w:body>/s, `<w:body>${body}</w:body>`),
    ...more,
  }))

/** A workbook of rows; `change` sets more of its first sheet. */
function xlsx(rows: unknown[][], change: (book: ReturnType<typeof utils.book_new>) => void = () => {}) {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Batches')
  change(book)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}

const grid = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => `cell-${row + 1}-${column + 1}.`),
  )

describe('demo files', () => {
  test.each<[DemoType, number, string]>([
    ['docx', 2, '未见 4 级不良事件。No grade 4 adverse events'],
    ['xlsx', 7, 'HZ217-120'],
    ['pptx', 5, '寻求授权合作 Seek licensing partners'],
    ['txt', 1, '研究概要 Study synopsis       1.2'],
    ['csv', 3, '合格, released'],
    ['eml', 1, '附件为 24 个月稳定性数据。'],
  ])('%s has %i pages and its text on the last one', async (type, pages, text) => {
    const { texts } = await pagesOf(type, demoFile(type))
    expect(texts).toHaveLength(pages)
    expect(texts.at(-1)).toContain(squeeze(text))
  })

  test('are the same each time', () => {
    for (const type of DEMO_TYPES) expect(demoFile(type)).toEqual(demoFile(type))
  })
})

describe('Word documents', () => {
  test('have headings as sections, numbered lists, and their header on each page', async () => {
    const { sections, texts } = await pagesOf('docx', demoFile('docx'))
    expect(sections).toEqual([
      { title: 'HZ-217 研究概要 Study synopsis', page: 1 },
      { title: '研究设计 Design', page: 1 },
      { title: '结果 Results', page: 1 },
      { title: '安全性 Safety', page: 2 },
    ])
    expect(texts[0]).toContain(squeeze('1. 主要终点'))
    expect(texts[0]).toContain(squeeze('2. 次要终点'))
    expect(texts[0]).toContain(squeeze('客观缓解率 Objective response 54.2 %'))
    for (const text of texts) expect(text).toContain('机密Confidential·HZ-217')
  })

  test('repeat the head of a table on each page', async () => {
    const row = (text: string, properties = '') =>
      `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(text)}</w:tc></w:tr>`
    const rows = Array.from({ length: 120 }, (_, index) => row(`Batch ${index}`)).join('')
    const { texts } = await pagesOf(
      'docx',
      docx(`<w:tbl>${row('Batch number', '<w:tblHeader/>')}${rows}</w:tbl>`),
    )
    expect(texts.length).toBeGreaterThan(2)
    for (const text of texts) expect(text).toMatch(/^Batchnumber/)
    expect(texts.at(-1)).toMatch(/Batch119$/)
  })

  test('show neither deletions, hidden text, comments nor what lies elsewhere', async () => {
    const body = [
      paragraph('visible'),
      '<w:p><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:ins><w:r><w:t>inserted</w:t></w:r></w:ins></w:p>',
      '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:r><w:commentReference w:id="0"/></w:r></w:p>',
      '<w:p><w:r><w:drawing><a:blip xmlns:a="a" r:link="rId9"/></w:drawing></w:r></w:p>',
    ].join('')
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { all } = await pagesOf(
      'docx',
      docx(body, {
        'word/comments.xml': `<w:comments xmlns:w="w"><w:comment w:id="0">${paragraph('remark')}</w:comment></w:comments>`,
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="rId9" Type="x/image" Target="https://example.com/a.png" TargetMode="External"/></Relationships>',
      }),
    )
    expect(all).toBe(squeeze('visible inserted 未显示的图片或图表 · Picture or chart not shown'))
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })

  test('have the page format of each section', async () => {
    const landscape = '<w:sectPr><w:pgSz w:w="16838" w:h="11906"/></w:sectPr>'
    const { texts, width, height } = await pagesOf(
      'docx',
      docx(`${paragraph('wide', landscape)}${paragraph('upright')}<w:sectPr/>`),
    )
    expect(texts).toEqual(['wide', 'upright'])
    expect([Math.round(width), Math.round(height)]).toEqual([842, 595])
  })

  test('show text boxes once, notes at the end, and characters that the font lacks by their code', async () => {
    const box =
      '<w:p><w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice><w:drawing><w:txbxContent><w:p><w:r><w:t>boxed</w:t></w:r></w:p></w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent><w:p><w:r><w:t>boxed</w:t></w:r></w:p></w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>'
    const note = '<w:p><w:r><w:t>cited</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>'
    const { all } = await pagesOf(
      'docx',
      docx(`${box}${note}${paragraph('😀')}`, {
        'word/footnotes.xml': `<w:footnotes xmlns:w="w"><w:footnote w:id="2">${paragraph('source')}</w:footnote></w:footnotes>`,
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="a" Type="x/footnotes" Target="footnotes.xml"/></Relationships>',
      }),
    )
    expect(all).toBe('boxedcited[1][U+1F600][1]source')
  })
})

describe('workbooks', () => {
  test('repeat column letters on each page and number the rows', async () => {
    const { texts, sections } = await pagesOf('xlsx', xlsx(grid(120, 3)))
    expect(sections).toEqual([{ title: 'Batches', page: 1 }])
    expect(texts.length).toBeGreaterThan(2)
    for (const text of texts) expect(text).toMatch(/^BatchesABC\d/)
    expect(texts[1]).not.toContain('cell-1-1.')
    const [, number] = /^BatchesABC(\d+)cell-\1-1\./.exec(texts[1]!) ?? []
    expect(Number(number)).toBeGreaterThan(20)
    expect(texts.at(-1)).toMatch(/120cell-120-1\.cell-120-2\.cell-120-3\.$/)
  })

  test('go on to the right, with the same rows and their numbers', async () => {
    const { texts } = await pagesOf('xlsx', xlsx(grid(5, 60)))
    expect(texts.length).toBeGreaterThan(2)
    for (const text of texts) expect(text).toMatch(/1cell-1-\d+\..*5cell-5-\d+\./)
    expect(texts[0]).toMatch(/^BatchesABC/)
    expect(texts.at(-1)).toMatch(/^Batches.*BH1cell/)
  })

  test('let long text run over empty cells beside it, not over others', async () => {
    const long = 'words '.repeat(7).trim()
    const pages = async (beside: string) => {
      const change = (book: ReturnType<typeof utils.book_new>) => {
        book.Sheets['Batches']!['!cols'] = [{ wpx: 60 }, { wpx: 200 }, { wpx: 200 }]
      }
      const rows = Array.from({ length: 30 }, () => [long, beside, 'end'])
      return (await pagesOf('xlsx', xlsx(rows, change))).texts.length
    }
    expect(await pages('')).toBe(1)
    expect(await pages('taken')).toBeGreaterThan(2)
  })

  test('show numbers in their formats', async () => {
    const { texts } = await pagesOf('xlsx', demoFile('xlsx'))
    for (const text of ['1,284,500,000', '18.6%', '11.50%', '2029-01-01']) expect(texts[0]).toContain(text)
  })

  test('leave out hidden sheets, rows and columns, and say so', async () => {
    const bytes = xlsx(
      [
        ['shown', 'secretcolumn'],
        ['secretrow', ''],
        ['last', ''],
      ],
      (book) => {
        utils.book_append_sheet(book, utils.aoa_to_sheet([['secretsheet']]), 'Secret')
        book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 2 }] }
        book.Sheets['Batches']!['!rows'] = [{}, { hidden: true }]
        book.Sheets['Batches']!['!cols'] = [{}, { hidden: true }]
      },
    )
    const { all, sections } = await pagesOf('xlsx', bytes)
    expect(all).toMatch(/^BatchesA1shown3last/)
    expect(all.toLowerCase()).not.toContain('secret')
    expect(all).toContain(squeeze('未显示的隐藏工作表：1'))
    expect(all).toContain(squeeze('未显示隐藏的行或列'))
    expect(sections).toHaveLength(1)
  })

  test('say what is not shown also where nothing else is', async () => {
    const bytes = xlsx([], (book) => {
      utils.book_append_sheet(book, utils.aoa_to_sheet([['secret']]), 'Secret')
      book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] }
    })
    expect((await pagesOf('xlsx', bytes)).all).toBe(
      squeeze('未显示的隐藏工作表：1 · Hidden sheets not shown: 1'),
    )
  })

  test('leave out long stretches without content', async () => {
    const cell = (at: string) =>
      `<row r="${at.replace(/\D+/, '')}"><c r="${at}" t="str"><v>${at}</v></c></row>`
    const { texts } = await pagesOf(
      'xlsx',
      makeWorkbook([{ name: 'Far', xml: `${cell('B2')}${cell('XFD1048576')}` }]),
    )
    expect(texts).toEqual(['FarABXFD12B21048576XFD1048576'])
  })

  test('of delimited text are read in their encoding', async () => {
    // "中文;1" in GB 18030.
    const { all } = await pagesOf('csv', Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4, 0x3b, 0x31))
    expect(all).toBe('file.csvAB1中文1')
  })
})

describe('decks', () => {
  const slide = (number: number) => `ppt/slides/slide${number}.xml`

  test('have a page for each slide at its aspect ratio, with the title as section', async () => {
    const { texts, sections, width, height } = await pagesOf('pptx', demoFile('pptx'))
    expect(width / height).toBeCloseTo(16 / 9, 2)
    expect(sections[2]).toEqual({ title: 'II 期结果 Phase II results', page: 3 })
    expect(texts[2]).toContain(squeeze('疾病控制率 Disease control 88.1 % 72.4 %'))
    expect(texts.join('')).not.toMatch(/讲稿|Speakernotes/)
  })

  test('leave out hidden slides', async () => {
    const bytes = changed('pptx', (parts) => ({
      [slide(2)]: parts[slide(2)]!.replace('<p:sld ', '<p:sld show="0" '),
    }))
    const { texts, sections } = await pagesOf('pptx', bytes)
    expect(texts).toHaveLength(4)
    expect(texts.join('')).not.toContain('Claudin')
    expect(sections[1]).toEqual({ title: 'II 期结果 Phase II results', page: 2 })
  })

  test('show shapes of groups and of the layout, but no placeholder texts', async () => {
    const text = (content: string) =>
      `<p:sp><p:nvSpPr><p:cNvPr id="9" name="n"/></p:nvSpPr><p:txBody><a:p><a:r><a:t>${content}</a:t></a:r></a:p></p:txBody></p:sp>`
    const layout = 'ppt/slideLayouts/slideLayout1.xml'
    const bytes = changed('pptx', (parts) => ({
      [slide(1)]: parts[slide(1)]!.replace('</p:spTree>', `<p:grpSp>${text('grouped')}</p:grpSp></p:spTree>`),
      [layout]: parts[layout]!.replace('<a:t></a:t>', '<a:t>Click to edit</a:t>').replace(
        '</p:spTree>',
        `${text('everywhere')}</p:spTree>`,
      ),
    }))
    const { texts } = await pagesOf('pptx', bytes)
    expect(texts[0]).toContain('grouped')
    for (const each of texts) expect(each).toContain('everywhere')
    expect(texts.join('')).not.toContain('Click')
  })
})

describe('pictures', () => {
  /** A JPEG without pixels; its orientation is 6: rotated by a quarter. */
  const jpeg = (width: number, height: number, isRotated: boolean) => {
    const big = (value: number) => littleEndian(value, 2).toReversed()
    const exif = concatBytes(
      Uint8Array.of(0xff, 0xe1, 0, 34),
      strToU8('Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0'),
    )
    return concatBytes(
      Uint8Array.of(0xff, 0xd8),
      isRotated ? exif : new Uint8Array(),
      Uint8Array.of(0xff, 0xc0, 0, 11, 8),
      big(height),
      big(width),
      Uint8Array.of(1, 1, 0x11, 0, 0xff, 0xd9),
    )
  }

  test.each([
    { bytes: demoFile('png'), type: 'png', isLandscape: true },
    { bytes: jpeg(40, 20, false), type: 'jpg', isLandscape: true },
    { bytes: jpeg(40, 20, true), type: 'jpeg', isLandscape: false },
  ])('a $type has a page, landscape: $isLandscape', async ({ bytes, type, isLandscape }) => {
    const { texts, width, height } = await pagesOf(type, bytes)
    expect(texts).toHaveLength(1)
    expect(width > height).toBe(isLandscape)
  })

  test('that cannot be drawn leave their place in a document', async () => {
    const bytes = changed('docx', () => ({ 'word/media/curve.png': 'no picture' }))
    expect((await pagesOf('docx', bytes)).texts[0]).toContain('Pictureorchartnotshown')
  })
})

describe('mails', () => {
  const mail = (...lines: string[]) => strToU8(lines.join('\r\n'))

  test('show their headers, their text and the names of their attachments', async () => {
    const { all } = await pagesOf('eml', demoFile('eml'))
    for (const text of [
      'From 陈静（虚构） <chen.jing@example.com>',
      'To 资料室 <room@example.org>',
      'Date Mon, 05 Jan 2026 09:30:00 +0800',
      'Subject HZ-217：稳定性补充数据',
      'Attachments 稳定性 Stability 24M.pdf',
    ]) {
      expect(all).toContain(squeeze(text))
    }
  })

  test('are read in GB 2312, with HTML as text', async () => {
    const { all } = await pagesOf(
      'eml',
      mail(
        'From: a@example.com',
        'Subject: =?GB2312?B?1tDOxA==?=',
        'Content-Type: text/html; charset=gb2312',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '<p>=D6=D0=CE=C4 &amp; text<img src=3D"https://example.com/pixel.png"></p><script>run()</script>',
      ),
    )
    expect(all).toMatch(/Subject中文中文&text$/)
  })
})

describe('not converted', () => {
  const ole = (name: string) =>
    concatBytes(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), new Uint8Array(600), Buffer.from(name, 'utf16le'))
  const farCell = (at: string) =>
    makeWorkbook([{ name: 'a', xml: `<row r="1"><c r="${at}" t="str"><v>x</v></c></row>` }])
  const zeros = new Uint8Array(MAX_UNPACKED_BYTES + 1)
  const packedZeros = new Uint8Array(deflateRawSync(zeros))
  const bomb = zipBytes([
    {
      name: 'word/document.xml',
      data: packedZeros,
      local: { method: 8, size: zeros.length },
      central: { method: 8, size: zeros.length },
    },
  ])

  test.each<[string, string, Uint8Array, string]>([
    ['a Word file from before 2007', 'doc', ole('WordDocument'), 'type'],
    ['an Excel file from before 2007', 'xls', ole('Workbook'), 'type'],
    ['a PowerPoint file from before 2007', 'ppt', ole('PowerPoint Document'), 'type'],
    ['an old file with a new name', 'docx', ole('WordDocument'), 'type'],
    ['a file of an unknown type', 'constructor', strToU8('x'), 'type'],
    ['an encrypted document', 'docx', ole('EncryptedPackage'), 'password'],
    ['an encrypted workbook', 'xlsx', ole('EncryptedPackage'), 'password'],
    ['an encrypted deck', 'pptx', ole('EncryptedPackage'), 'password'],
    ['a file without bytes', 'docx', new Uint8Array(), 'empty'],
    ['a document without content', 'docx', docx('<w:p/>'), 'empty'],
    ['a workbook without content', 'xlsx', xlsx([]), 'empty'],
    ['a text of spaces', 'txt', strToU8(' \n '), 'empty'],
    ['a table of separators', 'csv', strToU8(',,\n,,'), 'empty'],
    ['a file that is no archive', 'pptx', strToU8('not a deck'), 'damaged'],
    ['half an archive', 'docx', demoFile('docx').slice(0, 2000), 'damaged'],
    ['an archive of another kind', 'xlsx', zipSync({ a: strToU8('b') }), 'damaged'],
    ['XML that is not well-formed', 'docx', docx('<w:p>'), 'damaged'],
    ['a sheet that is not well-formed', 'xlsx', makeWorkbook([{ name: 'a', xml: '<row>' }]), 'damaged'],
    ['a row that no sheet has', 'xlsx', farCell('A1048577'), 'damaged'],
    ['a column that no sheet has', 'xlsx', farCell('XFE1'), 'damaged'],
    ['XML nested too deep', 'docx', docx('<w:p>'.repeat(5000) + '</w:p>'.repeat(5000)), 'damaged'],
    ['half a picture', 'png', demoFile('png').slice(0, 600), 'damaged'],
    ['a picture of another type', 'jpg', strToU8('GIF89a'), 'damaged'],
    ['a mail without headers', 'eml', strToU8('\r\nhello'), 'damaged'],
    ['an archive that unpacks to too much', 'docx', bomb, 'size'],
    ['too large a file', 'txt', zeros, 'size'],
    ['too many pages', 'txt', strToU8('x\f'.repeat(MAX_PAGES + 1) + 'x'), 'size'],
    ['too many rows', 'csv', strToU8('x\n'.repeat(MAX_PAGES * 60)), 'size'],
  ])('%s (%s)', async (_, type, bytes, reason) => {
    expect(await convert(type, bytes)).toEqual({ ok: false, reason })
  })

  test('an archive whose sizes are wrong, without unpacking more than they say', async () => {
    const data = { name: 'word/document.xml', data: packedZeros }
    const lying = zipBytes([{ ...data, local: { method: 8, size: 100 }, central: { method: 8, size: 100 } }])
    expect(await convert('docx', lying)).toEqual({ ok: false, reason: 'damaged' })
  })

  test('entities, which could multiply the text', async () => {
    const bytes = changed('docx', (parts) => ({
      [DOCUMENT]: parts[DOCUMENT]!.replace('?>', '?><!DOCTYPE a [<!ENTITY b "text">]>'),
    }))
    expect(await convert('docx', bytes)).toEqual({ ok: false, reason: 'damaged' })
  })
})

describe('nothing is lost or moved', () => {
  const CHARACTERS =
    'abcdefghijkl mnopqrst uvwxyz éüñ ÄÖ αβγ абв 药物临床试验报告，。（）《》“”—-+=;:!?%&<>"\'/'.split('')
  const texts = fc.array(
    fc.string({ unit: fc.constantFrom(...CHARACTERS), minLength: 4, maxLength: 300 }).filter((text) => squeeze(text).length > 3),
    { minLength: 1, maxLength: 12 },
  ) // prettier-ignore
  const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const expectInOrder = (all: string, expected: readonly string[]) => {
    let at = 0
    for (const text of expected.map(squeeze)) {
      const found = all.indexOf(text, at)
      expect(found, text).toBeGreaterThanOrEqual(at)
      at = found + text.length
    }
  }
  const SOME = { numRuns: 25 }

  test('in documents', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        const { all } = await pagesOf('docx', docx(given.map((text) => paragraph(escapeXml(text))).join('')))
        expect(all).toBe(squeeze(given.join('')))
      }),
      SOME,
    )
  })

  test('in workbooks', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 4 }), async (given, columns) => {
        const rows = given.flatMap((_, at) => (at % columns === 0 ? [given.slice(at, at + columns)] : []))
        expectInOrder((await pagesOf('xlsx', xlsx(rows))).all, given)
      }),
      SOME,
    )
  })

  test('in plain texts', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        const { all } = await pagesOf('txt', strToU8(given.join('\n')))
        expect(all).toBe(squeeze(given.join('\n')))
      }),
      SOME,
    )
  })
})
