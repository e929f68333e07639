import { setTimeout as pause } from 'node:timers/promises'
import { DEFAULT_DISTRIBUTIONS, evaluate, simulate } from '@/features/valuation/engine'
import { runBlock } from '@/features/valuation/engine/monteCarlo/block'
import { compile } from '@/features/valuation/engine/monteCarlo/program'
import { BLOCK } from '@/features/valuation/engine/monteCarlo/random'
import { statistics } from '@/features/valuation/engine/monteCarlo/statistics'
import { composeContent, monteCarloOf, prepare } from '@/features/valuation/reports/model/compose'
import { onReset, type Account } from '../platform/db'
import { comparablesFor } from './deals'
import { push } from '../platform/socket'
import { latest, type StoredReport, type Version } from './store'

/** Paths of a report's simulation. */
const PATHS = 100_000

/** How long the demo makes people wait, in ms: at each step towards a valuation's turn, and after each slice of its paths. */
export const pace = { turn: 900, slice: 40 }

/** Blocks of paths that are computed in one go; other requests are answered in between. */
const SLICE = 4

interface Job {
  report: StoredReport
  account: Account
}

/** Valuations that wait for their turn, the next one first. */
let line: Job[] = []
let isWorking = false
/** Counts the resets: what began before one must not write into the data after it. */
let epoch = 0

onReset(() => {
  line = []
  isWorking = false
  epoch++
})

/** Place in the queue, 1 is next; null when the report does not wait. */
export function positionOf(reportId: string): number | null {
  const index = line.findIndex(({ report }) => report.id === reportId)
  return index < 0 ? null : index + 1
}

/** Takes a report's latest version into the queue. */
export function enqueue(report: StoredReport, account: Account) {
  line.push({ report, account })
  if (!isWorking) void work(epoch)
}

export const dequeue = (reportId: string) => {
  line = line.filter(({ report }) => report.id !== reportId)
}

/** Computes what waits, one valuation at a time. */
async function work(mine: number) {
  isWorking = true
  // oxlint-disable-next-line no-unmodified-loop-condition -- a reset changes the epoch while this waits
  while (mine === epoch && line[0]) {
    const job = line[0]
    const version = latest(job.report)
    await pause(pace.turn)
    version.state = 'inLine'
    await pause(pace.turn)
    if (mine !== epoch) return
    if (line[0] !== job) continue // deleted meanwhile
    line.shift()
    version.state = 'computing'
    await compute(version, () => pause(pace.slice))
    if (mine !== epoch) return
    version.state = job.account.isUnlocked || job.report.isUnlocked ? 'complete' : 'locked'
    push(job.report.ownerId, {
      code: 200,
      msg: 'valuation',
      data: { id: job.report.id, state: version.state },
    })
  }
  if (mine === epoch) isWorking = false
}

function prepared({ form, day }: Version) {
  const ready = prepare(form, day)
  if (!ready.ok) throw new Error(`accepted but not computable: ${ready.error.code}`)
  return ready.value
}

/** Fills in a version's content with the client's own engine; rests between slices of the simulation. */
async function compute(version: Version, rest: () => Promise<unknown>) {
  const ready = prepared(version)
  const program = compile(ready.resolved, DEFAULT_DISTRIBUTIONS)
  const values = new Float64Array(PATHS)
  const approved = new Uint8Array(PATHS)
  for (let block = 0; block * BLOCK < PATHS; block++) {
    const from = block * BLOCK
    runBlock(program, version.seed, block, values, approved, from, Math.min(BLOCK, PATHS - from))
    if (block % SLICE !== SLICE - 1) continue
    version.percent = Math.floor((100 * from) / PATHS)
    await rest()
  }
  const monteCarlo = monteCarloOf(statistics(values, approved), version.seed)
  version.content = composeContent(ready, monteCarlo, comparablesFor(version.form))
  version.percent = 100
}

/** The value of a version alone, as its content says it: the simulation is what takes its time. */
export const valueNow = (version: Version): number => evaluate(prepared(version).resolved).rnpv

/** The content of a version, computed on the spot. */
export function computeNow(version: Version, paths: number) {
  const ready = prepared(version)
  const { seed, form } = version
  const run = simulate(ready.resolved, { paths, seed, distributions: DEFAULT_DISTRIBUTIONS })
  return composeContent(ready, monteCarloOf(run.statistics, seed), comparablesFor(form))
}
