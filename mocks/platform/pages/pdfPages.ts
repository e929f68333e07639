import { Worker } from 'node:worker_threads'
import { join } from 'node:path'
import type { ConversionFailure, OutlineRow, PageRegion, Size } from '@/shared/viewer/view.api'

export interface PdfPages {
  pages: readonly Size[]
  outline: readonly OutlineRow[]
}

/** RGBA pixels of a page, row by row, without a watermark. */
export interface Pixels extends Size {
  pixels: Uint8ClampedArray<ArrayBuffer>
}

export interface TextPiece {
  text: string
  /** Written from top to bottom or upwards. */
  isTurned: boolean
  /** Font size in px at 100 %. */
  size: number
  region: PageRegion
}

/** A PDF file; `key` names its content. */
export interface PdfFile {
  key: string
  load: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>
  /** Replaces the table of contents of the file. */
  outline?: readonly OutlineRow[]
}

interface Tasks {
  /** Null: opened again, when its pages are known. */
  open: [{ key: string; bytes: Uint8Array; isKnown: boolean }, PdfPages | { bad: ConversionFailure } | null]
  draw: [{ key: string; page: number; width: number }, Pixels]
  text: [{ key: string; page: number }, TextPiece[]]
  close: [{ key: string }, undefined]
}

type Answer = { id: number; ok: true; value: unknown } | { id: number; ok: false; message: string }

let started: Worker | null = null
let lastId = 0
const pending = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()

function start(): Worker {
  const worker = new Worker(join(import.meta.dirname, 'pdfWorker.mjs'))
  worker.on('message', (answer: Answer) => {
    const asked = pending.get(answer.id)
    pending.delete(answer.id)
    if (answer.ok) asked?.resolve(answer.value as never)
    else asked?.reject(new Error(answer.message))
  })
  worker.on('error', (error) => {
    started = null
    opened.clear()
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  })
  worker.unref() // does not keep the process running
  return worker
}

function ask<Task extends keyof Tasks>(task: Task, request: Tasks[Task][0]): Promise<Tasks[Task][1]> {
  started ??= start()
  const worker = started
  lastId += 1
  const id = lastId
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject })
    worker.postMessage({ id, task, ...request })
  })
}

const MAX_OPEN = 8
const opened = new Map<string, Promise<PdfPages | { bad: ConversionFailure }>>()
/** Pages of files opened before; finding them out takes long. */
const known = new Map<string, PdfPages>()

async function open({ key, load }: PdfFile): Promise<PdfPages | { bad: ConversionFailure }> {
  const before = known.get(key)
  const answer = await ask('open', { key, bytes: await load(), isKnown: before !== undefined })
  const pages = answer ?? before!
  if (!('bad' in pages)) known.set(key, pages)
  return pages
}

/** Pages and outline of a file, or the reason why it has none. The last files used stay open. */
export function openPdf(file: PdfFile) {
  const { key } = file
  const now = opened.get(key) ?? open(file)
  opened.delete(key)
  opened.set(key, now)
  const [oldest] = opened.keys()
  if (opened.size > MAX_OPEN) {
    opened.delete(oldest!)
    for (const cached of [drawn, read]) {
      for (const name of cached.keys()) if (name.startsWith(`${oldest} `)) cached.delete(name)
    }
    void ask('close', { key: oldest! })
  }
  return now
}

const MAX_DRAWN = 8
const drawn = new Map<string, Promise<Pixels>>()
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Draws a page without a watermark, for marking or comparing only. Pages are drawn one after the other, because each
 * holds all its pixels meanwhile. Rejects for a damaged page, and if nobody waits for the page any more when it is its
 * turn.
 */
export async function drawPage(
  file: PdfFile,
  page: number,
  width: number,
  signal?: AbortSignal,
): Promise<Pixels> {
  await openPdf(file)
  const name = `${file.key} ${page} ${width}`
  if (!drawn.has(name)) {
    const turn = lastTurn.then(async () => {
      signal?.throwIfAborted()
      const pixels = drawn.get(name) ?? ask('draw', { key: file.key, page, width })
      drawn.set(name, pixels)
      await pixels
    })
    lastTurn = turn.catch(() => null)
    await turn
  }
  const pixels = drawn.get(name)!
  drawn.delete(name)
  drawn.set(name, pixels)
  const [oldest] = drawn.keys()
  if (drawn.size > MAX_DRAWN) drawn.delete(oldest!)
  return pixels
}

const read = new Map<string, Promise<TextPiece[]>>()

/** Text of a page, piece by piece; empty for a scan and for a damaged page. */
export async function textOnPage(file: PdfFile, page: number): Promise<TextPiece[]> {
  await openPdf(file)
  const name = `${file.key} ${page}`
  const pieces = read.get(name) ?? ask('text', { key: file.key, page }).catch(() => [])
  read.set(name, pieces)
  return pieces
}
