/** What the benches of code without a browser share. */
export const RUNS = 9

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

/** Milliseconds. */
export function timeOf(work: () => unknown) {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** The median of some runs, after one that warms up. */
export function typicalTime(work: () => unknown) {
  work()
  return median(Array.from({ length: RUNS }, () => timeOf(work)))
}

/** Tells a figure, and fails the bench where it is over its budget. */
export function report(what: string, figure: number, unit: string, budget: number) {
  const isOver = figure > budget
  if (isOver) process.exitCode = 1
  console.log(`${what}: ${figure.toFixed(2)} ${unit} (budget ${budget} ${unit}) ${isOver ? 'OVER' : 'ok'}`)
}
