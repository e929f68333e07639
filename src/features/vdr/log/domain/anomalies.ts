/** What stands out in a log by a rule that anyone can check; it says nothing about people. */
export const ANOMALIES = ['burst', 'newAddress', 'night'] as const
export type Anomaly = (typeof ANOMALIES)[number]

/** As many downloads of one user within so many minutes. */
export const BURST = { downloads: 30, minutes: 10 } as const
/** Hours of the server's clock, the first included. */
export const NIGHT = { from: 0, to: 5 } as const

interface Act {
  /** `YYYY-MM-DD HH:mm:ss`, UTC+8. */
  time: string
  userId: string
  action: string
  address: string
  result: 'ok' | 'denied'
}

/** Ms of a server time, for differences between two of them. */
const ms = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`)

/** What stands out of acts in the order of their time; nothing for those that do not. */
export function anomaliesIn<Entry extends Act>(acts: readonly Entry[]): Map<Entry, Anomaly[]> {
  const found = new Map<Entry, Anomaly[]>()
  const addresses = new Map<string, Set<string>>()
  /** The downloads of the last minutes, by user. */
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
      // Where someone comes from at first is no other place.
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
