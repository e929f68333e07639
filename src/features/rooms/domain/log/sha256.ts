// Web Crypto's digest is asynchronous: for a hundred thousand short texts its promises take longer than this code. It
// is also missing on pages opened from disk or without https.

// Signed integers throughout: engines keep them as small integers.
const K = new Int32Array(64)
const INITIAL = new Int32Array(8)
{
  // Fractional parts of the roots of the first primes, as defined by the standard (FIPS 180-4).
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
  for (let prime = 2, found = 0; found < 64; prime += 1) {
    let isPrime = true
    for (let by = 2; by * by <= prime && isPrime; by += 1) isPrime = prime % by !== 0
    if (!isPrime) continue
    if (found < 8) INITIAL[found] = fraction(Math.sqrt(prime))
    K[found] = fraction(Math.cbrt(prime))
    found += 1
  }
}

const BLOCK = 64
const W = new Int32Array(BLOCK)
const state = new Int32Array(8)
const encoder = new TextEncoder()
/** Reused input buffer with padding; grows to the longest text so far. */
let bytes = new Uint8Array(4096)
let view = new DataView(bytes.buffer)

function processBlock(at: number) {
  for (let t = 0; t < 16; t += 1) W[t] = view.getInt32(at + t * 4)
  for (let t = 16; t < 64; t += 1) {
    const x = W[t - 15]!
    const y = W[t - 2]!
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    W[t] = (W[t - 16]! + s0 + W[t - 7]! + s1) | 0
  }
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let t = 0; t < 64; t += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const one = (h + s1 + ((e & f) ^ (~e & g)) + K[t]! + W[t]!) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}

/** SHA-256 of a text in UTF-8, as hexadecimal digits. */
export function sha256Of(text: string): string {
  const maxLength = text.length * 3 + BLOCK + 9
  if (bytes.length < maxLength) {
    bytes = new Uint8Array(maxLength * 2)
    view = new DataView(bytes.buffer)
  }
  const { written: length } = encoder.encodeInto(text, bytes)
  const end = Math.ceil((length + 9) / BLOCK) * BLOCK
  bytes.fill(0, length, end)
  bytes[length] = 0x80
  // Length in bits; the upper half is zero below 512 MB.
  view.setUint32(end - 8, Math.floor(length / 2 ** 29))
  view.setUint32(end - 4, length << 3)
  state.set(INITIAL)
  for (let at = 0; at < end; at += BLOCK) processBlock(at)
  let digest = ''
  for (const word of state) digest += (word >>> 0).toString(16).padStart(8, '0')
  return digest
}
