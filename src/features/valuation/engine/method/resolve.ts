import { remainingCost } from './cost'
import { failure, success, type Outcome } from './outcome'
import { scalePos } from './probability'
import {
  approvalTime,
  launchedAt,
  leadMarketIn,
  type Resolved,
  type ResolvedIndication,
  type ResolvedMarket,
  type ResolvedRelief,
  type ResolvedStage,
} from './resolved'
import { fullSalesYears, potential, salesOf } from './sales'
import { shareOf } from './share'
import { RETENTION } from './tables'
import { periodsOf } from './periods'
import { product, sum } from './time'
import {
  STAGES,
  type Exclusivity,
  type Indication,
  type LossRelief,
  type RegionInput,
  type Stage,
  type Valuation,
} from './types'
import { uptakeCurve } from './uptake'
import { inputError } from './validate'
import { indicationWarnings } from './warnings'

const TOLERANCE = 1e-9
const LONGEST_LEDGER = 100

const resolveStage = ({ stage, start, duration, cost, pos }: Stage): ResolvedStage => ({
  stage,
  start,
  end: start + duration,
  cost: remainingCost(cost, start, duration),
  pos,
  isShared: false,
})

const isOutOfOrder = (stages: readonly ResolvedStage[]) =>
  stages.some(({ stage, start }, i) => {
    const before = stages[i - 1]
    if (!before) return false
    return (
      STAGES.indexOf(stage) <= STAGES.indexOf(before.stage) || start < before.end - TOLERANCE || start < 0
    )
  })

/** Puts the user's own probability of approval on the stages that are not shared. */
function withApprovalProbability(stages: ResolvedStage[], probability: number): Outcome<ResolvedStage[]> {
  const own = stages.filter(({ isShared }) => !isShared)
  const shared = product(stages.filter(({ isShared }) => isShared).map(({ pos }) => pos))
  const target = probability / shared
  if (own.length === 0 || shared === 0 || target > 1 + TOLERANCE) return failure('E_POS_OVERRIDE')
  const scaled = scalePos(
    own.map(({ pos }) => pos),
    target,
  )
  if (!scaled.ok) return scaled
  return success(stages.map((it) => (it.isShared ? it : { ...it, pos: scaled.value[own.indexOf(it)]! })))
}

function resolveStages(input: Indication, lead: ResolvedIndication | null): Outcome<ResolvedStage[]> {
  const stages = (input.stages ?? []).map((stage) => {
    const leads = lead?.stages.find((it) => it.stage === stage.stage)
    const isShared = leads && input.sharedStages?.includes(stage.stage)
    return isShared ? { ...leads, cost: 0, isShared: true } : resolveStage(stage)
  })
  if (isOutOfOrder(stages)) return failure('E_STAGE_ORDER')
  if (stages.some(({ end }) => end <= 0)) return failure('E_STAGE_ENDED')
  const probability = input.approvalProbability ?? null
  return probability === null ? success(stages) : withApprovalProbability(stages, probability)
}

/** Ratio of reported to modelled sales of the trailing year. */
function calibrated(it: ResolvedIndication, currentSales: number | null): Outcome<ResolvedIndication> {
  if (currentSales === null) return success(it)
  const modelled = sum(
    it.markets.map((market) => potential(it, market, -0.5) * fullSalesYears(it, market, -1)),
  )
  const scale = currentSales / modelled
  return modelled > 0 && Number.isFinite(scale) ? success({ ...it, scale }) : failure('E_CALIBRATION')
}

/** A patent or data exclusivity of the region stands for both; the rest is the indication's unless given. */
function protectionOf(general: Exclusivity, own: Exclusivity | null) {
  const hasOwnTerms = (own?.patentExpiry ?? own?.dataExclusivityYears ?? null) !== null
  const terms = hasOwnTerms ? own! : general
  return {
    patentExpiry: terms.patentExpiry ?? null,
    dataExclusivityYears: terms.dataExclusivityYears ?? null,
    dataExclusivityShare: terms.dataExclusivityShare ?? 1,
    retention: own?.retention ?? general.retention ?? null,
    tailYears: own?.tailYears ?? general.tailYears ?? 5,
  }
}

/** Losses are shared out only when the sales of all markets are known. */
function reliefOf(general: LossRelief | null, own: LossRelief | null): ResolvedRelief | null {
  if (!general && !own) return null
  return {
    limit: own?.limit ?? general?.limit ?? 1,
    years: own?.years ?? general?.years ?? Infinity,
    costShare: 0,
    opening: 0,
  }
}

/** Probability of the review, as given; 1 without one. */
const reviewOf = ({ stages }: Indication) => stages?.find(({ stage }) => stage === 'applying')?.pos ?? 1

/** The markets of an indication that is launched at `launch`; `likeliest` is the highest filing of them. */
function marketsOf(
  input: Indication,
  valuation: Valuation,
  launch: number,
  likeliest: number,
): ResolvedMarket[] {
  const { market, exclusivity } = input
  const marketFor = (own: RegionInput | null): ResolvedMarket => {
    const { retention, ...protection } = protectionOf(exclusivity, own?.exclusivity ?? null)
    const listPrice = own?.annualCostPerPatient ?? market.annualCostPerPatient
    return launchedAt(
      {
        region: own?.region ?? null,
        approvalShare: own && likeliest > 0 ? (own.filing ?? reviewOf(input)) / likeliest : 1,
        marketSize: own?.marketSize ?? market.marketSize,
        growth: own?.growth ?? market.growth ?? 0,
        growthHorizon: market.growthHorizon ?? 10,
        price: listPrice * (1 - (own?.grossToNet ?? 0)),
        // An own price without its own reference is read as the price behind its own market.
        referencePrice:
          own?.referenceAnnualCost ??
          own?.annualCostPerPatient ??
          market.referenceAnnualCost ??
          market.annualCostPerPatient,
        priceGrowth: own?.priceGrowth ?? market.priceGrowth ?? 0,
        patientPool: market.patientPool,
        peakShare: shareOf(own ? { ...market, peakShare: own.peakShare ?? market.peakShare } : market),
        priceEvents: own?.priceEvents ?? market.priceEvents ?? [],
        ...protection,
        retention: [...(retention ?? RETENTION[valuation.modalityClass ?? 'small_molecule'])],
        taxRate: own?.taxRate ?? valuation.taxRate ?? 0,
        relief: reliefOf(valuation.lossRelief ?? null, own?.lossRelief ?? null),
      },
      launch + (own?.launchLag ?? 0),
    )
  }
  return input.regions?.length ? input.regions.map(marketFor) : [marketFor(null)]
}

/** The likeliest approval among the regions: one of them files first, and none is approved where it is not. */
function withFiling(input: Indication): Indication {
  const filings = (input.regions ?? []).map(({ filing }) => filing ?? null)
  if (filings.length === 0) return input
  return {
    ...input,
    stages: (input.stages ?? []).map((stage) =>
      stage.stage === 'applying'
        ? { ...stage, pos: Math.max(...filings.map((filing) => filing ?? stage.pos)) }
        : stage,
    ),
  }
}

function resolveIndication(
  given: Indication,
  lead: ResolvedIndication | null,
  valuation: Valuation,
): Outcome<ResolvedIndication> {
  const input = withFiling(given)
  const { market } = input
  const stages = resolveStages(input, lead)
  if (!stages.ok) return stages
  const uptake = market.uptake ?? {}
  const curve = uptakeCurve(uptake)
  if (!curve.ok) return curve

  const approval = approvalTime({ stages: stages.value })
  const launch = input.launchTime ?? approval + (input.launchLag ?? 0.5)
  if (stages.value.length > 0 && launch < approval - TOLERANCE) return failure('E_LAUNCH')

  const resolved = {
    id: input.id,
    stages: stages.value,
    launch,
    launchCost: input.launchCost ?? 0,
    comboRevenueShare: market.comboRevenueShare ?? 1,
    uptake,
    curve: curve.value,
    scale: 1,
    overlapWithLead: lead ? (input.overlapWithLead ?? 0) : 0,
    cogsPct: input.cogsPct ?? 0,
    sgaPct: input.sgaPct ?? 0,
    royaltyPct: input.royaltyPct ?? 0,
    // The share of a region is of what was typed: a probability given for the whole moves all regions alike.
    markets: marketsOf(given, valuation, launch, reviewOf(input)),
  }
  return calibrated(resolved, market.currentSales ?? null)
}

const partsOf = (amounts: readonly number[]): number[] => {
  const total = sum(amounts)
  return amounts.map((amount) => (total > 0 ? amount / total : 1 / amounts.length))
}

/** Each market bears costs, and has earlier losses, in proportion to what it sells if all goes well. [default] */
function withLosses(
  indications: ResolvedIndication[],
  opening: number,
  periods: number,
): ResolvedIndication[] {
  const [lead] = indications
  const sold = indications.map((it) =>
    it.markets.map((market) =>
      sum(
        salesOf(
          it,
          market,
          periods,
          it === lead ? null : leadMarketIn(lead!, market.region),
          it.overlapWithLead,
        ),
      ),
    ),
  )
  const byIndication = partsOf(sold.map(sum))
  return indications.map((it, i) => {
    const shares = partsOf(sold[i]!)
    const withShare = (market: ResolvedMarket, costShare: number): ResolvedMarket => ({
      ...market,
      relief: market.relief && {
        ...market.relief,
        costShare,
        opening: opening * byIndication[i]! * costShare,
      },
    })
    return { ...it, markets: it.markets.map((market, m) => withShare(market, shares[m]!)) }
  })
}

/**
 * Checks an input of any shape and fills in every default; it never throws. All other calculations start from the
 * result and cannot fail. Any error code of the method may come back, with the name of the input where it has one.
 */
export function resolve(input: Valuation): Outcome<Resolved> {
  const error = inputError(input)
  if (error) return { ok: false, error }

  const indications: ResolvedIndication[] = []
  for (const indication of input.indications) {
    const lead = indications[0] ?? null
    const resolved = resolveIndication(indication, lead, input)
    if (!resolved.ok) return resolved
    indications.push(resolved.value)
  }

  const workingCapitalPct = input.workingCapitalPct ?? 0
  const periods = periodsOf({ indications, workingCapitalPct })
  if (periods < 1 || periods > LONGEST_LEDGER) return failure('E_HORIZON')

  const hasRelief = indications.some(({ markets }) => markets.some(({ relief }) => relief))
  return success({
    discountRate: input.discountRate,
    discounting: input.discounting ?? 'mid',
    workingCapitalPct,
    spentToDate: input.spentToDate ?? null,
    futureBudget: input.futureBudget ?? null,
    expectedReturnMultiple: input.expectedReturnMultiple ?? null,
    indications: hasRelief ? withLosses(indications, input.lossRelief?.opening ?? 0, periods) : indications,
    warnings: indications.flatMap((it, i) => indicationWarnings(it, input.indications[i]!.market.marketSize)),
  })
}
