import { formatNumber } from '@/shared/lib/money'

interface HeadTexts {
  title: string
  /** Conclusion in one line; absent if nothing is certain. */
  finding?: string | null | undefined
  unit?: string | undefined
}

/** Heading of a chart and the smaller line below: the finding, else the title. */
export const headOf = ({ title, finding, unit }: HeadTexts): { head: string; under: string } => ({
  head: finding ?? title,
  under: [finding ? title : '', unit ?? ''].filter(Boolean).join(' · '),
})

/** The largest of several, as parameters of a sentence. */
export type Lead = {
  /** `only`: no other has any; `first`: one has the most; `tie`: two have the most; `level`: all have the same. */
  kind: 'only' | 'first' | 'tie' | 'level'
  one: string
  other: string
  most: string
  all: string
  share: number
}

/** Finds the item with the largest amount; null if all are zero, or if too many share the first place. */
export function leadOf<T>(
  items: readonly T[],
  amountOf: (item: T) => number,
  nameOf: (item: T) => string,
): Lead | null {
  const max = Math.max(0, ...items.map(amountOf))
  if (max === 0) return null
  const all = items.reduce((sum, item) => sum + amountOf(item), 0)
  const leaders = items.filter((item) => amountOf(item) === max)
  const kind = kindOf(leaders.length, items.length, max === all)
  const [one, other = one] = leaders.map(nameOf)
  return (
    kind && {
      kind,
      one: one!,
      other: other!,
      most: formatNumber(max),
      all: formatNumber(all),
      share: max / all,
    }
  )
}

function kindOf(leaders: number, items: number, isAll: boolean): Lead['kind'] | null {
  if (leaders === 1) return isAll ? 'only' : 'first'
  if (leaders === 2) return 'tie'
  return leaders === items ? 'level' : null
}

/** Trend of a series; null if it changes direction or has fewer than two values. */
export function trendOf(amounts: readonly number[]): 'rising' | 'falling' | 'level' | null {
  const signs = new Set(amounts.slice(1).map((amount, index) => Math.sign(amount - amounts[index]!)))
  if (signs.size !== 1) return null
  return signs.has(0) ? 'level' : signs.has(1) ? 'rising' : 'falling'
}

export const compareToPlan = (done: number, planned: number): 'ahead' | 'atPlan' | 'behind' =>
  done === planned ? 'atPlan' : done > planned ? 'ahead' : 'behind'
