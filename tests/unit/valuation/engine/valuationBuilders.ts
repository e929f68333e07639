import {
  resolve,
  type Indication,
  type Market,
  type Resolved,
  type Stage,
  type StageName,
  type Valuation,
} from '@/features/valuation/engine'

export const makeStage = (
  stage: StageName,
  start: number,
  duration: number,
  changes: Partial<Stage> = {},
): Stage => ({
  stage,
  start,
  duration,
  cost: 10e6,
  pos: 0.5,
  ...changes,
})

export const makeMarket = (changes: Partial<Market> = {}): Market => ({
  marketSize: 1e9,
  annualCostPerPatient: 10_000,
  patientPool: 0.5,
  peakShare: 0.2,
  ...changes,
})

/** Phase 3 from year 0 to 2, filing to 3, launch at 3.5. */
export const makeIndication = (changes: Partial<Indication> = {}): Indication => ({
  id: 'A',
  stages: [makeStage('phase3', 0, 2), makeStage('applying', 2, 1)],
  market: makeMarket(),
  exclusivity: { patentExpiry: 10 },
  ...changes,
})

/** A valid valuation; pass only what matters to the case. */
export const makeValuation = (changes: Partial<Valuation> = {}): Valuation => ({
  baseDate: '2025-01-01',
  currency: 'USD',
  discountRate: 0.1,
  indications: [makeIndication()],
  ...changes,
})

export function resolved(valuation: Valuation): Resolved {
  const outcome = resolve(valuation)
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${outcome.error.field}`)
  return outcome.value
}

/** Passes a value of the wrong type, as it may arrive from outside. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the wrong type is the point
export const odd = (value: unknown): never => value as never
