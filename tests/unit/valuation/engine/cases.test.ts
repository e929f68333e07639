import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  bass,
  checkChance,
  compareWithMarket,
  costIndex,
  decisionTree,
  draw,
  evaluate,
  expectedCost,
  genericTerms,
  irr,
  npv,
  outcomesOf,
  payback,
  peakShare,
  probabilities,
  pv,
  quantile,
  randomUint32s,
  resolve,
  scalePos,
  scenarios,
  schedule,
  simulate,
  splitDeal,
  tornado,
  tornadoByRegion,
  uptakeCurve,
  xirr,
  xnpv,
  yearFrac,
  type DealTerms,
  type Discounting,
  type Distribution,
  type Exclusivity,
  type GenericInput,
  type EngineResult,
  type Programme,
  type Resolved,
  type Scenario,
  type ScheduleInput,
  type ShareInput,
  type SimulationOptions,
  type Uptake,
  type Valuation,
} from '@/features/valuation/engine'
import { influenceOf } from '@/features/valuation/engine/monteCarlo/influence'
import { compile } from '@/features/valuation/engine/monteCarlo/program'
import { makeIndication, makeValuation } from './valuationBuilders'
import { mismatches, publishedMismatches, type Published } from './agreement'

interface Case {
  id: string
  kind: string
  /** Depends on `kind`. */
  input: never
  expected: unknown
  tolerance: number
  published?: Record<string, Published>
}

const file = process.env.VALUATION_CASES ?? 'tests/data/valuation-cases.json'
const { cases }: { cases: Case[] } = JSON.parse(readFileSync(file, 'utf8'))

const orError = <T>(outcome: EngineResult<T>) =>
  outcome.ok ? outcome.value : { error: outcome.error.code, field: outcome.error.field }

const resolved = (valuation: Valuation, calculation: (r: Resolved) => unknown) => {
  const outcome = resolve(valuation)
  return outcome.ok ? calculation(outcome.value) : orError(outcome)
}

interface Flows {
  flows: number[]
  dates: string[]
  rate: number
  convention: Discounting
}
type CostInput = Record<'pos' | 'cost', number[]> &
  Partial<Record<'duration' | 'durations' | 'years' | 'd', number[]>> &
  Partial<Record<'rate' | 'r' | 'discountRate', number>>

/** Calculation for each kind of case; an error of the engine is a result like any other. */
const KINDS: Record<string, (input: never, expected: unknown) => unknown> = {
  npv: ({ rate, flows, convention }: Flows) => npv(rate, flows, convention),
  xnpv: ({ rate, flows, dates }: Flows) => xnpv(rate, flows, dates),
  irr: ({ flows }: Flows) => irr(flows),
  xirr: ({ flows, dates }: Flows, expected) => {
    const result = xirr(flows, dates)
    return expected !== null && typeof expected === 'object' ? result : result.irr
  },
  payback: ({ flows }: Flows) => payback(flows),
  pv: ({ amount, rate, time }: { amount: number; rate: number; time: number }) => pv(amount, rate, time),
  bass: ({ p, q, times }: { p: number; q: number; times: number[] }) => orError(bass(p, q, times)),
  uptake: (input: Uptake) => orError(uptakeCurve(input)),
  share: (input: ShareInput) => orError(peakShare(input)),
  generic: (input: GenericInput) => orError(genericTerms(input)),
  costIndex: ({ from, to }: { from: number; to: number }) => costIndex(from, to),
  loe: ({ launch, ...exclusivity }: Exclusivity & { launch: number }) => {
    const product = makeIndication({ stages: [], launchTime: launch, exclusivity })
    return resolved(makeValuation({ indications: [product] }), ({ indications: [it] }) => it!.markets[0])
  },
  outcomes: (input: Valuation) => resolved(input, outcomesOf),
  pos: (input: Programme) => orError(probabilities(input)),
  scalePos: ({ pos, target }: { pos: number[]; target: number }) => orError(scalePos(pos, target)),
  schedule: (input: ScheduleInput) => orError(schedule(input)),
  yearFrac: ({ from, to }: { from: string; to: string }) => yearFrac(from, to),
  // The method does not say how a case names the durations (years) and the rate.
  expectedCost: ({ pos, cost, duration, durations, years, d, rate, r, discountRate }: CostInput) =>
    expectedCost(pos, cost, duration ?? durations ?? years ?? d, rate ?? r ?? discountRate),
  quantile: ({ values, p }: { values: number[]; p: number[] }) => {
    const sorted = values.toSorted((a, b) => a - b)
    return p.map((at) => quantile(sorted, at))
  },
  rng: ({ seed, block, count }: { seed: number; block: number; count: number }) =>
    randomUint32s(seed, block, count),
  draw: ({ dist, u }: { dist: Distribution; u: number[] }) => u.map((at) => draw(dist, at)),
  valuation: (input: Valuation) =>
    resolved(input, (r) => ({ ...evaluate(r), tornadoByRegion: tornadoByRegion(r) })),
  tree: (input: Valuation) => resolved(input, decisionTree),
  tornado: (input: Valuation) => resolved(input, tornado),
  scenarios: ({ valuation, ...input }: { valuation: Valuation; scenarios?: Scenario[] }) =>
    resolved(valuation, (r) => scenarios(r, input.scenarios)),
  montecarlo: ({ valuation, monteCarlo }: { valuation: Valuation; monteCarlo: SimulationOptions }) =>
    resolved(valuation, (r) => {
      const distributions = monteCarlo.distributions ?? {}
      const checked = checkChance(r, distributions, monteCarlo)
      if (!checked.ok) return orError(checked)
      const { statistics, ...paths } = simulate(r, monteCarlo)
      const influence = influenceOf(compile(r, distributions, monteCarlo), monteCarlo.seed, paths)
      return { ...statistics, influence, first: Array.from(paths.values.slice(0, 5)) }
    }),
  deal: ({ valuation, terms }: { valuation: Valuation; terms: DealTerms }) =>
    resolved(valuation, (r) => orError(splitDeal(r, terms))),
  comparables: ({ rnpv, values }: { rnpv: number; values: number[] }) => compareWithMarket(rnpv, values),
}

describe('the cases of the method', () => {
  test.each(cases)('$kind $id', ({ kind, input, expected, tolerance, published = {} }) => {
    expect(Object.keys(KINDS)).toContain(kind)
    const actual = KINDS[kind]!(input, expected)
    expect(mismatches(actual, expected, tolerance)).toEqual([])
    expect(publishedMismatches(actual, published)).toEqual([])
  })
})
