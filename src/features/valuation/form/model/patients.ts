import { isFilled } from '@/shared/form/validation'
import { parseAmount, parseNumber } from '@/shared/lib/parseNumber'
import {
  PATIENT_BASES,
  PATIENT_FIELDS,
  PATIENT_SHARES,
  PER_PEOPLE,
  type PatientField,
  type PatientShare,
} from './patientBasis'
import type { FormValues } from './valuationSchema'

export interface Epidemiology extends Partial<Record<PatientField, number | undefined>> {
  basis?: (typeof PATIENT_BASES)[number] | undefined
}

export interface Patients extends Record<PatientShare, number> {
  cases: number
  /** At any one time. */
  onTreatment: number
  /** Patient-years paid for in a year. */
  paid: number
}

/**
 * Patients of a year from epidemiology; null while population, rate or its basis is missing.
 *
 * - cases = population × rate / 100,000: with an incidence the people who fall ill in a year, with a prevalence the
 * people who live with the disease
 * - treated = cases × diagnosed × in this line × eligible × treated, each 100 % if empty
 * - on treatment = with an incidence treated × months of treatment / 12 (in the steady state as many are on treatment
 * as start it during its length: incidence × duration; 12 months if empty); with a prevalence they are on treatment
 * already, so it is `treated`
 * - paid = on treatment × compliance: the patient-years for which the yearly cost is paid
 */
export function patientsOf(from: Epidemiology): Patients | null {
  const { population, basis, rate, treatmentMonths = 12, compliance = 100 } = from
  if (population === undefined || rate === undefined || basis === undefined) return null
  const cases = (population * rate) / PER_PEOPLE
  const remaining = {} as Record<PatientShare, number>
  let patients = cases
  for (const share of PATIENT_SHARES) {
    patients *= (from[share] ?? 100) / 100
    remaining[share] = patients
  }
  const onTreatment = basis === 'incidence' ? (patients * treatmentMonths) / 12 : patients
  return { cases, ...remaining, onTreatment, paid: (onTreatment * compliance) / 100 }
}

/** Money per year from these patients at a yearly cost; null without patients or cost. */
export function marketOf(from: Epidemiology | undefined, annualCost: number | undefined): number | null {
  const patients = from && patientsOf(from)
  const size = patients && annualCost !== undefined ? patients.paid * annualCost : 0
  return size > 0 ? Number(size.toPrecision(12)) : null
}

/** True when a market size is the derived one; an amount converted back and forth differs in its last digit. */
export const isDerivedMarket = (size: number, derived: number | null): boolean =>
  derived !== null && Math.abs(size - derived) <= 1e-9 * derived

const amount = (typed: unknown) =>
  (isFilled(typed) ? parseAmount(typed as string | number) : null) ?? undefined

export function typedPatients({ patients }: FormValues): Epidemiology {
  const typed = (patients ?? {}) as Partial<Record<PatientField | 'basis', unknown>>
  const number = (field: PatientField) => {
    const input = typed[field]
    if (field === 'population') return amount(input)
    return (isFilled(input) ? parseNumber(String(input).replace(/\s*[%％]\s*$/, '')) : null) ?? undefined
  }
  return {
    ...Object.fromEntries(PATIENT_FIELDS.map((field) => [field, number(field)])),
    basis: PATIENT_BASES.find((each) => each === typed.basis),
  }
}

/** Market size from the typed patients and the cost behind it; null while it cannot be computed. */
export const typedMarket = (values: FormValues): number | null =>
  marketOf(typedPatients(values), amount(values.referenceAnnualCost) ?? amount(values.annualCostPerPatient))

export function isFromPatients(values: FormValues): boolean {
  const size = amount(values.marketSize)
  return size !== undefined && isDerivedMarket(size, typedMarket(values))
}

/** Market size that follows the patients, unless the user overwrote it. */
export function filledMarket(values: FormValues, before: FormValues): Partial<FormValues> {
  const derived = typedMarket(values)
  const isOwn = isFilled(values.marketSize) && !isFromPatients({ ...before, marketSize: values.marketSize })
  return derived === null || isOwn ? {} : { marketSize: String(derived) }
}
