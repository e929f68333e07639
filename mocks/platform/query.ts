const NESTED = /^(\w+)\[(\w+)\]$/
const INDEX = /^\d{1,4}$/

/** Parses the output of the client's `serialiseQuery`: `a[b]=1` and `a[0]=1`, with a single level of nesting. */
export function readQuery(params: URLSearchParams): Record<string, unknown> {
  // Without a prototype, because a parameter may be called `__proto__`.
  const query = Object.create(null) as Record<string, unknown>
  for (const [name, value] of params) {
    const [, outer, inner] = (NESTED.exec(name) ?? []) as [string?, string?, string?]
    if (outer === undefined || inner === undefined) {
      query[name] = value
      continue
    }
    const isIndex = INDEX.test(inner)
    if (typeof query[outer] !== 'object') query[outer] = isIndex ? [] : Object.create(null)
    const nested = query[outer] as Record<string, unknown>
    if (isIndex || !Array.isArray(nested)) nested[inner] = value
  }
  return query
}
