import { call, mayHaveSucceeded, type Result } from '@/shared/api'
import { partApi, PARTS_MISMATCH } from '@/shared/files/files.api'
import { sha256 } from '@/shared/files/sha256'
import type { Candidate, PlaceApi, UploadTask } from './uploadTask'

/** Parts of one file that are sent at the same time. */
const MAX_CONCURRENT_PARTS = 2
/** Milliseconds before each retry of a part; after the last, the connection counts as lost. */
const RETRY_DELAYS = [400, 1200]

export interface Part {
  number: number
  /** Position in the file, in bytes. */
  start: number
  /** Exclusive. */
  end: number
}

/** Splits a file of `size` bytes; the last part is shorter. Returns the parts that are not received, in order. */
export function missingParts(size: number, partSize: number, received: readonly number[] = []): Part[] {
  const known = new Set(received)
  const count = Math.ceil(size / partSize)
  return Array.from({ length: count }, (_, number) => ({
    number,
    start: number * partSize,
    end: Math.min(size, (number + 1) * partSize),
  })).filter(({ number }) => !known.has(number))
}

interface PartsContext {
  room: PlaceApi['room']
  signal: AbortSignal
  /** Gets the fraction of the file that has arrived. */
  onProgress: (fraction: number) => void
  /** Stores the id of the upload for a later visit. */
  persist: () => Promise<void>
}

/** `changed` if the file can't be read any more or has other content than its hash says. */
type Sent = Result<{ fileName: string }> | 'changed'

/**
 * Sends a file in parts, and only those that the server does not have from an earlier try. If the server has forgotten
 * the upload, or what arrived is not the file, it is sent anew, once.
 */
export async function sendInParts(task: UploadTask, file: Candidate, context: PartsContext): Promise<Sent> {
  const sent = await sendOnce(task, file, context)
  if (sent === 'changed' || sent.ok || context.signal.aborted) return sent
  const isForgotten = task.partsId !== null && sent.kind === 'not-found'
  if (!isForgotten && sent.code !== PARTS_MISMATCH) return sent
  task.partsId = null
  await context.persist()
  if (!isForgotten) {
    if ((await sha256(task.file)) !== file.hash) return 'changed'
    if (task.isRepeat) return sent
    task.isRepeat = true
  }
  if (context.signal.aborted) return sent
  context.onProgress(0)
  return sendOnce(task, file, context)
}

async function sendOnce(task: UploadTask, file: Candidate, context: PartsContext): Promise<Sent> {
  const { signal, onProgress } = context
  const upload = await openUpload(task, file, context)
  if (!upload.ok) return upload
  const { id, partSize, received } = upload.data
  const queued = missingParts(file.size, partSize, received)
  const unsent = new Map(queued.map(({ number, start, end }) => [number, end - start]))
  const show = () => {
    let left = 0
    for (const bytes of unsent.values()) left += bytes
    onProgress(1 - left / file.size)
  }
  show()

  let problem: Exclude<Sent, { ok: true }> | null = null
  async function sendQueued() {
    for (let part = queued.shift(); part && !problem && !signal.aborted; part = queued.shift()) {
      const { number, start, end } = part
      // oxlint-disable-next-line no-await-in-loop -- one after the other, while a second loop does the same
      const sent = await sendPart(task, id, part, signal, (fraction) => {
        if (!unsent.has(number)) return
        unsent.set(number, (1 - fraction) * (end - start))
        show()
      })
      if (sent === 'changed' || !sent.ok) {
        problem ??= sent
        return
      }
      task.losses = 0
      unsent.delete(number)
      show()
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT_PARTS }, sendQueued))
  return problem ?? call(partApi.complete, { path: { id } }, { signal })
}

async function openUpload(task: UploadTask, { name, size, hash }: Candidate, context: PartsContext) {
  const { room, signal, persist } = context
  if (task.partsId !== null) return call(partApi.status, { path: { id: task.partsId } }, { signal })
  const started = await call(partApi.start, { body: { ...room, name, size, hash } }, { signal })
  if (started.ok && !signal.aborted) {
    task.partsId = started.data.id
    await persist()
  }
  return started
}

async function sendPart(
  { file, item }: UploadTask,
  id: string,
  { number, start, end }: Part,
  signal: AbortSignal,
  onFraction: (fraction: number) => void,
) {
  // Read first: a request whose file can't be read fails like one without a connection.
  const bytes = await file
    .slice(start, end)
    .arrayBuffer()
    .catch(() => null)
  if (bytes?.byteLength !== end - start) return 'changed'
  const body = new FormData()
  body.append('file', new Blob([bytes]), item.name)
  const onUploadProgress = (fraction: number | null) => onFraction(fraction ?? 0)
  for (let tries = 0; ; tries++) {
    // oxlint-disable-next-line no-await-in-loop -- a retry follows its failure
    const sent = await call(partApi.send, { path: { id, part: number }, body }, { signal, onUploadProgress })
    const delay = RETRY_DELAYS[tries]
    if (sent.ok || !mayHaveSucceeded(sent) || delay === undefined || !navigator.onLine) return sent
    onFraction(0)
    // oxlint-disable-next-line no-await-in-loop -- see above
    await new Promise((resolve) => setTimeout(resolve, delay))
    if (signal.aborted) return sent
  }
}

/** Tells the server to forget an unfinished upload; otherwise it does so after a day. */
export function discardParts(task: UploadTask) {
  if (task.partsId === null) return
  void call(partApi.discard, { path: { id: task.partsId } })
  task.partsId = null
}
