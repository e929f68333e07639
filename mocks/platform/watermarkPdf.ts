// Imported statically: the loader of the mocks no longer exists when the library is first needed.
import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { CHINESE_FONT, drawWatermarkTiles } from './pdf'

export type UnmarkableReason = 'encrypted' | 'damaged'

/** Resource name of the watermark's font; must differ from the page's own fonts. */
const FONT_NAME = 'RoomMark'

async function openPdf(bytes: Uint8Array) {
  try {
    // The library's error for encrypted files cannot be distinguished from its other errors.
    const options = { ignoreEncryption: true, throwOnInvalidObject: true, updateMetadata: false }
    const pdf = await PDFDocument.load(bytes, options)
    if (pdf.isEncrypted) return 'encrypted'
    return pdf.getPageCount() > 0 ? pdf : 'damaged'
  } catch {
    return 'damaged'
  }
}

export async function unmarkableReason(bytes: Uint8Array): Promise<UnmarkableReason | null> {
  const opened = await openPdf(bytes)
  return typeof opened === 'string' ? opened : null
}

/** Returns a copy with a diagonal text on every page, or the reason why there is none. */
export async function watermarkPdf(
  bytes: Uint8Array,
  text: string,
): Promise<Uint8Array<ArrayBuffer> | UnmarkableReason> {
  const opened = await openPdf(bytes)
  if (typeof opened === 'string') return opened
  const { context } = opened
  const { Font, Descendant, Descriptor, System } = CHINESE_FONT
  const system = context.obj({ ...System, Registry: PDFString.of('Adobe'), Ordering: PDFString.of('GB1') })
  const descriptor = context.register(context.obj(Descriptor))
  const descendant = context.register(
    context.obj({ ...Descendant, CIDSystemInfo: system, FontDescriptor: descriptor }),
  )
  const font = context.register(context.obj({ ...Font, DescendantFonts: [descendant] }))
  // Isolates the page's graphics state, which could rotate or hide the watermark.
  const [save, restore] = ['q', 'Q'].map((operator) => context.register(context.stream(`${operator}\n`)))
  for (const { node } of opened.getPages()) {
    const { x, y, width, height } = node.MediaBox().asRectangle()
    node.normalize()
    node.wrapContentStreams(save!, restore!)
    node.setFontDictionary(PDFName.of(FONT_NAME), font)
    const watermark = `1 0 0 1 ${x} ${y} cm ${drawWatermarkTiles(text, { font: FONT_NAME, width, height })}`
    node.addContentStream(context.register(context.stream(watermark)))
  }
  return new Uint8Array(await opened.save({ useObjectStreams: false }))
}
