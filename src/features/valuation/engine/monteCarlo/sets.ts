/** Projects of which every set is looked at. */
export const MOST_ENUMERATED = 20

/** Sets times paths that are looked at; with few projects all paths are. */
const MOST_LOOKS = 2 ** 32
/** Paths added up at once: their sums stay in the fastest memory. */
const SLICE = 256

/** The choice among projects; can be posted to a worker. */
export interface SetsProgram {
  /** Value of each project on each path. */
  worths: readonly Float64Array[]
  /** Expected value of each. */
  values: readonly number[]
  /** What each must be funded with, 0 or more. */
  costs: readonly number[]
  budget: number
}

/** A set of projects. */
export interface ProjectSet {
  /** Positions of its projects. */
  members: number[]
  value: number
  cost: number
  /** Probability that it is worth less than nothing. */
  loss: number
}

export interface FoundSets {
  /** Sets within the budget, the empty one apart. */
  fitting: number
  /** None of all sets is worth more at the same or a smaller probability of loss; by that probability. */
  frontier: ProjectSet[]
  /** Some of the others, spread over all there are: for a drawing. */
  others: Pick<ProjectSet, 'value' | 'loss'>[]
}

const membersOf = (mask: number): number[] =>
  Array.from({ length: MOST_ENUMERATED }, (_, i) => i).filter((i) => (mask >> i) & 1)

/** Paths that are looked at for every set of so many projects. */
export const pathsLookedAt = (projects: number, paths: number): number =>
  Math.min(paths, Math.max(SLICE, Math.floor(MOST_LOOKS / 2 ** projects)))

/** Steps of the probability of loss: sets closer than that are one step of the frontier. */
const STEPS = 200

/** No set of less loss is worth as much; of one step of the probability only the one worth most. */
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

/** Cells of the drawing, one mark each, along either side. */
const CELLS = 28

/** The sum of what the members of every set have, by its mask. */
function sumsOf(amounts: readonly number[]): Float64Array {
  const sums = new Float64Array(2 ** amounts.length)
  for (const [project, amount] of amounts.entries()) {
    const first = 2 ** project
    for (let mask = first; mask < 2 * first; mask += 1) sums[mask] = sums[mask - first]! + amount
  }
  return sums
}

/**
 * Looks at every set of at most `MOST_ENUMERATED` projects that the budget allows. `count` takes paths from..to into
 * account, `found` tells what they say; costs are exact, the probability of loss is that of the paths.
 */
export function enumerateSets({ worths, values, costs, budget }: SetsProgram) {
  const projects = worths.length
  const paths = worths[0]?.length ?? 0
  // What only rounding sets apart from the budget fits it.
  const most = budget * (1 + 1e-12)
  const valueOf = sumsOf(values)
  const costOf = sumsOf(costs)
  const losses = new Uint32Array(2 ** projects)
  const sums = Array.from({ length: projects + 1 }, () => new Float64Array(SLICE))
  let counted = 0

  /** Adds to every set that holds `mask` and a project from `next` on what it loses on the paths of this slice. */
  function visit(mask: number, next: number, depth: number, from: number, length: number): void {
    for (let project = next; project < projects; project += 1) {
      const set = mask | (1 << project)
      if (costOf[set]! > most) continue
      const [before, after, worth] = [sums[depth]!, sums[depth + 1]!, worths[project]!]
      let negative = 0
      for (let i = 0; i < length; i += 1) {
        const sum = before[i]! + worth[from + i]!
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

  /** A set by all paths, those included that were not looked at for every set. */
  function measured(set: ProjectSet): ProjectSet {
    let negative = 0
    for (let i = 0; i < paths; i += 1) {
      let sum = 0
      for (const project of set.members) sum += worths[project]![i]!
      if (sum < 0) negative += 1
    }
    return { ...set, loss: negative / paths }
  }

  function* fittingSets() {
    for (let mask = 1; mask < losses.length; mask += 1) if (costOf[mask]! <= most) yield mask
  }

  function frontier(): ProjectSet[] {
    // Of each number of losses the best set is enough: no other can lie on the frontier.
    const best = new Int32Array(counted + 1)
    for (const mask of fittingSets()) {
      const rival = best[losses[mask]!]!
      if (rival === 0 || valueOf[mask]! > valueOf[rival]!) best[losses[mask]!] = mask
    }
    const sets = [...best].flatMap((mask, lost) => (mask === 0 ? [] : setOf(mask, lost / counted)))
    return counted < paths ? frontierOf(frontierOf(sets).map(measured)) : frontierOf(sets)
  }

  function found(): FoundSets {
    let fitting = 0
    let [low, high] = [Infinity, -Infinity]
    for (const mask of fittingSets()) {
      low = Math.min(low, valueOf[mask]!)
      high = Math.max(high, valueOf[mask]!)
      fitting += 1
    }
    // One set for each cell of the drawing that has any.
    const perValue = high > low ? CELLS / (high - low) : 0
    const cells = new Map<number, FoundSets['others'][number]>()
    for (const mask of fittingSets()) {
      const [value, loss] = [valueOf[mask]!, losses[mask]! / counted]
      const cell = Math.round((value - low) * perValue) * (CELLS + 1) + Math.round(loss * CELLS)
      if (!cells.has(cell)) cells.set(cell, { value, loss })
    }
    return { fitting, frontier: frontier(), others: [...cells.values()] }
  }

  return { count, found }
}
