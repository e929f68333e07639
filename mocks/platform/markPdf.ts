// Not when it is first needed: what loads the mocks is gone by then.
import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { CHINESE_FONT, drawMark } from './pdf'

/** Why a file gets no copy with a mark on its pages. */
export type Unmarkable = 'encrypted' | 'damaged'

/** Name of the mark's font on a page, apart from those that it has. */
const FONT = 'RoomMark'

/** A PDF from outside, opened for changes. */
async function openPdf(bytes: Uint8Array) {
  try {
    // Its own refusal of what is encrypted can't be told from other errors.
    const options = { ignoreEncryption: true, throwOnInvalidObject: true, updateMetadata: false }
    const pdf = await PDFDocument.load(bytes, options)
    if (pdf.isEncrypted) return 'encrypted'
    return pdf.getPageCount() > 0 ? pdf : 'damaged'
  } catch {
    return 'damaged'
  }
}

/** Why a PDF can't be marked; null where it can. */
export async function unmarkable(bytes: Uint8Array): Promise<Unmarkable | null> {
  const opened = await openPdf(bytes)
  return typeof opened === 'string' ? opened : null
}

/** A copy of a PDF with a text aslant over each of its pages; a word where it can't be made. */
export async function markPdf(
  bytes: Uint8Array,
  text: string,
): Promise<Uint8Array<ArrayBuffer> | Unmarkable> {
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
  // What a page leaves set would turn or hide the mark.
  const [save, restore] = ['q', 'Q'].map((operator) => context.register(context.stream(`${operator}\n`)))
  for (const { node } of opened.getPages()) {
    const { x, y, width, height } = node.MediaBox().asRectangle()
    node.normalize()
    node.wrapContentStreams(save!, restore!)
    node.setFontDictionary(PDFName.of(FONT), font)
    const mark = `1 0 0 1 ${x} ${y} cm ${drawMark(text, { font: FONT, width, height })}`
    node.addContentStream(context.register(context.stream(mark)))
  }
  return new Uint8Array(await opened.save({ useObjectStreams: false }))
}
