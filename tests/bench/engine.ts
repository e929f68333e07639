/** Speed and memory of the simulation and speed of the bridge, on one thread, against their budgets. Run by run.mjs. */
import { median, report, RUNS, typicalTime } from './timing'
import { benchValuation, benchValuationLater } from './valuation'
import { bridge } from '../../src/features/valuation/engine/method/bridge'
import { runBlock } from '../../src/features/valuation/engine/monteCarlo/runBlock'
import { compile } from '../../src/features/valuation/engine/monteCarlo/program'
import { BLOCK_SIZE } from '../../src/features/valuation/engine/monteCarlo/random'
import { resolve } from '../../src/features/valuation/engine/method/resolve'
import { scenarios, tornado } from '../../src/features/valuation/engine/method/sensitivity'
import { DEFAULT_DISTRIBUTIONS } from '../../src/features/valuation/engine/method/methodTables'

/** In ms: below a frame, the bridge needs no worker. */
const BRIDGE_BUDGET = 16
/** A run takes a few ms, so there are many: a delayed one must not decide. */
const BRIDGE_RUNS = 101
const BUDGETS = [
  { paths: 10_000, milliseconds: 50 },
  { paths: 100_000, milliseconds: 400 },
]
/** In ms on the main thread: a tornado, and the scenarios that are recomputed with each key. */
const TORNADO_BUDGET = 50
const SCENARIOS_BUDGET = 5
/** MB of heap that 100,000 paths may leave behind, not counting the result arrays. */
const HEAP_BUDGET = 2

const resolved = resolve(benchValuation)
if (!resolved.ok) throw new Error(resolved.error.code)
const program = compile(resolved.value, DEFAULT_DISTRIBUTIONS)
const values = new Float64Array(100_000)
const approved = new Uint8Array(100_000)

function simulatePaths(paths: number) {
  for (let at = 0, block = 0; at < paths; at += BLOCK_SIZE, block += 1)
    runBlock(program, 42, block, values, approved, at, Math.min(BLOCK_SIZE, paths - at))
}

simulatePaths(20_000)
for (const { paths, milliseconds } of BUDGETS) {
  const time = typicalTime(() => simulatePaths(paths))
  report(`${paths} paths x 3 indications, median of ${RUNS}`, time, 'ms', milliseconds)
}
const { value } = resolved
report(
  'tornado of 13 drivers x 3 indications',
  typicalTime(() => tornado(value)),
  'ms',
  TORNADO_BUDGET,
)
report(
  '3 scenarios x 3 indications',
  typicalTime(() => scenarios(value)),
  'ms',
  SCENARIOS_BUDGET,
)

// Measured from a collected heap: otherwise it depends on the last garbage collection (12 MB more or 4 MB less).
if (globalThis.gc) {
  globalThis.gc()
  const before = process.memoryUsage().heapUsed
  simulatePaths(100_000)
  globalThis.gc()
  const after = process.memoryUsage().heapUsed
  report('heap growth over 100000 paths', (after - before) / 2 ** 20, 'MB', HEAP_BUDGET)
} else console.log('heap growth: not measured, run with --expose-gc')

/**
 * Bridge between two versions of three indications in which every group of inputs differs; computed while rendering.
 */
function timeOfBridge() {
  const started = performance.now()
  const explained = bridge(benchValuation, benchValuationLater)
  if (!explained.ok) throw new Error(explained.error.code)
  return performance.now() - started
}
for (let run = 0; run < 20; run += 1) timeOfBridge()
const bridges = Array.from({ length: BRIDGE_RUNS }, timeOfBridge)
report(`bridge of 3 indications, median of ${BRIDGE_RUNS}`, median(bridges), 'ms', BRIDGE_BUDGET)
