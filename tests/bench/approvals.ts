/** Compares ten million simulated paths with the exact probability of each approval outcome. Run by run.mjs. */
import { report } from './timing'
import { benchValuation } from './valuation'
import { outcomesOf } from '../../src/features/valuation/engine/method/approvalOutcomes'
import { resolve } from '../../src/features/valuation/engine/method/resolve'
import type { Resolved } from '../../src/features/valuation/engine/method/resolved'
import type { Indication, Valuation } from '../../src/features/valuation/engine/method/valuationTypes'
import { runBlock } from '../../src/features/valuation/engine/monteCarlo/runBlock'
import { compile } from '../../src/features/valuation/engine/monteCarlo/program'
import { BLOCK_SIZE } from '../../src/features/valuation/engine/monteCarlo/random'

const BLOCKS = Math.ceil(10_000_000 / BLOCK_SIZE)
/** Maximum distance from the exact value over some dozen outcomes, in standard errors; the seed is fixed. */
const MAX_STANDARD_ERRORS = 4

const [lead, second, third] = benchValuation.indications as [Indication, Indication, Indication]
const inRegions = (it: Indication): Indication => ({
  ...it,
  regions: [
    { region: 'us', marketSize: 3e9, filing: 0.85 },
    { region: 'eu', marketSize: 1e9, filing: 0.8 },
    { region: 'china', marketSize: 1e9, filing: 0.6 },
  ],
})
const CASES: Record<string, Valuation> = {
  'three indications': benchValuation,
  'two in three regions': {
    ...benchValuation,
    indications: [inRegions(lead), inRegions({ ...second, sharedStages: ['phase1', 'applying'] }), third],
  },
}

/** Exact probabilities, keyed by the number of markets that each indication reaches. */
function exact(r: Resolved): Map<string, number> {
  return new Map(
    outcomesOf(r).map(({ approved, regions, probability }) => {
      const counts = r.indications.map(({ id }, i) => regions[i]!.length || Number(approved.includes(id)))
      return [counts.join(), probability]
    }),
  )
}

function simulated(r: Resolved): Map<string, number> {
  const program = compile(r)
  const values = new Float64Array(BLOCK_SIZE)
  const approved = new Uint8Array(BLOCK_SIZE)
  const outcomes = new Uint16Array(BLOCK_SIZE)
  const byOutcome = new Map<number, number>()
  for (let block = 0; block < BLOCKS; block += 1) {
    runBlock(program, 42, block, values, approved, 0, BLOCK_SIZE, outcomes)
    for (const outcome of outcomes) byOutcome.set(outcome, (byOutcome.get(outcome) ?? 0) + 1)
  }
  const counted = new Map<string, number>()
  for (const [outcome, count] of byOutcome) {
    let rest = outcome
    const reached = program.indications.toReversed().map(({ pos, markets }) => {
      const ends = pos.length + 1 + markets.length
      const end = rest % ends
      rest = Math.floor(rest / ends)
      return Math.max(0, end - pos.length)
    })
    const key = reached.toReversed().join()
    counted.set(key, (counted.get(key) ?? 0) + count)
  }
  return counted
}

const paths = BLOCKS * BLOCK_SIZE
for (const [name, valuation] of Object.entries(CASES)) {
  const resolved = resolve(valuation)
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.error))
  const probabilities = exact(resolved.value)
  const counts = simulated(resolved.value)
  for (const key of counts.keys()) if (!probabilities.has(key)) throw new Error(`${name}: ${key} cannot be`)
  const distances = [...probabilities].map(([key, p]) => {
    const away = Math.abs((counts.get(key) ?? 0) - p * paths)
    return away === 0 ? 0 : away / Math.sqrt(paths * p * (1 - p))
  })
  report(
    `${paths} paths, ${name}: farthest of ${distances.length} ways of approval`,
    Math.max(...distances),
    'standard errors',
    MAX_STANDARD_ERRORS,
  )
}
