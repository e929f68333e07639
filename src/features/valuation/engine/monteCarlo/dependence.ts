import { failure, success, type EngineResult } from '../method/engineResult'
import { UNCERTAIN_INPUTS, type Distributions, type UncertainInput } from '../method/methodTables'
import { normalQuantile, normalCdf } from './normalDistribution'
import { UNIT } from './random'

/** Spearman's rank correlation of two uncertain inputs of one indication. */
export interface Correlation {
  a: UncertainInput
  b: UncertainInput
  rho: number
}

/** Correlation of uncertain inputs; an input that is not named is independent. */
export interface Dependence {
  pairs: readonly Correlation[]
  /** Rank correlation of one input in two indications, 0 <= x < 1: the common part of their markets. Default 0. */
  between?: number
}

/**
 * Weights that mix independent normal numbers into correlated ones, for the inputs of all indications in draw order.
 */
export interface Mixture {
  size: number
  /** Rows of the Cholesky factor. */
  weights: Float64Array
  /** 1 for an input that depends on others; the rest keeps its uniform number. */
  isMixed: Uint8Array
  /** 1 for an input whose normal number is needed. */
  isUsed: Uint8Array
}

/** Remaining part of a variance of 1 below which inputs determine each other. */
const SINGULAR = 1e-9

/** Pearson's correlation of normal numbers whose ranks correlate by `rho`. */
const pearson = (rho: number) => 2 * Math.sin((Math.PI * rho) / 6)

/** Lower triangle L with L Lᵀ = `matrix`, row by row; null if the matrix is not positive definite. */
function cholesky(matrix: Float64Array, size: number): Float64Array | null {
  const factor = new Float64Array(size * size)
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let rest = matrix[row * size + column]!
      for (let k = 0; k < column; k += 1) rest -= factor[row * size + k]! * factor[column * size + k]!
      if (row !== column) factor[row * size + column] = rest / factor[column * size + column]!
      else if (rest > SINGULAR) factor[row * size + row] = Math.sqrt(rest)
      else return null
    }
  return factor
}

function identity(size: number): Float64Array {
  const matrix = new Float64Array(size * size)
  for (let i = 0; i < size; i += 1) matrix[i * (size + 1)] = 1
  return matrix
}

/** Cholesky factor of the inputs that have a distribution, in draw order; or the error with the input at fault. */
function factorOf(
  keys: readonly UncertainInput[],
  pairs: readonly Correlation[],
): EngineResult<Float64Array> {
  const matrix = identity(keys.length)
  for (const { a, b, rho } of pairs) {
    const [row, column] = [keys.indexOf(a), keys.indexOf(b)]
    if (row < 0) return failure('E_CORRELATION', a)
    if (column < 0 || row === column || matrix[row * keys.length + column] !== 0)
      return failure('E_CORRELATION', b)
    if (!(Math.abs(rho) < 1)) return failure('E_RANGE', 'rho')
    matrix[row * keys.length + column] = pearson(rho)
    matrix[column * keys.length + row] = pearson(rho)
  }
  const factor = cholesky(matrix, keys.length)
  return factor ? success(factor) : failure('E_CORRELATION')
}

/**
 * Gaussian copula: the factor of Pearson's matrix 2 sin(πρ/6) for the requested rank correlations; between indications
 * its Kronecker product with theirs. Null if nothing is correlated.
 */
export function mixtureOf(
  distributions: Distributions,
  indications: number,
  { pairs, between = 0 }: Dependence,
): EngineResult<Mixture | null> {
  const keys = UNCERTAIN_INPUTS.filter((key) => distributions[key])
  const within = factorOf(keys, pairs)
  if (!within.ok) return within
  if (!(between >= 0 && between < 1)) return failure('E_RANGE', 'between')
  const common = identity(indications).map((one) => (one === 1 ? 1 : pearson(between)))
  // Positive definite for every 0 <= x < 1.
  const across = cholesky(common, indications)!
  const inputs = keys.length
  const size = indications * inputs
  const weights = Float64Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size]
    const ofIndications = across[Math.floor(row / inputs) * indications + Math.floor(column / inputs)]!
    return ofIndications * within.value[(row % inputs) * inputs + (column % inputs)]!
  })
  const isMixed = new Uint8Array(size)
  const isUsed = new Uint8Array(size)
  weights.forEach((weight, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size]
    if (row !== column && weight !== 0) isMixed[row] = 1
  })
  weights.forEach((weight, cell) => {
    if (weight !== 0 && isMixed[Math.floor(cell / size)] === 1) isUsed[cell % size] = 1
  })
  return success(isMixed.includes(1) ? { size, weights, isMixed, isUsed } : null)
}

/** Turns the independent uniform numbers at `places` into correlated ones; `normals` is a buffer for as many. */
export function mix(
  { size, weights, isMixed, isUsed }: Mixture,
  places: Int32Array,
  uniform: Float64Array,
  normals: Float64Array,
): void {
  for (let i = 0; i < size; i += 1) if (isUsed[i] === 1) normals[i] = normalQuantile(uniform[places[i]!]!)
  for (let row = 0; row < size; row += 1) {
    if (isMixed[row] === 0) continue
    let z = 0
    for (let column = 0; column <= row; column += 1) z += weights[row * size + column]! * normals[column]!
    // Limited to the range of the generator, so that no draw is infinite.
    uniform[places[row]!] = Math.min(1 - UNIT / 2, Math.max(UNIT / 2, normalCdf(z)))
  }
}
