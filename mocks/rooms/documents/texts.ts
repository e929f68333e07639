import { extractText, getDocumentProxy } from 'unpdf'
import { collection } from '../../platform/collection'
import { storedFile } from '../../platform/files'
import type { StoredVersion } from '../versions'

/** Texts of uploaded files by page, under the names that the files are kept under. */
const texts = collection<{ id: string; pages: readonly string[] }>()

/** Reads the text of an uploaded PDF: from then on it is searched and checked. A scan or a damaged file has none. */
export async function readText({ fileName, type }: StoredVersion) {
  const file = fileName === null ? undefined : storedFile(fileName)
  if (fileName === null || !file || type !== 'pdf') return
  try {
    const pdf = await getDocumentProxy(file.bytes.slice(), { verbosity: 0 })
    const { text } = await extractText(pdf)
    if (text.some((page) => page.trim() !== '')) texts.put({ id: fileName, pages: text })
    await pdf.loadingTask.destroy()
  } catch {
    // Stays without a text.
  }
}

/** The pages of an uploaded file as texts; null where it has none, or none was read. */
export const textOfUpload = (fileName: string): readonly string[] | null => texts.get(fileName)?.pages ?? null
