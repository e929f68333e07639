/** Anomalies by rules that anyone can check; they say nothing about people. */
export const ANOMALIES = ['burst', 'newAddress', 'night'] as const
export type Anomaly = (typeof ANOMALIES)[number]

/** Number of downloads of one user within a number of minutes. */
export const BURST = { downloads: 30, minutes: 10 } as const
/** Hours of the server's clock; the first is included. */
export const NIGHT = { from: 0, to: 5 } as const

interface Act {
  /** `YYYY-MM-DD HH:mm:ss`, UTC+8. */
  time: string
  userId: string
  action: string
  address: string
  result: 'ok' | 'denied'
}

/** Milliseconds of a server time, only for differences between two of them. */
const ms = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`)

/** Returns the anomalies of actions in chronological order; actions without any are omitted. */
export function anomaliesIn<Entry extends Act>(acts: readonly Entry[]): Map<Entry, Anomaly[]> {
  const found = new Map<Entry, Anomaly[]>()
  const addresses = new Map<string, Set<string>>()
  const recent = new Map<string, { act: Entry; at: number }[]>()
  function mark(act: Entry, anomaly: Anomaly) {
    const marks = found.get(act)
    if (!marks) found.set(act, [anomaly])
    else if (!marks.includes(anomaly)) marks.push(anomaly)
  }
  for (const act of acts) {
    const hour = Number(act.time.slice(11, 13))
    if (hour >= NIGHT.from && hour < NIGHT.to) mark(act, 'night')
    if (act.address !== '') {
      const known = addresses.get(act.userId)
      // The first address of a user is not a new one.
      if (!known) addresses.set(act.userId, new Set([act.address]))
      else if (!known.has(act.address)) {
        known.add(act.address)
        mark(act, 'newAddress')
      }
    }
    if (act.action !== 'download' || act.result !== 'ok') continue
    const at = ms(act.time)
    const last = (recent.get(act.userId) ?? []).filter((one) => at - one.at <= BURST.minutes * 60_000)
    last.push({ act, at })
    recent.set(act.userId, last)
    if (last.length === BURST.downloads) for (const one of last) mark(one.act, 'burst')
    else if (last.length > BURST.downloads) mark(act, 'burst')
  }
  return found
}
