export const MAX_ENUMERATED = 20

/** Limit of sets times paths; with few projects all paths are used. */
const MAX_EVALUATIONS = 2 ** 32
/** Paths added up at once: their sums stay in the fastest memory. */
const SLICE = 256

/** Selection among projects; can be posted to a worker. */
export interface SetsProgram {
  /** Value of each project on each path. */
  projectValues: readonly Float64Array[]
  values: readonly number[]
  /** Funding need of each project, 0 or more. */
  costs: readonly number[]
  budget: number
}

export interface ProjectSet {
  members: number[]
  value: number
  cost: number
  /** Probability that its value is negative. */
  loss: number
}

export interface FoundSets {
  /** Number of sets within the budget, without the empty one. */
  affordable: number
  /**
   * Sets that no other set exceeds in value at the same or a smaller probability of loss; ordered by that probability.
   */
  frontier: ProjectSet[]
  /** Sample of the other sets, spread over all of them, for the chart. */
  others: Pick<ProjectSet, 'value' | 'loss'>[]
}

const membersOf = (mask: number): number[] =>
  Array.from({ length: MAX_ENUMERATED }, (_, i) => i).filter((i) => (mask >> i) & 1)

export const evaluatedPaths = (projects: number, paths: number): number =>
  Math.min(paths, Math.max(SLICE, Math.floor(MAX_EVALUATIONS / 2 ** projects)))

/** Steps of the probability of loss: closer sets are a single step of the frontier. */
const STEPS = 200

/** Sets that no set of less loss equals in value; in one step of the probability only the most valuable. */
function frontierOf(sets: readonly ProjectSet[]): ProjectSet[] {
  const frontier: ProjectSet[] = []
  const ordered = sets.toSorted((a, b) => a.loss - b.loss || b.value - a.value)
  for (const set of ordered) {
    const last = frontier.at(-1)
    if (last && set.value <= last.value) continue
    if (last && Math.ceil(set.loss * STEPS) === Math.ceil(last.loss * STEPS)) frontier.pop()
    frontier.push(set)
  }
  return frontier
}

const CELLS = 28

/** Sum of the members' amounts for every set, by its bit mask. */
function sumsOf(amounts: readonly number[]): Float64Array {
  const sums = new Float64Array(2 ** amounts.length)
  for (const [project, amount] of amounts.entries()) {
    const first = 2 ** project
    for (let mask = first; mask < 2 * first; mask += 1) sums[mask] = sums[mask - first]! + amount
  }
  return sums
}

/**
 * Evaluates every set of at most `MAX_ENUMERATED` projects within the budget. `count` takes paths from..to into
 * account, `found` returns the result so far; costs are exact, the probability of loss is that of the paths.
 */
export function enumerateSets({ projectValues, values, costs, budget }: SetsProgram) {
  const projects = projectValues.length
  const paths = projectValues[0]?.length ?? 0
  // A set that exceeds the budget by rounding alone fits it.
  const maxCost = budget * (1 + 1e-12)
  const valueOf = sumsOf(values)
  const costOf = sumsOf(costs)
  const losses = new Uint32Array(2 ** projects)
  const sums = Array.from({ length: projects + 1 }, () => new Float64Array(SLICE))
  let counted = 0

  /** Counts the losses on the paths of this slice for every set that contains `mask` and a project from `next` on. */
  function visit(mask: number, next: number, depth: number, from: number, length: number): void {
    for (let project = next; project < projects; project += 1) {
      const set = mask | (1 << project)
      if (costOf[set]! > maxCost) continue
      const [before, after, projectValue] = [sums[depth]!, sums[depth + 1]!, projectValues[project]!]
      let negative = 0
      for (let i = 0; i < length; i += 1) {
        const sum = before[i]! + projectValue[from + i]!
        after[i] = sum
        if (sum < 0) negative += 1
      }
      losses[set]! += negative
      visit(set, project + 1, depth + 1, from, length)
    }
  }

  const count = (from: number, to: number) => {
    for (let at = from; at < to; at += SLICE) visit(0, 0, 0, at, Math.min(SLICE, to - at))
    counted += to - from
  }

  const setOf = (mask: number, loss: number): ProjectSet => ({
    members: membersOf(mask),
    value: valueOf[mask]!,
    cost: costOf[mask]!,
    loss,
  })

  /** Measures a set on all paths, including those not evaluated for every set. */
  function measure(set: ProjectSet): ProjectSet {
    let negative = 0
    for (let i = 0; i < paths; i += 1) {
      let sum = 0
      for (const project of set.members) sum += projectValues[project]![i]!
      if (sum < 0) negative += 1
    }
    return { ...set, loss: negative / paths }
  }

  function* affordableSets() {
    for (let mask = 1; mask < losses.length; mask += 1) if (costOf[mask]! <= maxCost) yield mask
  }

  function frontier(): ProjectSet[] {
    // The best set for each number of losses is enough: no other can be on the frontier.
    const best = new Int32Array(counted + 1)
    for (const mask of affordableSets()) {
      const rival = best[losses[mask]!]!
      if (rival === 0 || valueOf[mask]! > valueOf[rival]!) best[losses[mask]!] = mask
    }
    const sets = [...best].flatMap((mask, lost) => (mask === 0 ? [] : setOf(mask, lost / counted)))
    return counted < paths ? frontierOf(frontierOf(sets).map(measure)) : frontierOf(sets)
  }

  function found(): FoundSets {
    let affordable = 0
    let [low, high] = [Infinity, -Infinity]
    for (const mask of affordableSets()) {
      low = Math.min(low, valueOf[mask]!)
      high = Math.max(high, valueOf[mask]!)
      affordable += 1
    }
    const perValue = high > low ? CELLS / (high - low) : 0
    const cells = new Map<number, FoundSets['others'][number]>()
    for (const mask of affordableSets()) {
      const [value, loss] = [valueOf[mask]!, losses[mask]! / counted]
      const cell = Math.round((value - low) * perValue) * (CELLS + 1) + Math.round(loss * CELLS)
      if (!cells.has(cell)) cells.set(cell, { value, loss })
    }
    return { affordable, frontier: frontier(), others: [...cells.values()] }
  }

  return { count, found }
}
