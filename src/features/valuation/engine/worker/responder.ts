import { evaluate, type Evaluation } from '../method/evaluate'
import type { Outcome } from '../method/outcome'
import { resolve } from '../method/resolve'
import { tornado, type TornadoBar } from '../method/sensitivity'
import type { Valuation } from '../method/types'
import { runBlock } from '../monteCarlo/block'
import type { Program } from '../monteCarlo/program'
import { influenceOf, type Influence } from '../monteCarlo/influence'
import { roomFor, type Paths } from '../monteCarlo/paths'
import { BLOCK } from '../monteCarlo/random'
import { statistics, type Statistics } from '../monteCarlo/statistics'
import {
  answersPortfolios,
  createPortfolioResponder,
  type PortfolioAnswers,
  type PortfolioRequest,
} from './portfolioResponder'

/** A valuation with how far each driver moves it. */
export interface Appraisal {
  evaluation: Evaluation
  tornado: TornadoBar[]
}

/** What a worker can be asked for; `prepare` comes before `paths` and `influence`. */
export type Request =
  | { kind: 'evaluate'; valuation: Valuation }
  | { kind: 'appraise'; valuation: Valuation }
  | { kind: 'prepare'; program: Program; seed: number }
  | { kind: 'paths'; firstBlock: number; blocks: number }
  | { kind: 'statistics'; paths: Paths }
  | { kind: 'influence'; paths: Paths }
  | PortfolioRequest

export interface Answers extends PortfolioAnswers {
  evaluate: Outcome<Evaluation>
  appraise: Outcome<Appraisal>
  prepare: null
  paths: Paths
  statistics: Statistics
  influence: Influence[]
}

/** What answers the requests inside a worker; keeps the prepared program between them. */
export function createResponder(): (request: Request) => Answers[Request['kind']] {
  let prepared: { program: Program; seed: number } | null = null
  const portfolios = createPortfolioResponder()

  const ready = () => {
    if (!prepared) throw new Error('Paths were asked for before a program was given.')
    return prepared
  }

  const paths = (firstBlock: number, blocks: number): Paths => {
    const { program, seed } = ready()
    const { values, approved, outcomes } = roomFor(blocks * BLOCK)
    for (let i = 0; i < blocks; i += 1)
      runBlock(program, seed, firstBlock + i, values, approved, i * BLOCK, BLOCK, outcomes)
    return { values, approved, outcomes }
  }

  const prepare = (program: Program, seed: number) => {
    prepared = { program, seed }
    return null
  }

  const valued = (valuation: Valuation): Outcome<Evaluation> => {
    const resolved = resolve(valuation)
    return resolved.ok ? { ok: true, value: evaluate(resolved.value) } : resolved
  }

  const appraised = (valuation: Valuation): Outcome<Appraisal> => {
    const resolved = resolve(valuation)
    if (!resolved.ok) return resolved
    return { ok: true, value: { evaluation: evaluate(resolved.value), tornado: tornado(resolved.value) } }
  }

  return (request) => {
    if (answersPortfolios(request)) return portfolios(request)
    if (request.kind === 'appraise') return appraised(request.valuation)
    if (request.kind === 'evaluate') return valued(request.valuation)
    if (request.kind === 'prepare') return prepare(request.program, request.seed)
    if (request.kind === 'paths') return paths(request.firstBlock, request.blocks)
    if (request.kind === 'influence') return influenceOf(ready().program, ready().seed, request.paths)
    return statistics(request.paths.values, request.paths.approved)
  }
}

/** Memory of an answer that moves to the other thread instead of being copied. */
export const transferOf = (answer: Answers[Request['kind']]): ArrayBuffer[] =>
  answer && 'approved' in answer ? [answer.values.buffer, answer.approved.buffer, answer.outcomes.buffer] : []
