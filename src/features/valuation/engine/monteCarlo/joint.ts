import { UNCERTAIN } from '../method/tables'
import { runBlock } from './block'
import { normalQuantile, normalShare } from './normal'
import type { Program } from './program'
import { BLOCK, blockState, fillUniform, UNIT } from './random'

/** A project of a portfolio, ready to be simulated. */
export interface JointProject {
  program: Program
  /** That of its own simulation. */
  seed: number
  /** Its value is multiplied by it to stand at the portfolio's base date. */
  interest: number
}

/** Several projects whose markets move together; can be posted to a worker. */
export interface JointProgram {
  projects: readonly JointProject[]
  /** Of any two draws of a market size, as normal numbers; 0..1. */
  correlation: number
  /** Of what the markets have in common. */
  seed: number
}

/** Paths of all projects in path order: money at the base date, and 1 where any project is approved. */
export interface JointPaths {
  /** One list for each project. */
  worths: Float64Array[]
  anyApproval: Uint8Array
}

/** What the golden ratio makes of 32 bits: leads from one seed to others. */
const NEXT_SEED = 0x9e3779b9

/** Each seed, or the next free one where another project has it already: equal seeds would mean equal fates. */
export function differentSeeds(seeds: readonly number[]): number[] {
  const taken = new Set<number>()
  return seeds.map((seed) => {
    let own = seed >>> 0
    while (taken.has(own)) own = (own + NEXT_SEED) >>> 0
    taken.add(own)
    return own
  })
}

/** Where the uniform numbers of the market sizes lie on a path, one for each indication. */
export function marketPlaces({ offsets, drawnInputs, indications }: Program): number[] {
  const offset = offsets[UNCERTAIN.indexOf('marketSize')]!
  if (offset < 0) return []
  let at = 0
  return indications.map(({ shared, drawsRegions }) => {
    const place = at + offset
    at += drawnInputs + shared.filter((isShared) => isShared === 0).length + (drawsRegions ? 1 : 0)
    return place
  })
}

/** What the markets of all projects have in common on each path of a block: standard normal numbers. */
function commonFactor(seed: number, block: number, count: number): Float64Array {
  const factor = new Float64Array(count)
  fillUniform(blockState(seed, block), factor)
  return factor.map(normalQuantile)
}

const within = (u: number) => Math.min(1 - UNIT / 2, Math.max(UNIT / 2, u))

/**
 * Computes a block of paths of every project into `paths`, from position `at` on. The market sizes are joined by a
 * Gaussian copula: each draw keeps its distribution. Without correlation a project's paths are those of its own
 * simulation.
 */
export function runJointBlock(
  joint: JointProgram,
  block: number,
  paths: JointPaths,
  at = 0,
  count = BLOCK,
): void {
  const seeds = differentSeeds([...joint.projects.map(({ seed }) => seed), joint.seed])
  const factor = commonFactor(seeds.at(-1)!, block, count)
  const common = Math.sqrt(joint.correlation)
  const own = Math.sqrt(1 - joint.correlation)
  const approved = new Uint8Array(at + count)
  for (const [index, { program, interest }] of joint.projects.entries()) {
    const places = marketPlaces(program)
    const move = (uniform: Float64Array, path: number) => {
      for (const place of places)
        uniform[place] = within(normalShare(common * factor[path]! + own * normalQuantile(uniform[place]!)))
    }
    const values = paths.worths[index]!
    runBlock(
      program,
      seeds[index]!,
      block,
      values,
      approved,
      at,
      count,
      undefined,
      joint.correlation > 0 ? move : undefined,
    )
    for (let i = at; i < at + count; i += 1) {
      values[i]! *= interest
      if (approved[i] === 1) paths.anyApproval[i] = 1
    }
  }
}

/** Room for paths of so many projects. */
export const jointRoom = (projects: number, paths: number): JointPaths => ({
  worths: Array.from({ length: projects }, () => new Float64Array(paths)),
  anyApproval: new Uint8Array(paths),
})

/** Value of all projects together on each path. */
export function portfolioValues(worths: readonly Float64Array[]): Float64Array<ArrayBuffer> {
  const values = new Float64Array(worths[0]?.length ?? 0)
  for (const worth of worths) for (let i = 0; i < values.length; i += 1) values[i]! += worth[i]!
  return values
}

/** What a project adds to a portfolio; money at the base date. */
export interface Contribution {
  mean: number
  /** Standard deviation of the project by itself. */
  sd: number
  /** Probability of a loss by itself. */
  probNegative: number
  /** Its part of the portfolio's standard deviation: covariance with the whole over that; they add up to it. */
  risk: number
}

const meanOf = (values: Float64Array) => values.reduce((total, value) => total + value, 0) / values.length

/** Mean, risk and probability of loss of each project; at least two paths. */
export function contributionsOf(worths: readonly Float64Array[]): Contribution[] {
  const whole = portfolioValues(worths)
  const mean = meanOf(whole)
  const paths = whole.length
  const covariance = (a: Float64Array, meanA: number, b: Float64Array, meanB: number) => {
    let sum = 0
    for (let i = 0; i < paths; i += 1) sum += (a[i]! - meanA) * (b[i]! - meanB)
    return sum / (paths - 1)
  }
  const sd = Math.sqrt(covariance(whole, mean, whole, mean))
  return worths.map((worth) => {
    const own = meanOf(worth)
    return {
      mean: own,
      sd: Math.sqrt(covariance(worth, own, worth, own)),
      probNegative: worth.reduce((count, value) => (value < 0 ? count + 1 : count), 0) / paths,
      risk: sd === 0 ? 0 : covariance(worth, own, whole, mean) / sd,
    }
  })
}
