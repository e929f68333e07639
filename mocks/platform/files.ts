import { extensionOf, MAX_FILE_SIZE, MAX_NAME_LENGTH, UPLOAD_KINDS } from '@/shared/files/rules'
import type { RawFile } from '@/shared/api/endpoint'
import { beijing } from './clock'
import { onReset } from './db'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

/** Uploaded files by the name they are kept under. */
const files = new Map<string, RawFile>()
/** Files made for one download, by the name that was given for them. */
const made = new Map<string, RawFile>()
let serial = 0
onReset(() => {
  files.clear()
  made.clear()
  serial = 0
})

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const ACCEPTED: readonly string[] = Object.values(UPLOAD_KINDS).flat()

/** Keeps a file under a name of the server's making, blanks and signs of the original included. */
export async function storeFile(file: FormDataEntryValue | null): Promise<string> {
  if (!(file instanceof File)) throw new Refusal(500, REFUSALS.file.missing)
  const { name, size } = file
  const extension = extensionOf(name)
  if (name.length > MAX_NAME_LENGTH) throw new Refusal(500, REFUSALS.file.longName(MAX_NAME_LENGTH))
  if (size > MAX_FILE_SIZE) throw new Refusal(500, REFUSALS.file.tooLarge(MAX_FILE_SIZE))
  if (!ACCEPTED.includes(extension)) {
    throw new Refusal(500, REFUSALS.file.type(name, extension, ACCEPTED))
  }
  const time = beijing(new Date())
  const base = name.slice(0, -extension.length - 1)
  const stamp = time.replace(/\D/g, '')
  const fileName = `/profile/upload/${time.slice(0, 10).replaceAll('-', '/')}/${base}_${stamp}A${String(++serial).padStart(3, '0')}.${extension}`
  files.set(fileName, {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: TYPES[extension]!,
    name: fileName.slice(fileName.lastIndexOf('/') + 1),
  })
  return fileName
}

/** Keeps a file that was there before the first upload. */
export const keepStoredFile = (fileName: string, file: RawFile) => void files.set(fileName, file)

/** A file by the name it is kept under, if there is one. */
export const storedFile = (fileName: string): RawFile | undefined => files.get(fileName)

/** Keeps a file that was made for a download, an export for instance, and gives the name to ask for it by. */
export function keepMadeFile(file: RawFile): string {
  const fileName = `${crypto.randomUUID()}_${file.name}`
  made.set(fileName, file)
  return fileName
}

export function takeMadeFile(fileName: string, isLast: boolean): RawFile | undefined {
  const file = made.get(fileName)
  if (isLast) made.delete(fileName)
  return file
}
