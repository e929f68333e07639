import type {
  Indication,
  StageName,
  Valuation,
} from '../../src/features/valuation/engine/method/valuationTypes'

const indication = (
  id: string,
  start: number,
  shared: StageName[],
  changes: Partial<Indication> = {},
): Indication => ({
  id,
  sharedStages: shared,
  stages: [
    { stage: 'phase1', start: 0, duration: 1.3, cost: 15e6, pos: 0.52 },
    { stage: 'phase2', start: start + 2.3, duration: 2.6, cost: 40e6, pos: 0.6 },
    { stage: 'phase3', start: start + 5.9, duration: 2.3, cost: 150e6, pos: 0.7 },
    { stage: 'applying', start: start + 9.2, duration: 1.3, cost: 40e6, pos: 0.9 },
  ],
  launchCost: 20e6,
  overlapWithLead: shared.length > 0 ? 0.2 : 0,
  market: {
    marketSize: 5e9,
    growth: 0.05,
    annualCostPerPatient: 30_000,
    patientPool: 0.6,
    priceEvents: [{ at: 14, factor: 0.8 }],
  },
  cogsPct: 0.15,
  sgaPct: 0.3,
  exclusivity: { patentExpiry: 16, dataExclusivityYears: 7 },
  ...changes,
})

/** Three indications that share phase 1 and use every part of the method. */
export const benchValuation: Valuation = {
  baseDate: '2025-01-01',
  currency: 'USD',
  discountRate: 0.12,
  taxRate: 0.2,
  workingCapitalPct: 0.1,
  indications: [
    indication('lead', 0, []),
    indication('second', 0.5, ['phase1']),
    indication('third', 1, ['phase1'], { launchLag: 1 }),
  ],
}

/** The same asset half a year later, with a change in every group of the bridge. */
export const benchValuationLater: Valuation = {
  ...benchValuation,
  baseDate: '2025-07-01',
  discountRate: 0.11,
  taxRate: 0.15,
  indications: benchValuation.indications.slice(0, 2).map((it) => ({
    ...it,
    stages: it.stages.map((stage) => ({ ...stage, cost: stage.cost * 1.1, pos: stage.pos * 0.95 })),
    launchLag: 0.7,
    market: {
      ...it.market,
      marketSize: 5.5e9,
      growth: 0.04,
      annualCostPerPatient: 32_000,
      patientPool: 0.5,
      peakShare: 0.2,
      headToHead: 'superior',
      uptake: { peakYear: 5 },
    },
    cogsPct: 0.14,
    sgaPct: 0.28,
    exclusivity: { patentExpiry: 15.5, dataExclusivityYears: 7 },
  })),
}
