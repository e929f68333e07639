import type { PdfDocument } from '../../../valuation/documents/paper/pdfDocument'
import { readNumbering, readStyles, twips, valueOf } from './docxStyles'
import { childOf, childrenOf, descendantsOf, type OfficePackage, type XmlNode } from './officePackage'
import { insideCell, paragraphPieces, rowPieces, space, type Piece } from './pageFlow'
import { cropOf, drawMissingPicture, drawPicture, pictureReader } from './picture'
import type { Run } from './textLayout'

const MAX_SPAN = 100
const EMU_PER_POINT = 12_700

type Inline = { run: Run } | { picture: XmlNode } | { textBox: XmlNode } | 'pageBreak'

/** The part of the file that references belong to, and the room for content, in points. */
interface Place {
  part: string
  width: number
  height: number
  /** Number of the page, for page fields of headers and footers. */
  page?: number
}

/** Content of deletions, and of what a newer or older program would show instead. */
const NOT_SHOWN = new Set(['del', 'moveFrom', 'Fallback', 'pPr', 'rPr', 'instrText', 'delText'])

/** Points that headings keep together with what follows. */
const BELOW_HEADING = 40
/** Headings below this level are no sections. */
const MAX_SECTION_LEVEL = 2
export type DocxWriter = ReturnType<typeof createDocxWriter>

/** Turns elements of a document into pieces. */
export function createDocxWriter(pkg: OfficePackage, doc: PdfDocument) {
  const relationOf = (type: string) =>
    [...pkg.relations(pkg.main).values()].find((relation) => relation.type === type)?.path ?? ''
  const styles = readStyles(pkg.xml(relationOf('styles')))
  const numbering = readNumbering(pkg.xml(relationOf('numbering')))
  const pictureAt = pictureReader(doc, pkg)
  const noteIds: { kind: 'footnote' | 'endnote'; id: string }[] = []
  let isEmpty = true

  function blocks(elements: readonly XmlNode[], place: Place): Piece[] {
    return elements.flatMap((element): Piece[] => {
      if (element.name === 'p') return paragraph(element, place)
      if (element.name === 'tbl') return table(element, place)
      if (NOT_SHOWN.has(element.name)) return []
      return blocks(element.children, place)
    })
  }

  function paragraph(element: XmlNode, place: Place): Piece[] {
    const properties = childOf(element, 'pPr')
    const style = styles.paragraph(properties)
    const inlines = inlinesOf(element, properties, place)
    const text = inlines.map((inline) =>
      typeof inline === 'object' && 'run' in inline ? inline.run.text : '',
    )
    const title = text.join('').replaceAll(/\s+/g, ' ').trim()
    if (title !== '') isEmpty = false
    const item = style.list && title !== '' ? numbering.next(style.list) : undefined
    const options = {
      width: place.width,
      align: style.align,
      left: style.left ?? item?.left ?? 0,
      indent: style.indent ?? item?.indent ?? 0,
    }
    const isSection =
      style.outlineLevel !== undefined && style.outlineLevel <= MAX_SECTION_LEVEL && title !== ''
    const label = item?.label ?? ''

    const pieces: Piece[] = []
    let runs: Run[] = []
    let startsPage = style.startsPage
    const push = (piece: Piece) => {
      pieces.push(startsPage ? { ...piece, startsPage } : piece)
      startsPage = false
    }
    const flush = () => {
      if (runs.length === 0) return
      const isFirst = pieces.length === 0
      for (const line of paragraphPieces(doc, runs, isFirst ? { ...options, label } : options)) push(line)
      runs = []
    }
    for (const inline of inlines) {
      if (inline === 'pageBreak') {
        flush()
        startsPage = true
      } else if ('run' in inline) runs.push(inline.run)
      else {
        flush()
        if ('textBox' in inline) for (const piece of blocks(inline.textBox.children, place)) push(piece)
        else push(pictureOf(inline.picture, place, style.align))
      }
    }
    flush()
    // An empty paragraph is an empty line.
    const run = styles.run(childOf(properties, 'rPr'), properties)
    if (pieces.length === 0 || startsPage) push(startsPage ? space(0) : space((run?.size ?? 0) * 1.35))
    const [first] = pieces
    if (isSection && first) pieces[0] = { ...first, section: label ? `${label} ${title}` : title }
    if (style.outlineLevel !== undefined) {
      for (const [index, piece] of pieces.entries()) pieces[index] = { ...piece, keeps: BELOW_HEADING }
    }
    return [...(style.before > 0 ? [space(style.before)] : []), ...pieces, space(style.after)]
  }

  /** Text, pictures, text boxes and breaks of a paragraph, in order. */
  function inlinesOf(element: XmlNode, properties: XmlNode | undefined, place: Place): Inline[] {
    const found: Inline[] = []
    /** Instructions of the fields around, and whether what follows is their result. */
    const fields: { instruction: string; isResult: boolean; isPage: boolean }[] = []

    const addText = (text: string, own: XmlNode | undefined) => {
      const style = styles.run(own, properties)
      if (!style || text === '') return
      const field = fields.findLast(({ isResult, isPage }) => isResult && isPage)
      if (field && place.page !== undefined) {
        if (field.instruction === '') return
        field.instruction = ''
        found.push({ run: { ...style, text: String(place.page) } })
      } else found.push({ run: { ...style, text } })
    }

    const walk = (node: XmlNode, own: XmlNode | undefined) => {
      for (const child of node.children) {
        const { name, attributes } = child
        if (name === 'fldChar') {
          const type = attributes['fldCharType']
          const last = fields.at(-1)
          if (type === 'begin') fields.push({ instruction: '', isResult: false, isPage: false })
          else if (type === 'end') fields.pop()
          else if (last) {
            last.isResult = true
            last.isPage = isPageField(last.instruction)
          }
        } else if (name === 'instrText') {
          const last = fields.at(-1)
          if (last) last.instruction += child.text
        } else if (name === 'fldSimple') {
          const instruction = attributes['instr'] ?? ''
          fields.push({ instruction, isResult: true, isPage: isPageField(instruction) })
          walk(child, own)
          fields.pop()
        } else if (NOT_SHOWN.has(name)) continue
        else if (name === 'r') walk(child, childOf(child, 'rPr'))
        else if (name === 't') addText(child.text, own)
        else if (name === 'tab' || name === 'ptab') addText('\t', own)
        else if (name === 'noBreakHyphen') addText('‑', own)
        else if (name === 'cr') addText('\n', own)
        else if (name === 'br') {
          if (attributes['type'] === 'page') found.push('pageBreak')
          else addText('\n', own)
        } else if (name === 'footnoteReference' || name === 'endnoteReference') {
          noteIds.push({
            kind: name === 'footnoteReference' ? 'footnote' : 'endnote',
            id: attributes['id'] ?? '',
          })
          addText(`[${noteIds.length}]`, own)
        } else if (name === 'drawing' || name === 'pict' || name === 'object') {
          const boxes = descendantsOf(child, 'txbxContent')
          found.push(...(boxes.length > 0 ? boxes.map((textBox) => ({ textBox })) : [{ picture: child }]))
        } else walk(child, own)
      }
    }
    walk(element, undefined)
    return found
  }

  function pictureOf(element: XmlNode, { part, width, height }: Place, align: string): Piece {
    isEmpty = false
    const extent = descendantsOf(element, 'extent')[0] ?? descendantsOf(element, 'ext')[0]
    const blip = descendantsOf(element, 'blip')[0] ?? descendantsOf(element, 'imagedata')[0]
    // A linked picture lies elsewhere, and is not fetched.
    const picture = pictureAt(part, blip?.attributes['r:embed'] ?? blip?.attributes['r:id'])
    const natural = {
      width:
        Number(extent?.attributes['cx'] ?? (picture?.width ?? 200) * 0.75 * EMU_PER_POINT) / EMU_PER_POINT,
      height:
        Number(extent?.attributes['cy'] ?? (picture?.height ?? 60) * 0.75 * EMU_PER_POINT) / EMU_PER_POINT,
    }
    const scale = Math.min(1, width / natural.width, height / natural.height)
    const size = { width: natural.width * scale, height: natural.height * scale }
    const crop = cropOf(descendantsOf(element, 'srcRect')[0])
    const shift = align === 'center' ? (width - size.width) / 2 : align === 'right' ? width - size.width : 0
    return {
      height: size.height,
      draw(x, y) {
        const box = { x: x + shift, y, ...size }
        if (picture) drawPicture(doc, picture, box, crop)
        else drawMissingPicture(doc, box)
      },
    }
  }

  function table(element: XmlNode, place: Place): Piece[] {
    isEmpty = false
    const grid = childrenOf(childOf(element, 'tblGrid'), 'gridCol').map((column) => twips(column, 'w') ?? 0)
    const rows = childrenOf(element, 'tr').filter((row) => !childOf(row, 'trPr', 'del'))
    const cellsOf = (row: XmlNode) =>
      row.children.flatMap((child) =>
        child.name === 'sdt'
          ? childrenOf(childOf(child, 'sdtContent'), 'tc')
          : child.name === 'tc'
            ? [child]
            : [],
      )
    const spanOf = (cell: XmlNode) =>
      Math.min(Math.max(Number(valueOf(childOf(cell, 'tcPr', 'gridSpan'))) || 1, 1), MAX_SPAN)
    const columns = Math.max(
      1,
      ...rows.map((row) => cellsOf(row).reduce((sum, cell) => sum + spanOf(cell), 0)),
    )
    const known =
      grid.length >= columns && grid.every((width) => width > 0)
        ? grid
        : Array<number>(columns).fill(place.width / columns)
    const total = known.reduce((sum, width) => sum + width, 0)
    const widths = known.map((width) => width * Math.min(1, place.width / total))

    const headings: Piece[] = []
    let isHead = true
    return rows.flatMap((row): Piece[] => {
      let column = 0
      const cells = cellsOf(row).map((cell) => {
        const span = spanOf(cell)
        const width = widths.slice(column, column + span).reduce((sum, each) => sum + each, 0)
        column += span
        const merge = childOf(cell, 'tcPr', 'vMerge')
        const isCovered = merge !== undefined && valueOf(merge) !== 'restart'
        const fill = childOf(cell, 'tcPr', 'shd')?.attributes['fill'] ?? ''
        const inside = { ...place, width: insideCell(width) }
        return {
          width,
          fill: /^[\da-f]{6}$/i.test(fill) ? `#${fill}` : undefined,
          pieces: isCovered
            ? []
            : blocks(
                cell.children.filter(({ name }) => name !== 'tcPr'),
                inside,
              ),
        }
      })
      const made = rowPieces(doc, cells, { maxHeight: place.height, minHeight: 12 })
      isHead &&= childOf(row, 'trPr', 'tblHeader') !== undefined
      if (!isHead) return made.map((piece) => ({ ...piece, headings }))
      headings.push(...made)
      return made
    })
  }

  return {
    blocks,
    /** Text of footnotes and endnotes, below the document. */
    notes(room: Pick<Place, 'width' | 'height'>): Piece[] {
      const pieces = noteIds.flatMap(({ kind, id }, index) => {
        const part = relationOf(`${kind}s`)
        const note = childrenOf(pkg.xml(part), kind).find(({ attributes }) => attributes['id'] === id)
        const number: Run = { text: `[${index + 1}]`, size: 8 }
        return note
          ? [...paragraphPieces(doc, [number], room), ...blocks(note.children, { part, ...room })]
          : []
      })
      return pieces.length > 0 ? [space(16), ...pieces] : []
    },
    /** Header or footer of a page. */
    decoration(part: string | undefined, room: Omit<Place, 'part'>): Piece[] {
      const root = part ? pkg.xml(part) : undefined
      return part && root ? blocks(root.children, { part, ...room }) : []
    },
    hasContent: () => !isEmpty,
  }
}

const isPageField = (instruction: string) => /^\s*PAGE\b/i.test(instruction)
