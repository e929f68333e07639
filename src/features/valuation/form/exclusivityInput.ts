import { DATA_EXCLUSIVITY, type Exclusivity, type ModalityClass, RETENTION, yearFrac } from '../engine'
import type { Records } from './assumption'
import type { ValuationForm } from './schema'

/** Sales of a generic do not drop when protection ends: it has none. */
export const GENERIC = { retention: [1], tailYears: 15 }
/** Years of sales after loss of exclusivity. */
export const TAIL_YEARS = 5

export const modalityClassOf = (form: ValuationForm): ModalityClass =>
  form.drugType === 'chemical' ? 'small_molecule' : 'biologic'

/** Years of data exclusivity from launch. */
const exclusivityYears = ({ dataExclusivity, dataExclusivityYears }: ValuationForm): number =>
  dataExclusivity === undefined || dataExclusivity === 'custom'
    ? (dataExclusivityYears ?? 0)
    : DATA_EXCLUSIVITY[dataExclusivity]

/** How long the asset is protected, and what is left of its sales afterwards. */
export function exclusivityInput(form: ValuationForm): Exclusivity {
  if (form.newDrugType === 'generic') return { dataExclusivityYears: 0, ...GENERIC }
  return {
    patentExpiry: form.patentExpiry === undefined ? undefined : yearFrac(form.baseDate, form.patentExpiry),
    dataExclusivityYears: exclusivityYears(form),
    tailYears: TAIL_YEARS,
  }
}

export function recordExclusivity(form: ValuationForm, { record }: Records) {
  const isGeneric = form.newDrugType === 'generic'
  const retention = isGeneric ? GENERIC.retention : RETENTION[modalityClassOf(form)]
  const isAnchored = !isGeneric && modalityClassOf(form) === 'small_molecule'
  if (form.patentExpiry) record({ field: 'patentExpiry', unit: 'day' }, form.patentExpiry, 'user')
  record(
    { field: 'dataExclusivityYears', unit: 'years' },
    isGeneric ? 0 : exclusivityYears(form),
    isGeneric ? 'default' : 'user',
  )
  const percents = retention.map((kept) => `${Math.round(kept * 100)}%`).join(' / ')
  record({ field: 'retention', unit: 'text' }, percents, isAnchored ? 'Grabowski' : 'default')
  record({ field: 'tailYears', unit: 'years' }, isGeneric ? GENERIC.tailYears : TAIL_YEARS, 'default')
}
