// A writer of plain PDF files, quick enough for hundreds of pages: text in the readers' own fonts, lines, bars, pictures.

/** A4, in points. */
export const PAGE = { width: 595, height: 842 }

export interface Picture {
  width: number
  height: number
  /** Red, green and blue of each dot, row by row. */
  tones: readonly number[]
}

interface File {
  title: string
  /** What each page is drawn with: operators of PDF, made with the functions below. */
  pages: readonly string[]
  /** Shown by `drawPicture`. */
  picture?: Picture
  /** Table of contents, pages from 1. */
  outline?: readonly { title: string; page: number }[]
}

type Font = 'plain' | 'bold'
const FONTS = { plain: 'F1', bold: 'F2' }
const CHINESE = 'F3'

/** The readers' own Chinese font, as the entries of its objects. */
export const CHINESE_FONT = {
  Font: { Type: 'Font', Subtype: 'Type0', BaseFont: 'STSong-Light', Encoding: 'UniGB-UTF16-H' },
  Descendant: {
    Type: 'Font',
    Subtype: 'CIDFontType0',
    BaseFont: 'STSong-Light',
    DW: 1000,
    // Widths of Latin letters, from a code on or from one to another.
    W: [1, [500], 814, [500, 500], 7716, [500]],
  },
  System: { Supplement: 2 },
  Descriptor: {
    Type: 'FontDescriptor',
    FontName: 'STSong-Light',
    Flags: 6,
    FontBBox: [-25, -254, 1000, 880],
    ItalicAngle: 0,
    Ascent: 880,
    Descent: -120,
    CapHeight: 880,
    StemV: 93,
  },
}

/** A value in the notation of PDF: words are names. */
const noted = (value: string | number | readonly unknown[]): string =>
  Array.isArray(value)
    ? `[${value.map((each) => noted(each as string)).join(' ')}]`
    : typeof value === 'number'
      ? String(value)
      : `/${value as string}`
const entries = (of: Readonly<Record<string, string | number | readonly unknown[]>>) =>
  Object.entries(of)
    .map(([name, value]) => `/${name} ${noted(value)}`)
    .join('')

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
const wide = (text: string) =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('')
/** A text outside of pages: in Unicode. */
const told = (text: string) => `<FEFF${wide(text)}>`

/** A line of text, its foot `top` points below the page's upper edge. */
export function drawText(
  text: string,
  left: number,
  top: number,
  size: number,
  font: Font = 'plain',
): string {
  const at = `${left} ${PAGE.height - top} Td`
  // oxlint-disable-next-line no-control-regex -- what the plain fonts have
  if (/^[\x20-\x7e]*$/.test(text)) {
    return `BT /${FONTS[font]} ${size} Tf ${at} (${text.replace(/[\\()]/g, '\\$&')}) Tj ET\n`
  }
  return `BT /${CHINESE} ${size} Tf ${at} <${wide(text)}> Tj ET\n`
}

/** Whom a copy was made for, aslant and pale over a page. */
export function drawMark(text: string, { font = CHINESE, width = PAGE.width, height = PAGE.height } = {}) {
  const shown = `<${wide(text)}>`
  const places: [left: number, foot: number][] = []
  for (let foot = 60; foot < height; foot += 170)
    for (let left = 40; left < width; left += 290) places.push([left, foot])
  const tiles = places.map(
    ([left, foot]) => `BT /${font} 13 Tf 0.866 0.5 -0.5 0.866 ${left} ${foot} Tm ${shown} Tj ET`,
  )
  return `q 0.78 g ${tiles.join(' ')} Q\n`
}

/** A filled box; tones from 0, black, to 1. */
export const drawBox = (
  left: number,
  top: number,
  width: number,
  height: number,
  tones: readonly [number, number, number],
) => `${tones.join(' ')} rg ${left} ${PAGE.height - top - height} ${width} ${height} re f 0 g\n`

/** The file's picture. */
export const drawPicture = (left: number, top: number, width: number, height: number) =>
  `q ${width} 0 0 ${height} ${left} ${PAGE.height - top - height} cm /Im Do Q\n`

const stream = (body: string, entries = '') =>
  `<<${entries}/Length ${body.length}>>\nstream\n${body}\nendstream`

/** The file, of plain ASCII. */
export function pdfFile({ title, pages, picture, outline = [] }: File): Uint8Array<ArrayBuffer> {
  const objects: string[] = []
  const add = (object: string) => objects.push(object)
  const [catalog, tree, resources, plain, bold, chinese, descendant, description, image, info] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]
  const firstPage = 11
  const pageId = (page: number) => firstPage + (page - 1) * 2
  const rows = firstPage + pages.length * 2
  const outlines = outline.length > 0 ? `/Outlines ${rows} 0 R` : ''
  add(`<</Type/Catalog/Pages ${tree} 0 R${outlines}>>`)
  const kids = pages.map((_, index) => `${pageId(index + 1)} 0 R`).join(' ')
  add(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`)
  add(`<</Font<</F1 ${plain} 0 R/F2 ${bold} 0 R/${CHINESE} ${chinese} 0 R>>/XObject<</Im ${image} 0 R>>>>`)
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>')
  const { Font, Descendant, Descriptor, System } = CHINESE_FONT
  add(`<<${entries(Font)}/DescendantFonts[${descendant} 0 R]>>`)
  add(
    `<<${entries(Descendant)}/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)${entries(System)}>>/FontDescriptor ${description} 0 R>>`,
  )
  add(`<<${entries(Descriptor)}>>`)
  const { width, height, tones } = picture ?? { width: 1, height: 1, tones: [255, 255, 255] }
  add(
    stream(
      `${tones.map((tone) => hex(tone, 2)).join('')}>`,
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/ASCIIHexDecode`,
    ),
  )
  add(`<</Title ${told(title)}>>`)
  for (const page of pages) {
    const content = objects.length + 2
    add(
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Resources ${resources} 0 R/Contents ${content} 0 R>>`,
    )
    add(stream(page))
  }
  if (outline.length > 0) {
    add(`<</Type/Outlines/First ${rows + 1} 0 R/Last ${rows + outline.length} 0 R/Count ${outline.length}>>`)
    for (const [index, { title, page }] of outline.entries()) {
      const beside = [
        index > 0 ? `/Prev ${rows + index} 0 R` : '',
        index < outline.length - 1 ? `/Next ${rows + index + 2} 0 R` : '',
      ]
      add(`<</Title ${told(title)}/Parent ${rows} 0 R/Dest[${pageId(page)} 0 R/Fit]${beside.join('')}>>`)
    }
  }

  const parts = ['%PDF-1.7\n']
  let at = parts[0]!.length
  const offsets: string[] = []
  for (const [index, object] of objects.entries()) {
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`
    offsets.push(`${String(at).padStart(10, '0')} 00000 n \n`)
    parts.push(part)
    at += part.length
  }
  const count = objects.length + 1
  parts.push(
    `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${count}/Root ${catalog} 0 R/Info ${info} 0 R>>\nstartxref\n${at}\n%%EOF\n`,
  )
  return new TextEncoder().encode(parts.join(''))
}
