import { PARTS_MISMATCH } from '@/shared/files/files.api'
import { digestOf } from '@/shared/files/digest'
import type { UploadLimits } from '@/shared/files/uploadRules'
import { collection } from './collection'
import type { Account } from './db'
import { checkFile, storeChecked } from './files'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

interface PartUpload {
  id: string
  ownerId: string
  name: string
  size: number
  hash: string
  partSize: number
  /** Milliseconds since 1970. */
  startTime: number
  parts: ReadonlyMap<number, Blob>
  /** Set once complete. */
  fileName: string | null
}

/** In memory only: a restart forgets them, as it may on a real server. */
const uploads = collection<PartUpload>(REFUSALS.file.noParts)

/** Bytes; tests make it smaller. */
export const partSettings = { size: 8 * 1024 * 1024 }

const LIFETIME = 24 * 60 * 60 * 1000
const isForgotten = ({ startTime }: PartUpload) => Date.now() - startTime >= LIFETIME

interface AnnouncedFile {
  name: string
  size: number
  hash: string
}

export function startParts({ userId }: Account, { name, size, hash }: AnnouncedFile, limits: UploadLimits) {
  checkFile({ name, size }, limits)
  for (const each of uploads.all()) if (isForgotten(each)) uploads.delete(each.id)
  return uploads.put({
    id: crypto.randomUUID(),
    ownerId: userId,
    name,
    size,
    hash,
    partSize: partSettings.size,
    startTime: Date.now(),
    parts: new Map(),
    fileName: null,
  })
}

/** Throws 404 for uploads of other accounts and those that are forgotten. */
export const requireParts = ({ userId }: Account, id: string) =>
  uploads.require(id, (upload) => upload.ownerId === userId && !isForgotten(upload))

export const describeParts = ({ id, partSize, parts }: PartUpload) => ({
  id,
  partSize,
  received: [...parts.keys()].toSorted((a, b) => a - b),
})

export function receivePart(account: Account, id: string, part: number, file: FormDataEntryValue | null) {
  const upload = requireParts(account, id)
  if (!(file instanceof File)) throw new Refusal(500, REFUSALS.file.missing)
  const { size, partSize, parts } = upload
  const count = Math.ceil(size / partSize)
  if (!Number.isInteger(part) || part < 0 || part >= count) {
    throw new Refusal(500, REFUSALS.file.noPart(part, count))
  }
  if (file.size !== Math.min(partSize, size - part * partSize)) {
    throw new Refusal(500, REFUSALS.file.otherPartSize)
  }
  uploads.put({ ...upload, parts: new Map([...parts, [part, file]]) })
}

/** Joins the parts to a stored file and returns its name; throws unless they are complete and have the hash. */
export async function completeParts(account: Account, id: string): Promise<string> {
  const upload = requireParts(account, id)
  const { name, size, hash, partSize, parts, ownerId } = upload
  if (upload.fileName !== null) return upload.fileName
  const missing = Math.ceil(size / partSize) - parts.size
  if (missing > 0) throw new Refusal(500, REFUSALS.file.partsMissing(missing))
  const ordered = [...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part)
  const file = new File(ordered, name)
  if ((await digestOf(file)) !== hash) {
    uploads.delete(id)
    throw new Refusal(PARTS_MISMATCH, REFUSALS.file.partsMismatch)
  }
  const fileName = await storeChecked(file, ownerId, hash)
  // The bytes are stored by now; the parts are only counted from here on.
  uploads.put({ ...upload, parts: new Map([...parts.keys()].map((part) => [part, new Blob()])), fileName })
  return fileName
}

export function discardParts(account: Account, id: string) {
  requireParts(account, id)
  uploads.delete(id)
}
