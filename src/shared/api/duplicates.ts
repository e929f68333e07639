/** Time in ms within which an identical POST or PUT is taken for a double click. */
export const DUPLICATE_WINDOW = 500
/** Bodies above this many characters are not compared. */
const COMPARED_LENGTH = 5 * 1024 * 1024

/** Fingerprint and time of the submits within the window. Bodies are never kept: they hold passwords. */
const recent = new Map<string, number>()

/** 53-bit string hash (cyrb53): enough for the handful of submits that half a second can hold. */
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
 * Whether the same submit was sent within the window; remembers it otherwise. Only bodies that serialise to
 * themselves are compared: every FormData would look like `{}`, so two uploads would seem the same.
 */
export function isDuplicateSubmit(method: string, address: string, body: unknown): boolean {
  if (method !== 'post' && method !== 'put') return false
  if (body instanceof FormData || body instanceof Blob || body instanceof URLSearchParams) return false
  const text = body === undefined ? '' : JSON.stringify(body)
  if (text.length > COMPARED_LENGTH) return false

  const now = performance.now()
  for (const [key, time] of recent) if (now - time >= DUPLICATE_WINDOW) recent.delete(key)
  const key = fingerprint(`${method} ${address} ${text}`)
  if (recent.has(key)) return true
  recent.set(key, now)
  return false
}

/** Forgets all submits: after a sign-out the next user starts afresh. */
export const forgetSubmits = () => recent.clear()
