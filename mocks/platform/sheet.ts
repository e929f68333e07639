import { extensionOf, MAX_FILE_SIZE, UPLOAD_KINDS } from '@/shared/files/uploadRules'
import { readSheet, type Sheet } from '@/features/implementation/funds/reconcile/sheet'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

export async function readUploadedSheet(file: FormDataEntryValue | null): Promise<Sheet> {
  if (!(file instanceof File) || file.size === 0) throw new Refusal(500, REFUSALS.file.missing)
  const extension = extensionOf(file.name)
  const accepted: readonly string[] = UPLOAD_KINDS.sheet
  if (!accepted.includes(extension)) throw new Refusal(500, REFUSALS.file.noTable(accepted))
  if (file.size > MAX_FILE_SIZE) throw new Refusal(500, REFUSALS.file.broken.size)
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return readSheet(bytes, extension)
  } catch {
    throw new Refusal(500, REFUSALS.file.brokenTable)
  }
}
