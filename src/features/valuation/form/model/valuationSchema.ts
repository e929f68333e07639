import * as z from 'zod/mini'
import { CatalogEntry } from '@/entities/catalog/catalog.api'
import { DRUG_TYPES } from '@/entities/drugTypes'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'
import {
  day,
  exactAmount,
  flag,
  integer,
  number,
  oneOf,
  optional,
  percent,
  fromPicker,
  positive,
  parseValidFields as parseFields,
  required,
  rowsOf,
  text,
  integerPercent,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { MAX_PEAK_YEAR, STAGES } from '../../engine'
import { EvidenceByField } from './evidence'
import { pickApplicable } from './visibleFields'
import {
  CURRENT_STAGES,
  DISCOUNTINGS,
  DOSAGE_FORMS,
  EXCLUSIVITIES,
  HEAD_TO_HEAD_OUTCOMES,
  MODALITIES,
  NEW_DRUG_TYPES,
  PATENT_STATUSES,
  TARGET_MARKETS,
  TRIAL_DESIGNS,
  UPTAKE_TYPES,
} from './formOptions'
import { PATIENT_BASES, PER_PEOPLE } from './patientBasis'
import { percentList } from './percentList'
import { MAX_OUTLAYS, OUTLAY_KINDS, outlayTime } from './outlays'
import { eventTime, MAX_PRICE_EVENTS, PRICE_EVENT_KINDS } from './priceEvents'

const longText = text(2)

/** Per patient and year; below a cent the number of patients behind a market is meaningless. */
const price = exactAmount(0.01)
const positiveMoney = positive(exactAmount())

/** Growth of the market; a market that shrinks has a field of its own. */
const growth: FieldParser<number, 'shrinking'> = {
  ...percent(),
  parse: (typed, addError) =>
    percent(-99, -Number.MIN_VALUE).parse(typed, () => undefined) === undefined
      ? percent().parse(typed, addError)
      : addError('shrinking'),
}

/** Switch without a value until it is touched. */
const untouchedFlag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? undefined),
)

const ramp = {
  peakYear: optional(integer(1, MAX_PEAK_YEAR)),
  /** Percent of peak sales in each year, the last one 100. */
  uptakeByYear: optional(percentList),
}

const salesForce = {
  /** Per year, from before the launch until exclusivity is lost. */
  salesForceCost: optional(exactAmount()),
  /** Years before the launch. */
  salesForceLead: optional(number(0, 20)),
  salesForceGrowth: optional(percent(-99, 100)),
}

const RegionTerms = z.optional(
  z.object({
    marketSize: optional(positiveMoney),
    growth: optional(percent(-99, 100)),
    annualCostPerPatient: optional(price),
    referenceAnnualCost: optional(price),
    /** Percent of the price lost to rebates. */
    grossToNet: optional(percent()),
    priceGrowth: optional(percent(-99, 100)),
    /** Percent per year by which the region's currency gains against that of the form. */
    exchangeGrowth: optional(percent(-50, 50)),
    peakShare: optional(percent()),
    ...ramp,
    /** Probability in percent that the filing is approved here. */
    filing: optional(percent()),
    /** Years from the first launch. */
    regionLag: optional(number(0, 30)),
    patentExpiry: optional(day),
    dataExclusivityYears: optional(number(0, 15)),
    retention: optional(percentList),
    tailYears: optional(number(0, 100)),
    cogs: optional(percent()),
    sga: optional(percent()),
    royalty: optional(percent()),
    ...salesForce,
    wacc: optional(percent(0, 50)),
    tax: optional(percent(0, 60)),
    lossLimit: optional(percent()),
    lossYears: optional(number(0, 100)),
  }),
)

/** Market of an indication by region; a region counts once it has a market. */
const Regions = z.optional(
  z.object({
    us: RegionTerms,
    eu: RegionTerms,
    china: RegionTerms,
    japan: RegionTerms,
    rest: RegionTerms,
  }),
)
export type Regions = z.infer<typeof Regions>

const StagePlan = z.optional(
  z.object({
    start: optional(day),
    months: optional(number(0, 240)),
    cost: optional(exactAmount()),
  }),
)

const StagePlans = z.optional(
  z.object({
    preclinical: StagePlan,
    phase1: StagePlan,
    phase2: StagePlan,
    phase3: StagePlan,
    applying: StagePlan,
  }),
)

const OtherIndication = z.object({
  indication: fromPicker(CatalogEntry),
  isRare: flag,
  /** Absent means that of the preferred indication, with its start. */
  currentStage: optional(oneOf(STAGES)),
  stageStartDate: optional(day),
  /** Absent durations and costs are those of the preferred indication. */
  stages: StagePlans,
  launchCost: optional(exactAmount()),
  /** Absent means phase 1, if it is still ahead. */
  sharedStages: z.optional(z.array(z.enum(STAGES))),
  /** Percent, like all shares in the form. */
  overlapWithLead: optional(percent()),
  probabilityOfApproval: optional(percent()),
  marketSize: required(positiveMoney),
  /** Absent market values are those of the preferred indication. */
  growth: optional(percent(-99, 100)),
  annualCostPerPatient: optional(price),
  referenceAnnualCost: optional(price),
  patientPool: optional(integerPercent(1)),
  peakShare: optional(percent()),
  ...ramp,
  currentSales: optional(positiveMoney),
  regions: Regions,
  evidence: EvidenceByField,
})
export type OtherIndication = z.infer<typeof OtherIndication>

const Trial = z.optional(
  z.object({
    design: optional(oneOf(TRIAL_DESIGNS)),
    queueCount: optional(integer(1, 30)),
    peopleCount: optional(integer(1, 20_000)),
  }),
)

/** Epidemiology behind the market size; see `patientsOf`. */
const Patients = z.optional(
  z.object({
    population: optional(positive(exactAmount(0, 1e11))),
    basis: optional(oneOf(PATIENT_BASES)),
    /** Per 100,000 people. */
    rate: optional(number(0, PER_PEOPLE)),
    diagnosed: optional(percent()),
    inLine: optional(percent()),
    eligible: optional(percent()),
    treated: optional(percent()),
    treatmentMonths: optional(number(0, 600)),
    compliance: optional(percent()),
  }),
)

const PriceEvent = z.object({
  kind: required(oneOf(PRICE_EVENT_KINDS)),
  name: optional(text(2, 60)),
  /** Years after launch, or after approval for an IRA negotiation; or a day. */
  when: required(eventTime),
  /** Percent of the previous price; negative for a rise. */
  cut: required(percent(-100, 100)),
})

const OutlayRow = z.object({
  kind: required(oneOf(OUTLAY_KINDS)),
  amount: required(positiveMoney),
  when: required(outlayTime),
  months: optional(number(0, 240)),
  committed: flag,
  name: optional(text(2, 60)),
})

/**
 * Form that was accepted once, for reading stored forms: rules that depend on today (the base date) may no longer hold
 * for them.
 */
export const StoredForm = z.object({
  pipelineName: required(longText),
  companyName: required(longText),
  drugType: required(oneOf(DRUG_TYPES)),
  modality: required(oneOf(MODALITIES)),
  newDrugType: required(oneOf(NEW_DRUG_TYPES)),
  dosageForm: required(oneOf(DOSAGE_FORMS)),
  mechanism: optional(longText),
  biomarker: optional(longText),
  /** Patients are selected by a biomarker. Absent in forms of method 1, where the text decided. */
  biomarkerSelected: untouchedFlag,

  currentStage: required(oneOf(CURRENT_STAGES)),
  clinicalStartDate: optional(day),
  stageStartDate: optional(day),
  applicationDate: optional(day),
  launchDate: optional(day),
  newIndicationClinicalDate: optional(day),

  preferredIndication: fromPicker(CatalogEntry),
  isRare: flag,
  otherIndications: z.optional(z.array(OtherIndication)),
  targets: fromPicker(z.array(CatalogEntry).check(z.minLength(1))),
  patientPool: required(integerPercent(1)),

  trials: z.optional(z.object({ phase1: Trial, phase2: Trial, phase3: Trial })),
  headToHeadDrug: optional(longText),
  headToHeadOutcome: optional(oneOf(HEAD_TO_HEAD_OUTCOMES)),
  combinationDrug: optional(longText),
  comboRevenueShare: optional(percent(1)),
  probabilityOfApproval: optional(percent()),

  patentStatus: optional(oneOf(PATENT_STATUSES)),
  patentExpiry: optional(day),
  corePatentNumber: optional(longText),
  dataExclusivity: optional(oneOf(EXCLUSIVITIES)),
  dataExclusivityYears: optional(number(0, 15)),
  /** Percent of sales protected by a region's data exclusivity; absent means the region's default. */
  dataExclusivityShare: optional(percent()),
  /** Number of generics of the molecule, including this one. */
  genericCount: optional(integer(1, 50)),
  /** Percent below the original's price. */
  genericDiscount: optional(percent()),
  tender: untouchedFlag,

  targetMarket: required(oneOf(TARGET_MARKETS)),
  currency: required(oneOf(CONVERTIBLE_CURRENCIES)),
  marketSize: required(positiveMoney),
  /** Patients of the preferred indication. */
  patients: Patients,
  growth: required(growth),
  /** For a generic, the cost of its original. */
  annualCostPerPatient: required(price),
  /** Price behind the market size; absent in forms of method 1, for which it is the price. */
  referenceAnnualCost: optional(price),
  peakShare: optional(percent()),
  orderOfEntry: optional(integer(1, 20)),
  entrants: optional(integer(1, 20)),
  ...ramp,
  uptake: optional(oneOf(UPTAKE_TYPES)),
  currentSales: optional(positiveMoney),
  /** Regions of the preferred indication. */
  regions: Regions,
  /**
   * Percent of a year's profit that losses of earlier years may cover; without these three fields losses give no
   * relief.
   */
  lossLimit: optional(percent()),
  lossYears: optional(number(0, 100)),
  openingLoss: optional(exactAmount()),
  priceEvents: rowsOf(PriceEvent, 0, MAX_PRICE_EVENTS),

  cogs: required(percent()),
  sga: required(percent()),
  wacc: required(percent(0, 50)),
  baseDate: required(day),
  expectedReturn: required(integer(0)),
  spend: required(exactAmount()),
  futureBudget: optional(exactAmount()),
  stages: StagePlans,
  tax: optional(percent(0, 60)),
  workingCapital: optional(percent()),

  /** For the preferred indication, in the year before its launch. */
  launchCost: optional(exactAmount()),
  /** Further costs of the preferred indication. */
  outlays: rowsOf(OutlayRow, 0, MAX_OUTLAYS),
  /** For the preferred indication, unless it is broken down into regions. */
  ...salesForce,
  /** Discount rate of R&D, percent; absent means the WACC. */
  rndRate: optional(percent(0, 50)),
  /** Percent of sales paid to others. */
  royalty: optional(percent()),
  /** Years from approval to launch. */
  launchLag: optional(number(0, 100)),
  /** Percent per year. */
  priceGrowth: optional(percent(-99, 100)),
  /** Percent by which the market shrinks each year; replaces its growth. */
  decline: optional(percent(0, 99)),
  growthHorizon: optional(number(0, 100)),
  /** Percent of the patients who are treated with any drug of the class. */
  classPenetration: optional(percent()),
  /** Percent of sales retained in each year after loss of exclusivity. */
  retention: optional(percentList),
  tailYears: optional(number(0, 100)),
  discounting: optional(oneOf(DISCOUNTINGS)),
  pastBaseDate: untouchedFlag,

  /** Sources given by the user, by the path of the field; those of further indications are stored with them. */
  evidence: EvidenceByField,
})

export type ValuationForm = z.output<typeof StoredForm>

export type FormValues = z.input<typeof StoredForm>

/** Fields that can be parsed so far, without the others; for hints that need only some of them. */
export const parseValidFields = (values: unknown): Partial<ValuationForm> =>
  parseFields(StoredForm, pickApplicable(values))
