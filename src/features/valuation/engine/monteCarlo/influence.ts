import { UNCERTAIN_INPUTS, type UncertainInput } from '../method/methodTables'
import { drawUniform, type Paths } from './paths'
import type { Program } from './program'
import { BLOCK_SIZE, blockState } from './random'

/** Slices of equal probability for the values of an input. */
const SLICES = 32
/** Fewer paths with an approval give no reliable share: ten per slice. */
const MIN_APPROVED_PATHS = 10 * SLICES

/** Relative to the mean. */
const ROUNDING = 1e-9

/** Source of variance: an uncertain input, or how many stages are passed. */
export type InfluenceKey = UncertainInput | 'success'

/** Part of the variance of the simulated values that one input alone explains, 0 to 1. */
export interface Influence {
  key: InfluenceKey
  /** Among all paths. */
  share: number
  /** Among the paths with an approval; null if there are too few. */
  givenApproval: number | null
}

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

  /** Part of all squared deviations that is between the groups, less the part due to chance (ε²). */
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

class Sample {
  readonly paths: number
  readonly squares: number
  readonly success: Groups
  /** By index of the uniform number. */
  readonly inputs: Groups[]
  private readonly mean: number

  constructor(values: Float64Array, inputs: number, outcomes: number) {
    this.paths = values.length
    this.mean = values.reduce((total, value) => total + value, 0) / values.length
    const squares = values.reduce((total, value) => total + (value - this.mean) ** 2, 0)
    // Equal values differ only by the rounding of their mean.
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
 * Part of the variance that each input explains by itself (first-order indices), the largest first. The uniform numbers
 * of the paths are drawn again, so that they need not be stored.
 */
export function influenceOf(
  program: Program,
  seed: number,
  { values, approved, outcomes }: Paths,
): Influence[] {
  const { places, offsets, drawnInputs } = program
  const keys = UNCERTAIN_INPUTS.filter((_, input) => offsets[input]! >= 0)
  const groups = outcomes.reduce((max, outcome) => Math.max(max, outcome), 0) + 1
  const all = new Sample(values, places.length, groups)
  const successes = new Sample(
    values.filter((_, i) => approved[i] === 1),
    places.length,
    groups,
  )
  const uniform = new Float64Array(program.draws)
  const normals = new Float64Array(places.length)
  const slices = new Uint8Array(places.length)
  for (let at = 0, block = 0; at < values.length; at += BLOCK_SIZE, block += 1) {
    const state = blockState(seed, block)
    for (let i = at; i < Math.min(at + BLOCK_SIZE, values.length); i += 1) {
      drawUniform(program, state, uniform, normals)
      for (let input = 0; input < places.length; input += 1)
        slices[input] = Math.floor(uniform[places[input]!]! * SLICES)
      all.add(values[i]!, outcomes[i]!, slices)
      if (approved[i] === 1) successes.add(values[i]!, outcomes[i]!, slices)
    }
  }

  // Each indication has its own draws: the parts of one input add up over them.
  const ofInput = ({ inputs, squares }: Sample, offset: number) =>
    inputs.reduce((sum, groups, i) => (i % drawnInputs === offset ? sum + groups.share(squares) : sum), 0)
  const influence = (key: InfluenceKey, shareOf: (sample: Sample) => number): Influence => ({
    key,
    share: shareOf(all),
    givenApproval: successes.paths < MIN_APPROVED_PATHS ? null : shareOf(successes),
  })
  return [
    influence('success', ({ success, squares }) => success.share(squares)),
    ...keys.map((key, offset) => influence(key, (sample) => ofInput(sample, offset))),
  ].sort((a, b) => b.share - a.share)
}
