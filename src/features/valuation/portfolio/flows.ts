import type { TFunction } from '@/shared/i18n'
import { byCalendarYear, calendarYears } from '../reports/model/years'
import type { Rows } from './brought'
import type { Holding } from './holdings'

/** What all projects together bring and cost in a calendar year, money of that year. */
export interface YearFlows {
  year: number
  /** Weighted by probability, as are `launch`, `income` and `net`. */
  development: number
  launch: number
  /** Sales less what they cost, tax and working capital. */
  income: number
  net: number
  /** Development and launches if every project succeeds. */
  funding: number
}

const incomeOf = ({ sales, cogs, sga, royalty, tax, nwc }: Rows) =>
  sales.map((sold, k) => sold - cogs[k]! - sga[k]! - royalty[k]! - tax[k]! - nwc[k]!)

const fundingOf = ({ rnd, launch }: Rows) => rnd.map((spent, k) => spent + launch[k]!)

type WithLedger = { brought: Pick<Holding['brought'], 'ledger'> }

/** What a project needs in all if it succeeds, in money of the years in which it is spent. */
export const fundingNeed = ({ brought: { ledger } }: WithLedger): number =>
  fundingOf(ledger.success).reduce((total, amount) => total + amount * ledger.rate, 0)

/** The flows of all projects by calendar year, from the first year of any to the last with money in it. */
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
  for (const { brought } of holdings) {
    const { from, rate, expected, success } = brought.ledger
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

/** What a year needs above the budget; null where it keeps to it. */
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

/** From when on the projects together bring money, and how deep they go before; null where they never do for good. */
export function flowFinding(flows: readonly YearFlows[], money: (amount: number) => string, t: TFunction) {
  const last = flows.findLastIndex(({ net }) => net < 0)
  const since = flows[last + 1]
  let total = 0
  const lowest = Math.min(0, ...flows.map(({ net }) => (total += net)))
  if (!since || last < 0) return null
  return t('valuationPortfolio:flows.finding', { year: since.year, lowest: money(lowest) })
}

/** The years over the budget, or without one the year that needs most. */
export function fundingFinding(
  flows: readonly YearFlows[],
  budget: number | null,
  money: (amount: number) => string,
  t: TFunction,
): string | null {
  const most = flows.toSorted((a, b) => b.funding - a.funding)[0]
  if (!most || most.funding === 0) return null
  if (budget === null)
    return t('valuationPortfolio:funding.peak', { year: most.year, amount: money(most.funding) })
  const over = flows.filter((year) => excessOf(year, budget))
  const [first] = over
  return first
    ? t('valuationPortfolio:funding.over', { count: over.length, year: first.year })
    : t('valuationPortfolio:funding.within')
}
