import type { PdfDocument } from '../../../valuation/documents/paper/pdfDocument'
import { formatNumber } from './docxStyles'
import { fontSize } from './limits'
import { childOf, childrenOf, type XmlNode } from './officePackage'
import { heightOf, paragraphPieces, space, type Piece } from './pageFlow'
import {
  colorOf,
  fillOf,
  inheritedShapes,
  masterTextStyle,
  placeholderOf,
  type SlideParts,
} from './pptxTheme'
import type { Run } from './textLayout'

export const EMU_PER_POINT = 12_700
const DEFAULT_SIZE = 18
/** Text that is still too long at this scale reaches out of its box. */
const MIN_SCALE = 0.4

const AUTO_NUMBERS: readonly [RegExp, string][] = [
  [/^romanUc/, 'upperRoman'],
  [/^romanLc/, 'lowerRoman'],
  [/^alphaUc/, 'upperLetter'],
  [/^alphaLc/, 'lowerLetter'],
  [/^ea/, 'chineseCounting'],
]

/** First attribute of that name along the nodes. */
const attributeIn = (nodes: readonly (XmlNode | undefined)[], name: string) =>
  nodes.map((node) => node?.attributes[name]).find((value) => value !== undefined)

const sizeIn = (nodes: readonly (XmlNode | undefined)[]) =>
  fontSize(Number(attributeIn(nodes, 'sz') ?? DEFAULT_SIZE * 100) / 100)

const points = (value: string | undefined, fallback: number) =>
  value === undefined ? fallback : Number(value) / EMU_PER_POINT

/** Level formats of a shape's text, nearest first. */
function levelStyles(shape: XmlNode, slide: SlideParts, depth: number) {
  const placeholder = placeholderOf(shape)
  const lists = [shape, ...inheritedShapes(placeholder, slide, depth)].map((each) =>
    childOf(each, 'txBody', 'lstStyle'),
  )
  return [...lists, masterTextStyle(placeholder, slide)]
}

/** Plain text of a text body, a line for each paragraph. */
export const plainTextOf = (body: XmlNode | undefined): string =>
  childrenOf(body, 'p')
    .map((paragraph) =>
      paragraph.children
        .map((child) => (child.name === 'br' ? '\n' : (childOf(child, 't')?.text ?? '')))
        .join(''),
    )
    .join('\n')

interface TextOptions {
  width: number
  scale: number
  /** Position of the shape's part in the slide's parts. */
  depth: number
}

/** Lines of a text body, at `scale` of their size. */
export function textPieces(
  doc: PdfDocument,
  body: XmlNode,
  shape: XmlNode,
  slide: SlideParts,
  { width, scale, depth }: TextOptions,
): Piece[] {
  const inherited = levelStyles(shape, slide, depth)
  const shapeColor = childOf(shape, 'style', 'fontRef')
  const counts: number[] = []
  return childrenOf(body, 'p').flatMap((paragraph) => {
    const own = childOf(paragraph, 'pPr')
    const level = Number(own?.attributes['lvl'] ?? 0)
    const levels = [own, ...inherited.map((list) => childOf(list, `lvl${level + 1}pPr`))]
    const defaults = levels.map((each) => childOf(each, 'defRPr'))
    const runs = childrenOfParagraph(paragraph).map(({ text, properties }): Run => {
      const formats = [properties, ...defaults]
      const color = [
        fillOf(properties),
        ...defaults.slice(0, 2).map(fillOf),
        shapeColor,
        ...defaults.map(fillOf),
      ]
        .map((fill) => colorOf(fill, slide))
        .find(Boolean)
      return {
        text,
        size: sizeIn(formats) * scale,
        isBold: isTrue(attributeIn(formats, 'b')),
        isItalic: isTrue(attributeIn(formats, 'i')),
        isUnderlined: !['none', undefined].includes(attributeIn(formats, 'u')),
        color: color ?? '#000000',
      }
    })
    const isBlank = runs.every(({ text }) => text.trim() === '')
    const align = attributeIn(levels, 'algn')
    const left = points(attributeIn(levels, 'marL'), 0) * scale
    const indent = points(attributeIn(levels, 'indent'), 0) * scale
    const label = isBlank ? '' : bulletOf(levels, counts, level)
    const before = levels.map((each) => childOf(each, 'spcBef', 'spcPts')).find(Boolean)
    const end = childOf(paragraph, 'endParaRPr')
    const size = runs[0]?.size ?? sizeIn([end, ...defaults]) * scale
    if (isBlank) return [space(size * 1.2)]
    return [
      space(before ? (Number(before.attributes['val']) / 100) * scale : 0),
      ...paragraphPieces(doc, runs, {
        width,
        align: align === 'ctr' ? 'center' : align === 'r' ? 'right' : 'left',
        left: label ? left : Math.max(0, left + Math.min(0, indent)),
        indent: label || indent > 0 ? indent : 0,
        label,
      }),
    ]
  })
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

function childrenOfParagraph(paragraph: XmlNode) {
  return paragraph.children.flatMap((child) => {
    const properties = childOf(child, 'rPr')
    if (child.name === 'br') return [{ text: '\n', properties }]
    const text = childOf(child, 't')?.text
    return text === undefined ? [] : [{ text, properties }]
  })
}

function bulletOf(levels: readonly (XmlNode | undefined)[], counts: number[], level: number): string {
  const bullet = levels
    .map((each) => each?.children.find(({ name }) => /^bu(?:None|Char|AutoNum|Blip)$/.test(name)))
    .find(Boolean)
  counts.length = Math.min(counts.length, level + 1)
  if (bullet?.name !== 'buAutoNum') {
    counts.length = Math.min(counts.length, level)
    return !bullet || bullet.name === 'buNone' ? '' : '•'
  }
  counts[level] = (counts[level] ?? Number(bullet.attributes['startAt'] ?? 1) - 1) + 1
  const type = bullet.attributes['type'] ?? ''
  const format = AUTO_NUMBERS.find(([pattern]) => pattern.test(type))?.[1] ?? 'decimal'
  const number = formatNumber(counts[level], format)
  return type.endsWith('ParenBoth') ? `(${number})` : type.endsWith('ParenR') ? `${number})` : `${number}.`
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a shape's text into its box, smaller where it would not fit. */
export function drawShapeText(
  doc: PdfDocument,
  body: XmlNode,
  shape: XmlNode,
  slide: SlideParts,
  { box, depth }: { box: Box; depth: number },
) {
  const bodies = [shape, ...inheritedShapes(placeholderOf(shape), slide, depth)].map((each) =>
    childOf(each, 'txBody', 'bodyPr'),
  )
  const inset = (name: string, fallback: number) => points(attributeIn(bodies, name), fallback)
  const [left, right, top, bottom] = [
    inset('lIns', 7.2),
    inset('rIns', 7.2),
    inset('tIns', 3.6),
    inset('bIns', 3.6),
  ]
  const isUnwrapped = attributeIn(bodies, 'wrap') === 'none'
  const width = isUnwrapped
    ? Math.max(box.width, doc.page.width - box.x) - left - right
    : Math.max(box.width - left - right, 10)
  const height = box.height - top - bottom
  const fitted = Number(childOf(bodies[0], 'normAutofit')?.attributes['fontScale'] ?? 100_000) / 100_000
  // A box without room grows with its text, up to the edge of the slide.
  const room = Math.max(height, childOf(bodies[0], 'spAutoFit') || isUnwrapped ? doc.page.height - box.y : 0)
  let scale = Math.min(1, Math.max(MIN_SCALE, fitted))
  let pieces = textPieces(doc, body, shape, slide, { width, scale, depth })
  while (heightOf(pieces) > room && scale > MIN_SCALE) {
    scale *= 0.92
    pieces = textPieces(doc, body, shape, slide, { width, scale, depth })
  }
  const anchor = attributeIn(bodies, 'anchor')
  const spare = Math.max(0, height - heightOf(pieces))
  let y = box.y + top + spare * (anchor === 'ctr' ? 0.5 : anchor === 'b' ? 1 : 0)
  for (const piece of pieces) {
    piece.draw(box.x + left, y)
    y += piece.height
  }
}
