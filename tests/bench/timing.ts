export const RUNS = 9

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

/** In ms. */
export function timeOf(work: () => unknown) {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** Median of several runs after a warm-up, in ms. */
export function typicalTime(work: () => unknown) {
  work()
  return median(Array.from({ length: RUNS }, () => timeOf(work)))
}

export function report(what: string, figure: number, unit: string, budget: number) {
  const isOver = figure > budget
  if (isOver) process.exitCode = 1
  console.log(`${what}: ${figure.toFixed(2)} ${unit} (budget ${budget} ${unit}) ${isOver ? 'OVER' : 'ok'}`)
}
