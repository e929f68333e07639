/** The valuation engine: plain functions of plain values, method version 2. */
export { BRIDGE_GROUPS, bridge, inCurrency, type Bridge, type BridgeGroup, type BridgeStep } from './bridge'
export { compareWithMarket, type Comparison } from './comparables'
export { costIndex, defaultCost, expectedCost, stageCosts, type CostBasis, type StageCostInput } from './cost'
export {
  splitDeal,
  type DealSplit,
  type DealTerms,
  type Milestone,
  type MilestoneEvent,
  type RoyaltyTier,
} from './deal'
export { npv, pv, xnpv } from './discounting'
export { applyDrivers } from './drivers'
export { evaluate, type Evaluation } from './evaluate'
export { genericTerms, type GenericInput, type GenericTerms } from './generic'
export { irr, payback, xirr } from './irr'
export { LEDGER_ROWS, type Ledger, type LedgerRow, type Rows } from './ledger'
export type { Appraisal } from './monteCarlo/responder'
export { draw } from './monteCarlo/distribution'
export { randomWords } from './monteCarlo/random'
export { simulate, type Simulation, type SimulationOptions } from './monteCarlo/simulate'
export type { Histogram, Statistics } from './monteCarlo/statistics'
export type { EngineError, ErrorCode, Outcome } from './outcome'
export { outcomesOf, type ApprovalOutcome } from './outcomes'
export { probabilities, reachOf, scalePos, type Programme, type RatePart } from './probability'
export { quantile } from './quantile'
export { resolve } from './resolve'
export type { Resolved, ResolvedIndication, ResolvedStage } from './resolved'
export { defaultDuration, schedule, type ScheduleInput, type ScheduledStage } from './schedule'
export { scenarios, tornado, type ScenarioResults, type TornadoBar } from './sensitivity'
export { peakShare, shareOf } from './share'
export * from './tables'
export { yearFrac } from './time'
export { decisionTree, type DecisionTree, type TreeNode } from './tree'
export * from './types'
export { bass, uptakeCurve } from './uptake'
export { PEAK_SHARE_LIMIT, type Warning, type WarningCode } from './warnings'
export { openEvaluator, type EvaluationResult, type Evaluator } from './evaluator'
export { type Port, type OpenPort } from './port'
export {
  startSimulation,
  type RunningSimulation,
  type SimulationProgress,
  type SimulationResult,
} from './simulation'
