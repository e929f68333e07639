/** Runs what it is given, so many at a time; the others wait for their turn in the order they came. */
export function atMost(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      // A place is handed on, not given back and taken anew.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
