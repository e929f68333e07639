import type { Mark } from './watermark'

/** Of a page at 100 %, px. */
export interface Size {
  width: number
  height: number
}

export type Rotation = 0 | 90 | 180 | 270

/** A page as it is to be painted. */
export interface Painting {
  document: number
  /** From 1. */
  page: number
  /** 1 at 100 %. */
  zoom: number
  /** Dots of the screen per px. */
  ratio: number
  rotation: Rotation
  mark: Mark
  /** Text that is made to stand out. */
  found: string
}

/** A line of a document's table of contents; where it leads, if that is known. */
export interface OutlineRow {
  title: string
  depth: number
  page: number | null
}

/** A part of a page, as shares of its width and height. */
export interface Region {
  left: number
  top: number
  width: number
  height: number
}

/** What the worker can be asked for. */
export type Request =
  | { kind: 'open'; bytes: ArrayBuffer }
  | ({ kind: 'paint' } & Painting)
  /** Paints a page for paper, as a picture that takes less room than its dots. */
  | ({ kind: 'print' } & Painting)
  /** Paints a page and keeps it; `crop` gives a strip of it. */
  | ({ kind: 'hold' } & Painting)
  /** In dots of the bitmap. */
  | { kind: 'crop'; top: number; height: number }
  | { kind: 'outline'; document: number }
  /** Occurrences of a text on some pages. */
  | { kind: 'find'; document: number; text: string; from: number; to: number }
  /** Where a page differs from one of another document. */
  | { kind: 'compare'; before: PageOf; after: PageOf }
  /** A page of examples: white, black, text and a picture. */
  | { kind: 'sample'; zoom: number; ratio: number; mark: Mark }

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
  compare: { regions: Region[] }
  sample: { bitmap: ImageBitmap }
}

/** Why there is no document: its file asks for a password, is empty, is broken, is of another kind. */
export type BadFile = 'password' | 'empty' | 'damaged' | 'notPdf'

/** Why something was not answered: a file or page of it that cannot be read, the asker gave up, the worker is gone. */
export type Refused = BadFile | 'page' | 'cancelled' | 'gone'

export type Outcome<T> = { ok: true; value: T } | { ok: false; reason: Refused }

/** The library speaks over the same line: what is ours says so. */
export type ToWorker = { viewer: 'ask'; id: number; request: Request } | { viewer: 'cancel'; id: number }
export interface FromWorker {
  viewer: 'answer'
  id: number
  outcome: Outcome<Answers[Request['kind']]>
}
