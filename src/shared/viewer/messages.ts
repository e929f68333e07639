import type { PageWatermark } from './watermark'

/** Px at 100 %. */
export interface Size {
  width: number
  height: number
}

export type Rotation = 0 | 90 | 180 | 270

export interface Painting {
  document: number
  /** From 1. */
  page: number
  /** 1 at 100 %. */
  zoom: number
  /** Device pixels per px. */
  ratio: number
  rotation: Rotation
  mark: PageWatermark
  /** Text to highlight. */
  found: string
}

export interface OutlineRow {
  title: string
  depth: number
  page: number | null
}

/** Part of a page, as fractions of its width and height. */
export interface PageRegion {
  left: number
  top: number
  width: number
  height: number
}

export type Request =
  | { kind: 'open'; bytes: ArrayBuffer }
  | ({ kind: 'paint' } & Painting)
  /** Paints a page for print, as a compressed picture. */
  | ({ kind: 'print' } & Painting)
  /** Paints a page and keeps it in the worker; `crop` returns a strip of it. */
  | ({ kind: 'hold' } & Painting)
  | { kind: 'crop'; top: number; height: number }
  | { kind: 'outline'; document: number }
  /** Counts a text on some pages. */
  | { kind: 'find'; document: number; text: string; from: number; to: number }
  /** Compares a page with one of another document. */
  | { kind: 'compare'; before: PageOf; after: PageOf }
  /** Sample page with white, black, text and a picture. */
  | { kind: 'sample'; zoom: number; ratio: number; mark: PageWatermark }

export interface PageOf {
  document: number
  page: number
}

export interface Hit {
  page: number
  count: number
}

export interface Answers {
  open: { document: number; pages: number; first: Size }
  paint: { bitmap: ImageBitmap; size: Size }
  print: { picture: Blob; size: Size }
  hold: { width: number; height: number; size: Size }
  crop: { bitmap: ImageBitmap }
  outline: { rows: OutlineRow[] }
  find: { hits: Hit[] }
  compare: { regions: PageRegion[] }
  sample: { bitmap: ImageBitmap }
}

/** The file needs a password, is empty, is damaged, or is not a PDF. */
export type BadFile = 'password' | 'empty' | 'damaged' | 'notPdf'

/** The file or a page of it can't be read, the request was cancelled, or the worker has crashed. */
export type Refused = BadFile | 'page' | 'cancelled' | 'gone'

export type Outcome<T> = { ok: true; value: T } | { ok: false; reason: Refused }

/** pdf.js uses the same channel: our messages are tagged. */
export type ToWorker = { viewer: 'ask'; id: number; request: Request } | { viewer: 'cancel'; id: number }
export interface FromWorker {
  viewer: 'answer'
  id: number
  outcome: Outcome<Answers[Request['kind']]>
}
