import { setTimeout as pause } from 'node:timers/promises'
import { DEFAULT_DISTRIBUTIONS, evaluate, simulate } from '@/features/valuation/engine'
import { runBlock } from '@/features/valuation/engine/monteCarlo/runBlock'
import { compile } from '@/features/valuation/engine/monteCarlo/program'
import { BLOCK_SIZE } from '@/features/valuation/engine/monteCarlo/random'
import { statistics } from '@/features/valuation/engine/monteCarlo/statistics'
import { composeContent, monteCarloOf, prepare } from '@/features/valuation/reports/model/composeContent'
import { onReset, type Account } from '../platform/db'
import { comparablesFor } from './deals'
import { push } from '../platform/socket'
import { latest, type StoredReport, type Version } from './store'

const SIMULATION_PATHS = 100_000

/** Artificial delays of the demo in ms: per queue step, and per slice of paths. */
export const pace = { turn: 900, slice: 40 }

/** Blocks computed in one go; other requests are answered between slices. */
const BLOCKS_PER_SLICE = 4

interface Job {
  report: StoredReport
  account: Account
}

let waiting: Job[] = []
let isWorking = false
/** Counts resets: work started before a reset must not write into the data after it. */
let epoch = 0

onReset(() => {
  waiting = []
  isWorking = false
  epoch++
})

/** Position in the queue, starting at 1; null if the report is not queued. */
export function positionOf(reportId: string): number | null {
  const index = waiting.findIndex(({ report }) => report.id === reportId)
  return index < 0 ? null : index + 1
}

export function enqueue(report: StoredReport, account: Account) {
  waiting.push({ report, account })
  if (!isWorking) void processQueue(epoch)
}

export const dequeue = (reportId: string) => {
  waiting = waiting.filter(({ report }) => report.id !== reportId)
}

async function processQueue(startEpoch: number) {
  isWorking = true
  // oxlint-disable-next-line no-unmodified-loop-condition -- a reset changes the epoch during the wait
  while (startEpoch === epoch && waiting[0]) {
    const job = waiting[0]
    const version = latest(job.report)
    await pause(pace.turn)
    version.state = 'inLine'
    await pause(pace.turn)
    if (startEpoch !== epoch) return
    if (waiting[0] !== job) continue // deleted meanwhile
    waiting.shift()
    version.state = 'computing'
    await compute(version, () => pause(pace.slice))
    if (startEpoch !== epoch) return
    version.state = job.account.isUnlocked || job.report.isUnlocked ? 'complete' : 'locked'
    push(job.report.ownerId, {
      code: 200,
      msg: 'valuation',
      data: { id: job.report.id, state: version.state },
    })
  }
  if (startEpoch === epoch) isWorking = false
}

function prepared({ form, day }: Version) {
  const ready = prepare(form, day)
  if (!ready.ok) throw new Error(`accepted but not computable: ${ready.error.code}`)
  return ready.value
}

/** Computes a version's content with the client's own engine, pausing between slices of the simulation. */
async function compute(version: Version, rest: () => Promise<unknown>) {
  const ready = prepared(version)
  const program = compile(ready.resolved, DEFAULT_DISTRIBUTIONS)
  const values = new Float64Array(SIMULATION_PATHS)
  const approved = new Uint8Array(SIMULATION_PATHS)
  for (let block = 0; block * BLOCK_SIZE < SIMULATION_PATHS; block++) {
    const from = block * BLOCK_SIZE
    runBlock(
      program,
      version.seed,
      block,
      values,
      approved,
      from,
      Math.min(BLOCK_SIZE, SIMULATION_PATHS - from),
    )
    if (block % BLOCKS_PER_SLICE !== BLOCKS_PER_SLICE - 1) continue
    version.percent = Math.floor((100 * from) / SIMULATION_PATHS)
    await rest()
  }
  const monteCarlo = monteCarloOf(statistics(values, approved), version.seed)
  version.content = composeContent(ready, monteCarlo, comparablesFor(version.form))
  version.percent = 100
}

/** Returns only the value of a version, without the simulation, which is the slow part. */
export const valueNow = (version: Version): number => evaluate(prepared(version).resolved).rnpv

export function computeNow(version: Version, paths: number) {
  const ready = prepared(version)
  const { seed, form } = version
  const run = simulate(ready.resolved, { paths, seed, distributions: DEFAULT_DISTRIBUTIONS })
  return composeContent(ready, monteCarloOf(run.statistics, seed), comparablesFor(form))
}
