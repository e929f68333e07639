import { extractText, getDocumentProxy } from 'unpdf'
import type { ConversionFailure, OutlineRow } from '@/shared/viewer/view.api'
import { collection } from '../../platform/collection'
import { roomFiles } from '../roomFiles'
import { versions, type StoredVersion } from '../storedVersions'
import { showVersion } from '../versions'
import type { Scope } from '@/entities/roomScope'
import { convertToPdf } from './convert/convert'

const texts = collection<{ id: string; pages: readonly string[] }>()

async function readText(fileKey: string, pdfBytes: Uint8Array) {
  try {
    const pdf = await getDocumentProxy(pdfBytes.slice(), { verbosity: 0 })
    const { text } = await extractText(pdf)
    if (text.some((page) => page.trim() !== '')) texts.put({ id: fileKey, pages: text })
    await pdf.loadingTask.destroy()
  } catch {}
}

/** Pages of an upload that is not a PDF; `converting` until they are made. */
type Conversion =
  | { state: 'converting' }
  | { state: 'ready'; pdf: Uint8Array<ArrayBuffer>; outline: readonly OutlineRow[] }
  | { state: 'failed'; reason: ConversionFailure }

const conversions = collection<{ id: string } & Conversion>()

async function convert(scope: Scope, { id, fileKey, type }: StoredVersion & { fileKey: string }) {
  conversions.put({ id: fileKey, state: 'converting' })
  await new Promise((resolve) => setTimeout(resolve)) // answers the upload first
  const file = roomFiles.get(fileKey)
  if (!file) return // reset, or purged meanwhile
  const converted = await convertToPdf({ bytes: file.bytes, type, name: file.name })
  const version = versions[scope].get(id)
  if (!version) return
  if (!converted.ok) {
    conversions.put({ id: fileKey, state: 'failed', reason: converted.reason })
    return
  }
  const { pdf, pages, sections } = converted
  await readText(fileKey, pdf)
  versions[scope].put({ ...version, pages })
  showVersion(scope, version.updatedBy, version.documentId)
  const outline = sections.map(({ title, page }) => ({ title, depth: 0, page }))
  conversions.put({ id: fileKey, state: 'ready', pdf, outline })
}

/**
 * Prepares an upload for reading, search and automatic checks: a PDF's text at once, the pages of other types in the
 * background. Scans and damaged files have no text.
 */
export async function prepareUpload(scope: Scope, version: StoredVersion) {
  const { fileKey, type } = version
  if (fileKey === null) return
  const file = roomFiles.get(fileKey)
  if (file && type === 'pdf') await readText(fileKey, file.bytes)
  else if (file) void convert(scope, { ...version, fileKey })
}

export const textOfUpload = (fileKey: string): readonly string[] | null => texts.get(fileKey)?.pages ?? null

/** Conversion of an upload; that of a seeded file starts when somebody first asks for its pages. */
export function conversionOf(scope: Scope, version: StoredVersion & { fileKey: string }): Conversion {
  const known = conversions.get(version.fileKey)
  if (known) return known
  if (!roomFiles.has(version.fileKey)) return { state: 'failed', reason: 'type' }
  void convert(scope, version)
  return { state: 'converting' }
}
