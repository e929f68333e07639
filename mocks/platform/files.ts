import type { RawFile } from '@/shared/api/endpoint'
import { digestOf } from '@/shared/files/digest'
import {
  checkContent,
  checkMetadata,
  extensionOf,
  specifiedLimits,
  UPLOAD_KINDS,
  type UploadLimits,
} from '@/shared/files/uploadRules'
import { now } from './clock'
import { collection } from './collection'
import type { Account } from './db'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

/** The id is the file's path. Files of rooms are stored elsewhere, in `roomFiles`. */
type StoredFileRow = RawFile & {
  id: string
  ownerId?: string
  /** SHA-256 of an upload. */
  hash?: string
  /** Throws for callers who may not have the file; without it, any signed-in account with the path may. */
  check?: (caller: Account) => void
}

export const storedFiles = collection<StoredFileRow>()
const generatedFiles = collection<RawFile & { id: string; check?: (caller: Account) => void }>()

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
  eml: 'message/rfc822',
}
const ACCEPTED = [...UPLOAD_KINDS.image, ...UPLOAD_KINDS.file]

export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A path that cannot be guessed, and that keeps the original name. */
export function newFilePath(base: string, extension: string): string {
  const day = now().slice(0, 10).replaceAll('-', '/')
  return `/profile/upload/${day}/${base}_${crypto.randomUUID()}.${extension}`
}

/**
 * Stores an upload under an unguessable path that keeps the original name, including spaces and special characters.
 * Throws for a file that the client's own rules refuse.
 */
export async function storeFile(file: FormDataEntryValue | null, ownerId: string): Promise<string> {
  if (!(file instanceof File)) throw new Refusal(500, REFUSALS.file.missing)
  const { maxSize } = specifiedLimits('file')
  checkFile(file, { types: ACCEPTED, maxSize, maxFiles: null })
  const hash = (await digestOf(file))!
  return storeChecked(file, ownerId, hash)
}

/** Throws for a name, type or size that the limits refuse. */
export function checkFile(file: Pick<File, 'name' | 'size'>, limits: UploadLimits) {
  const broken = checkMetadata(file, limits)
  if (broken === 'type') {
    throw new Refusal(500, REFUSALS.file.type(file.name, extensionOf(file.name), limits.types))
  }
  if (broken === 'size') throw new Refusal(500, REFUSALS.file.largerThan(limits.maxSize))
  if (broken) throw new Refusal(500, REFUSALS.file.broken[broken])
}

/** Stores a file whose name, type, size and hash have been checked; throws if its content does not fit its type. */
export async function storeChecked(file: File, ownerId: string, hash: string): Promise<string> {
  const broken = await checkContent(file)
  if (broken) throw new Refusal(500, REFUSALS.file.broken[broken])
  const extension = extensionOf(file.name)
  const fileName = newFilePath(file.name.slice(0, -extension.length - 1), extension)
  storedFiles.put({
    id: fileName,
    ownerId,
    hash,
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: TYPES[extension] ?? 'application/octet-stream',
    name: fileName.slice(fileName.lastIndexOf('/') + 1),
  })
  return fileName
}

export const storedFile = (fileName: string): RawFile | undefined => storedFiles.get(fileName)

/** The picture under a path, for requests without a token. */
export function publicImage(fileName: string): RawFile | undefined {
  const file = storedFiles.get(fileName)
  return file && !file.check && file.type.startsWith('image/') ? file : undefined
}

export function fileFor(caller: Account, fileName: string): RawFile | undefined {
  const file = storedFiles.get(fileName)
  file?.check?.(caller)
  return file
}

/** Throws unless the caller uploaded the file and has not used it yet. */
export function requireOwnUpload({ userId }: Account, fileName: string) {
  const file = storedFiles.get(fileName)
  if (!file?.hash || file.check || file.ownerId !== userId) {
    throw new Refusal(500, REFUSALS.file.notUploaded)
  }
  return { ...file, hash: file.hash }
}

/** Like {@link requireOwnUpload}, for a document: throws also unless type, stated name and size match. */
export function requireUpload(
  account: Account,
  { fileName, name, size }: { fileName: string; name: string; size: number },
  { types }: UploadLimits = specifiedLimits('file'),
) {
  const file = requireOwnUpload(account, fileName)
  const extension = extensionOf(name)
  if (!types.includes(extension) || extension !== extensionOf(fileName)) {
    throw new Refusal(500, REFUSALS.file.type(name, extension, types))
  }
  if (size !== file.bytes.byteLength) throw new Refusal(500, REFUSALS.file.otherSize)
  return file
}

/** Limits a file to the callers for whom `check` does not throw. */
export function guardFile(fileName: string, check: (caller: Account) => void) {
  storedFiles.put({ ...storedFiles.require(fileName), check })
}

/** Stores a generated file, such as an export, and returns the name to download it by. */
export function storeGeneratedFile(file: RawFile, check?: (caller: Account) => void): string {
  const id = `${crypto.randomUUID()}_${file.name}`
  return generatedFiles.put({ ...file, id, ...(check ? { check } : {}) }).id
}

export const checkGeneratedFile = (caller: Account, fileName: string) =>
  generatedFiles.get(fileName)?.check?.(caller)

export function takeGeneratedFile(fileName: string, isLast: boolean): RawFile | undefined {
  const file = generatedFiles.get(fileName)
  if (isLast) generatedFiles.delete(fileName)
  return file
}
