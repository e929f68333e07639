/** A function that computes once for each object, and answers the same as long as that lives. */
export function memo<K extends object, T>(compute: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, T>()
  return (of) => {
    const found = known.get(of)
    if (found !== undefined) return found
    const fresh = compute(of)
    known.set(of, fresh)
    return fresh
  }
}
