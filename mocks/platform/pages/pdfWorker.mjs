// Thread that draws PDF pages, so that the backend answers other calls meanwhile. Plain JavaScript, because Node loads
// it directly.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs'

const { resolve } = createRequire(import.meta.url)
const library = `${dirname(resolve('pdfjs-dist/package.json'))}/`
const font = resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')
// For fonts that a file does not contain: the generic fonts of a server often have no Chinese.
for (const name of ['serif', 'sans-serif', 'monospace']) GlobalFonts.registerFromPath(font, name)

/** Most pixels of a picture: a wall chart becomes coarser. */
const MAX_PIXELS = 16_000_000
/** Draws stamps, comments and form fields, fields with the values of `fillFields`. */
const ANNOTATIONS = pdf.AnnotationMode.ENABLE_STORAGE
const MAX_OUTLINE_ROWS = 2_000

const documents = new Map()

/** A form of Adobe's own kind, whose pages exist only in Adobe Reader: other programs see one page that says so. */
async function isAdobeForm(document) {
  const { info } = await document.getMetadata()
  return info.IsXFAPresent === true && info.IsAcroFormPresent !== true
}

async function pageOf(document, dest) {
  try {
    const [target] = (typeof dest === 'string' ? await document.getDestination(dest) : dest) ?? []
    if (typeof target === 'number') return target + 1
    return target ? (await document.getPageIndex(target)) + 1 : null
  } catch {
    return null
  }
}

async function outlineOf(document) {
  const rows = []
  async function walk(nodes, depth) {
    for (const { title, dest, items } of nodes) {
      if (rows.length >= MAX_OUTLINE_ROWS) return
      // oxlint-disable-next-line no-await-in-loop -- in order
      rows.push({ title: title.trim(), depth, page: await pageOf(document, dest) })
      await walk(items, depth + 1) // oxlint-disable-line no-await-in-loop -- in order
    }
  }
  await walk((await document.getOutline().catch(() => null)) ?? [], 0)
  return rows
}

/** Opens a document under a key; answers its pages and outline, or what is wrong with it. */
async function open({ key, bytes, isKnown }) {
  if (bytes.byteLength === 0) return { bad: 'empty' }
  const task = pdf.getDocument({
    data: bytes,
    verbosity: pdf.VerbosityLevel.ERRORS,
    cMapUrl: join(library, 'cmaps/'),
    standardFontDataUrl: join(library, 'standard_fonts/'),
    wasmUrl: join(library, 'wasm/'),
    useSystemFonts: false,
  })
  try {
    const document = await task.promise
    if (await isAdobeForm(document)) {
      await task.destroy()
      return { bad: 'form' }
    }
    documents.set(key, document)
    if (isKnown) return null
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) => {
        const { width, height } = (await document.getPage(index + 1)).getViewport({ scale: 1 })
        return { width: Math.round(width), height: Math.round(height) }
      }),
    )
    return { pages, outline: await outlineOf(document) }
  } catch (error) {
    documents.delete(key)
    await task.destroy()
    return { bad: error?.name === 'PasswordException' ? 'password' : 'damaged' }
  }
}

/** Sets the values of text and choice fields without an appearance, which pdf.js would leave empty. */
async function fillFields(document, page) {
  for (const { id, fieldType, fieldValue, hasAppearance } of await page.getAnnotations().catch(() => [])) {
    if ((fieldType !== 'Tx' && fieldType !== 'Ch') || hasAppearance || !fieldValue?.length) continue
    document.annotationStorage.setValue(id, { value: fieldValue })
  }
}

/** Pixels of a page, without a watermark. */
async function draw({ key, page: number, width }) {
  const document = documents.get(key)
  const page = await document.getPage(number)
  const size = page.getViewport({ scale: 1 })
  const coarser = Math.sqrt(MAX_PIXELS / (size.width * size.height))
  const viewport = page.getViewport({ scale: Math.min(width / size.width, coarser) })
  const [wide, high] = [viewport.width, viewport.height].map((side) => Math.max(1, Math.round(side)))
  const context = createCanvas(wide, high).getContext('2d', { alpha: false })
  await fillFields(document, page)
  await page.render({
    canvas: null,
    canvasContext: context,
    viewport,
    annotationMode: ANNOTATIONS,
  }).promise
  page.cleanup()
  return { width: wide, height: high, pixels: context.getImageData(0, 0, wide, high).data }
}

/** Text of a page, piece by piece, each with its region as fractions of the page. */
async function text({ key, page: number }) {
  const page = await documents.get(key).getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items
    .filter((item) => 'str' in item)
    .map(({ str, width, transform }) => {
      const [a, b, c, d, e, f] = pdf.Util.transform(viewport.transform, transform)
      const [size, across] = [Math.hypot(c, d) || 1, Math.hypot(a, b) || 1]
      // The corners of the text, a quarter of its size below the base line; written in any direction.
      const corners = [0, width].flatMap((along) =>
        [-0.25, 1].map((up) => [e + (a / across) * along + c * up, f + (b / across) * along + d * up]),
      )
      const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]))
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      return {
        text: str,
        isTurned: Math.abs(b) > Math.abs(a),
        size,
        region: {
          left: left / viewport.width,
          top: top / viewport.height,
          width: (Math.max(...xs) - left) / viewport.width,
          height: (Math.max(...ys) - top) / viewport.height,
        },
      }
    })
}

async function close({ key }) {
  const document = documents.get(key)
  documents.delete(key)
  await document?.loadingTask.destroy()
}

const TASKS = { open, draw, text, close }

parentPort.on('message', async ({ id, task, ...request }) => {
  try {
    const value = await TASKS[task](request)
    // Moved instead of copied: the pixels of a page take megabytes.
    parentPort.postMessage({ id, ok: true, value }, value?.pixels ? [value.pixels.buffer] : [])
  } catch (error) {
    parentPort.postMessage({ id, ok: false, message: String(error) })
  }
})
