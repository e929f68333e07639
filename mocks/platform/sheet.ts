import { extensionOf, MAX_FILE_SIZE, UPLOAD_KINDS } from '@/shared/files/uploadRules'
import {
  decodeText,
  detectSeparator,
  readDelimited,
  type Sheet,
} from '@/features/implementation/funds/reconcile/delimitedText'
import { readWorkbook } from '@/features/implementation/funds/reconcile/workbook'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

/** Rows of a table file, of the first sheet of a workbook; throws if it is not one. */
async function readSheet(bytes: Uint8Array, extension: string): Promise<Sheet> {
  if (extension !== 'csv') return (await readWorkbook(bytes))[0]?.rows ?? []
  const { text } = decodeText(bytes)
  return readDelimited(text, detectSeparator(text).separator)
}

/** Checks an uploaded table file; throws a `Refusal` if it is none. */
async function readUploaded(file: FormDataEntryValue | null) {
  if (!(file instanceof File) || file.size === 0) throw new Refusal(500, REFUSALS.file.missing)
  const extension = extensionOf(file.name)
  const accepted: readonly string[] = UPLOAD_KINDS.sheet
  if (!accepted.includes(extension)) throw new Refusal(500, REFUSALS.file.noTable(accepted))
  if (file.size > MAX_FILE_SIZE) throw new Refusal(500, REFUSALS.file.broken.size)
  return { bytes: new Uint8Array(await file.arrayBuffer()), extension }
}

export const readUploadedBytes = async (file: FormDataEntryValue | null) => (await readUploaded(file)).bytes

export async function readUploadedSheet(file: FormDataEntryValue | null): Promise<Sheet> {
  const { bytes, extension } = await readUploaded(file)
  try {
    return await readSheet(bytes, extension)
  } catch {
    throw new Refusal(500, REFUSALS.file.brokenTable)
  }
}
