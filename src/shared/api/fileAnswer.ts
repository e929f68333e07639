import { stripHiddenCharacters } from '@/shared/lib/fileNames'
import type { File } from './endpoint'

type Headers = (name: string) => string | null

/** Characters that some systems forbid in names. */
const RESERVED = /[<>:"|?*]/g

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null // a lone % in a name that was never encoded
  }
}

/** Decodes a name that may be percent-encoded; null when the encoding is invalid. */
const decodeName = (name: string): string | null => decode(name) ?? (/%[\da-f]{2}/i.test(name) ? null : name)

/** Cleans a file name: no folders, control or direction marks, at most 150 characters; null when nothing is left. */
export function cleanFileName(raw: string): string | null {
  const base = raw.split(/[\\/]/).at(-1)!
  const name = stripHiddenCharacters(base).replace(RESERVED, '').trim().replace(/^\.+/, '')
  return name === '' ? null : name.slice(-150)
}

/** Name in `Content-Disposition`: `filename*` first, tolerant of the single quote that some servers write. */
function dispositionName(header: string): string | null {
  const extended = /filename\*\s*=\s*(?:[\w-]*'(?:[^']*')?)?([^;]+)/i.exec(header)?.[1]
  const extendedName = extended ? decode(extended.trim()) : null
  if (extendedName) return extendedName
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(header)
  const name = (plain?.[1] ?? plain?.[2])?.trim()
  return name ? decodeName(name) : null
}

/** File name from `download-filename`, else from `Content-Disposition`, else null. */
export function fileName(headers: Headers): string | null {
  const raw =
    decodeName(headers('download-filename') ?? '') || dispositionName(headers('content-disposition') ?? '')
  return raw ? cleanFileName(raw) : null
}

const mimeType = (type: string) => type.split(';')[0]!.trim().toLowerCase()

const HEAD = 256

/**
 * Detects an answer in JSON, or a page of a gateway (HTML, XML), instead of the file: by its type, otherwise by its
 * start. A disposition header means that it is a file, even a .json one.
 */
export async function detectErrorBody(blob: Blob, headers: Headers): Promise<'json' | 'page' | null> {
  if (headers('content-disposition') || headers('download-filename')) return null
  const type = mimeType(blob.type || (headers('content-type') ?? ''))
  if (type === 'application/json' || type.endsWith('+json')) return 'json'
  if (type === 'text/html' || /^(text|application)\/xml$/.test(type)) return 'page'
  const head = (await blob.slice(0, HEAD).text()).trimStart() // a byte order mark too
  if (/^<(\?xml|!doctype|html|error)/i.test(head)) return 'page'
  return /^\{\s*"(code|msg)"\s*:/.test(head) ? 'json' : null
}

export const asFile = (blob: Blob, headers: Headers): File => ({ blob, name: fileName(headers) })
