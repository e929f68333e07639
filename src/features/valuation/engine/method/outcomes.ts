import { periodsOf } from './periods'
import { leadMarketIn, type Resolved, type ResolvedIndication, type ResolvedMarket } from './resolved'
import { salesOf } from './sales'
import { product, sum } from './time'
import type { RegionName } from './types'

/** One of the ways in which the approvals can turn out. */
export interface ApprovalOutcome {
  /** Ids of the indications that are approved anywhere, in their order. */
  approved: string[]
  /** Where each indication is approved; empty where it is not, or not broken into regions. */
  regions: RegionName[][]
  probability: number
  /** Sales of each period, money. */
  sales: number[]
}

/** Whether bit `i` of a set is 1. */
const holds = (set: number, i: number) => ((set >> i) & 1) === 1

/** Probability of each set of stages that succeed, the others failing; bit `i` stands for stage `i`. */
function setsOf(pos: readonly number[]): number[] {
  return Array.from({ length: 1 << pos.length }, (_, set) =>
    product(pos.map((p, i) => (holds(set, i) ? p : 1 - p))),
  )
}

/** Probability that all stages succeed once it is known which of the lead's have succeeded. */
function successGiven(it: ResolvedIndication, lead: ResolvedIndication, succeeded: number): number {
  const isLead = it === lead
  return product(
    it.stages.map(({ stage, pos, isShared }) => {
      if (!isLead && !isShared) return pos
      return holds(
        succeeded,
        lead.stages.findIndex((each) => each.stage === stage),
      )
        ? 1
        : 0
    }),
  )
}

/** Whether the last word on an indication is that on the lead. */
const isOneReview = (it: ResolvedIndication, lead: ResolvedIndication) =>
  it === lead || it.stages.some(({ stage, isShared }) => isShared && stage === 'applying')

/** Once an indication is approved, a number in [0, 1) decides where: in the markets whose share lies above it. */
const approvedAt = ({ markets }: ResolvedIndication, decides: number): ResolvedMarket[] =>
  markets.filter(({ approvalShare }) => decides < approvalShare)

/** An interval of that number in which the same markets approve. */
interface Cell {
  from: number
  width: number
}

function cellsOf(indications: readonly ResolvedIndication[]): Cell[] {
  const shares = indications.flatMap(({ markets }) => markets.map(({ approvalShare }) => approvalShare))
  const ends = [...new Set([0, ...shares, 1])].toSorted((a, b) => a - b)
  return ends.slice(1).map((end, i) => ({ from: ends[i]!, width: end - ends[i]! }))
}

/** The numbers of markets that may approve, none first; which ones follows, the likelier before the others. */
const countsOf = (it: ResolvedIndication): number[] =>
  [...new Set([0, ...cellsOf([it]).map(({ from }) => approvedAt(it, from).length)])].toSorted((a, b) => a - b)

/** Every choice of one entry from each list, the first list changing fastest. */
const choicesOf = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((all, list) => list.flatMap((each) => all.map((some) => [...some, each])), [[]])

/** Probability that each indication is approved in just so many markets. */
function probabilityOf(r: Resolved, lead: ResolvedIndication, counts: readonly number[]): number {
  const together = cellsOf(r.indications.filter((it) => isOneReview(it, lead)))
  const probabilityIn = (cell: Cell, succeeded: number) =>
    r.indications.map((it, i) => {
      const count = counts[i]!
      const cells = isOneReview(it, lead) ? [{ ...cell, width: 1 }] : cellsOf([it])
      const matching = cells.filter(({ from }) => approvedAt(it, from).length === count)
      const success = successGiven(it, lead, succeeded)
      return success * sum(matching.map(({ width }) => width)) + (count === 0 ? 1 - success : 0)
    })
  return sum(
    setsOf(lead.stages.map(({ pos }) => pos)).flatMap((p, succeeded) =>
      together.map((cell) => p * cell.width * product(probabilityIn(cell, succeeded))),
    ),
  )
}

/**
 * Every way in which the approvals can turn out, with its probability and sales, exactly (method, section 14): the
 * sets of approved indications, at most eight, in binary order with the lead as the lowest bit; where they are broken
 * into regions, also in how many of them each is approved. Shared stages are the lead's own events. The probabilities
 * add up to 1, and the sales weighted with them to the ledger's expected ones.
 */
export function outcomesOf(r: Resolved): ApprovalOutcome[] {
  const [lead] = r.indications
  if (!lead) return []
  const periods = periodsOf(r)
  /** Sales of each market alone, and beside the lead: a part of the patients is counted there already. */
  const sold = new Map(
    r.indications.flatMap((it) =>
      it.markets.map((market) => {
        const met = it === lead ? null : leadMarketIn(lead, market.region)
        const alone = salesOf(it, market, periods, null, 0)
        return [market, { met, alone, beside: salesOf(it, market, periods, met, it.overlapWithLead) }]
      }),
    ),
  )
  return choicesOf(r.indications.map(countsOf)).map((counts) => {
    const approved = r.indications.map((it, i) =>
      it.markets.toSorted((a, b) => b.approvalShare - a.approvalShare).slice(0, counts[i]),
    )
    const leadShares = approved[0]!.map(({ approvalShare }) => approvalShare)
    const sales = approved.flat().map((market) => {
      const { met, alone, beside } = sold.get(market)!
      // The likelier markets approve first, so a less likely one among them means this one too.
      return met && leadShares.some((share) => share <= met.approvalShare) ? beside : alone
    })
    return {
      approved: r.indications.filter((_it, i) => counts[i]! > 0).map(({ id }) => id),
      regions: approved.map((markets) => markets.flatMap(({ region }) => (region ? [region] : []))),
      probability: probabilityOf(r, lead, counts),
      sales: Array.from({ length: periods }, (_v, k) => sum(sales.map((of) => of[k]!))),
    }
  })
}
