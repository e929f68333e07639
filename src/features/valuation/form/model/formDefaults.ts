import type { DrugType } from '@/entities/drugTypes'
import type { ConvertibleCurrency } from '@/shared/lib/money'
import { DISCOUNT_RATES } from '../../engine'
import { modalityClassOf, presetByLaw } from './exclusivityInput'
import { stageOf, type CurrentStage, type ExclusivityPreset, type TargetMarket } from './formOptions'
import type { FormValues } from './valuationSchema'

/** Initial values in the form's units; product defaults, not published numbers. */
export const DEFAULTS = {
  growth: 5,
  patientPool: 100,
  cogs: 15,
  sga: 30,
  expectedReturn: 5,
  spend: 0,
  peakYear: 6,
  uptake: 'empirical',
  orderOfEntry: 1,
  comboRevenueShare: 100,
  headToHeadOutcome: 'none',
  overlapWithLead: 0,
  tax: 0,
  workingCapital: 0,
  /** Years. */
  launchLag: 0.5,
  growthHorizon: 10,
} as const

/** Percent. */
export const suggestedWacc = (stage: CurrentStage): number =>
  Math.round(DISCOUNT_RATES[stageOf(stage) ?? 'listed'] * 100)

export const currencyOf = (market: TargetMarket): ConvertibleCurrency => (market === 'china' ? 'CNY' : 'USD')

export const suggestedExclusivity = (market: TargetMarket, drugType: DrugType): ExclusivityPreset =>
  presetByLaw(market === 'china' ? 'china' : 'us', {
    modalityClass: modalityClassOf({ drugType }),
    isRare: false,
  })

export const blankForm = (today: string): FormValues =>
  ({
    newDrugType: 'original',
    patentStatus: 'patent',
    biomarkerSelected: false,
    targetMarket: 'global',
    currency: 'USD',
    patientPool: String(DEFAULTS.patientPool),
    growth: String(DEFAULTS.growth),
    cogs: String(DEFAULTS.cogs),
    sga: String(DEFAULTS.sga),
    expectedReturn: String(DEFAULTS.expectedReturn),
    spend: String(DEFAULTS.spend),
    uptake: DEFAULTS.uptake,
    baseDate: today,
    otherIndications: [],
  }) as unknown as FormValues
