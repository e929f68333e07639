import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluate, resolve, type Indication, type Market, type Valuation } from '@/features/valuation/engine'
import { makeMarket, makeIndication, makeStage, makeValuation, odd, resolved } from './valuationBuilders'

const withIndication = (changes: Partial<Indication>) =>
  makeValuation({ indications: [makeIndication(changes)] })
const withMarket = (changes: Partial<Market>) => withIndication({ market: makeMarket(changes) })
const withStage = (changes: object) =>
  withIndication({ stages: [makeStage('phase3', 0, 2, changes), makeStage('applying', 4, 1)] })
const withSecond = (changes: Partial<Indication>) =>
  makeValuation({ indications: [makeIndication(), makeIndication({ id: 'B', ...changes })] })

const misshapen: [field: string, input: unknown][] = [
  ['', null],
  ['', []],
  ['', 'a valuation'],
  ['bonus', { ...makeValuation(), bonus: 1 }],
  ['toString', { ...makeValuation(), toString: 1 }],
  ['indications', { ...makeValuation(), indications: {} }],
  ['indications', { ...makeValuation(), indications: [null] }],
  ['colour', makeValuation({ indications: [odd({ ...makeIndication(), colour: 'red' })] })],
  ['market', withIndication({ market: odd(null) })],
  ['market', withIndication({ market: odd([1]) })],
  ['size', withMarket(odd({ size: 1 }))],
  ['stages', withIndication({ stages: odd('phase3') })],
  ['stages', withIndication({ stages: [odd(3)] })],
  ['end', withStage({ end: 2 })],
  ['priceEvents', withMarket({ priceEvents: odd({}) })],
  ['uptake', withMarket({ uptake: odd('linear') })],
  ['exclusivity', withIndication({ exclusivity: odd('patent') })],
  ['patent', withIndication({ exclusivity: odd({ patent: 3 }) })],
]

test.each(misshapen)('a valuation with a malformed part is refused: %s', (field, input) => {
  expect(resolve(odd(input))).toEqual({ ok: false, error: { code: 'E_SHAPE', field } })
})

test('any input gives an answer, never a crash', () => {
  const leaves = fc.oneof(fc.anything(), fc.constantFrom(0, 1, -1, 1e308, Number.NaN, Infinity, '1', ''))
  const paths = [
    ...Object.keys(makeValuation()),
    ...Object.keys(makeIndication()).map((key) => `indications.0.${key}`),
    ...Object.keys(makeMarket()).map((key) => `indications.0.market.${key}`),
    ...['stage', 'start', 'duration', 'cost', 'pos'].map((key) => `indications.0.stages.0.${key}`),
    ...['k', 'p', 'q', 'values', 'type', 'peakYear'].map((key) => `indications.0.market.uptake.${key}`),
  ]
  fc.assert(
    fc.property(fc.constantFrom(...paths), leaves, (path, leaf) => {
      const input = structuredClone(withMarket({ uptake: { type: 'logistic' } }))
      const keys = path.split('.')
      const owner = keys
        .slice(0, -1)
        .reduce<Record<string, unknown>>((part, key) => part[key] as never, odd(input))
      owner[keys.at(-1)!] = leaf
      const resolvedOne = resolve(input)
      if (resolvedOne.ok) expect(evaluate(resolvedOne.value).rnpv).not.toBeNaN()
    }),
    { numRuns: 3000, seed: 11 },
  )
  fc.assert(
    fc.property(fc.anything(), (input) => !resolve(odd(input)).ok),
    { numRuns: 500, seed: 12 },
  )
})

test('two indications need distinct ids', () => {
  const twice = makeValuation({ indications: [makeIndication(), makeIndication()] })
  expect(resolve(twice)).toEqual({ ok: false, error: { code: 'E_DUPLICATE', field: 'id' } })
})

const outOfRange: [field: string, valuation: Valuation][] = [
  ['discountRate', makeValuation({ discountRate: 1.01 })],
  ['discountRate', makeValuation({ discountRate: odd(null) })],
  ['discountRate', makeValuation({ discountRate: Number.NaN })],
  ['discounting', makeValuation({ discounting: odd('middle') })],
  ['modalityClass', makeValuation({ modalityClass: odd('vaccine') })],
  ['taxRate', makeValuation({ taxRate: 1 })],
  ['workingCapitalPct', makeValuation({ workingCapitalPct: -0.1 })],
  ['cogsPct', withIndication({ cogsPct: 1.1 })],
  ['sgaPct', withIndication({ sgaPct: -0.1 })],
  ['royaltyPct', withIndication({ royaltyPct: 2 })],
  ['overlapWithLead', withSecond({ overlapWithLead: 1.5 })],
  ['approvalProbability', withIndication({ approvalProbability: -0.1 })],
  ['sharedStages', withSecond({ sharedStages: [odd('phase4')] })],
  ['stage', withStage({ stage: 'phase4' })],
  ['duration', withStage({ duration: -1 })],
  ['cost', withStage({ cost: -1 })],
  ['pos', withStage({ pos: 1.2 })],
  ['marketSize', withMarket({ marketSize: 0 })],
  ['annualCostPerPatient', withMarket({ annualCostPerPatient: 0 })],
  ['patientPool', withMarket({ patientPool: 0 })],
  ['growth', withMarket({ growth: -1 })],
  ['growth', withMarket({ growth: 1.1 })],
  ['orderOfEntry', withMarket({ peakShare: null, orderOfEntry: 0 })],
  ['orderOfEntry', withMarket({ peakShare: null, orderOfEntry: 3, entrants: 2 })],
  ['headToHead', withMarket({ headToHead: odd('better') })],
  ['type', withMarket({ uptake: { type: odd('fast') } })],
  ['peakShare', withMarket({ peakShare: 1.01 })],
  ['comboRevenueShare', withMarket({ comboRevenueShare: 1.01 })],
  ['classPenetration', withMarket({ classPenetration: 2 })],
  ['annualCostPerPatient', withMarket({ annualCostPerPatient: 0.009 })],
  ['referenceAnnualCost', withMarket({ referenceAnnualCost: 0.001 })],
  ['priceGrowth', withMarket({ priceGrowth: 1.5 })],
  ['growthHorizon', withMarket({ growthHorizon: 101 })],
  ['factor', withMarket({ priceEvents: [{ at: 1, factor: 11 }] })],
  ['retention', withIndication({ exclusivity: { patentExpiry: 10, retention: [1.2] } })],
  ['dataExclusivityShare', withIndication({ exclusivity: { patentExpiry: 10, dataExclusivityShare: 2 } })],
  ['marketSize', withMarket({ marketSize: 1e16 })],
  ['id', withIndication({ id: '' })],
  ['baseDate', makeValuation({ baseDate: '2025-02-30' })],
  ['currency', makeValuation({ currency: odd(null) })],
]

test.each(outOfRange)('%s out of range', (field, valuation) => {
  expect(resolve(valuation)).toEqual({ ok: false, error: { code: 'E_RANGE', field } })
})

const rejected: [code: string, why: string, valuation: Valuation][] = [
  ['E_INDICATIONS', 'none', makeValuation({ indications: [] })],
  [
    'E_STAGE_ORDER',
    'not canonical',
    withIndication({ stages: [makeStage('applying', 0, 1), makeStage('phase3', 1, 1)] }),
  ],
  [
    'E_STAGE_ORDER',
    'twice',
    withIndication({ stages: [makeStage('phase3', 0, 1), makeStage('phase3', 1, 1)] }),
  ],
  [
    'E_STAGE_ORDER',
    'overlapping',
    withIndication({ stages: [makeStage('phase3', 0, 2), makeStage('applying', 1.9, 1)] }),
  ],
  [
    'E_STAGE_ENDED',
    'at 0',
    withIndication({ stages: [makeStage('phase3', -2, 2), makeStage('applying', 2, 1)] }),
  ],
  ['E_POS_OVERRIDE', 'no stage', withIndication({ stages: [], launchTime: -1, approvalProbability: 0.5 })],
  ['E_POS_OVERRIDE', 'above shared', withSecond({ sharedStages: ['phase3'], approvalProbability: 0.6 })],
  [
    'E_POS_OVERRIDE',
    'all shared',
    withSecond({ sharedStages: ['phase3', 'applying'], approvalProbability: 0.25 }),
  ],
  [
    'E_POS_OVERRIDE',
    'stages that cannot succeed',
    withIndication({ stages: [makeStage('applying', 0, 1, { pos: 0 })], approvalProbability: 0.5 }),
  ],
  ['E_LAUNCH', 'before approval', withIndication({ launchTime: 2.9 })],
  ['E_PEAK_YEAR', 'not whole', withMarket({ uptake: { type: 'linear', peakYear: 2.5 } })],
  ['E_PEAK_YEAR', 'zero', withMarket({ uptake: { type: 'bass', peakYear: 0 } })],
  ['E_UPTAKE', 'no list', withMarket({ uptake: { type: 'custom' } })],
  ['E_UPTAKE', 'not ending at 1', withMarket({ uptake: { type: 'custom', values: [0.5, 0.9] } })],
  [
    'E_UPTAKE',
    'too long',
    withMarket({ uptake: { type: 'custom', values: [...Array.from({ length: 20 }, () => 0), 1] } }),
  ],
  ['E_UPTAKE', 'no innovation', withMarket({ uptake: { type: 'bass', p: 0 } })],
  ['E_UPTAKE', 'negative imitation', withMarket({ uptake: { type: 'bass', q: -0.1 } })],
  ['E_EXCLUSIVITY', 'neither', withIndication({ exclusivity: { patentExpiry: null } })],
  ['E_CALIBRATION', 'not launched', withMarket({ currentSales: 1e6 })],
  [
    'E_CALIBRATION',
    'launched today',
    withIndication({ stages: [], launchTime: 0, market: makeMarket({ currentSales: 1 }) }),
  ],
  ['E_HORIZON', 'too long', withIndication({ exclusivity: { patentExpiry: 96 } })],
  ['E_HORIZON', 'over', withIndication({ stages: [], launchTime: -20, exclusivity: { patentExpiry: -8 } })],
]

test.each(rejected)('%s: %s', (code, _, valuation) => {
  expect(resolve(valuation)).toEqual({ ok: false, error: { code, field: '' } })
})

test('an indication with neither stages nor a launch time is refused', () => {
  const error = { code: 'E_REQUIRED', field: 'launchTime' }
  expect(resolve(withIndication({ stages: [] }))).toEqual({ ok: false, error })
  expect(resolve(withIndication({ stages: odd(null) }))).toEqual({ ok: false, error })
})

test.each([
  ['a stage within tolerance of the previous end', withStage({ duration: 4 + 1e-10 })],
  ['a ledger of a hundred periods', withIndication({ exclusivity: { patentExpiry: 95 } })],
  [
    'the probability that shared stages allow',
    withSecond({ sharedStages: ['phase3'], approvalProbability: 0.5 }),
  ],
  ['null for absent', makeValuation({ taxRate: null, discounting: null, modalityClass: null })],
])('accepts %s', (_, valuation) => {
  expect(resolve(valuation).ok).toBe(true)
})

const warned: [code: string, valuation: Valuation][] = [
  ['W_GROWTH', withMarket({ growth: 0.11 })],
  [
    'W_MARGIN',
    withIndication({
      cogsPct: 0.7,
      sgaPct: 0.2,
      royaltyPct: 0.1,
      stages: [makeStage('phase3', 0, 2, { pos: 1 }), makeStage('applying', 2, 1, { pos: 1 })],
    }),
  ],
  ['W_EXCLUSIVITY', withIndication({ exclusivity: { dataExclusivityYears: 16 } })],
  ['W_PATENT', withIndication({ exclusivity: { patentExpiry: 3 } })],
  ['W_PEAK_SHARE', withMarket({ peakShare: 0.51 })],
  // First of three entrants: 0.44, or 0.55 if superior.
  ['W_PEAK_SHARE', withMarket({ peakShare: null, entrants: 3, headToHead: 'superior' })],
  ['W_REGIONAL', withIndication({ exclusivity: { dataExclusivityYears: 12, dataExclusivityShare: 0.6 } })],
]

test.each(warned)('%s does not block', (code, valuation) => {
  expect(evaluate(resolved(valuation)).warnings).toEqual([{ code, indication: 'A' }])
})

test('warns of a budget that runs out', () => {
  expect(evaluate(resolved(makeValuation({ futureBudget: 19e6 }))).warnings).toEqual([{ code: 'W_BUDGET' }])
  expect(evaluate(resolved(makeValuation({ futureBudget: 20e6 }))).warnings).toEqual([])
})

test('warns of several rates of return', () => {
  // A listed product pays for itself, then a late trial costs more than the product brings, then its sales follow.
  const listed = makeIndication({
    stages: [],
    launchTime: -6,
    exclusivity: { patentExpiry: 1, tailYears: 0 },
  })
  const late = makeIndication({
    id: 'B',
    stages: [makeStage('phase3', 1, 2, { cost: 300e6 }), makeStage('applying', 3, 1)],
  })
  const { warnings, irr, irrMultiple } = evaluate(resolved(makeValuation({ indications: [listed, late] })))
  expect({ warnings, irrMultiple }).toEqual({ warnings: [{ code: 'W_IRR' }], irrMultiple: true })
  expect(irr).not.toBeNull()
})
