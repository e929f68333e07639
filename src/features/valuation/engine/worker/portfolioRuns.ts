import {
  contributionsOf,
  allocateJointPaths,
  portfolioValues,
  type Contribution,
  type JointPaths,
  type JointProgram,
  type JointProject,
} from '../monteCarlo/jointPaths'
import { compile } from '../monteCarlo/program'
import { BLOCK_SIZE } from '../monteCarlo/random'
import { evaluatedPaths, type FoundSets } from '../monteCarlo/projectSets'
import type { Statistics } from '../monteCarlo/statistics'
import type { Resolved } from '../method/resolved'
import type { Distributions } from '../method/methodTables'
import { defaultWorkers, openWorker, type OpenPort, type Port } from './port'

/** Paths of a joint simulation: complete blocks only. */
export const JOINT_PATHS = 20 * BLOCK_SIZE

export interface ProjectInput {
  resolved: Resolved
  seed: number
  interest: number
}

export interface JointOptions {
  correlation: number
  seed: number
  distributions: Distributions
  /** Default: {@link defaultWorkers}. */
  workers?: number
  openPort?: OpenPort
}

export interface JointResult {
  statistics: Statistics
  /** In the order of the projects. */
  contributions: Contribution[]
}

/** Result of a run; never rejects. */
export type RunResult<T> =
  | { ok: true; value: T }
  | { ok: false; kind: 'cancelled' }
  | { ok: false; kind: 'failed'; message: string }

export interface Run<T> {
  /** Stops the calculation; `done` then resolves to `cancelled`. */
  cancel: () => void
  done: Promise<RunResult<T>>
}

type Report = (share: number) => void

/** Runs `work` in workers, which are closed however it ends. */
function startRun<T>(openPort: OpenPort, work: (open: () => Port) => Promise<T>): Run<T> {
  const ports: Port[] = []
  const { cancelled, cancel } = cancellation()
  const open = () => {
    const port = openPort()
    ports.push(port)
    return port
  }
  const worked = async (): Promise<RunResult<T>> => {
    try {
      return { ok: true, value: await work(open) }
    } catch (reason) {
      return { ok: false, kind: 'failed', message: reason instanceof Error ? reason.message : String(reason) }
    }
  }
  const done = Promise.race([cancelled, worked()]).finally(() => {
    for (const port of ports) port.close()
  })
  return { cancel, done }
}

function cancellation() {
  let cancel = () => {}
  const cancelled = new Promise<{ ok: false; kind: 'cancelled' }>((resolve) => {
    cancel = () => resolve({ ok: false, kind: 'cancelled' })
  })
  return { cancelled, cancel }
}

/** Computes all paths of a joint simulation; a free worker takes the next block. */
async function computeJointPaths(
  projects: readonly ProjectInput[],
  { correlation, seed, distributions, workers = defaultWorkers() }: JointOptions,
  open: () => Port,
  report: Report,
): Promise<JointPaths> {
  const program: JointProgram = {
    projects: projects.map((project): JointProject => ({
      program: compile(project.resolved, distributions),
      seed: project.seed,
      interest: project.interest,
    })),
    correlation,
    seed,
  }
  const all = allocateJointPaths(projects.length, JOINT_PATHS)
  const blocks = JOINT_PATHS / BLOCK_SIZE
  let next = 0
  let computed = 0
  const take = async (port: Port) => {
    await port.ask({ kind: 'prepareJoint', program })
    while (next < blocks) {
      const block = next
      next += 1
      const paths = await port.ask({ kind: 'jointPaths', firstBlock: block, blocks: 1 })
      for (const [index, projectValue] of paths.projectValues.entries())
        all.projectValues[index]!.set(projectValue, block * BLOCK_SIZE)
      all.anyApproval.set(paths.anyApproval, block * BLOCK_SIZE)
      computed += 1
      report(computed / blocks)
    }
  }
  await Promise.all(Array.from({ length: workers }, () => take(open())))
  return all
}

/**
 * Simulates a portfolio off the main thread. The result depends on the seeds and the correlation alone, not on the
 * number of workers. Errors are returned as values.
 */
export const startJoint = (
  projects: readonly ProjectInput[],
  options: JointOptions,
  onProgress: Report,
): Run<JointResult> =>
  startRun(options.openPort ?? openWorker, async (open) => {
    const { projectValues, anyApproval } = await computeJointPaths(projects, options, open, onProgress)
    const paths = {
      values: portfolioValues(projectValues),
      approved: Uint8Array.from(anyApproval),
      outcomes: new Uint16Array(JOINT_PATHS),
    }
    // Sorting would be noticeable on the main thread.
    const statistics = await open().ask({ kind: 'statistics', paths })
    return { statistics, contributions: contributionsOf(projectValues) }
  })

export interface SetsOptions extends JointOptions {
  budget: number
  /** Expected value and funding need of each project. */
  values: readonly number[]
  costs: readonly number[]
}

/** Share of the paths in the progress; the sets have the rest. */
const PATHS_SHARE = 0.25
const PORTIONS = 16

/** Simulates at most `MAX_ENUMERATED` projects and evaluates every set of them within the budget. */
export const startSets = (
  projects: readonly ProjectInput[],
  options: SetsOptions,
  onProgress: Report,
): Run<FoundSets> =>
  startRun(options.openPort ?? openWorker, async (open) => {
    const { budget, values, costs } = options
    const { projectValues } = await computeJointPaths(projects, options, open, (share) =>
      onProgress(share * PATHS_SHARE),
    )
    const port = open()
    await port.ask({ kind: 'prepareSets', program: { projectValues: projectValues, values, costs, budget } })
    const paths = evaluatedPaths(projects.length, JOINT_PATHS)
    const portion = Math.ceil(paths / PORTIONS)
    for (let from = 0; from < paths; from += portion) {
      const to = Math.min(paths, from + portion)
      await port.ask({ kind: 'countLosses', from, to })
      onProgress(PATHS_SHARE + (1 - PATHS_SHARE) * (to / paths))
    }
    return port.ask({ kind: 'foundSets' })
  })
