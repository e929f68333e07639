import { parse, safeParse, type $ZodType } from 'zod/v4/core'

export type RawParams = Readonly<Record<string, string | undefined>>

/** Parses a query string; values that the schema rejects are dropped or taken from `fallback`. */
export function parseSearchParams<T>(schema: $ZodType<T>, input: RawParams, fallback: RawParams = {}): T {
  const raw: Record<string, string | undefined> = { ...fallback, ...input }
  const parsed = safeParse(schema, raw)
  if (parsed.success) return parsed.data
  for (const { path } of parsed.error.issues) {
    const name = String(path[0])
    if (Object.hasOwn(fallback, name)) raw[name] = fallback[name]
    else delete raw[name]
  }
  return parse(schema, raw)
}

/** Copies a query string with changes; undefined and empty values remove the parameter. */
export function changeSearchParams(before: URLSearchParams, changes: RawParams): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
