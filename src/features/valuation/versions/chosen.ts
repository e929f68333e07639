import * as z from 'zod/mini'
import type { ReportVersion } from '../reports/model/reportRows.api'

const version = z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number)))

/** The version of a report that an address names. */
export const VersionAddress = z.object({ version })

/** The two versions that an address compares, in either order. */
export const PairAddress = z.object({ a: version, b: version })

/** Newest first, whatever the order in which the server tells them. */
export const newestFirst = (history: readonly ReportVersion[]): ReportVersion[] =>
  history.toSorted((one, other) => other.version - one.version)

/**
 * The two versions to compare, the older one first, so that an explanation goes with the time. What the address does
 * not name, or names wrongly, is the latest version and the one before; null when there is only one.
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
