import { formatNumber } from '@/shared/lib/money'

interface Told {
  /** What is shown. */
  title: string
  /** What one sees in it, in one line; null or absent where nothing can be said for certain. */
  finding?: string | null | undefined
  /** What its axis counts in. */
  unit?: string | undefined
}

/** What stands above a figure, and what in small below that: the finding leads, else the title. */
export const headOf = ({ title, finding, unit }: Told): { head: string; under: string } => ({
  head: finding ?? title,
  under: [finding ? title : '', unit ?? ''].filter(Boolean).join(' · '),
})

/** Who has the most, with the words of a sentence about it. */
export type Lead = {
  /** `only`: nobody else has any; `first`: one has the most; `tie`: two have; `level`: all have as many. */
  kind: 'only' | 'first' | 'tie' | 'level'
  one: string
  /** The other one of two. */
  other: string
  most: string
  all: string
  /** Of all, what the first one has: 0..1. */
  share: number
}

/** Who has the most; null where nobody has any, or where so many share the first place that nobody stands out. */
export function leadOf<T>(
  things: readonly T[],
  amountOf: (thing: T) => number,
  nameOf: (thing: T) => string,
): Lead | null {
  const most = Math.max(0, ...things.map(amountOf))
  if (most === 0) return null
  const all = things.reduce((sum, thing) => sum + amountOf(thing), 0)
  const leaders = things.filter((thing) => amountOf(thing) === most)
  const kind = kindOf(leaders.length, things.length, most === all)
  const [one, other = one] = leaders.map(nameOf)
  return (
    kind && {
      kind,
      one: one!,
      other: other!,
      most: formatNumber(most),
      all: formatNumber(all),
      share: most / all,
    }
  )
}

function kindOf(leaders: number, things: number, isAll: boolean): Lead['kind'] | null {
  if (leaders === 1) return isAll ? 'only' : 'first'
  if (leaders === 2) return 'tie'
  return leaders === things ? 'level' : null
}

/** Which way amounts go, step by step from the first to the last; null where they turn, or where there is no way. */
export function courseOf(amounts: readonly number[]): 'rising' | 'falling' | 'level' | null {
  const signs = new Set(amounts.slice(1).map((amount, index) => Math.sign(amount - amounts[index]!)))
  if (signs.size !== 1) return null
  return signs.has(0) ? 'level' : signs.has(1) ? 'rising' : 'falling'
}

/** How what was done stands to what was planned; `atPlan` where nothing sets them apart. */
export const againstPlan = (done: number, planned: number): 'ahead' | 'atPlan' | 'behind' =>
  done === planned ? 'atPlan' : done > planned ? 'ahead' : 'behind'
