import type { File } from './endpoint'

type Headers = (name: string) => string | null

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSAFE = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/g

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null // a lone % in a name that was never encoded
  }
}

/** A file name without folders, control and direction marks, at most 150 characters; null when nothing is left. */
export function cleanFileName(raw: string): string | null {
  const name = raw.split(/[\\/]/).at(-1)!.replace(UNSAFE, '').trim().replace(/^\.+/, '')
  return name === '' ? null : name.slice(-150)
}

/** The name in `Content-Disposition`: `filename*` first, tolerant of the one quote that some servers write. */
function dispositionName(header: string): string | null {
  const extended = /filename\*\s*=\s*(?:[\w-]*'(?:[^']*')?)?([^;]+)/i.exec(header)?.[1]
  const extendedName = extended ? decode(extended.trim()) : null
  if (extendedName) return extendedName
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(header)
  const name = (plain?.[1] ?? plain?.[2])?.trim()
  return name ? (decode(name) ?? name) : null
}

/** The file's name from `download-filename`, else from `Content-Disposition`, else null. */
export function fileName(headers: Headers): string | null {
  const own = headers('download-filename')
  const raw = (own && (decode(own) ?? own)) || dispositionName(headers('content-disposition') ?? '')
  return raw ? cleanFileName(raw) : null
}

const mimeType = (type: string) => type.split(';')[0]!.trim().toLowerCase()

/**
 * Whether a blob is an answer in JSON or HTML instead of the file. A disposition header means a file was
 * meant, even when it is a .json one.
 */
export function standsForFailure(blob: Blob, headers: Headers): 'json' | 'html' | null {
  if (headers('content-disposition') || headers('download-filename')) return null
  const type = mimeType(blob.type || (headers('content-type') ?? ''))
  if (type === 'application/json' || type.endsWith('+json')) return 'json'
  return type === 'text/html' ? 'html' : null
}

export const asFile = (blob: Blob, headers: Headers): File => ({ blob, name: fileName(headers) })
