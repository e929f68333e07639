import type { ReportVersion } from '../reports/model/api'

/** The version that an address names; undefined for what is no version number. */
export function versionIn(search: URLSearchParams, name: string): number | undefined {
  const text = search.get(name) ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** Newest first, whatever the order in which the server tells them. */
export const newestFirst = (history: readonly ReportVersion[]): ReportVersion[] =>
  history.toSorted((one, other) => other.version - one.version)

/**
 * The two versions to compare, the older one first, so that an explanation goes with the time. What the address does
 * not name, or names wrongly, is the latest version and the one before; null when there is only one.
 */
export function chosenPair(
  history: readonly ReportVersion[],
  search: URLSearchParams,
): [older: number, newer: number] | null {
  const known = [...new Set(newestFirst(history).map(({ version }) => version))]
  const [latest, previous] = known
  if (latest === undefined || previous === undefined) return null
  const a = versionIn(search, 'a')
  const b = versionIn(search, 'b')
  const named = [...new Set([a, b])].filter((version) => version !== undefined && known.includes(version))
  const [one, other] = named as [number?, number?]
  if (one === undefined) return [previous, latest]
  const second = other ?? (one === latest ? previous : latest)
  return one < second ? [one, second] : [second, one]
}
