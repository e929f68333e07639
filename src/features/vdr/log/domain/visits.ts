import { parseTime } from '@/shared/lib/dates'

/** Minutes without an action after which the next one starts another visit. */
export const VISIT_PAUSE = 30

interface Act {
  time: string
  seconds?: number | null | undefined
}

export interface Visit<A> {
  /** Milliseconds. */
  from: number
  to: number
  acts: A[]
}

/** Start and end of an action in milliseconds; reading is logged when it ends. */
export function spanOf({ time, seconds }: Act): readonly [from: number, to: number] {
  const end = parseTime(time)?.getTime() ?? 0
  return [end - (seconds ?? 0) * 1000, end]
}

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
