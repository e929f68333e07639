import {
  resolve,
  type Indication,
  type Market,
  type Resolved,
  type Stage,
  type StageName,
  type Valuation,
} from '@/features/valuation/engine'

export const aStage = (
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

export const aMarket = (changes: Partial<Market> = {}): Market => ({
  marketSize: 1e9,
  annualCostPerPatient: 10_000,
  patientPool: 0.5,
  peakShare: 0.2,
  ...changes,
})

/** Phase 3 from 0 to 2, filing to 3, launched at 3.5. */
export const anIndication = (changes: Partial<Indication> = {}): Indication => ({
  id: 'A',
  stages: [aStage('phase3', 0, 2), aStage('applying', 2, 1)],
  market: aMarket(),
  exclusivity: { patentExpiry: 10 },
  ...changes,
})

/** A valid valuation; say only what matters to the case at hand. */
export const aValuation = (changes: Partial<Valuation> = {}): Valuation => ({
  baseDate: '2025-01-01',
  currency: 'USD',
  discountRate: 0.1,
  indications: [anIndication()],
  ...changes,
})

export function resolved(valuation: Valuation): Resolved {
  const outcome = resolve(valuation)
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${outcome.error.field}`)
  return outcome.value
}

/** Passes a value where its type does not fit: what arrives from outside need not have the right type. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the wrong type is the point
export const odd = (value: unknown): never => value as never
