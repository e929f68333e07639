import { describe, expect, test } from 'vitest'
import {
  applyDrivers,
  AREAS,
  bass,
  compareWithMarket,
  decisionTree,
  evaluate,
  expectedCost,
  irr,
  MODALITIES,
  outcomesOf,
  payback,
  peakShare,
  probabilities,
  scalePos,
  scenarios,
  schedule,
  splitDeal,
  stageCosts,
  tornado,
  uptakeCurve,
  xirr,
  type DealTerms,
  type EngineResult,
  type Indication,
} from '@/features/valuation/engine'
import { peakOf } from '@/features/valuation/engine/method/evaluate'
import { ledgerOf } from '@/features/valuation/engine/method/ledger'
import { blockState, fillUniform } from '@/features/valuation/engine/monteCarlo/random'
import { makeMarket, makeIndication, makeStage, makeValuation, odd, resolved } from './valuationBuilders'

const valueOf = <T>(outcome: EngineResult<T>): T => {
  if (!outcome.ok) throw new Error(outcome.error.code)
  return outcome.value
}
const codeOf = (outcome: EngineResult<unknown>) =>
  outcome.ok ? null : `${outcome.error.code} ${outcome.error.field}`
const randomUniform = (seed: number, count: number) => {
  const numbers = new Float64Array(count)
  fillUniform(blockState(seed, 0), numbers)
  return numbers
}
const listed = (changes = {}) => makeIndication({ stages: [], launchTime: -3, ...changes })

describe('the tables', () => {
  const printed = Object.entries({ ...AREAS, ...MODALITIES })

  test.each(printed)('the rates of %s multiply to the printed LOA', (_, { pos, loa }) => {
    // Four rates printed to 0.1 and their product: for a small sample the print is coarser than the arithmetic.
    expect(Math.abs(pos.reduce((a, b) => a * b, 1) - loa)).toBeLessThan(0.0011)
  })
})

describe('probabilities', () => {
  test('a biomarker leaves phase 1 unchanged', () => {
    const [, plain] = valueOf(probabilities({ area: 'metabolic', modality: 'antibody' })).pos
    const [, marked] = valueOf(
      probabilities({ area: 'metabolic', modality: 'antibody', biomarker: true }),
    ).pos
    expect(marked).toBe(plain)
  })

  test('rare disease counts outside oncology', () => {
    expect(probabilities({ area: 'oncology', rare: true })).toEqual(probabilities({ area: 'oncology' }))
    expect(probabilities({ area: 'neurology', rare: true })).not.toEqual(probabilities({ area: 'neurology' }))
  })

  test('names that are in no table are refused', () => {
    expect(codeOf(probabilities({ area: 'toString' }))).toBe('E_RANGE area')
    expect(codeOf(probabilities({ modality: 'pill' }))).toBe('E_RANGE modality')
  })

  test('scaling to its limits', () => {
    expect(valueOf(scalePos([0.5, 0.5], 1))).toEqual([1, 1])
    expect(valueOf(scalePos([1, 1], 0.25))).toEqual([0.5, 0.5])
    expect(codeOf(scalePos([0, 0.5], 0.25))).toBe('E_POS_OVERRIDE ')
  })

  test('an approval probability given by the user applies to the indication’s own stages', () => {
    const second = makeIndication({ id: 'B', sharedStages: ['phase3'], approvalProbability: 0.4 })
    const { indications } = resolved(makeValuation({ indications: [makeIndication(), second] }))
    expect(indications[1]!.stages.map(({ pos }) => pos)).toEqual([0.5, expect.closeTo(0.8, 12)])
  })
})

describe('timing and cost', () => {
  test('a current stage that is overdue is assumed to end in half a year', () => {
    const [current, next] = valueOf(schedule({ currentStage: 'phase3', currentStart: -5, now: -1 }))
    expect(current).toEqual({ stage: 'phase3', start: -5, duration: 5.5 })
    expect(next!.start).toBe(1.5)
  })

  test('areas without intervals of their own use those of all areas; stages must be known', () => {
    const input = { currentStage: 'preclinical' as const, currentStart: 0 }
    expect(schedule({ ...input, therapeuticArea: 'urology' })).toEqual(schedule(input))
    expect(codeOf(schedule({ ...input, currentStage: odd('phase4') }))).toBe('E_RANGE currentStage')
  })

  test('a known duration shifts the stages after it', () => {
    const stages = valueOf(schedule({ currentStage: 'phase3', currentStart: 0, durations: { phase3: 4 } }))
    expect(stages.map(({ start }) => start)).toEqual([0, 5])
  })

  test('costs come from the input, then the budget, then the table', () => {
    const stages = valueOf(schedule({ currentStage: 'phase3', currentStart: -1.15 }))
    const input = { stages, market: 'china' as const, currencyFactor: 1, year: 2008 }
    expect(stageCosts(input)).toEqual([150e6 * 0.35, 40e6 * 0.35])
    expect(stageCosts({ ...input, typed: { applying: 1 }, futureBudget: 1e6 })).toEqual([150e6 * 0.35, 1])
    // Half of phase 3 is over: the rest of the two stages costs 75 and 40.
    const [phase3, applying] = stageCosts({ ...input, futureBudget: 115e6 })
    expect([phase3! / 2, applying]).toEqual([expect.closeTo(75e6, 3), expect.closeTo(40e6, 3)])
  })

  test('a stage without length is paid in the period it falls in', () => {
    const stages = [
      makeStage('phase3', 0, 2, { cost: 0 }),
      makeStage('applying', 2.5, 0, { cost: 6, pos: 1 }),
    ]
    const { ledger, remainingRnd } = evaluate(
      resolved(makeValuation({ indications: [makeIndication({ stages })] })),
    )
    expect(ledger.success.rnd.slice(0, 4)).toEqual([0, 0, 6, 0])
    expect(remainingRnd).toBe(6)
  })

  test('costs before today are no longer counted', () => {
    const soon = makeIndication({ stages: [], launchTime: 0.25, launchCost: 8 })
    expect(evaluate(resolved(makeValuation({ indications: [soon] }))).ledger.expected.launch[0]).toBe(2)
  })

  test('cost per approved product', () => {
    const { perSuccess, perEntrant, perSuccessCapitalised } = expectedCost([0.5, 0.5], [10, 20], [2, 1], 0)
    expect([perSuccess, perEntrant, perSuccessCapitalised]).toEqual([80, 20, 80])
    expect(expectedCost([1], [100], [2], 0.1).perSuccessCapitalised).toBeCloseTo(110, 10)
  })
})

describe('sales', () => {
  const salesOf = (changes: Parameters<typeof listed>[0]) =>
    evaluate(resolved(makeValuation({ indications: [listed(changes)] }))).salesSuccess

  test('price events multiply from their time on', () => {
    const uptake = { type: 'custom' as const, values: [1] }
    const events = [
      { at: 1, factor: 0.5 },
      { at: 1.5, factor: 0.5 },
    ]
    const sales = salesOf({ market: makeMarket({ uptake, priceEvents: events }) })
    expect(sales.slice(0, 3).map((amount) => amount / sales[0]!)).toEqual([1, 0.375, 0.25])
  })

  test('calibration is kept when the input is varied', () => {
    const r = resolved(
      makeValuation({ indications: [listed({ market: makeMarket({ currentSales: 5e6, growth: 0 }) })] }),
    )
    const [base, doubled] = [r, applyDrivers(r, { marketSize: 2 })].map((it) => evaluate(it).rnpv)
    expect(doubled! / base!).toBeCloseTo(2, 12)
  })

  test('exclusivity is never lost before launch, and nothing is sold after the tail', () => {
    const late = makeIndication({ exclusivity: { patentExpiry: 1, tailYears: 2 } })
    const { loe, launch, periods } = evaluate(resolved(makeValuation({ indications: [late] })))
    expect({ loe, periods }).toEqual({ loe: launch, periods: 6 })
  })

  test('a listed product starts with its working capital and returns it', () => {
    const steady = makeMarket({ uptake: { type: 'custom', values: [1] } })
    const it = evaluate(
      resolved(makeValuation({ workingCapitalPct: 0.5, indications: [listed({ market: steady })] })),
    )
    expect(it.ledger.expected.nwc[0]).toBe(0)
    expect(it.ledger.expected.nwc.at(-1)).toBeCloseTo(-0.5 * it.ledger.expected.sales.at(-2)!, 6)
  })

  test('the share follows the order of entry and the outcome of a comparison', () => {
    expect(valueOf(peakShare({ orderOfEntry: 1, entrants: 1 }))).toBe(1)
    expect(valueOf(peakShare({ peakShare: 0.9, headToHead: 'superior' }))).toBe(1)
    expect(valueOf(peakShare({ peakShare: 0.5, headToHead: 'inferior' }))).toBe(0.3)
    expect(valueOf(peakShare({ orderOfEntry: 5 }))).toBeLessThan(valueOf(peakShare({ orderOfEntry: 4 })))
  })

  test('every curve ends at its peak', () => {
    for (const type of ['empirical', 'linear', 'logistic', 'bass'] as const)
      for (const peakYear of [1, 2, 3, 4, 5, 6]) {
        const curve = valueOf(uptakeCurve({ type, peakYear }))
        expect(curve).toHaveLength(peakYear)
        expect(curve.at(-1)).toBeCloseTo(1, 12)
      }
  })

  test('adoption without imitation has no peak', () => {
    expect(valueOf(bass(0.1, 0, [1])).peakTime).toBeNull()
    expect(codeOf(bass(0, 0.3, [1]))).toBe('E_UPTAKE ')
  })
})

describe('returns', () => {
  test('of several rates the one nearest to zero is returned', () => {
    // (x - 1.1)(x - 1.3) = 0
    const several = irr([-1, 2.4, -1.43])
    expect(several.irr).toBeCloseTo(0.1, 10)
    expect(several.multiple).toBe(true)
  })

  test('a rate out of range is null', () => {
    expect(irr([-1, 100])).toEqual({ irr: null, multiple: false })
    expect(irr([])).toEqual({ irr: null, multiple: false })
  })

  test('dated flows have the rate that spreadsheets print', () => {
    const dates = ['2008-01-01', '2008-03-01', '2008-10-30', '2009-02-15', '2009-04-01']
    expect(xirr([-10_000, 2750, 4250, 3250, 2750], dates).irr).toBeCloseTo(0.373362535, 8)
  })

  test('payback is reached when the total stays positive', () => {
    expect(payback([-1, 2, -2, 4])).toBe(3.25)
    expect(payback([1, 2])).toBe(0)
    expect(payback([1, -2])).toBeNull()
  })

  test('figures without meaning are null', () => {
    const free = evaluate(
      resolved(makeValuation({ indications: [listed()], spentToDate: 0, expectedReturnMultiple: 5 })),
    )
    expect(free).toMatchObject({ irr: null, payback: 0, profitabilityIndex: null, valueToSpend: null })
    // Nothing was spent, so there is no verdict.
    expect(free).toMatchObject({ requiredValue: null, meetsExpectedReturn: null, budgetGap: null })
    const atLoss = evaluate(
      resolved(makeValuation({ indications: [makeIndication({ cogsPct: 0.6, sgaPct: 0.5 })] })),
    )
    expect(atLoss).toMatchObject({ breakEvenPriceMultiplier: null, breakEvenPrice: [null], payback: null })
  })

  test('without expected sales there is no break-even price, whatever the costs round to', () => {
    for (let cost = 1; cost <= 32; cost++) {
      const stages = [makeStage('applying', 0, 1, { cost: cost * 1.1e6 })]
      const hopeless = makeIndication({
        stages,
        approvalProbability: 0,
        launchLag: 0.5,
        launchCost: cost * 0.7e6,
      })
      const { pvSales, breakEvenPriceMultiplier, profitabilityIndex } = evaluate(
        resolved(makeValuation({ indications: [hopeless] })),
      )
      expect({ pvSales, breakEvenPriceMultiplier, profitabilityIndex }).toEqual({
        pvSales: 0,
        breakEvenPriceMultiplier: null,
        profitabilityIndex: 0,
      })
    }
  })

  test('periods that differ by rounding only share the peak', () => {
    expect(peakOf([1, 0.1 + 0.2, 0.3]).peakPeriod).toBe(0)
    expect(peakOf([0, 0.3, 0.1 + 0.2])).toEqual({ peakSales: 0.1 + 0.2, peakPeriod: 1 })
  })

  test('at the break-even price the value is 0', () => {
    const r = resolved(makeValuation())
    const broken = applyDrivers(r, { price: evaluate(r).breakEvenPriceMultiplier })
    expect(evaluate(broken).rnpv).toBeCloseTo(0, 6)
  })
})

describe('variations', () => {
  test('without stages the tree is the market less the launch cost', () => {
    const r = resolved(
      makeValuation({ indications: [makeIndication({ stages: [], launchTime: 2, launchCost: 1e6 })] }),
    )
    const tree = decisionTree(r)
    expect(tree.rnpv).toBeCloseTo(evaluate(r).rnpv, 3)
    expect(tree).toMatchObject({ optionValue: 0, indications: [{ nodes: [] }] })
  })

  test('drivers stop at their limits', () => {
    const r = resolved(
      makeValuation({
        discountRate: 0.01,
        indications: [makeIndication({ exclusivity: { dataExclusivityYears: 0.5 } })],
      }),
    )
    const extreme = {
      discountRate: -0.02,
      peakShare: 9,
      patientPool: 9,
      cogsPct: 2,
      growth: -3,
      launchDelay: -2,
    }
    const moved = applyDrivers(r, { ...extreme, loe: -1, peakYear: 3, pos: 9 })
    const [it] = moved.indications
    expect(moved.discountRate).toBe(0)
    expect(it!.markets).toMatchObject([
      { peakShare: 1, patientPool: 1, growth: -0.99, launch: 3, dataExclusivityYears: 0 },
    ])
    expect(it!.markets[0]!.curve).toHaveLength(6)
    expect(it!.stages.map(({ pos }) => pos)).toEqual([1, 1])
  })

  test('a listed product is not delayed, a custom curve has no peak year', () => {
    const market = makeMarket({ uptake: { type: 'custom', values: [0.5, 1] } })
    const bars = tornado(resolved(makeValuation({ indications: [listed({ market })] })))
    const still = bars.filter(({ swing }) => swing === 0).map(({ key }) => key)
    expect(still).toEqual(['cogsPct', 'launchDelay', 'peakYear', 'pos', 'rndCost', 'sgaPct'])
    expect(bars.slice(-6).map(({ key }) => key)).toEqual(still)
  })

  test('shared stages follow the lead', () => {
    const second = makeIndication({ id: 'B', sharedStages: ['phase3'] })
    const r = applyDrivers(resolved(makeValuation({ indications: [makeIndication(), second] })), { pos: 0.5 })
    const [lead, other] = r.indications
    expect(other!.stages[0]!.pos).toBe(lead!.stages[0]!.pos)
    expect(other!.stages[1]!.pos).toBeCloseTo(0.25, 12)
  })

  test('the preset scenarios, and weights that add up to zero', () => {
    const r = resolved(makeValuation())
    expect(scenarios(r).rows.map(({ name }) => name)).toEqual(['pessimistic', 'base', 'optimistic'])
    expect(scenarios(r, []).weighted).toBeNull()
  })
})

describe('working capital', () => {
  const nwcOf = (indication: Indication) =>
    ledgerOf(resolved(makeValuation({ workingCapitalPct: 0.1, indications: [indication] }))).success

  test('a product launched after the base date needs it for all its sales', () => {
    const { sales, nwc } = nwcOf(makeIndication({ stages: [], launchTime: 0.5 }))
    expect(sales[0]).toBeGreaterThan(0)
    expect(nwc[0]).toBeCloseTo(0.1 * sales[0]!, 6)
  })

  test.each([0, -3])('a product launched at %i has it already', (launchTime) => {
    const { nwc } = nwcOf(makeIndication({ stages: [], launchTime }))
    expect(nwc[0]).toBe(0)
  })

  test('it is all returned after the last sales', () => {
    const { nwc } = nwcOf(makeIndication())
    expect(nwc.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(0, 6)
  })
})

test('a product on the market has no more cost of launch', () => {
  const r = resolved(makeValuation({ indications: [listed({ launchCost: 1e6 })] }))
  expect(new Set(ledgerOf(r).success.launch)).toEqual(new Set([0]))
})

describe('deals', () => {
  const r = resolved(makeValuation({ indications: [makeIndication(), listed({ id: 'B' })] }))
  const times = (terms: DealTerms) => valueOf(splitDeal(r, terms)).milestones.map(({ time }) => time)

  test('events that do not occur are worth nothing', () => {
    const none = [
      { event: 'start:phase1' as const, amount: 1 },
      { event: 'sales' as const, amount: 1, threshold: 1e12 },
      { event: 'approval' as const, amount: 1, indication: 'B' },
      { event: 'launch' as const, amount: 1, indication: 'B' },
    ]
    const split = valueOf(splitDeal(r, { milestones: none }))
    expect(split).toMatchObject({ milestonesPv: 0, licensor: 0, licensorShare: 0 })
    expect(split.milestones.every(({ time, probability }) => time === null && probability === 0)).toBe(true)
  })

  test('each event has its time', () => {
    const milestones = (
      ['start:phase3', 'start:applying', 'end:applying', 'approval', 'launch'] as const
    ).map((event) => ({
      event,
      amount: 1,
    }))
    expect(times({ milestones })).toEqual([0, 2, 3, 3, 3.5])
  })

  test('an event before the base date is worth nothing, and its stage still ends', () => {
    const started = makeIndication({ stages: [makeStage('phase3', -1, 2), makeStage('applying', 1, 1)] })
    const milestones = (['start:phase3', 'end:phase3'] as const).map((event) => ({ event, amount: 1 }))
    const split = valueOf(splitDeal(resolved(makeValuation({ indications: [started] })), { milestones }))
    expect(split.milestones.map(({ time, probability }) => [time, probability])).toEqual([
      [null, 0],
      [1, 0.5],
    ])
  })

  test('an approval that cannot be reached has its time, but sales then have none', () => {
    const hopeless = makeIndication({ approvalProbability: 0 })
    const milestones = [
      { event: 'approval' as const, amount: 1 },
      { event: 'sales' as const, amount: 1, threshold: 1 },
    ]
    const split = valueOf(splitDeal(resolved(makeValuation({ indications: [hopeless] })), { milestones }))
    expect(split.milestones).toMatchObject([
      { time: 3, probability: 0, pvLicensor: 0 },
      { time: null, probability: 0, pvLicensor: 0 },
    ])
  })

  test('of a deal that is worth nothing nobody has a share', () => {
    const unsold = listed({ market: makeMarket({ peakShare: 0 }) })
    const split = valueOf(splitDeal(resolved(makeValuation({ indications: [unsold] })), {}))
    expect(split).toMatchObject({ licensor: 0, licensee: 0, total: 0, licensorShare: null })
  })

  test('each side discounts at its own rate', () => {
    const terms = { royaltyTiers: [{ upTo: null, rate: 0.1 }] }
    const [same, own] = [terms, { ...terms, r1: 0.2, r2: 0.05 }].map((it) => valueOf(splitDeal(r, it)))
    expect(own!.licensor).toBeLessThan(same!.licensor)
    expect(own!.licensee).toBeGreaterThan(same!.licensee)
  })

  describe('with several indications', () => {
    // Sales that reach the threshold only if both are approved: 0.25 x 0.25, not the larger of the two.
    const both = resolved(makeValuation({ indications: [makeIndication(), makeIndication({ id: 'B' })] }))
    const peakOfOne = Math.max(...outcomesOf(both)[1]!.sales)

    test('a sales milestone has the probability of the outcomes that reach it', () => {
      const probabilityOf = (threshold: number) =>
        valueOf(splitDeal(both, { milestones: [{ event: 'sales', amount: 1, threshold }] })).milestones[0]!
          .probability
      expect(probabilityOf(peakOfOne * 1.5)).toBeCloseTo(0.25 * 0.25, 12)
      expect(probabilityOf(peakOfOne)).toBeCloseTo(1 - 0.75 * 0.75, 12)
    })

    test('tiers are applied to the sales of each outcome', () => {
      const tiers = [
        { upTo: peakOfOne, rate: 0 },
        { upTo: null, rate: 0.5 },
      ]
      const { royaltyPv } = valueOf(splitDeal(both, { royaltyTiers: tiers }))
      const [, one, , all] = outcomesOf(both)
      const beyond = all!.sales.map((sold) => 0.5 * Math.max(0, sold - peakOfOne))
      expect(Math.max(...one!.sales)).toBe(peakOfOne)
      expect(royaltyPv).toBeCloseTo(
        beyond.reduce((sum, amount, k) => sum + (0.25 * 0.25 * amount) / 1.1 ** (k + 0.5), 0),
        3,
      )
    })

    test('a stage that is shared succeeds or fails for both', () => {
      const shared = makeIndication({ id: 'B', sharedStages: ['phase3', 'applying'] })
      const outcomes = outcomesOf(resolved(makeValuation({ indications: [makeIndication(), shared] })))
      expect(outcomes.map(({ probability }) => probability)).toEqual([0.75, 0, 0, 0.25])
    })

    test('the enumeration agrees with drawn outcomes', () => {
      const indications = [
        makeIndication(),
        makeIndication({ id: 'B', sharedStages: ['phase3'] }),
        makeIndication({ id: 'C', sharedStages: ['applying'] }),
      ]
      const r3 = resolved(makeValuation({ indications }))
      const own = r3.indications.map(({ stages }) => stages)
      const draws = 200_000
      const counts = Array.from({ length: 8 }, () => 0)
      const uniform = randomUniform(7, draws * 6)
      let next = 0
      for (let i = 0; i < draws; i += 1) {
        const lead = own[0]!.map(({ pos }) => uniform[next++]! < pos)
        const approved = own.map((stages, at) =>
          stages.every(({ pos, isShared }, s) => (at === 0 || isShared ? lead[s] : uniform[next++]! < pos)),
        )
        counts[approved.reduce((set, is, at) => set + (is ? 1 << at : 0), 0)]! += 1
      }
      for (const [set, { probability }] of outcomesOf(r3).entries()) {
        const error = Math.sqrt((probability * (1 - probability)) / draws)
        expect(Math.abs(counts[set]! / draws - probability)).toBeLessThanOrEqual(4 * error)
      }
    })
  })

  test.each<[string, object]>([
    ['E_SHAPE bonus', { bonus: 1 }],
    ['E_SHAPE milestones', { milestones: 'none' }],
    ['E_SHAPE royaltyTiers', { royaltyTiers: [0.1] }],
    ['E_SHAPE from', { royaltyTiers: [{ from: 0, upTo: null, rate: 0.1 }] }],
    [
      'E_RANGE upTo',
      {
        royaltyTiers: [
          { upTo: 5, rate: 0.1 },
          { upTo: 3, rate: 0.2 },
        ],
      },
    ],
    [
      'E_RANGE upTo',
      {
        royaltyTiers: [
          { upTo: 5, rate: 0.1 },
          { upTo: 5, rate: 0.2 },
        ],
      },
    ],
    [
      'E_RANGE upTo',
      {
        royaltyTiers: [
          { upTo: null, rate: 0.1 },
          { upTo: 3, rate: 0.2 },
        ],
      },
    ],
    ['E_RANGE upTo', { royaltyTiers: [{ upTo: Infinity, rate: 0.1 }] }],
    ['E_RANGE upTo', { royaltyTiers: [{ upTo: 0, rate: 0.1 }] }],
    ['E_RANGE upfront', { upfront: Number.NaN }],
    ['E_RANGE amount', { milestones: [{ event: 'launch', amount: -1 }] }],
    ['E_RANGE r1', { r1: 2 }],
    ['E_RANGE threshold', { milestones: [{ event: 'sales', amount: 1, threshold: 1e16 }] }],
  ])('refused as %s', (error, terms) => {
    expect(codeOf(splitDeal(r, terms))).toBe(error)
  })

  test.each<[string, object]>([
    ['event', { milestones: [{ event: 'lunch', amount: 1 }] }],
    ['indication', { milestones: [{ event: 'launch', amount: 1, indication: 'Z' }] }],
    ['threshold', { milestones: [{ event: 'sales', amount: 1 }] }],
    ['rate', { royaltyTiers: [{ upTo: null, rate: 1.2 }] }],
    ['licensorCostShare', { licensorCostShare: 2 }],
  ])('an invalid %s', (field, terms) => {
    expect(codeOf(splitDeal(r, terms))).toBe(`E_RANGE ${field}`)
  })
})

test('without deals there is nothing to compare with', () => {
  expect(compareWithMarket(1, [])).toBeNull()
  expect(compareWithMarket(1, [0])).toMatchObject({ count: 1, percentile: 1, ratioToMedian: null })
})
