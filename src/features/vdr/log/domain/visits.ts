import { parseTime } from '@/shared/lib/dates'

/** Minutes without an act after which the next one begins another visit. */
export const VISIT_PAUSE = 30

interface Act {
  time: string
  seconds?: number | null | undefined
}

export interface Visit<A> {
  /** Ms. */
  from: number
  to: number
  acts: A[]
}

/** When an act began and ended; reading is written down when it ends. */
export function spanOf({ time, seconds }: Act): readonly [from: number, to: number] {
  const end = parseTime(time)?.getTime() ?? 0
  return [end - (seconds ?? 0) * 1000, end]
}

/** The acts of one user as visits, in the order of their time. */
export function visitsOf<A extends Act>(acts: readonly A[]): Visit<A>[] {
  const visits: Visit<A>[] = []
  const inOrder = acts.map((act) => ({ act, span: spanOf(act) })).toSorted((a, b) => a.span[0] - b.span[0])
  for (const { act, span } of inOrder) {
    const last = visits.at(-1)
    if (last && span[0] - last.to <= VISIT_PAUSE * 60_000) {
      last.acts.push(act)
      last.to = Math.max(last.to, span[1])
    } else visits.push({ from: span[0], to: span[1], acts: [act] })
  }
  return visits
}
