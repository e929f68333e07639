import { remainingCost } from './cost'
import { failure, success, type Outcome } from './outcome'
import { scalePos } from './probability'
import {
  approvalTime,
  launchedAt,
  type Resolved,
  type ResolvedIndication,
  type ResolvedStage,
} from './resolved'
import { fullSalesYears, potential } from './sales'
import { shareOf } from './share'
import { RETENTION } from './tables'
import { periodsOf } from './periods'
import { product } from './time'
import { STAGES, type Indication, type ModalityClass, type Stage, type Valuation } from './types'
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
  const modelled = potential(it, -0.5) * fullSalesYears(it, -1)
  const scale = currentSales / modelled
  return modelled > 0 && Number.isFinite(scale) ? success({ ...it, scale }) : failure('E_CALIBRATION')
}

function resolveIndication(
  input: Indication,
  lead: ResolvedIndication | null,
  modalityClass: ModalityClass,
): Outcome<ResolvedIndication> {
  const { market, exclusivity } = input
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
    marketSize: market.marketSize,
    growth: market.growth ?? 0,
    growthHorizon: market.growthHorizon ?? 10,
    price: market.annualCostPerPatient,
    referencePrice: market.referenceAnnualCost ?? market.annualCostPerPatient,
    priceGrowth: market.priceGrowth ?? 0,
    patientPool: market.patientPool,
    peakShare: shareOf(market),
    comboRevenueShare: market.comboRevenueShare ?? 1,
    uptake,
    curve: curve.value,
    priceEvents: market.priceEvents ?? [],
    scale: 1,
    overlapWithLead: lead ? (input.overlapWithLead ?? 0) : 0,
    cogsPct: input.cogsPct ?? 0,
    sgaPct: input.sgaPct ?? 0,
    royaltyPct: input.royaltyPct ?? 0,
    patentExpiry: exclusivity.patentExpiry ?? null,
    dataExclusivityYears: exclusivity.dataExclusivityYears ?? null,
    dataExclusivityShare: exclusivity.dataExclusivityShare ?? 1,
    retention: [...(exclusivity.retention ?? RETENTION[modalityClass])],
    tailYears: exclusivity.tailYears ?? 5,
  }
  return calibrated(launchedAt(resolved, launch), market.currentSales ?? null)
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
    const resolved = resolveIndication(indication, lead, input.modalityClass ?? 'small_molecule')
    if (!resolved.ok) return resolved
    indications.push(resolved.value)
  }

  const resolved: Resolved = {
    discountRate: input.discountRate,
    discounting: input.discounting ?? 'mid',
    taxRate: input.taxRate ?? 0,
    workingCapitalPct: input.workingCapitalPct ?? 0,
    spentToDate: input.spentToDate ?? null,
    futureBudget: input.futureBudget ?? null,
    expectedReturnMultiple: input.expectedReturnMultiple ?? null,
    indications,
    warnings: indications.flatMap(indicationWarnings),
  }
  const periods = periodsOf(resolved)
  return periods >= 1 && periods <= LONGEST_LEDGER ? success(resolved) : failure('E_HORIZON')
}
