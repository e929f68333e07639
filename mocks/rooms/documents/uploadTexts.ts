import { extractText, getDocumentProxy } from 'unpdf'
import { collection } from '../../platform/collection'
import { storedFile } from '../../platform/files'
import type { StoredVersion } from '../versions'

const texts = collection<{ id: string; pages: readonly string[] }>()

/** Extracts the text of an uploaded PDF, for search and automatic checks. Scans and damaged files have none. */
export async function readText({ fileName, type }: StoredVersion) {
  const file = fileName === null ? undefined : storedFile(fileName)
  if (fileName === null || !file || type !== 'pdf') return
  try {
    const pdf = await getDocumentProxy(file.bytes.slice(), { verbosity: 0 })
    const { text } = await extractText(pdf)
    if (text.some((page) => page.trim() !== '')) texts.put({ id: fileName, pages: text })
    await pdf.loadingTask.destroy()
  } catch {}
}

export const textOfUpload = (fileName: string): readonly string[] | null => texts.get(fileName)?.pages ?? null
