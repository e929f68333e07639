import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs'
// pdf.js finds its worker code because it is loaded here, so it starts no further worker.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { absoluteAddress } from '@/shared/lib/addresses'
import type { BadFile } from '../messages'

/** Copied there by `build/pdfFiles.ts`. Absolute, because pdf.js would otherwise look for the page's base URL. */
const FILES = absoluteAddress(`/assets/pdfjs-${pdf.version}/`)

type Held = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null }

class CanvasFactory {
  create(width: number, height: number): Held {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: this.getNoAlphaContext(canvas, true) }
  }
  getNoAlphaContext(canvas: OffscreenCanvas, hasAlpha = false) {
    return canvas.getContext('2d', { alpha: hasAlpha, willReadFrequently: true })
  }
  reset({ canvas }: Held, width: number, height: number) {
    canvas!.width = width
    canvas!.height = height
  }
  destroy(held: Held) {
    held.canvas!.width = 0
    held.canvas!.height = 0
    held.canvas = null
    held.context = null
  }
}

const none = () => 'none'

/** Filters need DOM elements, which a worker lacks: pdf.js then processes pixels instead. */
class FilterFactory {
  addFilter = none
  addHCMFilter = none
  addAlphaFilter = none
  addLuminosityFilter = none
  addKnockoutFilter = none
  addHighlightHCMFilter = none
  addSelectionHCMFilter = none
  addSelectionFilter = none
  createSelectionStyle = () => null
  destroy() {}
}

/** Must occur within the first kilobyte of a PDF. */
const SIGNATURE = '%PDF-'
const isPdf = (bytes: ArrayBuffer) =>
  new TextDecoder('latin1').decode(bytes.slice(0, 1024)).includes(SIGNATURE)

export type Document = pdf.PDFDocumentProxy
export type Page = pdf.PDFPageProxy

/** Opens a file, or returns what is wrong with it. */
export async function openDocument(bytes: ArrayBuffer): Promise<Document | BadFile> {
  if (bytes.byteLength === 0) return 'empty'
  if (!isPdf(bytes)) return 'notPdf'
  const task = pdf.getDocument({
    data: new Uint8Array(bytes),
    verbosity: pdf.VerbosityLevel.ERRORS,
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    useWasm: false, // not allowed by our content security policy
    useWorkerFetch: true,
    useSystemFonts: false,
    disableWorkerRendering: true,
    CanvasFactory,
    FilterFactory,
    // Without it, every letter is rendered as a box, without an error.
    ownerDocument: { fonts: (globalThis as unknown as { fonts: FontFaceSet }).fonts } as HTMLDocument,
  })
  try {
    return await task.promise
  } catch (error) {
    await task.destroy()
    return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged'
  }
}

/** Renders stamps, comments and form fields on the page, fields with the values of {@link fillFields}. */
export const DRAW_ANNOTATIONS = pdf.AnnotationMode.ENABLE_STORAGE

interface FormField {
  id: string
  fieldType?: string
  fieldValue?: string | string[] | null
  hasAppearance?: boolean
}

/** Sets the values of text and choice fields without an appearance, which pdf.js would leave empty. */
export async function fillFields(document: Document, page: Page) {
  const fields = (await page.getAnnotations().catch(() => [])) as FormField[]
  for (const { id, fieldType, fieldValue, hasAppearance } of fields) {
    if ((fieldType !== 'Tx' && fieldType !== 'Ch') || hasAppearance || !fieldValue?.length) continue
    document.annotationStorage.setValue(id, { value: fieldValue })
  }
}

export const isCancelled = (error: unknown) => error instanceof pdf.RenderingCancelledException

export const transform = (outer: number[], inner: number[]): number[] => pdf.Util.transform(outer, inner)
