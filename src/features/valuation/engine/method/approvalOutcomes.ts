import { periodsOf } from './periods'
import { leadMarketIn, type Resolved, type ResolvedIndication, type ResolvedMarket } from './resolved'
import { salesOf } from './sales'
import { product, sum } from './time'
import type { RegionName } from './valuationTypes'

export interface ApprovalOutcome {
  approved: string[]
  /** Regions that approve each indication; empty if none does, or if it is not broken down into regions. */
  regions: RegionName[][]
  probability: number
  sales: number[]
}

const hasBit = (set: number, i: number) => ((set >> i) & 1) === 1

/** Probability that exactly the stages of a set succeed; bit `i` of its index is stage `i`. */
function stageSetProbabilities(pos: readonly number[]): number[] {
  return Array.from({ length: 1 << pos.length }, (_, set) =>
    product(pos.map((p, i) => (hasBit(set, i) ? p : 1 - p))),
  )
}

function successGiven(it: ResolvedIndication, lead: ResolvedIndication, succeeded: number): number {
  const isLead = it === lead
  return product(
    it.stages.map(({ stage, pos, isShared }) => {
      if (!isLead && !isShared) return pos
      return hasBit(
        succeeded,
        lead.stages.findIndex((each) => each.stage === stage),
      )
        ? 1
        : 0
    }),
  )
}

/** True when the final review of the indication is that of the lead. */
const isOneReview = (it: ResolvedIndication, lead: ResolvedIndication) =>
  it === lead || it.stages.some(({ stage, isShared }) => isShared && stage === 'applying')

/** Markets that approve an approved indication, decided by a number in [0, 1): those whose share exceeds it. */
const approvedAt = ({ markets }: ResolvedIndication, threshold: number): ResolvedMarket[] =>
  markets.filter(({ approvalShare }) => threshold < approvalShare)

/** Interval of that number in which the same markets approve. */
interface Cell {
  from: number
  width: number
}

function cellsOf(indications: readonly ResolvedIndication[]): Cell[] {
  const shares = indications.flatMap(({ markets }) => markets.map(({ approvalShare }) => approvalShare))
  const ends = [...new Set([0, ...shares, 1])].toSorted((a, b) => a - b)
  return ends.slice(1).map((end, i) => ({ from: ends[i]!, width: end - ends[i]! }))
}

/**
 * Possible numbers of approving markets, ascending from 0. The number determines the markets: the likelier before the
 * others.
 */
const countsOf = (it: ResolvedIndication): number[] =>
  [...new Set([0, ...cellsOf([it]).map(({ from }) => approvedAt(it, from).length)])].toSorted((a, b) => a - b)

/** All combinations of one entry from each list; the first list changes fastest. */
const combinationsOf = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((all, list) => list.flatMap((each) => all.map((some) => [...some, each])), [[]])

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
    stageSetProbabilities(lead.stages.map(({ pos }) => pos)).flatMap((p, succeeded) =>
      together.map((cell) => p * cell.width * product(probabilityIn(cell, succeeded))),
    ),
  )
}

/**
 * Every possible result of the approvals with its exact probability and sales (method, section 14): the sets of
 * approved indications, at most eight, in binary order with the lead as the lowest bit; with regions, also the number
 * of regions that approve each. Shared stages are the lead's own events. The probabilities sum to 1, and the sales
 * weighted by them to the ledger's expected sales.
 */
export function outcomesOf(r: Resolved): ApprovalOutcome[] {
  const [lead] = r.indications
  if (!lead) return []
  const periods = periodsOf(r)
  /** Sales of each market alone, and next to the lead, which already counts part of the patients. */
  const sold = new Map(
    r.indications.flatMap((it) =>
      it.markets.map((market) => {
        const met = it === lead ? null : leadMarketIn(lead, market.region)
        const alone = salesOf(it, market, periods, null, 0)
        return [market, { met, alone, withLead: salesOf(it, market, periods, met, it.overlapWithLead) }]
      }),
    ),
  )
  return combinationsOf(r.indications.map(countsOf)).map((counts) => {
    const approved = r.indications.map((it, i) =>
      it.markets.toSorted((a, b) => b.approvalShare - a.approvalShare).slice(0, counts[i]),
    )
    const leadShares = approved[0]!.map(({ approvalShare }) => approvalShare)
    const sales = approved.flat().map((market) => {
      const { met, alone, withLead } = sold.get(market)!
      // Likelier markets approve first, so a less likely one among them means that this one approves too.
      return met && leadShares.some((share) => share <= met.approvalShare) ? withLead : alone
    })
    return {
      approved: r.indications.filter((_it, i) => counts[i]! > 0).map(({ id }) => id),
      regions: approved.map((markets) => markets.flatMap(({ region }) => (region ? [region] : []))),
      probability: probabilityOf(r, lead, counts),
      sales: Array.from({ length: periods }, (_v, k) => sum(sales.map((of) => of[k]!))),
    }
  })
}
