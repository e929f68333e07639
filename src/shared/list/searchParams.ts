import { parse, safeParse, type $ZodType } from 'zod/v4/core'

/** What a query string says, name by name. */
export type Raw = Readonly<Record<string, string | undefined>>

/** What a screen's query string says; what the schema does not accept is left out, or as in `fallback`. */
export function readAddress<T>(schema: $ZodType<T>, said: Raw, fallback: Raw = {}): T {
  const raw: Record<string, string | undefined> = { ...fallback, ...said }
  const parsed = safeParse(schema, raw)
  if (parsed.success) return parsed.data
  for (const { path } of parsed.error.issues) {
    const name = String(path[0])
    if (Object.hasOwn(fallback, name)) raw[name] = fallback[name]
    else delete raw[name]
  }
  return parse(schema, raw)
}

/** The same query string with some values changed; absent and empty ones leave it. */
export function changedAddress(before: URLSearchParams, changes: Raw): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
