import type { Indication, Valuation } from '@/features/valuation/engine'

/** A change of a single input, in the workbook and in the engine's input. */
export interface Change {
  cell: string
  value: (before: number) => number
  apply: (valuation: Valuation) => Valuation
}

const lead = (valuation: Valuation, change: (lead: Indication) => Indication): Valuation => ({
  ...valuation,
  indications: valuation.indications.map((each, index) => (index === 0 ? change(each) : each)),
})

const market = (name: keyof Indication['market'], cell: string, factor: number): Change => ({
  cell,
  value: (before) => before * factor,
  apply: (valuation) =>
    lead(valuation, (it) => ({
      ...it,
      market: { ...it.market, [name]: Number(it.market[name] ?? 1) * factor },
    })),
})

/** Changes of a region's own inputs: rebates, filing probability and launch lag. */
function regionChanges({ indications: [it] }: Valuation): Change[] {
  const last = (it?.regions?.length ?? 0) - 1
  if (!it?.regions || it.stages.length === 0) return []
  const own = (
    name: 'grossToNet' | 'filing' | 'launchLag',
    cell: string,
    move: (x: number) => number,
  ): Change => ({
    cell: `${cell}_1_${it.regions![last]!.region}`,
    value: move,
    apply: (valuation) =>
      lead(valuation, (of) => ({
        ...of,
        regions: of.regions!.map((each, index) =>
          index === last ? { ...each, [name]: move(each[name] ?? 0) } : each,
        ),
      })),
  })
  return [
    own('grossToNet', 'rebates', (x) => x + 0.12),
    own('filing', 'filing', (x) => x * 0.7),
    own('launchLag', 'lag', (x) => x + 0.6),
  ]
}

/**
 * Input changes of different kinds: rate, share, price, two of development (or of sales, if there is no development)
 * and those of a region.
 */
export function changesOf(valuation: Valuation): Change[] {
  const [it] = valuation.indications as [Indication]
  const isGiven = (it.market.peakShare ?? null) !== null
  const [first] = it.stages
  const general: Change[] = [
    {
      cell: 'wacc',
      value: (before) => before + 0.015,
      apply: (each) => ({ ...each, discountRate: each.discountRate + 0.015 }),
    },
    isGiven ? market('peakShare', 'share_1', 0.7) : market('classPenetration', 'class_1', 0.7),
    market('annualCostPerPatient', 'price_1', 1.3),
  ]
  if (!first) {
    return [
      ...general,
      market('currentSales', 'current_sales_1', 1.25),
      {
        cell: 'launch_1',
        value: (before) => before - 100,
        apply: (each) => lead(each, (old) => ({ ...old, launchTime: old.launchTime! - 100 / 365.25 })),
      },
    ]
  }
  const stage = (name: 'pos' | 'cost', factor: number): Change => ({
    cell: `${name}_1_${first.stage}`,
    value: (before) => before * factor,
    apply: (each) =>
      lead(each, (old) => ({
        ...old,
        stages: old.stages.map((of, index) => (index === 0 ? { ...of, [name]: of[name] * factor } : of)),
      })),
  })
  return [
    ...general,
    ...regionChanges(valuation),
    stage('pos', 0.8),
    stage('cost', 1.5),
    {
      cell: 'lag_1',
      value: (before) => before + 0.8,
      apply: (each) => lead(each, (old) => ({ ...old, launchLag: (old.launchLag ?? 0.5) + 0.8 })),
    },
  ]
}
