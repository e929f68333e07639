import { extensionOf, MAX_FILE_SIZE, MAX_NAME_LENGTH, UPLOAD_KINDS } from '@/shared/files/uploadRules'
import type { RawFile } from '@/shared/api/endpoint'
import { isPlainName } from '@/shared/lib/fileNames'
import { now } from './clock'
import { collection } from './collection'
import type { Account } from './db'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

/** The id is the file's path. */
type StoredFileRow = RawFile & {
  id: string
  ownerId?: string
  /** Served only by calls that check the caller's rights, never by path. */
  isProtected?: boolean
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
}
const ACCEPTED: readonly string[] = [...UPLOAD_KINDS.image, ...UPLOAD_KINDS.file]

export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Stores an upload under an unguessable path that keeps the original name, including spaces and special characters.
 * Throws for invalid names, types and sizes.
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

/** For calls that have already checked the caller's rights. */
export const storedFile = (fileName: string): RawFile | undefined => storedFiles.get(fileName)

export function publicFile(fileName: string): RawFile | undefined {
  const file = storedFiles.get(fileName)
  return file?.isProtected ? undefined : file
}

/** Throws unless the caller uploaded the file, has not used it yet, and its name and size match. */
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

export function protectFile(fileName: string) {
  storedFiles.put({ ...storedFiles.require(fileName), isProtected: true })
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
