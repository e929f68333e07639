import type { TFunction } from '@/shared/i18n'
import { byCalendarYear, calendarYears } from '../reports/model/periodYears'
import type { Rows } from './rebase'
import type { Holding } from './holdings'

/** Income and costs of all projects in a calendar year, in money of that year. */
export interface YearFlows {
  year: number
  /** Weighted by probability, like `launch`, `income` and `net`. */
  development: number
  launch: number
  /** Sales less their costs, tax and working capital. */
  income: number
  net: number
  /** Development and launches if every project succeeds. */
  funding: number
}

const incomeOf = ({ sales, cogs, sga, royalty, tax, nwc }: Rows) =>
  sales.map((sold, k) => sold - cogs[k]! - sga[k]! - royalty[k]! - tax[k]! - nwc[k]!)

const fundingOf = ({ rnd, launch }: Rows) => rnd.map((spent, k) => spent + launch[k]!)

type WithLedger = { rebased: Pick<Holding['rebased'], 'ledger'> }

/** Total funding a project needs if it succeeds, in money of the years in which it is spent. */
export const fundingNeed = ({ rebased: { ledger } }: WithLedger): number =>
  fundingOf(ledger.success).reduce((total, amount) => total + amount * ledger.rate, 0)

/** Sums the flows of all projects by calendar year, from the first year to the last with money in it. */
export function flowsOf(holdings: readonly WithLedger[]): YearFlows[] {
  const years = new Map<number, YearFlows>()
  const add = (row: Exclude<keyof YearFlows, 'year' | 'net'>, amounts: readonly number[], from: string) => {
    const all = calendarYears(from, amounts.length)
    for (const [index, amount] of byCalendarYear(amounts, from).entries()) {
      const year = all[index]!
      const flows = years.get(year) ?? { year, development: 0, launch: 0, income: 0, net: 0, funding: 0 }
      flows[row] += amount
      years.set(year, flows)
    }
  }
  for (const { rebased } of holdings) {
    const { from, rate, expected, success } = rebased.ledger
    const put = (row: Parameters<typeof add>[0], amounts: readonly number[]) =>
      add(
        row,
        amounts.map((amount) => amount * rate),
        from,
      )
    put('development', expected.rnd)
    put('launch', expected.launch)
    put('income', incomeOf(expected))
    put('funding', fundingOf(success))
  }
  const list = [...years.values()].sort((a, b) => a.year - b.year)
  const last = list.findLastIndex(({ development, launch, income, funding }) =>
    [development, launch, income, funding].some((amount) => amount !== 0),
  )
  return list
    .slice(0, last + 1)
    .map((flows) => ({ ...flows, net: flows.income - flows.development - flows.launch }))
}

export interface Excess {
  /** `expected`: even weighted by probability; `success`: only if every project succeeds. */
  when: 'expected' | 'success'
  amount: number
}

export function excessOf({ development, launch, funding }: YearFlows, budget: number): Excess | null {
  const expected = development + launch - budget
  if (expected > 0) return { when: 'expected', amount: expected }
  return funding > budget ? { when: 'success', amount: funding - budget } : null
}

/**
 * Year from which the projects together make money for good, and the lowest balance before it; null when they never do.
 */
export function flowFinding(flows: readonly YearFlows[], money: (amount: number) => string, t: TFunction) {
  const last = flows.findLastIndex(({ net }) => net < 0)
  const since = flows[last + 1]
  let total = 0
  const lowest = Math.min(0, ...flows.map(({ net }) => (total += net)))
  if (!since || last < 0) return null
  return t('valuationPortfolio:flows.finding', { year: since.year, lowest: money(lowest) })
}

export function fundingFinding(
  flows: readonly YearFlows[],
  budget: number | null,
  money: (amount: number) => string,
  t: TFunction,
): string | null {
  const peak = flows.toSorted((a, b) => b.funding - a.funding)[0]
  if (!peak || peak.funding === 0) return null
  if (budget === null)
    return t('valuationPortfolio:funding.peak', { year: peak.year, amount: money(peak.funding) })
  const over = flows.filter((year) => excessOf(year, budget))
  const [first] = over
  return first
    ? t('valuationPortfolio:funding.over', { count: over.length, year: first.year })
    : t('valuationPortfolio:funding.within')
}
