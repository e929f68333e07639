/** Paths per block; they share a random stream, so any worker can compute any block. */
export const BLOCK_SIZE = 1024

/** Scales 32 random bits to a number in (0, 1), never 0 or 1. */
export const UNIT = 2 ** -32

function fmix32(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** The four state words of xoshiro128** at the start of a block. */
export function blockState(seed: number, block: number): Int32Array {
  let z = fmix32(seed ^ fmix32(block + 1))
  return Int32Array.from({ length: 4 }, () => {
    z = (z + 0x9e3779b9) | 0
    let t = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    t = Math.imul(t ^ (t >>> 15), 0x735a2d97)
    return t ^ (t >>> 15)
  })
}

/** Fills `out` with the next uniform numbers of the stream (xoshiro128**) and advances `state`. */
export function fillUniform(state: Int32Array, out: Float64Array): void {
  let s0 = state[0]!
  let s1 = state[1]!
  let s2 = state[2]!
  let s3 = state[3]!
  for (let i = 0; i < out.length; i += 1) {
    const product = Math.imul(s1, 5)
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0
    const t = s1 << 9
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = (s3 << 11) | (s3 >>> 21)
    out[i] = (result + 0.5) * UNIT
  }
  state[0] = s0
  state[1] = s1
  state[2] = s2
  state[3] = s3
}

/** First raw 32-bit outputs of a block, for comparison with the published sequences. */
export function randomUint32s(seed: number, block: number, count: number): number[] {
  const uniform = new Float64Array(count)
  fillUniform(blockState(seed, block), uniform)
  return Array.from(uniform, (u) => Math.floor(u / UNIT))
}
