import { quantile } from '../method/quantile'
import type { Resolved } from '../method/resolved'
import { STAGES } from '../method/valuationTypes'
import type { Programmes } from './program'
import { BLOCK_SIZE, blockState, fillUniform } from './random'
import { RATE_SLICES, ratesOf } from './betaRates'

const BLOCKS = 10

export interface LoaRange {
  p10: number
  p50: number
  p90: number
}

/** Quantiles of each indication's likelihood of approval, from 10,240 draws of its uncertain rates. */
export function loaRanges({ indications }: Resolved, programmes: Programmes, seed: number): LoaRange[] {
  const tables = indications.map(({ stages }, i) =>
    stages.map(({ pos }, s) => ratesOf(pos, programmes[i]?.[s] ?? null)),
  )
  const lead = indications[0]!.stages
  const used = indications.map(({ stages }, i) =>
    stages.map(({ stage, isShared }, s) => ({
      place: STAGES.indexOf(stage),
      // A shared stage is the same event as the lead's.
      table: isShared ? tables[0]![lead.findIndex((it) => it.stage === stage)]! : tables[i]![s]!,
    })),
  )
  const drawn = indications.map(() => new Float64Array(BLOCKS * BLOCK_SIZE))
  const uniform = new Float64Array(STAGES.length)
  for (let block = 0; block < BLOCKS; block += 1) {
    const state = blockState(seed, block)
    for (let path = 0; path < BLOCK_SIZE; path += 1) {
      fillUniform(state, uniform)
      used.forEach((stages, i) => {
        drawn[i]![block * BLOCK_SIZE + path] = stages.reduce(
          (loa, { place, table }) => loa * table[Math.floor(uniform[place]! * RATE_SLICES)]!,
          1,
        )
      })
    }
  }
  return drawn.map((loas) => {
    const sorted = loas.toSorted()
    return { p10: quantile(sorted, 0.1), p50: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) }
  })
}
