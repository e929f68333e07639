import type { Resolved } from '../method/resolved'
import type { Distributions } from '../method/methodTables'
import { runBlock } from './runBlock'
import { allocatePaths, type Paths } from './paths'
import { compile, type Chance } from './program'
import { BLOCK_SIZE } from './random'
import { statistics, type Statistics } from './statistics'

export interface SimulationOptions extends Chance {
  /** At least 1. */
  paths: number
  /** A 32-bit integer; the same seed gives the same paths. */
  seed: number
  distributions?: Distributions | null
}

export interface Simulation extends Paths {
  statistics: Statistics
}

/** Monte Carlo simulation on the calling thread. */
export function simulate(
  r: Resolved,
  { paths, seed, distributions, ...chance }: SimulationOptions,
): Simulation {
  const program = compile(r, distributions ?? {}, chance)
  const all = allocatePaths(paths)
  for (let at = 0, block = 0; at < paths; at += BLOCK_SIZE, block += 1)
    runBlock(
      program,
      seed,
      block,
      all.values,
      all.approved,
      at,
      Math.min(BLOCK_SIZE, paths - at),
      all.outcomes,
    )
  return { ...all, statistics: statistics(all.values, all.approved) }
}
