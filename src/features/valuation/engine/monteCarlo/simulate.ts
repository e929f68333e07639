import type { Resolved } from '../method/resolved'
import type { Distributions } from '../method/tables'
import { runBlock } from './block'
import { compile } from './program'
import { BLOCK } from './random'
import { statistics, type Statistics } from './statistics'

export interface SimulationOptions {
  /** At least 1. */
  paths: number
  /** A 32-bit integer; the same seed gives the same paths. */
  seed: number
  distributions?: Distributions | null
}

export interface Simulation {
  /** rNPV of each path, money at the base date. */
  values: Float64Array
  statistics: Statistics
}

/** Monte Carlo on the calling thread. */
export function simulate(r: Resolved, { paths, seed, distributions }: SimulationOptions): Simulation {
  const program = compile(r, distributions ?? {})
  const values = new Float64Array(paths)
  const approved = new Uint8Array(paths)
  for (let at = 0, block = 0; at < paths; at += BLOCK, block += 1)
    runBlock(program, seed, block, values, approved, at, Math.min(BLOCK, paths - at))
  return { values, statistics: statistics(values, approved) }
}
