import { isFilled } from '@/shared/form/validation'
import { parseAmount, parseNumber } from '@/shared/lib/typedNumber'
import {
  PATIENT_BASES,
  PATIENT_FIELDS,
  PATIENT_SHARES,
  PER_PEOPLE,
  type PatientField,
  type PatientShare,
} from './patientBasis'
import type { FormValues } from './schema'

export interface Epidemiology extends Partial<Record<PatientField, number | undefined>> {
  basis?: (typeof PATIENT_BASES)[number] | undefined
}

/** Patients who are left after each step, and what becomes of them. */
export interface Patients extends Record<PatientShare, number> {
  cases: number
  /** At any one time. */
  onTreatment: number
  /** Patient-years that are paid for in a year. */
  paid: number
}

/**
 * Patients of a year from epidemiology; null while population, rate or its basis is missing.
 *
 * - cases = population × rate / 100,000: of an incidence those who fall ill in a year, of a prevalence those who
 *   live with the disease
 * - treated = cases × diagnosed × in this line × eligible × treated, each 100 % where it is empty
 * - on treatment = treated × months of treatment / 12 of an incidence (in the steady state as many are on treatment
 *   as begin it in the time that it takes: incidence × duration; 12 months where it is empty); of a prevalence they
 *   are on treatment already, so it is `treated`
 * - paid = on treatment × compliance: the patient-years for which the yearly cost is paid
 */
export function patientsOf(from: Epidemiology): Patients | null {
  const { population, basis, rate, treatmentMonths = 12, compliance = 100 } = from
  if (population === undefined || rate === undefined || basis === undefined) return null
  const cases = (population * rate) / PER_PEOPLE
  const left = {} as Record<PatientShare, number>
  let patients = cases
  for (const share of PATIENT_SHARES) {
    patients *= (from[share] ?? 100) / 100
    left[share] = patients
  }
  const onTreatment = basis === 'incidence' ? (patients * treatmentMonths) / 12 : patients
  return { cases, ...left, onTreatment, paid: (onTreatment * compliance) / 100 }
}

/** Money per year that these patients make at a yearly cost; null where there are none, or no cost. */
export function marketOf(from: Epidemiology | undefined, annualCost: number | undefined): number | null {
  const patients = from && patientsOf(from)
  const size = patients && annualCost !== undefined ? patients.paid * annualCost : 0
  return size > 0 ? Number(size.toPrecision(12)) : null
}

/** Whether a market size is the one that was worked out: an amount that was converted and back differs in its last digit. */
export const isMarket = (size: number, worked: number | null): boolean =>
  worked !== null && Math.abs(size - worked) <= 1e-9 * worked

const amount = (typed: unknown) =>
  (isFilled(typed) ? parseAmount(typed as string | number) : null) ?? undefined

/** What can be read of the builder so far. */
export function typedPatients({ patients }: FormValues): Epidemiology {
  const typed = (patients ?? {}) as Partial<Record<PatientField | 'basis', unknown>>
  const number = (field: PatientField) => {
    const words = typed[field]
    if (field === 'population') return amount(words)
    return (isFilled(words) ? parseNumber(String(words).replace(/\s*[%％]\s*$/, '')) : null) ?? undefined
  }
  return {
    ...Object.fromEntries(PATIENT_FIELDS.map((field) => [field, number(field)])),
    basis: PATIENT_BASES.find((each) => each === typed.basis),
  }
}

/** The market size as the typed patients and the cost behind it make it; null while that cannot be told. */
export const typedMarket = (values: FormValues): number | null =>
  marketOf(typedPatients(values), amount(values.referenceAnnualCost) ?? amount(values.annualCostPerPatient))

/** Whether the market size that is typed is the one that the patients make. */
export function isFromPatients(values: FormValues): boolean {
  const size = amount(values.marketSize)
  return size !== undefined && isMarket(size, typedMarket(values))
}

/** The market size that follows the patients, unless it was typed over. */
export function filledMarket(values: FormValues, before: FormValues): Partial<FormValues> {
  const worked = typedMarket(values)
  const isOwn = isFilled(values.marketSize) && !isFromPatients({ ...before, marketSize: values.marketSize })
  return worked === null || isOwn ? {} : { marketSize: String(worked) }
}
