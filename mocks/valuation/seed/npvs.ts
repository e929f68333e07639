import { StoredNpv, type NpvValues } from '@/features/valuation/npv/npvSchema'
import { addYears } from '@/shared/lib/dates'
import { beijingTime, serverDay } from '../../platform/clock'
import { npvs } from '../npvStore'

/** Form values, as a user would type them, for an invented listed small molecule; pass only what differs. */
export const makeNpvDraft = (today: string, changes: Partial<NpvValues> = {}): NpvValues => ({
  name: 'DEMO-L1 已上市小分子（演示）',
  currency: 'USD',
  baseDate: today,
  launchDate: addYears(today, -3),
  marketSize: '5000000000',
  growth: '4',
  patientPool: '60',
  peakShare: '25',
  annualCostPerPatient: '12000',
  peakYear: '6',
  currentSales: '420000000',
  sales: [],
  priceEvents: [],
  retention: 'small_molecule',
  lossOfExclusivity: addYears(today, 7),
  cogs: '15',
  sga: '30',
  wacc: '8',
  tax: '15',
  ...changes,
})

const SEEDS: readonly ((today: string) => Partial<NpvValues>)[] = [
  () => ({}),
  (today) => ({
    name: 'DEMO-L2 生物药，有降价（演示）',
    launchDate: addYears(today, -5),
    retention: 'biologic',
    currentSales: '900000000',
    marketSize: '12000000000',
    priceEvents: [{ date: addYears(today, 2), factor: '80' }],
    tax: '0',
  }),
  (today) => ({
    name: 'DEMO-U1 审评中（演示）',
    currency: 'CNY',
    launchDate: addYears(today, 1),
    lossOfExclusivity: addYears(today, 13),
    currentSales: undefined,
    probability: '90.6',
    remainingCost: '60000000',
    annualCostPerPatient: '80000',
    sales: ['120000000', '330000000', '620000000', '850000000', '1000000000', '1150000000'],
    wacc: '9',
  }),
]

/** Belong to the analyst. Fixed ids keep their addresses stable when more data is seeded. */
npvs.seed(() =>
  SEEDS.map((changes, index) => ({
    id: String(index + 1),
    ownerId: '2',
    form: StoredNpv.parse(makeNpvDraft(serverDay(), changes(serverDay()))),
    updateTime: beijingTime(new Date(Date.now() - index * 86_400_000)),
  })),
)
