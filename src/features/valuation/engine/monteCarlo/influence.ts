import { UNCERTAIN, type Uncertain } from '../method/tables'
import { drawUniform, type Paths } from './paths'
import type { Program } from './program'
import { BLOCK, blockState } from './random'

/** Slices of equal probability into which an input's values are cut. */
const SLICES = 32
/** Fewer paths with an approval say nothing certain: ten in each slice. */
const ENOUGH = 10 * SLICES

/** Relative to the mean. */
const ROUNDING = 1e-9

/** What a simulated value depends on: an uncertain input, or how far the stages are passed. */
export type InfluenceKey = Uncertain | 'success'

/** Part of the variance of the simulated values that is explained by one input alone, 0..1. */
export interface Influence {
  key: InfluenceKey
  /** Of all paths. */
  share: number
  /** Of the paths with an approval; null where they are too few. */
  givenApproval: number | null
}

/** Deviations from the mean, added up by group. */
class Groups {
  private readonly count: Float64Array
  private readonly total: Float64Array

  constructor(groups: number) {
    this.count = new Float64Array(groups)
    this.total = new Float64Array(groups)
  }

  add(group: number, deviation: number): void {
    this.count[group]! += 1
    this.total[group]! += deviation
  }

  /** Part of all squared deviations that lies between the groups, less what chance alone puts there (ε²). */
  share(squares: number): number {
    let paths = 0
    let groups = 0
    let between = 0
    this.count.forEach((count, group) => {
      if (count === 0) return
      paths += count
      groups += 1
      between += this.total[group]! ** 2 / count
    })
    if (squares <= 0 || paths <= groups) return 0
    const byChance = ((groups - 1) * (squares - between)) / (paths - groups)
    return Math.min(1, Math.max(0, (between - byChance) / squares))
  }
}

/** A set of paths: their mean, their squared deviations, and the groups they fall into. */
class Sample {
  readonly paths: number
  readonly squares: number
  readonly success: Groups
  /** By place of the uniform number. */
  readonly inputs: Groups[]
  private readonly mean: number

  constructor(values: Float64Array, inputs: number, outcomes: number) {
    this.paths = values.length
    this.mean = values.reduce((total, value) => total + value, 0) / values.length
    const squares = values.reduce((total, value) => total + (value - this.mean) ** 2, 0)
    // Equal values differ by the rounding of their mean alone.
    this.squares = squares > values.length * (ROUNDING * this.mean) ** 2 ? squares : 0
    this.success = new Groups(outcomes)
    this.inputs = Array.from({ length: inputs }, () => new Groups(SLICES))
  }

  add(value: number, outcome: number, slices: Uint8Array): void {
    const deviation = value - this.mean
    this.success.add(outcome, deviation)
    for (let i = 0; i < slices.length; i += 1) this.inputs[i]!.add(slices[i]!, deviation)
  }
}

/**
 * How much of the variance each input explains by itself (first-order indices), the largest first. The uniform
 * numbers of the paths are drawn once more, so that no path has to remember what it has drawn.
 */
export function influenceOf(
  program: Program,
  seed: number,
  { values, approved, outcomes }: Paths,
): Influence[] {
  const { places, offsets, drawnInputs } = program
  const keys = UNCERTAIN.filter((_, input) => offsets[input]! >= 0)
  const groups = outcomes.reduce((most, outcome) => Math.max(most, outcome), 0) + 1
  const all = new Sample(values, places.length, groups)
  const successes = new Sample(
    values.filter((_, i) => approved[i] === 1),
    places.length,
    groups,
  )
  const uniform = new Float64Array(program.draws)
  const normals = new Float64Array(places.length)
  const slices = new Uint8Array(places.length)
  for (let at = 0, block = 0; at < values.length; at += BLOCK, block += 1) {
    const state = blockState(seed, block)
    for (let i = at; i < Math.min(at + BLOCK, values.length); i += 1) {
      drawUniform(program, state, uniform, normals)
      for (let input = 0; input < places.length; input += 1)
        slices[input] = Math.floor(uniform[places[input]!]! * SLICES)
      all.add(values[i]!, outcomes[i]!, slices)
      if (approved[i] === 1) successes.add(values[i]!, outcomes[i]!, slices)
    }
  }

  // Each indication draws anew: the parts of one input add up over them.
  const ofInput = ({ inputs, squares }: Sample, offset: number) =>
    inputs.reduce((sum, groups, i) => (i % drawnInputs === offset ? sum + groups.share(squares) : sum), 0)
  const influence = (key: InfluenceKey, shareOf: (sample: Sample) => number): Influence => ({
    key,
    share: shareOf(all),
    givenApproval: successes.paths < ENOUGH ? null : shareOf(successes),
  })
  return [
    influence('success', ({ success, squares }) => success.share(squares)),
    ...keys.map((key, offset) => influence(key, (sample) => ofInput(sample, offset))),
  ].sort((a, b) => b.share - a.share)
}
