import { remainingCost } from './cost'
import { failure, success, type EngineResult } from './engineResult'
import { scalePos } from './probability'
import {
  approvalTime,
  withLaunch,
  leadMarketIn,
  type Resolved,
  type ResolvedIndication,
  type ResolvedMarket,
  type ResolvedRelief,
  type ResolvedStage,
} from './resolved'
import { fullSalesYears, potential, salesOf } from './sales'
import { shareOf } from './share'
import { RETENTION } from './methodTables'
import { periodsOf } from './periods'
import { product, sum } from './time'
import {
  STAGES,
  type Exclusivity,
  type Indication,
  type LossRelief,
  type Outlay,
  type RegionInput,
  type SalesForce,
  type Stage,
  type Valuation,
} from './valuationTypes'
import { uptakeCurve } from './uptake'
import { inputError } from './validateInput'
import { indicationWarnings } from './valuationWarnings'

const TOLERANCE = 1e-9
const MAX_PERIODS = 100

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

/** Applies the user's own probability of approval to the stages that are not shared. */
function withApprovalProbability(
  stages: ResolvedStage[],
  probability: number,
): EngineResult<ResolvedStage[]> {
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

function resolveStages(input: Indication, lead: ResolvedIndication | null): EngineResult<ResolvedStage[]> {
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

/** Sets the scale: the ratio of reported to modelled sales of the trailing year. */
function calibrate(it: ResolvedIndication, currentSales: number | null): EngineResult<ResolvedIndication> {
  if (currentSales === null) return success(it)
  const modelled = sum(it.markets.map((market) => potential(it, market, -0.5) * fullSalesYears(market, -1)))
  const scale = currentSales / modelled
  return modelled > 0 && Number.isFinite(scale) ? success({ ...it, scale }) : failure('E_CALIBRATION')
}

/**
 * A patent or data exclusivity of the region replaces both of the indication's; the other terms default to the
 * indication's.
 */
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

/** Losses are allocated only when the sales of all markets are known. */
function reliefOf(general: LossRelief | null, own: LossRelief | null): ResolvedRelief | null {
  if (!general && !own) return null
  return {
    limit: own?.limit ?? general?.limit ?? 1,
    years: own?.years ?? general?.years ?? Infinity,
    costShare: 0,
    opening: 0,
  }
}

const reviewOf = ({ stages }: Indication) => stages?.find(({ stage }) => stage === 'applying')?.pos ?? 1

const resolveForce = ({ annualCost, lead, growth }: SalesForce) => ({
  annualCost,
  lead: lead ?? 1,
  growth: growth ?? 0,
})

const resolveOutlay = ({ row, amount, from, at, duration, committed }: Outlay) => ({
  row,
  amount,
  from: from ?? 'base',
  at,
  duration: duration ?? 0,
  committed: committed ?? false,
})

/**
 * Markets of an indication launched at `launch`; `likeliest` is their highest filing probability, `curves` their uptake
 * in the order of the regions.
 */
function marketsOf(
  input: Indication,
  valuation: Valuation,
  launch: number,
  likeliest: number,
  curves: readonly UptakeCurve[],
): ResolvedMarket[] {
  const { market, exclusivity } = input
  const marketFor = (own: RegionInput | null, curve: UptakeCurve): ResolvedMarket => {
    const force = own?.salesForce ?? input.salesForce ?? null
    const { retention, ...protection } = protectionOf(exclusivity, own?.exclusivity ?? null)
    const listPrice = own?.annualCostPerPatient ?? market.annualCostPerPatient
    return withLaunch(
      {
        region: own?.region ?? null,
        approvalShare: own && likeliest > 0 ? (own.filing ?? reviewOf(input)) / likeliest : 1,
        marketSize: own?.marketSize ?? market.marketSize,
        growth: own?.growth ?? market.growth ?? 0,
        growthHorizon: market.growthHorizon ?? 10,
        price: listPrice * (1 - (own?.grossToNet ?? 0)),
        // A region's price without its own reference price is taken as the price behind its market size.
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
        ...curve,
        cogsPct: own?.cogsPct ?? input.cogsPct ?? 0,
        sgaPct: own?.sgaPct ?? input.sgaPct ?? 0,
        royaltyPct: own?.royaltyPct ?? input.royaltyPct ?? 0,
        salesForce: force && resolveForce(force),
        discountRate: own?.discountRate ?? valuation.discountRate,
        taxRate: own?.taxRate ?? valuation.taxRate ?? 0,
        relief: reliefOf(valuation.lossRelief ?? null, own?.lossRelief ?? null),
      },
      launch + (own?.launchLag ?? 0),
    )
  }
  return input.regions?.length
    ? input.regions.map((region, i) => marketFor(region, curves[i]!))
    : [marketFor(null, curves[0]!)]
}

type UptakeCurve = Pick<ResolvedMarket, 'uptake' | 'curve'>

/** Uptake of each market, the whole one's or the regions' in their order. */
function curvesOf({ market, regions }: Indication): EngineResult<UptakeCurve[]> {
  const general = market.uptake ?? {}
  const uptakes = regions?.length ? regions.map((region) => region.uptake ?? general) : [general]
  // Checked even where every region has its own.
  const checked = uptakeCurve(general)
  if (!checked.ok) return checked
  const curves: UptakeCurve[] = []
  for (const uptake of uptakes) {
    const curve = uptakeCurve(uptake)
    if (!curve.ok) return curve
    curves.push({ uptake, curve: curve.value })
  }
  return success(curves)
}

/** Uses the likeliest approval among the regions: one of them files first, and no region approves unless it does. */
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
  original: Indication,
  lead: ResolvedIndication | null,
  valuation: Valuation,
): EngineResult<ResolvedIndication> {
  const input = withFiling(original)
  const { market } = input
  const stages = resolveStages(input, lead)
  if (!stages.ok) return stages
  const curves = curvesOf(input)
  if (!curves.ok) return curves

  const approval = approvalTime({ stages: stages.value })
  const launch = input.launchTime ?? approval + (input.launchLag ?? 0.5)
  if (stages.value.length > 0 && launch < approval - TOLERANCE) return failure('E_LAUNCH')

  const resolved = {
    id: input.id,
    stages: stages.value,
    launch,
    launchCost: input.launchCost ?? 0,
    outlays: (input.outlays ?? []).map(resolveOutlay),
    comboRevenueShare: market.comboRevenueShare ?? 1,
    scale: 1,
    overlapWithLead: lead ? (input.overlapWithLead ?? 0) : 0,
    // Shares of regions refer to the typed value: a probability given for the whole indication moves all regions alike.
    markets: marketsOf(original, valuation, launch, reviewOf(input), curves.value),
  }
  return calibrate(resolved, market.currentSales ?? null)
}

const sharesOf = (amounts: readonly number[]): number[] => {
  const total = sum(amounts)
  return amounts.map((amount) => (total > 0 ? amount / total : 1 / amounts.length))
}

/** Each market bears costs and earlier losses in proportion to its sales in the success case. [default] */
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
  const byIndication = sharesOf(sold.map(sum))
  return indications.map((it, i) => {
    const shares = sharesOf(sold[i]!)
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
 * Validates an input of any shape and fills in every default; never throws. All other calculations start from the
 * result and cannot fail. Returns any error code of the method, with the name of the input if it has one.
 */
export function resolve(input: Valuation): EngineResult<Resolved> {
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
  if (periods < 1 || periods > MAX_PERIODS) return failure('E_HORIZON')

  const hasRelief = indications.some(({ markets }) => markets.some(({ relief }) => relief))
  return success({
    discountRate: input.discountRate,
    rndRate: input.rndRate ?? input.discountRate,
    discounting: input.discounting ?? 'mid',
    workingCapitalPct,
    spentToDate: input.spentToDate ?? null,
    futureBudget: input.futureBudget ?? null,
    expectedReturnMultiple: input.expectedReturnMultiple ?? null,
    indications: hasRelief ? withLosses(indications, input.lossRelief?.opening ?? 0, periods) : indications,
    warnings: indications.flatMap((it, i) => indicationWarnings(it, input.indications[i]!.market.marketSize)),
  })
}
