/** The valuation engine: pure functions of plain values; version 4 of the method. */
export {
  BRIDGE_GROUPS,
  bridge,
  toCurrency,
  type Bridge,
  type BridgeGroup,
  type BridgeStep,
} from './method/bridge'
export { compareWithMarket, type Comparison } from './method/comparables'
export {
  costIndex,
  defaultCost,
  expectedCost,
  stageCosts,
  type CostBasis,
  type StageCostInput,
} from './method/cost'
export {
  splitDeal,
  type DealSplit,
  type DealTerms,
  type Milestone,
  type MilestoneEvent,
  type RoyaltyTier,
} from './method/deal'
export { npv, pv, xnpv } from './method/discounting'
export { applyDrivers } from './method/drivers'
export { applyScenario } from './method/regionSensitivity'
export { evaluate, type Evaluation, type RegionValue } from './method/evaluate'
export { genericTerms, type GenericInput, type GenericTerms } from './method/generic'
export { irr, payback, xirr } from './method/irr'
export { discountedCashFlow, LEDGER_ROWS, MARKET_ROWS, type Ledger, type LedgerRow } from './method/ledger'
export type { Appraisal } from './worker/responder'
export { mixtureOf, type Correlation, type Dependence } from './monteCarlo/dependence'
export { loaRanges } from './monteCarlo/loaRanges'
export { checkChance, PROGRAMMES_RANGE, type Programmes } from './monteCarlo/program'
export { draw } from './monteCarlo/distribution'
export type { Influence, InfluenceKey } from './monteCarlo/influence'
export { randomUint32s } from './monteCarlo/random'
export { simulate, type Simulation, type SimulationOptions } from './monteCarlo/simulate'
export type { Histogram, Quantiles, Statistics } from './monteCarlo/statistics'
export type { EngineError, ErrorCode, EngineResult } from './method/engineResult'
export { rollForward, type RollForwardResult, type RollForwardError } from './method/rollForward'
export { outcomesOf, type ApprovalOutcome } from './method/approvalOutcomes'
export { probabilities, reachOf, scalePos, type Programme, type RatePart } from './method/probability'
export { quantile } from './method/quantile'
export { tornadoByRegion } from './method/regionSensitivity'
export { resolve } from './method/resolve'
export {
  lossElsewhereOf,
  salesEndOf,
  type Resolved,
  type ResolvedIndication,
  type ResolvedMarket,
  type ResolvedStage,
} from './method/resolved'
export { defaultDuration, schedule, type ScheduleInput, type ScheduledStage } from './method/schedule'
export { scenarios, tornado, type ScenarioResults, type TornadoBar } from './method/sensitivity'
export { peakShare, shareOf } from './method/share'
export * from './method/methodTables'
export { yearFrac } from './method/time'
export { decisionTree, type DecisionTree, type TreeNode } from './method/decisionTree'
export * from './method/valuationTypes'
export { bass, MAX_PEAK_YEAR, uptakeCurve } from './method/uptake'
export { EXCLUSIVITY_LIMIT, PEAK_SHARE_LIMIT } from './method/valuationWarnings'
export type { Contribution } from './monteCarlo/jointPaths'
export { MAX_ENUMERATED, type FoundSets, type ProjectSet } from './monteCarlo/projectSets'
export { openEvaluator, type EvaluationResult, type Evaluator } from './worker/evaluator'
export { type Port, type OpenPort } from './worker/port'
export {
  startSimulation,
  type RunningSimulation,
  type SimulationProgress,
  type SimulationResult,
} from './worker/simulation'
export {
  JOINT_PATHS,
  startJoint,
  startSets,
  type JointResult,
  type ProjectInput,
  type Run,
  type RunResult,
} from './worker/portfolioRuns'
