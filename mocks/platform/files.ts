import { extensionOf, MAX_FILE_SIZE, MAX_NAME_LENGTH, UPLOAD_KINDS } from '@/shared/files/rules'
import type { RawFile } from '@/shared/api/endpoint'
import { isPlainName } from '@/shared/lib/fileNames'
import { now } from './clock'
import { collection } from './collection'
import type { Account } from './db'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

/** The id is the name that it is kept under. */
type KeptFile = RawFile & {
  id: string
  /** The account that uploaded it; absent for files of the demo. */
  ownerId?: string
  /** Given out only by calls that check the caller's rights, and by no path. */
  isProtected?: boolean
}

/** An uploaded file. */
export const storedFiles = collection<KeptFile>()
/** Files made for one download; `check` refuses who may not have it. */
const made = collection<RawFile & { id: string; check?: (caller: Account) => void }>()

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const ACCEPTED: readonly string[] = [...UPLOAD_KINDS.image, ...UPLOAD_KINDS.file]

/** A field of a form beside its file; empty where there is none. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Keeps a file under a name of the server's making that nobody can guess, blanks and signs of the original included.
 */
export async function storeFile(file: FormDataEntryValue | null, ownerId: string): Promise<string> {
  if (!(file instanceof File)) throw new Refusal(500, REFUSALS.file.missing)
  const { name, size } = file
  const extension = extensionOf(name)
  if (!isPlainName(name)) throw new Refusal(500, REFUSALS.file.name)
  if (name.length > MAX_NAME_LENGTH) throw new Refusal(500, REFUSALS.file.longName(MAX_NAME_LENGTH))
  if (size > MAX_FILE_SIZE) throw new Refusal(500, REFUSALS.file.tooLarge(MAX_FILE_SIZE))
  if (!ACCEPTED.includes(extension)) {
    throw new Refusal(500, REFUSALS.file.type(name, extension, ACCEPTED))
  }
  const base = name.slice(0, -extension.length - 1)
  const day = now().slice(0, 10).replaceAll('-', '/')
  const fileName = `/profile/upload/${day}/${base}_${crypto.randomUUID()}.${extension}`
  storedFiles.put({
    id: fileName,
    ownerId,
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: TYPES[extension]!,
    name: fileName.slice(fileName.lastIndexOf('/') + 1),
  })
  return fileName
}

/** A file by the name it is kept under, if there is one; for calls that have checked the caller's rights. */
export const storedFile = (fileName: string): RawFile | undefined => storedFiles.get(fileName)

/** A file by its name alone; undefined if it is protected. */
export function openFile(fileName: string): RawFile | undefined {
  const file = storedFiles.get(fileName)
  return file?.isProtected ? undefined : file
}

/** Refuses to use a file that the caller has not uploaded, or has used before, or that is not as they say. */
export function requireUpload(
  { userId }: Account,
  { fileName, name, size }: { fileName: string; name: string; size: number },
) {
  const file = storedFiles.get(fileName)
  if (!file || file.isProtected || file.ownerId !== userId) throw new Refusal(500, REFUSALS.file.notUploaded)
  const accepted: readonly string[] = UPLOAD_KINDS.file
  const extension = extensionOf(name)
  if (!accepted.includes(extension) || extension !== extensionOf(fileName)) {
    throw new Refusal(500, REFUSALS.file.type(name, extension, accepted))
  }
  if (size !== file.bytes.byteLength) throw new Refusal(500, REFUSALS.file.otherSize)
}

/** From now on no path leads to a file, and nothing else can use it. */
export function protectFile(fileName: string) {
  storedFiles.put({ ...storedFiles.require(fileName), isProtected: true })
}

/** Keeps a file that was made for a download, an export for instance, and gives the name to ask for it by. */
export function keepMadeFile(file: RawFile, check?: (caller: Account) => void): string {
  const id = `${crypto.randomUUID()}_${file.name}`
  return made.put({ ...file, id, ...(check ? { check } : {}) }).id
}

/** Refuses a made file to a caller who may not have it. */
export const checkMadeFile = (caller: Account, fileName: string) => made.get(fileName)?.check?.(caller)

/** A file that was made for a download; after the last time it is forgotten. */
export function takeMadeFile(fileName: string, isLast: boolean): RawFile | undefined {
  const file = made.get(fileName)
  if (isLast) made.delete(fileName)
  return file
}
