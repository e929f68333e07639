import { createDocxWriter, type DocxWriter } from './docxWriter'
import { twips, valueOf } from './docxStyles'
import { ConversionError, MAX_SIDE } from './limits'
import { childOf, childrenOf, openPackage, type OfficePackage, type XmlNode } from './officePackage'
import {
  A4,
  createPageFlow,
  drawPieces,
  heightOf,
  innerHeight,
  innerWidth,
  type PageFormat,
} from './pageFlow'

const MIN_SIDE = 100

/** Least distance between headers or footers and the text. */
const MARGIN_GAP = 8
/** Distance of headers and footers from the edge of the page. */
const DECORATION_DISTANCE = 36

/** Word documents, as they look when all changes are accepted; without comments and hidden text. */
export async function convertDocx(bytes: Uint8Array) {
  const pkg = openPackage(bytes)
  const flow = createPageFlow()
  const writer = createDocxWriter(pkg, flow.doc)
  // A section takes missing headers and footers from those before.
  const decorations = new Map<string, string>()
  let format = A4
  for (const [index, { blocks, properties }] of sectionsOf(childOf(pkg.xml(pkg.main), 'body')).entries()) {
    for (const [key, part] of decorationsOf(pkg, properties)) decorations.set(key, part)
    if (index === 0 || valueOf(childOf(properties, 'type')) !== 'continuous') {
      const layout = layoutOf(writer, properties, new Map(decorations))
      ;({ format } = layout)
      flow.setFormat(format, layout.decorate)
    }
    flow.place(writer.blocks(blocks, { part: pkg.main, ...roomOf(format) }))
  }
  flow.place(writer.notes(roomOf(format)))
  if (!writer.hasContent()) throw new ConversionError('empty')
  return flow.finish()
}

const roomOf = (format: PageFormat) => ({ width: innerWidth(format), height: innerHeight(format) })

interface DocumentSection {
  blocks: XmlNode[]
  properties: XmlNode | undefined
}

/** Parts of the body with their own page format, which stands in the last paragraph of each. */
function sectionsOf(body: XmlNode | undefined): DocumentSection[] {
  const sections: DocumentSection[] = [{ blocks: [], properties: undefined }]
  for (const block of body?.children ?? []) {
    const last = sections.at(-1)!
    if (block.name === 'sectPr') {
      last.properties = block
      continue
    }
    last.blocks.push(block)
    const properties = childOf(block, 'pPr', 'sectPr')
    if (!properties) continue
    last.properties = properties
    sections.push({ blocks: [], properties: undefined })
  }
  return sections.filter(({ blocks }) => blocks.length > 0)
}

function formatOf(properties: XmlNode | undefined): PageFormat {
  const size = childOf(properties, 'pgSz')
  const side = (name: 'w' | 'h', fallback: number) =>
    Math.min(Math.max(twips(size, name) ?? fallback, MIN_SIDE), MAX_SIDE)
  const [width, height] = [side('w', A4.width), side('h', A4.height)]
  const margins = childOf(properties, 'pgMar')
  const margin = (name: 'top' | 'right' | 'bottom' | 'left', length: number) =>
    Math.min(Math.abs(twips(margins, name) ?? A4.margins[name]), length / 4)
  return {
    width,
    height,
    margins: {
      top: margin('top', height),
      right: margin('right', width),
      bottom: margin('bottom', height),
      left: margin('left', width),
    },
  }
}

/** Paths of a section's own headers and footers by kind and type: `header first`. */
function decorationsOf(pkg: OfficePackage, properties: XmlNode | undefined): [key: string, path: string][] {
  const relations = pkg.relations(pkg.main)
  return (['header', 'footer'] as const).flatMap((kind) =>
    childrenOf(properties, `${kind}Reference`).flatMap(({ attributes }): [string, string][] => {
      const path = relations.get(attributes['r:id'] ?? '')?.path
      return path ? [[`${kind} ${attributes['type'] ?? 'default'}`, path]] : []
    }),
  )
}

/** Page format of a section, with room for its headers and footers, and what draws them. */
function layoutOf(
  writer: DocxWriter,
  properties: XmlNode | undefined,
  decorations: ReadonlyMap<string, string>,
) {
  const format = formatOf(properties)
  const { margins, width, height } = format
  const hasFirst = childOf(properties, 'titlePg') !== undefined
  let firstPage: number | undefined
  const piecesOf = (kind: 'header' | 'footer', page: number) => {
    const part = decorations.get(`${kind} ${hasFirst && page === firstPage ? 'first' : 'default'}`)
    return writer.decoration(part, { width: innerWidth(format), height: height / 3, page })
  }
  const distance = (kind: 'header' | 'footer') =>
    Math.min(twips(childOf(properties, 'pgMar'), kind) ?? DECORATION_DISTANCE, height / 4)
  const withRoom = (kind: 'header' | 'footer', margin: number) => {
    const taken = heightOf(piecesOf(kind, 1))
    return taken === 0 ? margin : Math.min(Math.max(margin, distance(kind) + taken + MARGIN_GAP), height / 3)
  }
  return {
    format: {
      width,
      height,
      margins: {
        ...margins,
        top: withRoom('header', margins.top),
        bottom: withRoom('footer', margins.bottom),
      },
    },
    decorate: (page: number) => {
      firstPage ??= page
      drawPieces(piecesOf('header', page), margins.left, distance('header'))
      const footer = piecesOf('footer', page)
      drawPieces(footer, margins.left, height - distance('footer') - heightOf(footer))
    },
  }
}
