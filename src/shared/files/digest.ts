import { createSha256 } from '@/shared/lib/sha256'

/** Bytes up to which a file is read at once: Web Crypto is several times faster, but takes no pieces. */
const MAX_AT_ONCE = 16 * 1024 * 1024
const PIECE = 4 * 1024 * 1024

/** SHA-256 of a file's content, in hexadecimal; null if it can't be read or the page is not served over https. */
export async function digestOf(file: Blob): Promise<string | null> {
  try {
    if (file.size > MAX_AT_ONCE) return await digestInPieces(file)
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}

/** Holds one piece of the file in memory at a time. */
async function digestInPieces(file: Blob): Promise<string> {
  const hash = createSha256()
  for (let at = 0; at < file.size; at += PIECE) {
    // oxlint-disable-next-line no-await-in-loop -- the pieces of a hash have an order
    hash.update(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()))
  }
  return hash.digest()
}
