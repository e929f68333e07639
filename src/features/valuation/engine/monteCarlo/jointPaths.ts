import { UNCERTAIN_INPUTS } from '../method/methodTables'
import { runBlock } from './runBlock'
import { normalQuantile, normalCdf } from './normalDistribution'
import type { Program } from './program'
import { BLOCK_SIZE, blockState, fillUniform, UNIT } from './random'

export interface JointProject {
  program: Program
  seed: number
  /** Factor that brings its value to the portfolio's base date. */
  interest: number
}

/** Projects whose markets are correlated; can be posted to a worker. */
export interface JointProgram {
  projects: readonly JointProject[]
  /** Correlation of any two draws of a market size, as normal numbers; 0 to 1. */
  correlation: number
  seed: number
}

/** Paths of all projects in path order: money at the base date, and 1 if any project is approved. */
export interface JointPaths {
  projectValues: Float64Array[]
  anyApproval: Uint8Array
}

/** 2^32 divided by the golden ratio: the step from a seed to the next. */
const NEXT_SEED = 0x9e3779b9

/** Replaces a seed that another project already has by the next free one: equal seeds would give equal results. */
export function distinctSeeds(seeds: readonly number[]): number[] {
  const taken = new Set<number>()
  return seeds.map((seed) => {
    let own = seed >>> 0
    while (taken.has(own)) own = (own + NEXT_SEED) >>> 0
    taken.add(own)
    return own
  })
}

/** Indices of the uniform numbers of the market sizes on a path, for each indication. */
export function marketPlaces({ offsets, drawnInputs, indications }: Program): number[] {
  const offset = offsets[UNCERTAIN_INPUTS.indexOf('marketSize')]!
  if (offset < 0) return []
  let at = 0
  return indications.map(({ shared, drawsRegions }) => {
    const place = at + offset
    at += drawnInputs + shared.filter((isShared) => isShared === 0).length + (drawsRegions ? 1 : 0)
    return place
  })
}

/** Common factor of the markets of all projects on each path of a block: standard normal numbers. */
function commonFactor(seed: number, block: number, count: number): Float64Array {
  const factor = new Float64Array(count)
  fillUniform(blockState(seed, block), factor)
  return factor.map(normalQuantile)
}

const clampUniform = (u: number) => Math.min(1 - UNIT / 2, Math.max(UNIT / 2, u))

/**
 * Computes a block of paths of every project into `paths`, from index `at` on. A Gaussian copula correlates the market
 * sizes: each draw keeps its distribution. Without correlation a project's paths are those of its own simulation.
 */
export function runJointBlock(
  joint: JointProgram,
  block: number,
  paths: JointPaths,
  at = 0,
  count = BLOCK_SIZE,
): void {
  const seeds = distinctSeeds([...joint.projects.map(({ seed }) => seed), joint.seed])
  const factor = commonFactor(seeds.at(-1)!, block, count)
  const common = Math.sqrt(joint.correlation)
  const own = Math.sqrt(1 - joint.correlation)
  const approved = new Uint8Array(at + count)
  for (const [index, { program, interest }] of joint.projects.entries()) {
    const places = marketPlaces(program)
    const move = (uniform: Float64Array, path: number) => {
      for (const place of places)
        uniform[place] = clampUniform(
          normalCdf(common * factor[path]! + own * normalQuantile(uniform[place]!)),
        )
    }
    const values = paths.projectValues[index]!
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

export const allocateJointPaths = (projects: number, paths: number): JointPaths => ({
  projectValues: Array.from({ length: projects }, () => new Float64Array(paths)),
  anyApproval: new Uint8Array(paths),
})

export function portfolioValues(projectValues: readonly Float64Array[]): Float64Array<ArrayBuffer> {
  const values = new Float64Array(projectValues[0]?.length ?? 0)
  for (const projectValue of projectValues)
    for (let i = 0; i < values.length; i += 1) values[i]! += projectValue[i]!
  return values
}

/** Contribution of a project to a portfolio; money at the base date. */
export interface Contribution {
  mean: number
  /** Standard deviation of the project by itself. */
  sd: number
  probNegative: number
  /**
   * Its part of the portfolio's standard deviation: its covariance with the portfolio divided by that; the parts add up
   * to it.
   */
  risk: number
}

const meanOf = (values: Float64Array) => values.reduce((total, value) => total + value, 0) / values.length

/** Mean, risk and probability of loss of each project; requires at least two paths. */
export function contributionsOf(projectValues: readonly Float64Array[]): Contribution[] {
  const portfolio = portfolioValues(projectValues)
  const mean = meanOf(portfolio)
  const paths = portfolio.length
  const covariance = (a: Float64Array, meanA: number, b: Float64Array, meanB: number) => {
    let sum = 0
    for (let i = 0; i < paths; i += 1) sum += (a[i]! - meanA) * (b[i]! - meanB)
    return sum / (paths - 1)
  }
  const sd = Math.sqrt(covariance(portfolio, mean, portfolio, mean))
  return projectValues.map((projectValue) => {
    const own = meanOf(projectValue)
    return {
      mean: own,
      sd: Math.sqrt(covariance(projectValue, own, projectValue, own)),
      probNegative: projectValue.reduce((count, value) => (value < 0 ? count + 1 : count), 0) / paths,
      risk: sd === 0 ? 0 : covariance(projectValue, own, portfolio, mean) / sd,
    }
  })
}
