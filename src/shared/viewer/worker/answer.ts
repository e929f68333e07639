import type { Answers, Hit, Outcome, PageOf, Request } from '../messages'
import { differences } from './difference'
import { openDocument, type Document } from './library'
import { outlineOf } from './outline'
import { dotsOf, paintPage, sizeOf } from './paint'
import { paintSample } from './sample'
import { countIn, piecesOf } from './text'

type Answer = Outcome<Answers[Request['kind']]>
type Of<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>

/** Half the size: letters still differ, but antialiased edges less. */
const COMPARING_SCALE = 0.5

/** Keeps letters sharp, at a tenth of the size of a bitmap. */
const ON_PAPER = { type: 'image/jpeg', quality: 0.9 }

const documents = new Map<number, Document>()
let last = 0
/** The page shown through the slit. */
let held: OffscreenCanvas | null = null

const given = (value: Answers[Request['kind']]): Answer => ({ ok: true, value })

async function open({ bytes }: Of<'open'>): Promise<Answer> {
  const document = await openDocument(bytes)
  if (typeof document === 'string') return { ok: false, reason: document }
  try {
    const first = sizeOf(await document.getPage(1))
    last += 1
    documents.set(last, document)
    return given({ document: last, pages: document.numPages, first })
  } catch {
    await document.loadingTask.destroy()
    return { ok: false, reason: 'damaged' }
  }
}

async function paint(request: Of<'paint'> | Of<'print'> | Of<'hold'>, signal: AbortSignal): Promise<Answer> {
  const painted = await paintPage(documents.get(request.document)!, request, signal)
  if (typeof painted === 'string') return { ok: false, reason: painted }
  const { canvas, size } = painted
  if (request.kind === 'paint') return given({ bitmap: canvas.transferToImageBitmap(), size })
  if (request.kind === 'print') return given({ picture: await canvas.convertToBlob(ON_PAPER), size })
  held = canvas
  return given({ width: canvas.width, height: canvas.height, size })
}

function crop({ top, height }: Of<'crop'>): Answer {
  if (!held) return { ok: false, reason: 'page' }
  const strip = new OffscreenCanvas(held.width, Math.max(1, Math.min(height, held.height)))
  strip.getContext('2d', { alpha: false })!.drawImage(held, 0, -top)
  return given({ bitmap: strip.transferToImageBitmap() })
}

async function find({ document, text, from, to }: Of<'find'>, signal: AbortSignal): Promise<Answer> {
  const hits: Hit[] = []
  for (let page = from; page <= to && !signal.aborted; page += 1) {
    const count = await documents
      .get(document)!
      .getPage(page)
      .then(piecesOf)
      .then(
        (pieces) => countIn(pieces, text),
        () => 0,
      )
    if (count > 0) hits.push({ page, count })
  }
  return given({ hits })
}

async function compare({ before, after }: Of<'compare'>): Promise<Answer> {
  const dots = ({ document, page }: PageOf) => dotsOf(documents.get(document)!, page, COMPARING_SCALE)
  const [old, young] = [await dots(before), await dots(after)]
  return old && young ? given({ regions: differences(old, young) }) : { ok: false, reason: 'page' }
}

export async function answer(request: Request, signal: AbortSignal): Promise<Answer> {
  switch (request.kind) {
    case 'open':
      return open(request)
    case 'paint':
    case 'print':
    case 'hold':
      return paint(request, signal)
    case 'crop':
      return crop(request)
    case 'outline':
      return given({ rows: await outlineOf(documents.get(request.document)!) })
    case 'find':
      return find(request, signal)
    case 'compare':
      return compare(request)
    default:
      return given({
        bitmap: paintSample(request.mark, request.zoom, request.ratio).transferToImageBitmap(),
      })
  }
}
