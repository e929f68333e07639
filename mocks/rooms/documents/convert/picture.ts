import { inflateSync } from 'node:zlib'
import type { PdfDocument } from '../../../valuation/documents/paper/pdfDocument'
import { ConversionError, MAX_PIXELS } from './limits'
import type { OfficePackage, XmlNode } from './officePackage'
import { A4, createPageFlow } from './pageFlow'

/** A picture that pdfkit has opened. */
interface OpenedImage {
  width: number
  height: number
  /** Value of EXIF; those above 4 swap width and height. */
  orientation?: number
}

interface Picture {
  image: OpenedImage
  width: number
  height: number
}

/** Parts of the picture that are cut off at each edge, from 0 to 1. */
interface Crop {
  left: number
  top: number
  right: number
  bottom: number
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** Samples per pixel by the color type of a PNG. */
const PNG_SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Throws unless a PNG is complete: pdfkit decodes it later, where an error could not be caught. */
function checkPng(file: Buffer) {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const samples = PNG_SAMPLES[file.readUInt8(25)]
  if (width === 0 || height === 0 || samples === undefined) throw new ConversionError('damaged')
  if (width * height > MAX_PIXELS) throw new ConversionError('size')
  const parts: Buffer[] = []
  for (let at = PNG_SIGNATURE.length; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (name === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  const rowBytes = Math.ceil((width * samples * file.readUInt8(24)) / 8) + 1
  if (rowBytes * height > 4 * MAX_PIXELS) throw new ConversionError('size')
  // Interlaced pictures have up to seven passes, each with rows of their own.
  const maxOutputLength = (rowBytes + 4) * height + 64
  const size = inflateSync(Buffer.concat(parts), { maxOutputLength }).length
  if (size < rowBytes * height) throw new ConversionError('damaged')
}

/** Opens a PNG or JPEG file; throws if it is damaged, too large or of another type. */
function openPicture(doc: PdfDocument, bytes: Uint8Array): Picture {
  const file = Buffer.from(bytes)
  if (file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) checkPng(file)
  else if (file[0] !== 0xff || file[1] !== 0xd8) throw new ConversionError('damaged')
  const image = (doc as unknown as { openImage: (file: Buffer) => OpenedImage }).openImage(file)
  const { width, height, orientation = 1 } = image
  if (!(width > 0 && height > 0)) throw new ConversionError('damaged')
  if (width * height > MAX_PIXELS) throw new ConversionError('size')
  return orientation > 4 ? { image, width: height, height: width } : { image, width, height }
}

/** Opens the pictures of a package once each, by the part and the id of its reference; null if one cannot be drawn. */
export function pictureReader(doc: PdfDocument, pkg: OfficePackage) {
  const pictures = new Map<string, Picture | null>()
  return (part: string, id: string | undefined): Picture | null => {
    const path = id && pkg.relations(part).get(id)?.path
    if (!path) return null
    if (!pictures.has(path)) {
      try {
        pictures.set(path, openPicture(doc, pkg.bytes(path) ?? new Uint8Array()))
      } catch {
        pictures.set(path, null)
      }
    }
    return pictures.get(path) ?? null
  }
}

const PERCENT_UNITS = 100_000

/** Crop of a picture, in thousandths of a percent of its edges. */
export function cropOf(source: XmlNode | undefined): Crop | undefined {
  if (!source) return undefined
  const edge = (name: string) =>
    Math.min(Math.max(Number(source.attributes[name] ?? 0) / PERCENT_UNITS, 0), 0.99)
  return { left: edge('l'), top: edge('t'), right: edge('r'), bottom: edge('b') }
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a picture into a box, in points. What is cropped is not visible. */
export function drawPicture(doc: PdfDocument, { image }: Picture, box: Box, crop?: Crop) {
  const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 0, bottom: 0 }
  const width = box.width / Math.max(0.01, 1 - left - right)
  const height = box.height / Math.max(0.01, 1 - top - bottom)
  doc.save()
  doc.rect(box.x, box.y, box.width, box.height).clip()
  doc.image(image as unknown as Buffer, box.x - left * width, box.y - top * height, { width, height })
  doc.restore()
}

const NOT_SHOWN = '未显示的图片或图表 · Picture or chart not shown'

/** Marks the place of a picture that cannot be drawn, or of a chart. */
export function drawMissingPicture(doc: PdfDocument, { x, y, width, height }: Box) {
  doc.lineWidth(0.5).rect(x, y, width, height).fillAndStroke('#f4f5f7', '#b8bfca')
  doc.save()
  doc.rect(x, y, width, height).clip()
  doc
    .font('regular', 8)
    .fillColor('#5b6472')
    .text(NOT_SHOWN, x + 4, y + Math.max(0, height / 2 - 6), { lineBreak: false })
  doc.restore()
}

/** Points per pixel of a picture that is shown in its own size, at 96 pixels per inch. */
const POINTS_PER_PIXEL = 0.75
const MARGIN = 24

/** A page with the picture, upright or landscape. */
export async function convertPicture(bytes: Uint8Array) {
  const flow = createPageFlow()
  const picture = openPicture(flow.doc, bytes)
  const isLandscape = picture.width > picture.height
  const [width, height] = isLandscape ? [A4.height, A4.width] : [A4.width, A4.height]
  flow.setFormat({ width, height, margins: A4.margins })
  flow.startPage()
  const scale = Math.min(
    POINTS_PER_PIXEL,
    (width - 2 * MARGIN) / picture.width,
    (height - 2 * MARGIN) / picture.height,
  )
  const size = { width: picture.width * scale, height: picture.height * scale }
  drawPicture(flow.doc, picture, {
    x: (width - size.width) / 2,
    y: (height - size.height) / 2,
    ...size,
  })
  return flow.finish()
}
