import { extensionOf, MAX_FILE_SIZE, MAX_NAME_LENGTH, UPLOAD_KINDS } from '@/shared/files/rules'
import type { RawFile } from '@/shared/api/endpoint'
import { now } from './clock'
import { collection } from './collection'
import { onReset } from './db'
import { Refusal } from './mock'
import { REFUSALS } from './refusals'

/** The id is the name that it is kept under. */
type KeptFile = RawFile & { id: string }

/** What was uploaded. */
export const storedFiles = collection<KeptFile>()
/** Files made for one download. */
const made = collection<KeptFile>()
let serial = 0
onReset(() => {
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
const ACCEPTED: readonly string[] = [...UPLOAD_KINDS.image, ...UPLOAD_KINDS.file]

/** A field of a form beside its file; empty where there is none. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

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
  const time = now()
  const base = name.slice(0, -extension.length - 1)
  const stamp = time.replace(/\D/g, '')
  const fileName = `/profile/upload/${time.slice(0, 10).replaceAll('-', '/')}/${base}_${stamp}A${String(++serial).padStart(3, '0')}.${extension}`
  storedFiles.put({
    id: fileName,
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: TYPES[extension]!,
    name: fileName.slice(fileName.lastIndexOf('/') + 1),
  })
  return fileName
}

/** A file by the name it is kept under, if there is one. */
export const storedFile = (fileName: string): RawFile | undefined => storedFiles.get(fileName)

/** Keeps a file that was made for a download, an export for instance, and gives the name to ask for it by. */
export function keepMadeFile(file: RawFile): string {
  return made.put({ ...file, id: `${crypto.randomUUID()}_${file.name}` }).id
}

/** A file that was made for a download; after the last time it is forgotten. */
export function takeMadeFile(fileName: string, isLast: boolean): RawFile | undefined {
  const file = made.get(fileName)
  if (isLast) made.delete(fileName)
  return file
}
