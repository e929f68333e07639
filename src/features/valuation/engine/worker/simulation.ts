import { checkChance, compile } from '../monteCarlo/program'
import type { Influence } from '../monteCarlo/influence'
import { roomFor, type Paths } from '../monteCarlo/paths'
import { BLOCK } from '../monteCarlo/random'
import type { SimulationOptions } from '../monteCarlo/simulate'
import type { Statistics } from '../monteCarlo/statistics'
import type { EngineError } from '../method/outcome'
import { defaultWorkers, openWorker, type OpenPort, type Port } from './port'
import { resolve } from '../method/resolve'
import type { Valuation } from '../method/types'

export interface BackgroundOptions extends SimulationOptions {
  /** Default: {@link defaultWorkers}. */
  workers?: number
  /** Whether to tell how much of the variance each input explains; default no. */
  withInfluence?: boolean
  /** Where the calculation runs; a worker of the browser unless given. */
  openPort?: OpenPort
}

export interface SimulationProgress {
  /** Part of the paths computed, 0..1. */
  share: number
  /** Of the first 10,000 paths as soon as there are so many, later of all. */
  statistics: Statistics | null
  /** Of the same paths; null where it was not asked for. */
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

/** Paths shown before the rest is refined. */
const FIRST_PATHS = 10_000

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason))

const upTo = ({ values, approved, outcomes }: Paths, count: number): Paths => ({
  values: values.slice(0, count),
  approved: approved.slice(0, count),
  outcomes: outcomes.slice(0, count),
})

/** Lets the ports share blocks from..to; whoever is free takes the next few. */
async function shareOut(
  ports: Port[],
  from: number,
  to: number,
  all: Paths,
  onPaths: (until: number) => void,
) {
  // Few enough messages not to matter, enough portions that no worker waits long for the last one.
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
        all.values.set(paths.values, firstBlock * BLOCK)
        all.approved.set(paths.approved, firstBlock * BLOCK)
        all.outcomes.set(paths.outcomes, firstBlock * BLOCK)
        computed += blocks
        onPaths(computed * BLOCK)
      }
    }),
  )
}

function refusal(wrong: EngineError): RunningSimulation {
  const done = Promise.resolve<SimulationResult>({ ok: false, kind: 'invalid', error: wrong })
  return { cancel: () => {}, done }
}

/**
 * Monte Carlo off the main thread: 10,000 paths are reported first, then refined to all. The result depends on the
 * seed and the number of paths alone, not on the number of workers. Failures are values.
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
  if (!resolved.ok) return refusal(resolved.error)
  const checked = checkChance(resolved.value, distributions, options)
  if (!checked.ok) return refusal(checked.error)

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
    const blocks = Math.ceil(paths / BLOCK)
    const program = compile(resolved.value, distributions, options)
    for (let i = 0; i < Math.min(workers, blocks); i += 1) ports.push(openPort())
    await Promise.all(ports.map((port) => port.ask({ kind: 'prepare', program, seed })))

    const all = roomFor(blocks * BLOCK)
    let statistics: Statistics | null = null
    let influence: Influence[] | null = null
    const report = (computed: number) => {
      if (!isOver) onProgress({ share: Math.min(1, computed / paths), statistics, influence })
    }
    // Sorting 100,000 values would be felt on the main thread.
    const summarise = async (count: number) => {
      const some = upTo(all, count)
      const [summary, influences] = await Promise.all([
        ports[0]!.ask({ kind: 'statistics', paths: some }),
        withInfluence ? ports.at(-1)!.ask({ kind: 'influence', paths: some }) : null,
      ])
      influence = influences
      return summary
    }

    const firstPaths = Math.min(paths, FIRST_PATHS)
    const firstBlocks = Math.ceil(firstPaths / BLOCK)
    await shareOut(ports, 0, firstBlocks, all, report)
    statistics = await summarise(firstPaths)
    report(firstBlocks * BLOCK)
    if (paths === firstPaths) return statistics

    await shareOut(ports, firstBlocks, blocks, all, report)
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
