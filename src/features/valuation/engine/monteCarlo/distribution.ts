import type { Distribution } from '../method/methodTables'
import { normalQuantile } from './normalDistribution'

/** Length of a packed distribution: its type and up to four parameters. */
export const PACKED_LENGTH = 5

const UNIFORM = 1
const TRIANGULAR = 2
const NORMAL = 3
const LOGNORMAL = 4

/** Packs a distribution into numbers, for typed arrays; all zeros without one. */
export function pack(distribution: Distribution | null | undefined): number[] {
  switch (distribution?.type) {
    case 'uniform':
      return [UNIFORM, distribution.a, distribution.b, 0, 0]
    case 'triangular':
      return [TRIANGULAR, distribution.a, distribution.m, distribution.b, 0]
    case 'normal': {
      const { mean, sd, min, max } = distribution
      return [NORMAL, mean, sd, min ?? -Infinity, max ?? Infinity]
    }
    case 'lognormal':
      return [LOGNORMAL, distribution.mu, distribution.sigma, 0, 0]
    default:
      return [0, 0, 0, 0, 0]
  }
}

/** Value at a uniform `u` in (0, 1) of the distribution packed at `at`. */
export function drawPacked(packed: Float64Array, at: number, u: number): number {
  const a = packed[at + 1]!
  const b = packed[at + 2]!
  const c = packed[at + 3]!
  switch (packed[at]) {
    case UNIFORM:
      return a + (b - a) * u
    case TRIANGULAR:
      return u < (b - a) / (c - a)
        ? a + Math.sqrt(u * (c - a) * (b - a))
        : c - Math.sqrt((1 - u) * (c - a) * (c - b))
    case NORMAL:
      return Math.min(packed[at + 4]!, Math.max(c, a + b * normalQuantile(u)))
    default:
      return Math.exp(a + b * normalQuantile(u))
  }
}

export const draw = (distribution: Distribution, u: number): number =>
  drawPacked(Float64Array.from(pack(distribution)), 0, u)
