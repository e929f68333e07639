import * as z from 'zod/mini'
import type { ReportVersion } from '../reports/model/reportRows.api'

const version = z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number)))

export const VersionAddress = z.object({ version })

/** In either order. */
export const PairAddress = z.object({ a: version, b: version })

/** The server may send versions in any order. */
export const newestFirst = (history: readonly ReportVersion[]): ReportVersion[] =>
  history.toSorted((one, other) => other.version - one.version)

/**
 * Returns the two versions to compare, the older one first. Missing or invalid ones in the URL become the latest
 * version and the one before; null when there is only one.
 */
export function chosenPair(
  history: readonly ReportVersion[],
  { a, b }: z.infer<typeof PairAddress>,
): [older: number, newer: number] | null {
  const known = [...new Set(newestFirst(history).map(({ version }) => version))]
  const [latest, previous] = known
  if (latest === undefined || previous === undefined) return null
  const named = [...new Set([a, b])].filter((version) => version !== undefined && known.includes(version))
  const [one, other] = named as [number?, number?]
  if (one === undefined) return [previous, latest]
  const second = other ?? (one === latest ? previous : latest)
  return one < second ? [one, second] : [second, one]
}
