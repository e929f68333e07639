// Web Crypto's digest is asynchronous and takes the whole input at once: for a hundred thousand short texts its promises
// take longer than this code, and a large file would have to fit into memory. It is also missing on pages opened from
// disk or without https.

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
const encoder = new TextEncoder()
/** Reused for texts, with padding; grows to the longest so far. */
const textState = new Int32Array(8)
let bytes = new Uint8Array(4096)
let view = new DataView(bytes.buffer)

function processBlock(state: Int32Array, view: DataView, at: number) {
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

/** Pads the last `length` bytes of an input of `total` bytes, which `view` has room for, and returns the digest. */
function finish(state: Int32Array, view: DataView, length: number, total: number): string {
  const end = Math.ceil((length + 9) / BLOCK) * BLOCK
  new Uint8Array(view.buffer).fill(0, length, end)
  view.setUint8(length, 0x80)
  // Length in bits, in two halves.
  view.setUint32(end - 8, Math.floor(total / 2 ** 29))
  view.setUint32(end - 4, total << 3)
  for (let at = 0; at < end; at += BLOCK) processBlock(state, view, at)
  let digest = ''
  for (const word of state) digest += (word >>> 0).toString(16).padStart(8, '0')
  return digest
}

/** SHA-256 of a text in UTF-8, as hexadecimal digits. */
export function sha256Of(text: string): string {
  const maxLength = text.length * 3 + BLOCK + 9
  if (bytes.length < maxLength) {
    bytes = new Uint8Array(maxLength * 2)
    view = new DataView(bytes.buffer)
  }
  const { written: length } = encoder.encodeInto(text, bytes)
  textState.set(INITIAL)
  return finish(textState, view, length, length)
}

/** SHA-256 of bytes that come piece by piece; `digest` ends it, as hexadecimal digits. */
export function createSha256() {
  const state = INITIAL.slice()
  /** Bytes that do not fill a block yet; has room for the padding. */
  const rest = new Uint8Array(2 * BLOCK)
  const restView = new DataView(rest.buffer)
  let restLength = 0
  let total = 0

  return {
    update(piece: Uint8Array) {
      total += piece.length
      let at = 0
      if (restLength > 0) {
        at = Math.min(piece.length, BLOCK - restLength)
        rest.set(piece.subarray(0, at), restLength)
        restLength += at
        if (restLength < BLOCK) return
        processBlock(state, restView, 0)
        restLength = 0
      }
      const pieceView = new DataView(piece.buffer, piece.byteOffset, piece.byteLength)
      for (; at + BLOCK <= piece.length; at += BLOCK) processBlock(state, pieceView, at)
      rest.set(piece.subarray(at))
      restLength = piece.length - at
    },
    digest: () => finish(state, restView, restLength, total),
  }
}
