import type { Comparable } from '@/features/valuation/reports/model/reportContent'
import { stageOf } from '@/features/valuation/form/model/formOptions'
import type { ValuationForm } from '@/features/valuation/form/model/valuationSchema'
import { CNY_PER_USD, type Currency } from '@/shared/lib/money'

type Deal = Pick<Comparable, 'name' | 'stage' | 'area' | 'year'> & { valueUsd: number }

const STAGES = ['preclinical', 'phase1', 'phase2', 'phase3', 'applying', 'listed'] as const

/** Median of the invented deal values per stage, in USD. */
const MEDIAN_USD: Record<(typeof STAGES)[number], number> = {
  preclinical: 45e6,
  phase1: 110e6,
  phase2: 260e6,
  phase3: 620e6,
  applying: 900e6,
  listed: 1_600e6,
}

const AREAS = [
  'oncology',
  'autoimmune',
  'metabolic',
  'neurology',
  'infectious',
  'hematology',
  'cardiovascular',
  'ophthalmology',
] as const

/** Multiples of the median, which give each stage and area seven deals. */
const SPREAD = [0.35, 0.6, 0.8, 1, 1.3, 1.9, 3.2]

/** Invented, and marked as demo everywhere, because real terms are rarely public. */
const DEALS: readonly Deal[] = AREAS.flatMap((area, a) =>
  STAGES.flatMap((stage, s) =>
    SPREAD.map((factor, i) => ({
      name: `DEMO-${String(a * 100 + s * 10 + i + 1).padStart(3, '0')}`,
      stage,
      area,
      valueUsd: Math.round((MEDIAN_USD[stage] * factor * (1 + a * 0.07)) / 1e6) * 1e6,
      year: 2019 + ((a + s + i) % 7),
    })),
  ),
)

export const comparablesFor = ({
  currentStage,
  preferredIndication,
  currency,
}: ValuationForm): Comparable[] =>
  dealsOf(stageOf(currentStage) ?? 'listed', preferredIndication.therapeuticArea ?? 'oncology', currency)

export function dealsOf(stage: string, area: string, currency: Currency): Comparable[] {
  const rate = currency === 'CNY' ? CNY_PER_USD : 1
  return DEALS.filter((deal) => deal.stage === stage && deal.area === area).map(({ valueUsd, ...deal }) => ({
    ...deal,
    value: valueUsd * rate,
    isDemo: true,
  }))
}
