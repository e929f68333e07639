import { evaluate, type Evaluation } from '../method/evaluate'
import type { EngineResult } from '../method/engineResult'
import { resolve } from '../method/resolve'
import { tornado, type TornadoBar } from '../method/sensitivity'
import type { Valuation } from '../method/valuationTypes'
import { runBlock } from '../monteCarlo/runBlock'
import type { Program } from '../monteCarlo/program'
import { influenceOf, type Influence } from '../monteCarlo/influence'
import { allocatePaths, type Paths } from '../monteCarlo/paths'
import { BLOCK_SIZE } from '../monteCarlo/random'
import { statistics, type Statistics } from '../monteCarlo/statistics'
import {
  isPortfolioRequest,
  createPortfolioResponder,
  type PortfolioAnswers,
  type PortfolioRequest,
} from './portfolioResponder'

export interface Appraisal {
  evaluation: Evaluation
  tornado: TornadoBar[]
}

/** Requests to a worker; `prepare` precedes `paths` and `influence`. */
export type EngineRequest =
  | { kind: 'evaluate'; valuation: Valuation }
  | { kind: 'appraise'; valuation: Valuation }
  | { kind: 'prepare'; program: Program; seed: number }
  | { kind: 'paths'; firstBlock: number; blocks: number }
  | { kind: 'statistics'; paths: Paths }
  | { kind: 'influence'; paths: Paths }
  | PortfolioRequest

export interface EngineAnswers extends PortfolioAnswers {
  evaluate: EngineResult<Evaluation>
  appraise: EngineResult<Appraisal>
  prepare: null
  paths: Paths
  statistics: Statistics
  influence: Influence[]
}

export function createResponder(): (request: EngineRequest) => EngineAnswers[EngineRequest['kind']] {
  let prepared: { program: Program; seed: number } | null = null
  const portfolios = createPortfolioResponder()

  const ready = () => {
    if (!prepared) throw new Error('Paths were asked for before a program was given.')
    return prepared
  }

  const paths = (firstBlock: number, blocks: number): Paths => {
    const { program, seed } = ready()
    const { values, approved, outcomes } = allocatePaths(blocks * BLOCK_SIZE)
    for (let i = 0; i < blocks; i += 1)
      runBlock(program, seed, firstBlock + i, values, approved, i * BLOCK_SIZE, BLOCK_SIZE, outcomes)
    return { values, approved, outcomes }
  }

  const prepare = (program: Program, seed: number) => {
    prepared = { program, seed }
    return null
  }

  const evaluateInput = (valuation: Valuation): EngineResult<Evaluation> => {
    const resolved = resolve(valuation)
    return resolved.ok ? { ok: true, value: evaluate(resolved.value) } : resolved
  }

  const appraiseInput = (valuation: Valuation): EngineResult<Appraisal> => {
    const resolved = resolve(valuation)
    if (!resolved.ok) return resolved
    return { ok: true, value: { evaluation: evaluate(resolved.value), tornado: tornado(resolved.value) } }
  }

  return (request) => {
    if (isPortfolioRequest(request)) return portfolios(request)
    if (request.kind === 'appraise') return appraiseInput(request.valuation)
    if (request.kind === 'evaluate') return evaluateInput(request.valuation)
    if (request.kind === 'prepare') return prepare(request.program, request.seed)
    if (request.kind === 'paths') return paths(request.firstBlock, request.blocks)
    if (request.kind === 'influence') return influenceOf(ready().program, ready().seed, request.paths)
    return statistics(request.paths.values, request.paths.approved)
  }
}

/** Buffers of an answer that are transferred to the other thread instead of copied. */
export const transferablesOf = (answer: EngineAnswers[EngineRequest['kind']]): ArrayBuffer[] =>
  answer && 'approved' in answer ? [answer.values.buffer, answer.approved.buffer, answer.outcomes.buffer] : []
