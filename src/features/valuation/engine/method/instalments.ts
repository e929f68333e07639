import { spread } from './cost'
import { reachOf } from './probability'
import { approvalOf, reachOfMarket, type ResolvedIndication, type ResolvedMarket } from './resolved'
import { overlap } from './time'
import type { Outlay } from './valuationTypes'

/** Time between two results of an indication's stages. */
interface Piece {
  start: number
  end: number
  /** Probability that no result known by then is a failure, 0..1. */
  reach: number
  /** Number of stages whose results are known by then. */
  known: number
}

/** Cost between two results, or all of a committed one. */
export interface Instalment extends Omit<Piece, 'start' | 'end'> {
  row: Outlay['row']
  /** Money per period before probability. */
  amounts: number[]
  /** Paid even after a failure. */
  isCommitted: boolean
}

/** Splits [start, end] at the results of the stages; `approval` is the probability of being paid after the last one. */
function piecesOf(it: ResolvedIndication, start: number, end: number, approval: number): Piece[] {
  const reach = [...reachOf(it.stages.map(({ pos }) => pos)), approval]
  const isAtOnce = end <= start
  return reach.flatMap((probability, known): Piece[] => {
    const after = it.stages[known - 1]?.end ?? -Infinity
    const before = it.stages[known]?.end ?? Infinity
    if (isAtOnce)
      return after <= start && start < before ? [{ start, end: start, reach: probability, known }] : []
    const [from, to] = [Math.max(start, after), Math.min(end, before)]
    return from < to ? [{ start: from, end: to, reach: probability, known }] : []
  })
}

/** Dates of an outlay, years from the base date. */
export const outlayDates = (
  { launch }: Pick<ResolvedIndication, 'launch'>,
  { from, at, duration }: DatedOutlay,
) => {
  const start = from === 'launch' ? launch + at : at
  return { start, end: start + duration }
}

type DatedOutlay = ResolvedIndication['outlays'][number]

/** All outlays of an indication, with the launch: its cost accrues in the year before. */
export function outlaysOf({ launch, launchCost, outlays }: ResolvedIndication): DatedOutlay[] {
  if (launch <= 0 || launchCost === 0) return outlays
  const launched = {
    row: 'launch',
    amount: launchCost,
    from: 'launch',
    at: -1,
    duration: 1,
    committed: false,
  } as const
  return [launched, ...outlays]
}

/** Costs of an indication besides its stages; what was due before 0 is dropped. */
export function instalmentsOf(it: ResolvedIndication, periods: number): Instalment[] {
  return outlaysOf(it).flatMap((outlay): Instalment[] => {
    const { row, amount, duration, committed } = outlay
    const { start, end } = outlayDates(it, outlay)
    if (end < 0 || (duration > 0 && end === 0)) return []
    const from = Math.max(start, 0)
    const pieces = committed
      ? [{ start: from, end, reach: 1, known: 0 }]
      : piecesOf(it, from, end, approvalOf(it))
    return pieces.map(({ reach, known, ...interval }) => ({
      row,
      reach,
      known,
      isCommitted: committed,
      amounts: spread(
        duration > 0 ? (amount * (interval.end - interval.start)) / duration : amount,
        interval,
        periods,
      ),
    }))
  })
}

/** Cost of a market's sales force between two results, before probability. */
export interface ForceInstalment extends Pick<Piece, 'reach' | 'known'> {
  amounts: number[]
}

/** Years in which the sales force of a market is paid; null without one. */
export function forceYears({ salesForce, launch, lossOfExclusivity }: ResolvedMarket) {
  return salesForce && { start: Math.max(launch - salesForce.lead, 0), end: lossOfExclusivity }
}

/** Cost of the sales force per period while it is paid throughout, in money. */
export const forceCost = ({ salesForce }: ResolvedMarket, k: number): number =>
  salesForce ? salesForce.annualCost * (1 + salesForce.growth) ** (k + 0.5) : 0

/** Cost of a market's sales force, split at the results of the stages; empty without one. */
export function forceInstalments(
  it: ResolvedIndication,
  market: ResolvedMarket,
  periods: number,
): ForceInstalment[] {
  const years = forceYears(market)
  if (!years || years.end <= years.start) return []
  return piecesOf(it, years.start, years.end, reachOfMarket(it, market)).map(
    ({ start, end, reach, known }) => ({
      reach,
      known,
      amounts: Array.from(
        { length: periods },
        (_, k) => forceCost(market, k) * overlap(start, end, k, k + 1),
      ),
    }),
  )
}
