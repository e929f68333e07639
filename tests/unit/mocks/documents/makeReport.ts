import { DEFAULT_DISTRIBUTIONS, simulate } from '@/features/valuation/engine'
import { StoredForm } from '@/features/valuation/form/model/valuationSchema'
import type { Report } from '@/features/valuation/reports/model/report.api'
import { composeContent, monteCarloOf, prepare } from '@/features/valuation/reports/model/composeContent'
import { ReportContent, type Comparable } from '@/features/valuation/reports/model/reportContent'
import { makeForm, makeOtherIndication, TODAY } from '../../valuation/form/makeForm'

const SEED = 42

const COMPARABLES: Comparable[] = Array.from({ length: 9 }, (_, index) => ({
  name: `Deal ${index + 1}`,
  stage: ['phase1', 'phase2', 'phase3'][index % 3]!,
  area: 'oncology',
  value: 60e6 * (index + 1),
  year: 2017 + index,
  isDemo: true,
}))

/** A report that the engine has computed from a form; pass only the values that matter. */
export function makeReport(
  form: Record<string, unknown> = {},
  changes: Partial<Report> = {},
  comparables: readonly Comparable[] = COMPARABLES,
): Report {
  const stored = StoredForm.parse(makeForm(form))
  const prepared = prepare(stored, TODAY)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error))
  const { statistics } = simulate(prepared.value.resolved, {
    paths: 4096,
    seed: SEED,
    distributions: DEFAULT_DISTRIBUTIONS,
  })
  const { pipelineName, companyName, currentStage, currency, baseDate } = stored
  const content = ReportContent.parse(
    composeContent(prepared.value, monteCarloOf(statistics, SEED), comparables),
  )
  return {
    id: '7',
    state: 'complete',
    version: 3,
    pipelineName,
    companyName,
    currentStage,
    currency,
    baseDate,
    createTime: '2026-11-21 09:30:00',
    rnpv: content.summary.rnpv,
    form: stored,
    exchangeRate: 7.2,
    methodVersion: '1.0',
    tableVersion: '2026-01',
    seed: SEED,
    content,
    ...changes,
  }
}

/** All fields filled, two further indications, amounts in CNY. */
export const fullForm = {
  pipelineName: '替莫单抗 AB-101 注射液（PD-1/VEGF 双特异性抗体）',
  companyName: '苏州晨曦生物医药科技有限公司',
  mechanism: '免疫检查点抑制',
  biomarker: 'PD-L1 ≥ 50%',
  currency: 'CNY',
  targetMarket: 'china',
  marketSize: '40000000000',
  annualCostPerPatient: '120000',
  otherIndications: [
    makeOtherIndication({ marketSize: '8000000000', overlapWithLead: '20' }),
    makeOtherIndication({
      indication: {
        id: 'hcc',
        nameEn: 'Hepatocellular carcinoma',
        nameZh: '肝细胞癌',
        therapeuticArea: 'oncology',
      },
      marketSize: '12000000000',
      isRare: true,
    }),
  ],
  trials: { phase2: { design: 'parallel', queueCount: '3', peopleCount: '240' } },
  headToHeadDrug: '帕博利珠单抗',
  headToHeadOutcome: 'superior',
  combinationDrug: '化疗',
  comboRevenueShare: '80',
  stages: { phase3: { months: '36', cost: '900000000' } },
  tax: '15',
  workingCapital: '10',
  futureBudget: '2000000000',
}

export const LISTED = {
  currentStage: 'listed',
  stageStartDate: undefined,
  launchDate: '2025-03-01',
  currentSales: '90000000',
  patentExpiry: '2033-06-30',
}

/** Two regions, the later one with lower sales, and tax in both. */
export const IN_REGIONS = {
  tax: '20',
  regions: {
    us: { marketSize: '4000000000', grossToNet: '30' },
    china: { marketSize: '1000000000', regionLag: '1', filing: '80', tax: '15' },
  },
}
