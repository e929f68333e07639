import { isPlainName } from '@/shared/lib/fileNames'
import { hasSignatureOf } from './signatures'

/** Extensions per kind of upload, as the specification lists them; a .docx is rejected. */
export const UPLOAD_KINDS = {
  image: ['png', 'jpg', 'jpeg'],
  file: ['doc', 'xls', 'xlsx', 'pdf'],
  sheet: ['csv', 'xlsx'],
  /** Statements of banks and wallets: tables, MT940 (`sta`, `mt940`, `txt`) and CAMT (`xml`). */
  statement: ['csv', 'txt', 'tsv', 'xls', 'xlsx', 'xml', 'sta', 'mt940'],
} as const
export type UploadKind = keyof typeof UPLOAD_KINDS

/** Bytes; a file of exactly this size is accepted. */
export const MAX_FILE_SIZE = 5 * 1024 * 1024
export const MAX_FILES = 5
export const MAX_NAME_LENGTH = 100

/** Each has its own message. */
export type BrokenRule = 'type' | 'name' | 'nameLength' | 'empty' | 'size' | 'content' | 'unreadable'

/** Lower case, without the dot; empty if there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export function checkMetadata({ name, size }: Pick<File, 'name' | 'size'>, kind: UploadKind) {
  const allowed: readonly string[] = UPLOAD_KINDS[kind]
  if (!allowed.includes(extensionOf(name))) return 'type'
  if (!isPlainName(name)) return 'name'
  if (name.length > MAX_NAME_LENGTH) return 'nameLength'
  if (size === 0) return 'empty'
  return size > MAX_FILE_SIZE ? 'size' : null
}

const LEADING_BYTES = 8

export async function checkContent(file: File): Promise<'content' | 'unreadable' | null> {
  try {
    const leading = new Uint8Array(await file.slice(0, LEADING_BYTES).arrayBuffer())
    return hasSignatureOf(extensionOf(file.name), leading) ? null : 'content'
  } catch {
    return 'unreadable' // moved or made inaccessible since it was chosen
  }
}
