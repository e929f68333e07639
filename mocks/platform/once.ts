export function once<T>(make: () => T): () => T {
  let cached: { value: T } | null = null
  return () => (cached ??= { value: make() }).value
}
