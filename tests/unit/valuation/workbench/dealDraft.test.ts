import { expect, test } from 'vitest'
import { splitDeal, type DealTerms } from '@/features/valuation/engine'
import {
  DealDraft,
  draftOfTerms,
  eventsOf,
  readDeal,
  royaltyFactorFor,
  royaltyFactorForReturn,
  upfrontFor,
  upfrontForReturn,
} from '@/features/valuation/workbench/dealDraft'
import { makeIndication, makeMarket, makeStage, makeValuation, resolved } from '../engine/valuationBuilders'

const asset = resolved(
  makeValuation({
    indications: [
      makeIndication({ stages: [makeStage('phase3', -1, 2), makeStage('applying', 1, 1)] }),
      makeIndication({ id: 'B', market: makeMarket({ marketSize: 5e8 }) }),
    ],
  }),
)
const events = eventsOf(asset)
const terms = {
  upfront: 20e6,
  milestones: [
    { event: 'approval', amount: 10e6 },
    { event: 'sales', amount: 5e6, threshold: 30e6 },
  ],
  royaltyTiers: [
    { upTo: 50e6, rate: 0.08 },
    { upTo: null, rate: 0.125 },
  ],
}
const draft = draftOfTerms(terms, asset)
const sharesOf = (deal: DealTerms) => {
  const split = splitDeal(asset, deal)
  if (!split.ok) throw new Error(split.error.code)
  return split.value
}

test('only events that can still happen are available, for each indication', () => {
  const names = events.map(({ key }) => key)
  expect(names).toEqual([
    'end:phase3@A',
    'start:applying@A',
    'end:applying@A',
    'approval@A',
    'launch@A',
    'start:phase3@B',
    'end:phase3@B',
    'start:applying@B',
    'end:applying@B',
    'approval@B',
    'launch@B',
    'sales',
  ])
  for (const { event, indication } of events.slice(0, -1))
    expect(sharesOf({ milestones: [{ event, indication, amount: 1 }] }).milestones[0]!.time).not.toBeNull()
  const listed = resolved(makeValuation({ indications: [makeIndication({ stages: [], launchTime: -2 })] }))
  expect(eventsOf(listed).map(({ key }) => key)).toEqual(['sales'])
})

test('the report’s terms, formatted and parsed again, split the value in the same way', () => {
  expect(DealDraft.safeParse(draft).success).toBe(true)
  const reading = readDeal(draft, events)
  expect([...reading.issues]).toEqual([])
  const again = sharesOf(reading.terms!)
  const stored = sharesOf(terms as DealTerms)
  expect(again.licensor).toBeCloseTo(stored.licensor, 4)
  expect(again.licensee).toBeCloseTo(stored.licensee, 4)
})

test('rates, shares and the indication of a milestone are parsed', () => {
  const { terms: read } = readDeal(
    {
      ...draft,
      costShare: '25',
      licensorRate: '9',
      licenseeRate: '',
      milestones: [{ key: '1', event: 'end:phase3@B', amount: '7', threshold: 'not asked' }],
    },
    events,
  )
  expect(read).toMatchObject({ licensorCostShare: 0.25, r1: 0.09, r2: null })
  expect(read!.milestones).toEqual([{ event: 'end:phase3', indication: 'B', amount: 7, threshold: null }])
})

const tier = (key: string, upTo: string, rate = '10') => ({ key, upTo, rate })

test('the last tier is open-ended, and each end is above the previous one', () => {
  const open = readDeal({ ...draft, tiers: [tier('1', '100'), tier('2', 'not asked')] }, events)
  expect(open.terms!.royaltyTiers).toEqual([
    { upTo: 100, rate: 0.1 },
    { upTo: null, rate: 0.1 },
  ])
  const falling = readDeal({ ...draft, tiers: [tier('1', '100'), tier('2', '100'), tier('3', '')] }, events)
  expect([...falling.issues]).toEqual([['tier.2.upTo', { key: 'above', params: { min: 100 } }]])
  expect(falling.terms).toBeNull()
})

test.each([
  [{ upfront: '-1' }, 'upfront', 'min'],
  [{ costShare: '101' }, 'costShare', 'range'],
  [{ licensorRate: '51' }, 'licensorRate', 'range'],
  [
    { milestones: [{ key: '4', event: 'gone@A', amount: '1', threshold: '' }] },
    'milestone.4.event',
    'eventGone',
  ],
  [
    { milestones: [{ key: '4', event: 'sales', amount: '1', threshold: '' }] },
    'milestone.4.threshold',
    'required',
  ],
  [{ tiers: [tier('9', '', '100.5')] }, 'tier.9.rate', 'range'],
] as const)('%o is reported at its field', (changes, path, key) => {
  const { issues } = readDeal({ ...draft, ...(changes as Partial<DealDraft>) }, events)
  expect([...issues.keys()]).toEqual([path])
  expect(issues.get(path)!.key).toBe(key)
})

test.each([
  [0.3, null, null],
  [0.3, 0.08, 0.14],
  [0.75, 0.15, null],
])('the upfront for a share of %s is exact, also with separate rates', (share, r1, r2) => {
  const others = { ...(terms as DealTerms), r1, r2, licensorCostShare: 0.2 }
  const upfront = upfrontFor(asset, others, share)!
  expect(sharesOf({ ...others, upfront }).licensorShare).toBeCloseTo(share, 12)
})

test('the upfront is negative if the other terms already give more, and null without value', () => {
  const dear = { royaltyTiers: [{ upTo: null, rate: 0.9 }] }
  expect(upfrontFor(asset, dear, 0.1)).toBeLessThan(0)
  const worthless = resolved(
    makeValuation({ indications: [makeIndication({ market: makeMarket({ marketSize: 1 }) })] }),
  )
  expect(upfrontFor(worthless, {}, 0.5)).toBeNull()
})

test.each([
  [0.4, null, null],
  [0.4, 0.08, 0.14],
])('royalty rates for a share of %s are exact, also with separate rates', (share, r1, r2) => {
  const royaltyTiers = [
    { upTo: 1e8, rate: 0.02 },
    { upTo: null, rate: 0.05 },
  ]
  const others: DealTerms = { upfront: 0, milestones: [], royaltyTiers, r1, r2, licensorCostShare: 0.1 }
  const found = royaltyFactorFor(asset, others, share)
  if (!found.ok) throw new Error(found.reason)
  const scaled = royaltyTiers.map((tier) => ({ ...tier, rate: tier.rate * found.factor }))
  expect(sharesOf({ ...others, royaltyTiers: scaled }).licensorShare).toBeCloseTo(share, 12)
})

test('no royalty rates are found without a rate, above 100 %, or when the other terms give more', () => {
  const royaltyTiers = [{ upTo: null, rate: 0.05 }]
  expect(royaltyFactorFor(asset, { royaltyTiers: [] }, 0.3)).toEqual({ ok: false, reason: 'noTiers' })
  expect(royaltyFactorFor(asset, { royaltyTiers, upfront: 1e12 }, 0.3)).toEqual({
    ok: false,
    reason: 'alreadyMore',
  })
  const onFirstMillion = [
    { upTo: 1e6, rate: 0.05 },
    { upTo: null, rate: 0 },
  ]
  const found = royaltyFactorFor(asset, { royaltyTiers: onFirstMillion }, 0.5)
  expect(found).toEqual({ ok: false, reason: 'tooHigh' })
})

test.each([0.12, 0.2])('with the terms found for a return of %s, the licensee earns exactly that', (rate) => {
  const royaltyTiers = [
    { upTo: 1e8, rate: 0.02 },
    { upTo: null, rate: 0.05 },
  ]
  const others: DealTerms = { milestones: [], royaltyTiers, r1: 0.09, licensorCostShare: 0.1 }
  const upfront = upfrontForReturn(asset, others, rate)!
  const worth = upfront + Math.abs(sharesOf({ ...others, r2: rate }).licensee)
  expect(Math.abs(sharesOf({ ...others, upfront, r2: rate }).licensee)).toBeLessThan(1e-9 * worth)
  const paid = { ...others, upfront: upfront * 0.98 }
  const found = royaltyFactorForReturn(asset, paid, rate)
  if (!found.ok) throw new Error(found.reason)
  expect(found.factor).toBeGreaterThan(1)
  const scaled = royaltyTiers.map((tier) => ({ ...tier, rate: tier.rate * found.factor }))
  expect(Math.abs(sharesOf({ ...paid, royaltyTiers: scaled, r2: rate }).licensee)).toBeLessThan(1e-9 * worth)
  expect(royaltyFactorForReturn(asset, others, rate)).toEqual({ ok: false, reason: 'tooHigh' })
})

test('a higher return leaves less for the licensor, until nothing can give it', () => {
  const royaltyTiers = [{ upTo: null, rate: 0.05 }]
  const [low, high] = [0.1, 0.2].map((rate) => upfrontForReturn(asset, { royaltyTiers }, rate)!)
  expect(high).toBeLessThan(low!)
  expect(upfrontForReturn(asset, { royaltyTiers, upfront: 5 }, 0.1)).toBe(low)
  expect(royaltyFactorForReturn(asset, { royaltyTiers: [] }, 0.1)).toEqual({ ok: false, reason: 'noTiers' })
  expect(royaltyFactorForReturn(asset, { royaltyTiers, upfront: 1e12 }, 0.1)).toEqual({
    ok: false,
    reason: 'alreadyMore',
  })
})
