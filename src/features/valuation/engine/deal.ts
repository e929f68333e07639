import { pv } from './discounting'
import { ledgerOf, type Ledger } from './ledger'
import { failure, success, type Outcome } from './outcome'
import { reachOf } from './probability'
import { approvalTime, loaOf, type Resolved, type ResolvedIndication } from './resolved'
import { DISCOUNTING, sum } from './time'
import { STAGES, type StageName } from './types'

export type MilestoneEvent = `start:${StageName}` | `end:${StageName}` | 'approval' | 'launch' | 'sales'

export interface Milestone {
  event: MilestoneEvent
  amount: number
  /** Id or position of the indication; the lead unless given. Sales milestones look at all indications together. */
  indication?: string | number | null
  /** Yearly sales that trigger a sales milestone. */
  threshold?: number | null
}

/** A rate on the part of a period's sales up to `upTo`; null means without limit. */
export interface RoyaltyTier {
  upTo: number | null
  rate: number
}

export interface DealTerms {
  upfront?: number | null
  milestones?: Milestone[] | null
  /** In ascending order of `upTo`. */
  royaltyTiers?: RoyaltyTier[] | null
  /** Part of the R&D cost that the licensor bears, 0..1. */
  licensorCostShare?: number | null
  /** Own discount rates of licensor and licensee; the valuation's rate unless given. */
  r1?: number | null
  r2?: number | null
}

export interface MilestoneValue {
  event: MilestoneEvent
  /** Years from the base date; null when the event does not occur. */
  time: number | null
  probability: number
  amount: number
  pvLicensor: number
  pvLicensee: number
}

export interface DealSplit {
  licensor: number
  licensee: number
  total: number
  /** Above 1 the licensee loses money; null when the total is 0. */
  licensorShare: number | null
  upfront: number
  /** At the licensor's rate, as is `royaltyPv`. */
  milestonesPv: number
  royaltyPv: number
  milestones: MilestoneValue[]
}

interface Occurrence {
  time: number
  probability: number
}

const EVENTS = new Set<string>([
  ...STAGES.flatMap((stage) => [`start:${stage}`, `end:${stage}`]),
  'approval',
  'launch',
  'sales',
])

const indicationOf = (r: Resolved, key: string | number) =>
  typeof key === 'number' ? r.indications[key] : r.indications.find(({ id }) => id === key)

const isFraction = (x: number) => x >= 0 && x <= 1
const isRate = (x: number | null | undefined) =>
  x === null || x === undefined || (Number.isFinite(x) && x > -1)

function termsFault(r: Resolved, terms: DealTerms): string | null {
  const { upfront, milestones, royaltyTiers, licensorCostShare, r1, r2 } = terms
  if (!Number.isFinite(upfront ?? 0)) return 'upfront'
  if (!isFraction(licensorCostShare ?? 0)) return 'licensorCostShare'
  if (!isRate(r1)) return 'r1'
  if (!isRate(r2)) return 'r2'
  for (const { event, amount, indication, threshold } of milestones ?? []) {
    if (!EVENTS.has(event)) return 'event'
    if (!Number.isFinite(amount)) return 'amount'
    if (event === 'sales' && !Number.isFinite(threshold)) return 'threshold'
    if (!indicationOf(r, indication ?? 0)) return 'indication'
  }
  return (royaltyTiers ?? []).every(({ rate }) => isFraction(rate)) ? null : 'rate'
}

function stageEvent(it: ResolvedIndication, event: MilestoneEvent): Occurrence | null {
  const [edge, name] = event.split(':')
  const i = it.stages.findIndex(({ stage }) => stage === name)
  const stage = it.stages[i]
  if (!stage) return null
  const reach = reachOf(it.stages.map(({ pos }) => pos))[i]!
  if (edge === 'end') return { time: stage.end, probability: reach * stage.pos }
  return stage.start < 0 ? null : { time: stage.start, probability: reach }
}

function occurrence(r: Resolved, ledger: Ledger, milestone: Milestone): Occurrence | null {
  const { event, indication, threshold } = milestone
  const it = indicationOf(r, indication ?? 0)!
  switch (event) {
    case 'sales': {
      // Periods that miss the threshold by rounding alone have reached it.
      const k = ledger.success.sales.findIndex((sales) => sales >= threshold! * (1 - 1e-12))
      return k < 0 ? null : { time: k + 1, probability: Math.max(...r.indications.map(loaOf)) }
    }
    case 'approval':
      return it.stages.length > 0 ? { time: approvalTime(it), probability: loaOf(it) } : null
    case 'launch':
      return it.launch > 0 ? { time: it.launch, probability: loaOf(it) } : null
    default:
      return stageEvent(it, event)
  }
}

/** Royalty on a period's sales, tier by tier. */
function marginalRoyalty(sales: number, tiers: readonly RoyaltyTier[]): number {
  let from = 0
  let royalty = 0
  for (const { upTo, rate } of tiers) {
    const to = Math.min(sales, upTo ?? Infinity)
    royalty += Math.max(0, to - from) * rate
    from = Math.max(from, to)
  }
  return royalty
}

/** Splits the rNPV between licensor and licensee; with one rate the two add up to it. E_RANGE for bad terms. */
export function splitDeal(r: Resolved, terms: DealTerms): Outcome<DealSplit> {
  const field = termsFault(r, terms)
  if (field !== null) return failure('E_RANGE', field)

  const ledger = ledgerOf(r)
  const { expected, success: onSuccess } = ledger
  const licensorRate = terms.r1 ?? r.discountRate
  const licenseeRate = terms.r2 ?? r.discountRate
  const atRate = (amounts: number[], rate: number) =>
    sum(amounts.map((amount, k) => pv(amount, rate, k + DISCOUNTING[r.discounting])))

  const milestones = (terms.milestones ?? []).map((milestone): MilestoneValue => {
    const { event, amount } = milestone
    const occurs = occurrence(r, ledger, milestone)
    if (!occurs) return { event, time: null, probability: 0, amount, pvLicensor: 0, pvLicensee: 0 }
    const { time, probability } = occurs
    const worthAt = (rate: number) => pv(probability * amount, rate, time)
    return {
      event,
      time,
      probability,
      amount,
      pvLicensor: worthAt(licensorRate),
      pvLicensee: worthAt(licenseeRate),
    }
  })

  const upfront = terms.upfront ?? 0
  const costShare = terms.licensorCostShare ?? 0
  const royalty = onSuccess.sales.map((sales, k) =>
    sales > 0 ? (marginalRoyalty(sales, terms.royaltyTiers ?? []) / sales) * expected.sales[k]! : 0,
  )
  const shared = expected.rnd.map((cost) => costShare * cost)
  const kept = expected.cashFlow.map((amount, k) => amount - royalty[k]! + shared[k]!)

  const milestonesPv = sum(milestones.map((it) => it.pvLicensor))
  const royaltyPv = atRate(royalty, licensorRate)
  const licensor = upfront + milestonesPv + royaltyPv - atRate(shared, licensorRate)
  const licensee = atRate(kept, licenseeRate) - upfront - sum(milestones.map((it) => it.pvLicensee))
  const total = licensor + licensee
  const licensorShare = total === 0 ? null : licensor / total
  return success({ licensor, licensee, total, licensorShare, upfront, milestonesPv, royaltyPv, milestones })
}
