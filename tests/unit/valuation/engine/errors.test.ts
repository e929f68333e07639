import { expect, test } from 'vitest'
import { evaluate, resolve, type Indication, type Market, type Valuation } from '@/features/valuation/engine'
import { aMarket, anIndication, aStage, aValuation, odd, resolved } from './aValuation'

const withIndication = (changes: Partial<Indication>) => aValuation({ indications: [anIndication(changes)] })
const withMarket = (changes: Partial<Market>) => withIndication({ market: aMarket(changes) })
const withStage = (changes: object) =>
  withIndication({ stages: [aStage('phase3', 0, 2, changes), aStage('applying', 4, 1)] })
const withSecond = (changes: Partial<Indication>) =>
  aValuation({ indications: [anIndication(), anIndication({ id: 'B', ...changes })] })

const outOfRange: [field: string, valuation: Valuation][] = [
  ['discountRate', aValuation({ discountRate: 1.01 })],
  ['discountRate', aValuation({ discountRate: odd(null) })],
  ['discountRate', aValuation({ discountRate: Number.NaN })],
  ['discounting', aValuation({ discounting: odd('middle') })],
  ['modalityClass', aValuation({ modalityClass: odd('vaccine') })],
  ['taxRate', aValuation({ taxRate: 1 })],
  ['workingCapitalPct', aValuation({ workingCapitalPct: -0.1 })],
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
]

test.each(outOfRange)('%s out of range', (field, valuation) => {
  expect(resolve(valuation)).toEqual({ ok: false, error: { code: 'E_RANGE', field } })
})

const rejected: [code: string, why: string, valuation: Valuation][] = [
  ['E_INDICATIONS', 'none', aValuation({ indications: [] })],
  [
    'E_STAGE_ORDER',
    'not canonical',
    withIndication({ stages: [aStage('applying', 0, 1), aStage('phase3', 1, 1)] }),
  ],
  ['E_STAGE_ORDER', 'twice', withIndication({ stages: [aStage('phase3', 0, 1), aStage('phase3', 1, 1)] })],
  [
    'E_STAGE_ORDER',
    'overlapping',
    withIndication({ stages: [aStage('phase3', 0, 2), aStage('applying', 1.9, 1)] }),
  ],
  ['E_STAGE_ENDED', 'at 0', withIndication({ stages: [aStage('phase3', -2, 2), aStage('applying', 2, 1)] })],
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
    withIndication({ stages: [aStage('applying', 0, 1, { pos: 0 })], approvalProbability: 0.5 }),
  ],
  ['E_LAUNCH', 'before approval', withIndication({ launchTime: 2.9 })],
  ['E_PEAK_YEAR', 'not whole', withMarket({ uptake: { type: 'linear', peakYear: 2.5 } })],
  ['E_PEAK_YEAR', 'zero', withMarket({ uptake: { type: 'bass', peakYear: 0 } })],
  ['E_UPTAKE', 'no list', withMarket({ uptake: { type: 'custom' } })],
  ['E_UPTAKE', 'not ending at 1', withMarket({ uptake: { type: 'custom', values: [0.5, 0.9] } })],
  ['E_UPTAKE', 'too long', withMarket({ uptake: { type: 'custom', values: [0, 0, 0, 0, 0, 0, 1] } })],
  ['E_UPTAKE', 'no innovation', withMarket({ uptake: { type: 'bass', p: 0 } })],
  ['E_UPTAKE', 'negative imitation', withMarket({ uptake: { type: 'bass', q: -0.1 } })],
  ['E_EXCLUSIVITY', 'neither', withIndication({ exclusivity: { patentExpiry: null } })],
  ['E_CALIBRATION', 'not launched', withMarket({ currentSales: 1e6 })],
  [
    'E_CALIBRATION',
    'launched today',
    withIndication({ stages: [], launchTime: 0, market: aMarket({ currentSales: 1 }) }),
  ],
  ['E_HORIZON', 'too long', withIndication({ exclusivity: { patentExpiry: 96 } })],
  ['E_HORIZON', 'over', withIndication({ stages: [], launchTime: -20, exclusivity: { patentExpiry: -8 } })],
]

test.each(rejected)('%s: %s', (code, _, valuation) => {
  expect(resolve(valuation)).toEqual({ ok: false, error: { code, field: '' } })
})

test('neither stages nor launch', () => {
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
  ['null for absent', aValuation({ taxRate: null, discounting: null, modalityClass: null })],
])('accepts %s', (_, valuation) => {
  expect(resolve(valuation).ok).toBe(true)
})

const warned: [code: string, valuation: Valuation][] = [
  ['W_GROWTH', withMarket({ growth: 0.11 })],
  ['W_MARGIN', withIndication({ cogsPct: 0.7, sgaPct: 0.2, royaltyPct: 0.1 })],
  ['W_EXCLUSIVITY', withIndication({ exclusivity: { dataExclusivityYears: 16 } })],
  ['W_PATENT', withIndication({ exclusivity: { patentExpiry: 3 } })],
  ['W_PEAK_SHARE', withMarket({ peakShare: 0.51 })],
]

test.each(warned)('%s does not block', (code, valuation) => {
  expect(evaluate(resolved(valuation)).warnings).toEqual([{ code, indication: 'A' }])
})

test('warns of a budget that does not last', () => {
  expect(evaluate(resolved(aValuation({ futureBudget: 19e6 }))).warnings).toEqual([{ code: 'W_BUDGET' }])
  expect(evaluate(resolved(aValuation({ futureBudget: 20e6 }))).warnings).toEqual([])
})

test('warns of several rates of return', () => {
  // A listed product pays for itself, then a late trial costs more than the product brings, then its sales follow.
  const listed = anIndication({ stages: [], launchTime: -6, exclusivity: { patentExpiry: 1, tailYears: 0 } })
  const late = anIndication({
    id: 'B',
    stages: [aStage('phase3', 1, 2, { cost: 300e6 }), aStage('applying', 3, 1)],
  })
  const { warnings, irr, irrMultiple } = evaluate(resolved(aValuation({ indications: [listed, late] })))
  expect({ warnings, irrMultiple }).toEqual({ warnings: [{ code: 'W_IRR' }], irrMultiple: true })
  expect(irr).not.toBeNull()
})
