/** Memoizes a function by its object argument, as long as the object lives. */
export function memoizeWeak<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const cache = new WeakMap<K, T>()
  return (key) => {
    const found = cache.get(key)
    if (found !== undefined) return found
    const fresh = compute(key)
    cache.set(key, fresh)
    return fresh
  }
}
