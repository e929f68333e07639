import { checkChance, compile } from '../monteCarlo/program'
import type { Influence } from '../monteCarlo/influence'
import { allocatePaths, type Paths } from '../monteCarlo/paths'
import { BLOCK_SIZE } from '../monteCarlo/random'
import type { SimulationOptions } from '../monteCarlo/simulate'
import type { Statistics } from '../monteCarlo/statistics'
import type { EngineError } from '../method/engineResult'
import { defaultWorkers, openWorker, type OpenPort, type Port } from './port'
import { resolve } from '../method/resolve'
import type { Valuation } from '../method/valuationTypes'

export interface BackgroundOptions extends SimulationOptions {
  /** Default: {@link defaultWorkers}. */
  workers?: number
  /** Also computes how much of the variance each input explains; default false. */
  withInfluence?: boolean
  /** Runs the calculation; a worker of the browser by default. */
  openPort?: OpenPort
}

export interface SimulationProgress {
  /** Part of the paths computed, 0..1. */
  share: number
  /** Statistics of the first 10,000 paths once there are so many, later of all. */
  statistics: Statistics | null
  /** Influence on the same paths; null unless requested. */
  influence: Influence[] | null
}

export type SimulationResult =
  | { ok: true; value: Statistics }
  | { ok: false; kind: 'invalid'; error: EngineError }
  | { ok: false; kind: 'cancelled' }
  | { ok: false; kind: 'failed'; message: string }

export interface RunningSimulation {
  /** Stops the calculation; `done` then resolves to `cancelled`. */
  cancel: () => void
  /** Never rejects. */
  done: Promise<SimulationResult>
}

const FIRST_PATHS = 10_000

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason))

const takePaths = ({ values, approved, outcomes }: Paths, count: number): Paths => ({
  values: values.slice(0, count),
  approved: approved.slice(0, count),
  outcomes: outcomes.slice(0, count),
})

/** Distributes blocks from..to over the ports; a free port takes the next few. */
async function distribute(
  ports: Port[],
  from: number,
  to: number,
  all: Paths,
  onPaths: (until: number) => void,
) {
  // Few enough messages to be negligible, enough portions that no worker waits long for the last one.
  const portion = Math.max(1, Math.floor((to - from) / (ports.length * 4)))
  let next = from
  let computed = from
  await Promise.all(
    ports.map(async (port) => {
      while (next < to) {
        const firstBlock = next
        const blocks = Math.min(portion, to - firstBlock)
        next += blocks
        const paths = await port.ask({ kind: 'paths', firstBlock, blocks })
        all.values.set(paths.values, firstBlock * BLOCK_SIZE)
        all.approved.set(paths.approved, firstBlock * BLOCK_SIZE)
        all.outcomes.set(paths.outcomes, firstBlock * BLOCK_SIZE)
        computed += blocks
        onPaths(computed * BLOCK_SIZE)
      }
    }),
  )
}

function invalidResult(wrong: EngineError): RunningSimulation {
  const done = Promise.resolve<SimulationResult>({ ok: false, kind: 'invalid', error: wrong })
  return { cancel: () => {}, done }
}

/**
 * Monte Carlo simulation off the main thread: 10,000 paths are reported first, then refined to all. The result depends
 * on the seed and the number of paths alone, not on the number of workers. Errors are returned as values.
 */
export function startSimulation(
  valuation: Valuation,
  options: BackgroundOptions,
  onProgress: (progress: SimulationProgress) => void = () => {},
): RunningSimulation {
  const { paths, seed, withInfluence = false } = options
  const { workers = defaultWorkers(), openPort = openWorker } = options
  const distributions = options.distributions ?? {}
  const resolved = resolve(valuation)
  if (!resolved.ok) return invalidResult(resolved.error)
  const checked = checkChance(resolved.value, distributions, options)
  if (!checked.ok) return invalidResult(checked.error)

  const ports: Port[] = []
  let isOver = false
  let settle: (result: SimulationResult) => void = () => {}
  const done = new Promise<SimulationResult>((fulfil) => {
    settle = fulfil
  })
  const finish = (result: SimulationResult) => {
    if (isOver) return
    isOver = true
    for (const port of ports) port.close()
    settle(result)
  }

  const run = async (): Promise<Statistics> => {
    const blocks = Math.ceil(paths / BLOCK_SIZE)
    const program = compile(resolved.value, distributions, options)
    for (let i = 0; i < Math.min(workers, blocks); i += 1) ports.push(openPort())
    await Promise.all(ports.map((port) => port.ask({ kind: 'prepare', program, seed })))

    const all = allocatePaths(blocks * BLOCK_SIZE)
    let statistics: Statistics | null = null
    let influence: Influence[] | null = null
    const report = (computed: number) => {
      if (!isOver) onProgress({ share: Math.min(1, computed / paths), statistics, influence })
    }
    // Sorting 100,000 values would be noticeable on the main thread.
    const summarise = async (count: number) => {
      const some = takePaths(all, count)
      const [summary, influences] = await Promise.all([
        ports[0]!.ask({ kind: 'statistics', paths: some }),
        withInfluence ? ports.at(-1)!.ask({ kind: 'influence', paths: some }) : null,
      ])
      influence = influences
      return summary
    }

    const firstPaths = Math.min(paths, FIRST_PATHS)
    const firstBlocks = Math.ceil(firstPaths / BLOCK_SIZE)
    await distribute(ports, 0, firstBlocks, all, report)
    statistics = await summarise(firstPaths)
    report(firstBlocks * BLOCK_SIZE)
    if (paths === firstPaths) return statistics

    await distribute(ports, firstBlocks, blocks, all, report)
    statistics = await summarise(paths)
    report(paths)
    return statistics
  }

  run().then(
    (value) => finish({ ok: true, value }),
    (reason: unknown) => finish({ ok: false, kind: 'failed', message: messageOf(reason) }),
  )
  return { cancel: () => finish({ ok: false, kind: 'cancelled' }), done }
}
