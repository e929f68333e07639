import type { PdfDocument } from '../../../valuation/documents/paper/pdfDocument'
import { childOf, childrenOf, openPackage, type XmlNode } from './officePackage'
import { MAX_SIDE } from './limits'
import { createPageFlow, insideCell, rowPieces } from './pageFlow'
import { cropOf, drawMissingPicture, drawPicture, pictureReader } from './picture'
import { drawShapeText, EMU_PER_POINT, plainTextOf, textPieces } from './pptxText'
import {
  colorOf,
  fillOf,
  inheritedShapes,
  isTitleShape,
  placeholderOf,
  readSlideParts,
  type SlideParts,
} from './pptxTheme'

const DEFAULT_SIZE = { cx: '9144000', cy: '6858000' }
const ANGLE_UNITS = 60_000

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** From the coordinates of a group to points of the page. */
type Transform = (box: Box) => Box

/** PowerPoint decks: a page for each slide that is shown, without speaker notes. */
export async function convertPptx(bytes: Uint8Array) {
  const pkg = openPackage(bytes)
  const flow = createPageFlow()
  const presentation = pkg.xml(pkg.main)!
  const size = { ...DEFAULT_SIZE, ...childOf(presentation, 'sldSz')?.attributes }
  const side = (emu: string) => Math.min(Math.max(Number(emu) / EMU_PER_POINT || 0, 36), MAX_SIDE)
  const margins = { top: 0, right: 0, bottom: 0, left: 0 }
  flow.setFormat({ width: side(size.cx), height: side(size.cy), margins })
  const pictureAt = pictureReader(flow.doc, pkg)
  const relations = pkg.relations(pkg.main)
  let number = 0
  for (const { attributes } of childrenOf(childOf(presentation, 'sldIdLst'), 'sldId')) {
    const path = relations.get(attributes['r:id'] ?? '')?.path
    const slide = path === undefined ? undefined : readSlideParts(pkg, path, presentation)
    number += 1
    if (!slide || ['0', 'false'].includes(slide.parts[0]!.root.attributes['show'] ?? '1')) continue
    flow.startPage()
    flow.startSection(titleOf(slide) || `${number}`)
    drawSlide(flow.doc, slide, pictureAt)
  }
  return flow.finish()
}

/** Title of a slide in one line; empty if it has none. */
function titleOf({ parts }: SlideParts): string {
  const shapes = childrenOf(childOf(parts[0]!.root, 'cSld', 'spTree'), 'sp')
  const title = shapes.find(isTitleShape)
  return plainTextOf(childOf(title, 'txBody')).replaceAll(/\s+/g, ' ').trim()
}

const toPoints: Transform = ({ x, y, width, height }) => ({
  x: x / EMU_PER_POINT,
  y: y / EMU_PER_POINT,
  width: width / EMU_PER_POINT,
  height: height / EMU_PER_POINT,
})

function drawSlide(doc: PdfDocument, slide: SlideParts, pictureAt: Drawer['pictureAt']) {
  const { parts } = slide
  const background = parts.map(({ root }) => childOf(root, 'cSld', 'bg')).find(Boolean)
  const color = colorOf(fillOf(childOf(background, 'bgPr')) ?? childOf(background, 'bgRef'), slide)
  if (color) doc.rect(0, 0, doc.page.width, doc.page.height).fill(color)
  const hidesMaster = parts.slice(0, 2).some(({ root }) => root.attributes['showMasterSp'] === '0')
  for (const [depth, { path, root }] of [...parts.entries()].toReversed()) {
    if (depth > 0 && hidesMaster) continue
    const drawer = { doc, slide, depth, path, pictureAt }
    drawShapes(drawer, childOf(root, 'cSld', 'spTree'), toPoints)
  }
}

interface Drawer {
  doc: PdfDocument
  slide: SlideParts
  /** Position of the part among the slide's parts, and its path. */
  depth: number
  path: string
  pictureAt: ReturnType<typeof pictureReader>
}

function drawShapes(drawer: Drawer, tree: XmlNode | undefined, transform: Transform) {
  for (const shape of tree?.children ?? []) {
    if (shape.name === 'AlternateContent') {
      drawShapes(drawer, childOf(shape, 'Choice') ?? childOf(shape, 'Fallback'), transform)
      continue
    }
    // Placeholders of layouts and masters only give a place to those of slides.
    if (isHidden(shape) || (drawer.depth > 0 && placeholderOf(shape))) continue
    if (shape.name === 'grpSp') drawShapes(drawer, shape, groupTransform(shape, transform))
    else if (['sp', 'cxnSp', 'pic', 'graphicFrame'].includes(shape.name)) drawShape(drawer, shape, transform)
  }
}

const isHidden = (shape: XmlNode) =>
  shape.children.some(
    ({ name, children }) =>
      /^nv.*Pr$/.test(name) &&
      children.some((child) => child.name === 'cNvPr' && child.attributes['hidden'] === '1'),
  )

function boxOf(frame: XmlNode | undefined, position = 'off', extent = 'ext'): Box | undefined {
  const [off, ext] = [childOf(frame, position), childOf(frame, extent)]
  const number = (node: XmlNode | undefined, name: string) => Number(node?.attributes[name] ?? 0) || 0
  return (
    off &&
    ext && { x: number(off, 'x'), y: number(off, 'y'), width: number(ext, 'cx'), height: number(ext, 'cy') }
  )
}

function groupTransform(group: XmlNode, transform: Transform): Transform {
  const frame = childOf(group, 'grpSpPr', 'xfrm')
  const [outer, inner] = [boxOf(frame), boxOf(frame, 'chOff', 'chExt')]
  if (!outer || !inner || inner.width === 0 || inner.height === 0) return transform
  const [scaleX, scaleY] = [outer.width / inner.width, outer.height / inner.height]
  return (box) =>
    transform({
      x: outer.x + (box.x - inner.x) * scaleX,
      y: outer.y + (box.y - inner.y) * scaleY,
      width: box.width * scaleX,
      height: box.height * scaleY,
    })
}

function drawShape(drawer: Drawer, shape: XmlNode, transform: Transform) {
  const { doc, slide, depth } = drawer
  const frames = [shape, ...inheritedShapes(placeholderOf(shape), slide, depth)].map(
    (each) => childOf(each, 'spPr', 'xfrm') ?? childOf(each, 'xfrm'),
  )
  const frame = frames.find((each) => boxOf(each))
  const box = transform(boxOf(frame) ?? { x: 0, y: 0, width: 0, height: 0 })
  const angle = Number(frame?.attributes['rot'] ?? 0) / ANGLE_UNITS
  doc.save()
  if (angle !== 0) doc.rotate(angle, { origin: [box.x + box.width / 2, box.y + box.height / 2] })
  if (shape.name === 'pic') drawShapePicture(drawer, shape, box)
  else if (shape.name === 'graphicFrame') drawFrame(drawer, shape, box)
  else {
    drawOutline(drawer, shape, box)
    const body = childOf(shape, 'txBody')
    if (body) drawShapeText(doc, body, shape, slide, { box, depth })
  }
  doc.restore()
}

function drawOutline({ doc, slide }: Drawer, shape: XmlNode, { x, y, width, height }: Box) {
  const properties = childOf(shape, 'spPr')
  const styled = (name: string) => {
    const reference = childOf(shape, 'style', name)
    return reference && reference.attributes['idx'] !== '0' ? reference : undefined
  }
  const fill = colorOf(fillOf(properties) ?? styled('fillRef'), slide)
  const outline = childOf(properties, 'ln')
  const stroke = colorOf(fillOf(outline) ?? styled('lnRef'), slide)
  if (!fill && !stroke) return
  doc.lineWidth(Number(outline?.attributes['w'] ?? 9525) / EMU_PER_POINT)
  const geometry = childOf(properties, 'prstGeom')?.attributes['prst'] ?? 'rect'
  if (shape.name === 'cxnSp' || geometry === 'line') {
    if (stroke)
      doc
        .moveTo(x, y)
        .lineTo(x + width, y + height)
        .stroke(stroke)
    return
  }
  if (geometry === 'ellipse') doc.ellipse(x + width / 2, y + height / 2, width / 2, height / 2)
  else if (geometry === 'roundRect') doc.roundedRect(x, y, width, height, Math.min(width, height) / 6)
  else doc.rect(x, y, width, height)
  if (fill && stroke) doc.fillAndStroke(fill, stroke)
  else if (fill) doc.fill(fill)
  else doc.stroke(stroke)
}

function drawShapePicture({ doc, path, pictureAt }: Drawer, shape: XmlNode, box: Box) {
  const fill = childOf(shape, 'blipFill')
  // A linked picture lies elsewhere, and is not fetched.
  const picture = pictureAt(path, childOf(fill, 'blip')?.attributes['r:embed'])
  if (picture) drawPicture(doc, picture, box, cropOf(childOf(fill, 'srcRect')))
  else drawMissingPicture(doc, box)
}

/** Tables are drawn; charts and diagrams only as a box. */
function drawFrame({ doc, slide, depth }: Drawer, shape: XmlNode, box: Box) {
  const table = childOf(shape, 'graphic', 'graphicData', 'tbl')
  if (!table) {
    drawMissingPicture(doc, box)
    return
  }
  const grid = childrenOf(childOf(table, 'tblGrid'), 'gridCol').map(
    ({ attributes }) => Number(attributes['w']) || 0,
  )
  const total = grid.reduce((sum, width) => sum + width, 0) || 1
  const widths = grid.map((width) => (width / total) * box.width)
  const rowsAt = (scale: number) =>
    childrenOf(table, 'tr').flatMap((row) => {
      const cells = childrenOf(row, 'tc').flatMap((cell, column) => {
        if (cell.attributes['hMerge'] === '1') return []
        const span = Math.max(1, Number(cell.attributes['gridSpan'] ?? 1))
        const width = widths.slice(column, column + span).reduce((sum, each) => sum + each, 0)
        const body = childOf(cell, 'txBody')
        const isCovered = cell.attributes['vMerge'] === '1'
        const options = { width: insideCell(width), scale, depth }
        const pieces = body && !isCovered ? textPieces(doc, body, shape, slide, options) : []
        return [{ width, pieces, fill: colorOf(fillOf(childOf(cell, 'tcPr')), slide) }]
      })
      const minHeight = (Number(row.attributes['h'] ?? 0) / EMU_PER_POINT) * scale
      return rowPieces(doc, cells, { maxHeight: Infinity, minHeight })
    })
  let rows = rowsAt(1)
  const heightOfRows = () => rows.reduce((sum, { height }) => sum + height, 0)
  for (let scale = 0.9; scale > 0.4 && box.y + heightOfRows() > doc.page.height; scale *= 0.9)
    rows = rowsAt(scale)
  let { y } = box
  for (const row of rows) {
    row.draw(box.x, y)
    y += row.height
  }
}
