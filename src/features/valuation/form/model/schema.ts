import * as z from 'zod'
import { CatalogEntry } from '@/shared/domain/catalog/api'
import { today } from '@/shared/lib/dates'
import { CURRENCIES } from '@/shared/lib/money'
import { STAGES } from '../../engine'
import { EvidenceByField } from './evidence'
import { applicable } from './applicable'
import {
  CURRENT_STAGES,
  DOSAGE_FORMS,
  DRUG_TYPES,
  EXCLUSIVITIES,
  HEAD_TO_HEAD_OUTCOMES,
  MODALITIES,
  NEW_DRUG_TYPES,
  PATENT_STATUSES,
  TARGET_MARKETS,
  TRIAL_DESIGNS,
  UPTAKE_TYPES,
} from './options'
import {
  amountFromZero,
  count,
  day,
  integer,
  number,
  oneOf,
  optional,
  positiveAmount,
  price,
  required,
  words,
} from './readers'
import { checkRules } from './rules'

/** Only the picker makes these: a text in their place is refused. */
const Picked = z.unknown().transform((raw, context) => {
  const parsed = CatalogEntry.safeParse(raw)
  if (!parsed.success) context.addIssue({ code: 'custom', message: 'pick' })
  return parsed.data as CatalogEntry
})

const PickedList = z.unknown().transform((raw, context) => {
  const parsed = z.array(CatalogEntry).min(1).safeParse(raw)
  if (!parsed.success) context.addIssue({ code: 'custom', message: 'pick' })
  return parsed.data ?? []
})

const Flag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? false)

const OtherIndication = z.object({
  indication: Picked,
  isRare: Flag,
  /** Absent: phase 1, where it is still ahead. */
  sharedStages: z.array(z.enum(STAGES)).optional(),
  /** Percent, as all shares in the form. */
  overlapWithLead: optional(number(0, 100)),
  probabilityOfApproval: optional(number(0, 100)),
  marketSize: required(positiveAmount),
  /** Absent values of the market are those of the preferred indication. */
  growth: optional(number(0, 100)),
  annualCostPerPatient: optional(price),
  referenceAnnualCost: optional(price),
  patientPool: optional(integer(1, 100)),
  peakShare: optional(number(0, 100)),
  currentSales: optional(positiveAmount),
  evidence: EvidenceByField,
})
export type OtherIndication = z.infer<typeof OtherIndication>

const Trial = z
  .object({
    design: optional(oneOf(TRIAL_DESIGNS)),
    queueCount: optional(integer(1, 30)),
    peopleCount: optional(integer(1, 20_000)),
  })
  .optional()

const StagePlan = z
  .object({
    start: optional(day),
    months: optional(number(0, 240)),
    cost: optional(amountFromZero),
  })
  .optional()

/**
 * A form that was accepted once. For reading stored forms: rules that depend on today (the base date) may no
 * longer hold for them.
 */
export const StoredForm = z.object({
  pipelineName: required(words),
  companyName: required(words),
  drugType: required(oneOf(DRUG_TYPES)),
  modality: required(oneOf(MODALITIES)),
  newDrugType: required(oneOf(NEW_DRUG_TYPES)),
  dosageForm: required(oneOf(DOSAGE_FORMS)),
  mechanism: optional(words),
  biomarker: optional(words),
  /** Patients are selected by a biomarker. Absent in forms of method 1, where the text decided. */
  biomarkerSelected: z
    .boolean()
    .nullish()
    .transform((flag) => flag ?? undefined),

  currentStage: required(oneOf(CURRENT_STAGES)),
  clinicalStartDate: optional(day),
  stageStartDate: optional(day),
  applicationDate: optional(day),
  launchDate: optional(day),
  newIndicationClinicalDate: optional(day),

  preferredIndication: Picked,
  isRare: Flag,
  otherIndications: z.array(OtherIndication).optional(),
  targets: PickedList,
  patientPool: required(integer(1, 100)),

  trials: z.object({ phase1: Trial, phase2: Trial, phase3: Trial }).optional(),
  headToHeadDrug: optional(words),
  headToHeadOutcome: optional(oneOf(HEAD_TO_HEAD_OUTCOMES)),
  combinationDrug: optional(words),
  comboRevenueShare: optional(number(1, 100)),
  probabilityOfApproval: optional(number(0, 100)),

  patentStatus: optional(oneOf(PATENT_STATUSES)),
  patentExpiry: optional(day),
  corePatentNumber: optional(words),
  dataExclusivity: optional(oneOf(EXCLUSIVITIES)),
  dataExclusivityYears: optional(number(0, 15)),
  /** Percent of sales on which a region's data exclusivity holds; absent: by region. */
  dataExclusivityShare: optional(number(0, 100)),
  /** Generics of the molecule, this one included. */
  genericCount: optional(integer(1, 50)),
  /** Percent below the original's price. */
  genericDiscount: optional(number(0, 100)),
  /** Subject to volume-based procurement. */
  tender: z
    .boolean()
    .nullish()
    .transform((flag) => flag ?? undefined),

  targetMarket: required(oneOf(TARGET_MARKETS)),
  currency: required(oneOf(CURRENCIES)),
  marketSize: required(positiveAmount),
  growth: required(number(0, 100)),
  /** Of a generic: what its original costs. */
  annualCostPerPatient: required(price),
  /** Behind the market size; absent in forms of method 1: the price. */
  referenceAnnualCost: optional(price),
  peakShare: optional(number(0, 100)),
  orderOfEntry: optional(integer(1, 20)),
  entrants: optional(integer(1, 20)),
  peakYear: optional(integer(1, 6)),
  uptake: optional(oneOf(UPTAKE_TYPES)),
  currentSales: optional(positiveAmount),

  cogs: required(number(0, 100)),
  sga: required(number(0, 100)),
  wacc: required(number(0, 50)),
  baseDate: required(day),
  expectedReturn: required(count),
  spend: required(amountFromZero),
  futureBudget: optional(amountFromZero),
  stages: z
    .object({
      preclinical: StagePlan,
      phase1: StagePlan,
      phase2: StagePlan,
      phase3: StagePlan,
      applying: StagePlan,
    })
    .optional(),
  tax: optional(number(0, 60)),
  workingCapital: optional(number(0, 100)),

  /** Sources that the user named, by the path of the field; those of further indications stand with them. */
  evidence: EvidenceByField,
})

/**
 * The body of a valuation: type, the server's check and the form's rules at once. Takes what the user typed
 * as well as its own result. Fields that do not apply (the expiry of no patent) are dropped unchecked.
 */
export const ValuationForm = z.preprocess(
  applicable,
  StoredForm.superRefine((form, context) => checkRules(form, today(), context), {
    // Also while other fields are wrong or empty: a rule between two dates is checked when both are there. Not
    // on values of a wrong shape, which the form never makes and the rules could not read.
    when: ({ issues }) => issues.every(({ code }) => code === 'custom'),
  }),
)
export type ValuationForm = z.infer<typeof ValuationForm>

/** What the form's fields hold while the user types. */
export type FormValues = z.input<typeof StoredForm>

/** The fields that can be read so far; the others are absent. For hints that need only some of them. */
export function readPartly(values: unknown): Partial<ValuationForm> {
  const asked = applicable(values)
  if (typeof asked !== 'object' || asked === null) return {}
  const raw = asked as Record<string, unknown>
  const known = Object.entries(StoredForm.shape).flatMap(([name, field]) => {
    const parsed = field.safeParse(raw[name])
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data] as const] : []
  })
  return Object.fromEntries(known)
}
