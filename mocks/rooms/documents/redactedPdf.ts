import { createCanvas, ImageData } from '@napi-rs/canvas'
import Document from 'pdfkit'
import type { PageRegion } from '@/shared/viewer/view.api'
import { drawPage, openPdf, textOnPage, type PdfFile } from '../../platform/pages/pdfPages'
import { bytesOf } from '../../valuation/documents/paper/pdfDocument'
import { fonts } from '../../valuation/documents/paper/fonts'

/** Pixels across a page. */
const WIDTH = 1_600
const QUALITY = 85

/** Picture of a page, with black boxes over the regions. */
async function picture(file: PdfFile, page: number, regions: readonly PageRegion[]) {
  const { width, height, pixels } = await drawPage(file, page, WIDTH)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.putImageData(new ImageData(pixels, width, height), 0, 0)
  context.fillStyle = '#000000'
  for (const { left, top, ...size } of regions) {
    const [x, y] = [Math.floor(left * width), Math.floor(top * height)]
    context.fillRect(
      x,
      y,
      Math.ceil((left + size.width) * width) - x,
      Math.ceil((top + size.height) * height) - y,
    )
  }
  return canvas.encode('jpeg', QUALITY)
}

/**
 * PDF with the pages of a file as pictures, redacted in the given regions by page. Pages without any keep their text,
 * below the picture. Nothing else is taken over: no properties, attachments, bookmarks, comments or values of forms, and
 * no objects that pages share. Null if the file has no pages.
 */
export async function redactedPdf(
  file: PdfFile,
  regions: ReadonlyMap<number, readonly PageRegion[]>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; pages: number } | null> {
  const opened = await openPdf(file)
  if ('bad' in opened) return null
  const doc = new Document({ autoFirstPage: false, font: '', margin: 0 })
  const result = bytesOf(doc)
  doc.registerFont('regular', fonts().regular)
  for (const [index, { width, height }] of opened.pages.entries()) {
    const page = index + 1
    doc.addPage({ size: [width, height], margin: 0 })
    if (!regions.has(page)) {
      // oxlint-disable-next-line no-await-in-loop -- pages in order
      for (const { text, size, region } of await textOnPage(file, page)) {
        if (text.trim() === '') continue
        doc.font('regular', Math.max(1, size))
        // As wide as in the picture, so that hits are marked where they are seen.
        const horizontalScaling = (100 * region.width * width) / (doc.widthOfString(text) || 1) || 100
        const options = { lineBreak: false, baseline: 'alphabetic', horizontalScaling } as const
        doc.text(text, region.left * width, region.top * height + size, options)
      }
    }
    // oxlint-disable-next-line no-await-in-loop -- few pictures in memory
    const data = (await picture(file, page, regions.get(page) ?? [])).toString('base64')
    doc.image(`data:image/jpeg;base64,${data}`, 0, 0, { width, height })
  }
  doc.end()
  return { bytes: await result, pages: opened.pages.length }
}
