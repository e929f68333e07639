/** Milliseconds within which an identical POST or PUT counts as a double click. */
export const DUPLICATE_WINDOW = 500
const MAX_COMPARED_LENGTH = 5 * 1024 * 1024

/** Fingerprint and time of the submits within the window. Bodies are never stored: they contain passwords. */
const recent = new Map<string, number>()

/** 53-bit string hash (cyrb53): enough for the few submits within half a second. */
function fingerprint(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return `${(b >>> 0).toString(36)}.${(a >>> 0).toString(36)}`
}

/**
 * True when the same submit was sent within the window; otherwise remembers it. Only bodies that serialize to
 * themselves are compared: every FormData would look like `{}`, so two uploads would seem the same.
 */
export function isDuplicateSubmit(method: string, address: string, body: unknown): boolean {
  if (method !== 'post' && method !== 'put') return false
  if (body instanceof FormData || body instanceof Blob || body instanceof URLSearchParams) return false
  const text = body === undefined ? '' : JSON.stringify(body)
  if (text.length > MAX_COMPARED_LENGTH) return false

  const now = performance.now()
  for (const [key, time] of recent) if (now - time >= DUPLICATE_WINDOW) recent.delete(key)
  const key = fingerprint(`${method} ${address} ${text}`)
  if (recent.has(key)) return true
  recent.set(key, now)
  return false
}

/** Clears the remembered submits on sign-out, so that they do not affect the next user. */
export const forgetSubmits = () => recent.clear()
