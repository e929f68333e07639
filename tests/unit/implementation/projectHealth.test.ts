import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEALTH_LIMITS, healthOf, type HealthFacts } from '@/features/implementation/domain/health'
import { FINDING_STATES, HEALTHS } from '@/features/implementation/domain/states'

const fine: HealthFacts = {
  today: '2026-06-30',
  end: '2026-12-31',
  isOver: false,
  milestones: [{ due: '2026-09-01', isAccepted: false }],
  budget: 1000,
  spent: 100,
  progress: 10,
  findings: [],
}
const of = (changes: Partial<HealthFacts>) => healthOf({ ...fine, ...changes }).health
const due = (day: string, isAccepted = false) => ({ milestones: [{ due: day, isAccepted }] })
const finding = (severity: number, likelihood: number, state: 'open' | 'mitigated' | 'closed' = 'open') => ({
  findings: [{ severity, likelihood, state }],
})

test.each([
  ['all is well', {}, 'onTrack'],
  ['a milestone is due today', due('2026-06-30'), 'onTrack'],
  ['a milestone is a day late', due('2026-06-29'), 'atRisk'],
  ['a milestone is 30 days late', due('2026-05-31'), 'atRisk'],
  ['a milestone is 31 days late', due('2026-05-30'), 'offTrack'],
  ['what is late was accepted', due('2026-01-01', true), 'onTrack'],
  ['its end is past', { end: '2026-06-29' }, 'atRisk'],
  ['its end is past, and it was completed', { end: '2026-01-01', isOver: true }, 'onTrack'],
  ['14 points of the budget ahead', { spent: 240 }, 'onTrack'],
  ['15 points of the budget ahead', { spent: 250 }, 'atRisk'],
  ['30 points of the budget ahead', { spent: 400 }, 'offTrack'],
  ['spent, and without a budget', { budget: 0 }, 'offTrack'],
  ['nothing to spend, and nothing spent', { budget: 0, spent: 0 }, 'onTrack'],
  ['a finding of 3 × 3', finding(3, 3), 'onTrack'],
  ['a finding of 2 × 5', finding(2, 5), 'atRisk'],
  ['a finding of 4 × 5', finding(4, 5), 'offTrack'],
  ['a finding of 5 × 5 that is mitigated', finding(5, 5, 'mitigated'), 'onTrack'],
] as const)('%s: %s', (_, changes, health) => {
  expect(of(changes)).toBe(health)
})

const badness = (health: (typeof HEALTHS)[number]) => HEALTHS.indexOf(health)
const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))
const facts = fc.record({
  today: day,
  end: day,
  isOver: fc.boolean(),
  milestones: fc.array(fc.record({ due: day, isAccepted: fc.boolean() })),
  budget: fc.integer({ min: 0, max: 1000 }),
  spent: fc.integer({ min: 0, max: 2000 }),
  progress: fc.integer({ min: 0, max: 100 }),
  findings: fc.array(
    fc.record({
      severity: fc.integer({ min: 1, max: 5 }),
      likelihood: fc.integer({ min: 1, max: 5 }),
      state: fc.constantFrom(...FINDING_STATES),
    }),
  ),
})

test('the overall health is that of the worst part, each matching its figure', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { health, parts } = healthOf(given)
      expect(badness(health)).toBe(Math.max(...parts.map((each) => badness(each.health))))
      for (const { part, figure, health: own } of parts) {
        const { atRisk, offTrack } = HEALTH_LIMITS[part]
        expect(figure).toBeGreaterThanOrEqual(0)
        expect(badness(own)).toBe(Number(figure >= atRisk) + Number(figure >= offTrack))
      }
    }),
  )
})

test('accepting, saving and closing findings never make the health worse', () => {
  fc.assert(
    fc.property(facts, fc.nat(), (given, at) => {
      const worse = badness(healthOf(given).health)
      const better = {
        ...given,
        milestones: given.milestones.map((each, index) =>
          index === at % (given.milestones.length || 1) ? { ...each, isAccepted: true } : each,
        ),
        spent: Math.floor(given.spent / 2),
        findings: given.findings.slice(1),
      }
      expect(badness(healthOf(better).health)).toBeLessThanOrEqual(worse)
    }),
  )
})
