// A minimal PDF writer, fast enough for hundreds of pages: text in the viewers' built-in fonts, lines, boxes and
// images.

export const PAGE = { width: 595, height: 842 }

export interface Picture {
  width: number
  height: number
  tones: readonly number[]
}

interface PdfContent {
  title: string
  /** PDF operators per page, built with the functions below. */
  pages: readonly string[]
  picture?: Picture
  /** Table of contents; pages start at 1. */
  outline?: readonly { title: string; page: number }[]
}

type Font = 'plain' | 'bold'
const FONTS = { plain: 'F1', bold: 'F2' }
const CHINESE = 'F3'

export const CHINESE_FONT = {
  Font: { Type: 'Font', Subtype: 'Type0', BaseFont: 'STSong-Light', Encoding: 'UniGB-UTF16-H' },
  Descendant: {
    Type: 'Font',
    Subtype: 'CIDFontType0',
    BaseFont: 'STSong-Light',
    DW: 1000,
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

/** Formats a PDF value; strings become names. */
const pdfValue = (value: string | number | readonly unknown[]): string =>
  Array.isArray(value)
    ? `[${value.map((each) => pdfValue(each as string)).join(' ')}]`
    : typeof value === 'number'
      ? String(value)
      : `/${value as string}`
const dictEntries = (dict: Readonly<Record<string, string | number | readonly unknown[]>>) =>
  Object.entries(dict)
    .map(([name, value]) => `/${name} ${pdfValue(value)}`)
    .join('')

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
const utf16Hex = (text: string) =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join('')
/** Encodes text outside of pages as UTF-16. */
const pdfString = (text: string) => `<FEFF${utf16Hex(text)}>`

/** Draws a line of text; `top` is the distance from the page's upper edge to the baseline, in points. */
export function drawText(
  text: string,
  left: number,
  top: number,
  size: number,
  font: Font = 'plain',
): string {
  const at = `${left} ${PAGE.height - top} Td`
  // oxlint-disable-next-line no-control-regex -- the range of the standard fonts
  if (/^[\x20-\x7e]*$/.test(text)) {
    return `BT /${FONTS[font]} ${size} Tf ${at} (${text.replace(/[\\()]/g, '\\$&')}) Tj ET\n`
  }
  return `BT /${CHINESE} ${size} Tf ${at} <${utf16Hex(text)}> Tj ET\n`
}

export function drawWatermarkTiles(
  text: string,
  { font = CHINESE, width = PAGE.width, height = PAGE.height } = {},
) {
  const encoded = `<${utf16Hex(text)}>`
  const places: [left: number, foot: number][] = []
  for (let foot = 60; foot < height; foot += 170)
    for (let left = 40; left < width; left += 290) places.push([left, foot])
  const tiles = places.map(
    ([left, foot]) => `BT /${font} 13 Tf 0.866 0.5 -0.5 0.866 ${left} ${foot} Tm ${encoded} Tj ET`,
  )
  return `q 0.78 g ${tiles.join(' ')} Q\n`
}

export const drawBox = (
  left: number,
  top: number,
  width: number,
  height: number,
  tones: readonly [number, number, number],
) => `${tones.join(' ')} rg ${left} ${PAGE.height - top - height} ${width} ${height} re f 0 g\n`

export const drawPicture = (left: number, top: number, width: number, height: number) =>
  `q ${width} 0 0 ${height} ${left} ${PAGE.height - top - height} cm /Im Do Q\n`

const stream = (body: string, dictEntries = '') =>
  `<<${dictEntries}/Length ${body.length}>>\nstream\n${body}\nendstream`

export function pdfFile({ title, pages, picture, outline = [] }: PdfContent): Uint8Array<ArrayBuffer> {
  const objects: string[] = []
  const add = (object: string) => objects.push(object)
  const [catalog, tree, resources, plain, bold, chinese, descendant, description, image, info] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]
  const firstPage = 11
  const pageId = (page: number) => firstPage + (page - 1) * 2
  const outlineId = firstPage + pages.length * 2
  const outlines = outline.length > 0 ? `/Outlines ${outlineId} 0 R` : ''
  add(`<</Type/Catalog/Pages ${tree} 0 R${outlines}>>`)
  const kids = pages.map((_, index) => `${pageId(index + 1)} 0 R`).join(' ')
  add(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`)
  add(`<</Font<</F1 ${plain} 0 R/F2 ${bold} 0 R/${CHINESE} ${chinese} 0 R>>/XObject<</Im ${image} 0 R>>>>`)
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>')
  const { Font, Descendant, Descriptor, System } = CHINESE_FONT
  add(`<<${dictEntries(Font)}/DescendantFonts[${descendant} 0 R]>>`)
  add(
    `<<${dictEntries(Descendant)}/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)${dictEntries(System)}>>/FontDescriptor ${description} 0 R>>`,
  )
  add(`<<${dictEntries(Descriptor)}>>`)
  const { width, height, tones } = picture ?? { width: 1, height: 1, tones: [255, 255, 255] }
  add(
    stream(
      `${tones.map((tone) => hex(tone, 2)).join('')}>`,
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/ASCIIHexDecode`,
    ),
  )
  add(`<</Title ${pdfString(title)}>>`)
  for (const page of pages) {
    const content = objects.length + 2
    add(
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Resources ${resources} 0 R/Contents ${content} 0 R>>`,
    )
    add(stream(page))
  }
  if (outline.length > 0) {
    add(
      `<</Type/Outlines/First ${outlineId + 1} 0 R/Last ${outlineId + outline.length} 0 R/Count ${outline.length}>>`,
    )
    for (const [index, { title, page }] of outline.entries()) {
      const siblings = [
        index > 0 ? `/Prev ${outlineId + index} 0 R` : '',
        index < outline.length - 1 ? `/Next ${outlineId + index + 2} 0 R` : '',
      ]
      add(
        `<</Title ${pdfString(title)}/Parent ${outlineId} 0 R/Dest[${pageId(page)} 0 R/Fit]${siblings.join('')}>>`,
      )
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
