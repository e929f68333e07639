import { extractText, getDocumentProxy } from 'unpdf'
import { collection } from '../../platform/collection'
import { roomFiles } from '../roomFiles'
import type { StoredVersion } from '../versions'

const texts = collection<{ id: string; pages: readonly string[] }>()

/** Extracts the text of an uploaded PDF, for search and automatic checks. Scans and damaged files have none. */
export async function readText({ fileKey, type }: StoredVersion) {
  const file = fileKey === null ? undefined : roomFiles.get(fileKey)
  if (fileKey === null || !file || type !== 'pdf') return
  try {
    const pdf = await getDocumentProxy(file.bytes.slice(), { verbosity: 0 })
    const { text } = await extractText(pdf)
    if (text.some((page) => page.trim() !== '')) texts.put({ id: fileKey, pages: text })
    await pdf.loadingTask.destroy()
  } catch {}
}

export const textOfUpload = (fileKey: string): readonly string[] | null => texts.get(fileKey)?.pages ?? null
