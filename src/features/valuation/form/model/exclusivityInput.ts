import {
  DATA_EXCLUSIVITY,
  type Exclusivity,
  GENERIC_RETENTION,
  GENERIC_TAIL_YEARS,
  type ModalityClass,
  type Region,
  REGIONS,
  RETENTION,
  yearFrac,
} from '../../engine'
import type { Records } from './assumption'
import { percentToFraction } from './percentToFraction'
import { parsePercents } from './percentList'
import { regionOf } from './formOptions'
import type { ValuationForm } from './valuationSchema'

/** A generic has no protection; its price falls as further ones enter. */
export const GENERIC_EXCLUSIVITY = { retention: [...GENERIC_RETENTION], tailYears: GENERIC_TAIL_YEARS }
/** Years of sales after loss of exclusivity. */
export const DEFAULT_TAIL_YEARS = 5

export const modalityClassOf = (form: Pick<ValuationForm, 'drugType'>): ModalityClass =>
  form.drugType === 'chemical' ? 'small_molecule' : 'biologic'

/** Years of data exclusivity from launch. */
export const exclusivityYears = ({ dataExclusivity, dataExclusivityYears }: ValuationForm): number =>
  dataExclusivity === undefined || dataExclusivity === 'custom'
    ? (dataExclusivityYears ?? 0)
    : DATA_EXCLUSIVITY[dataExclusivity].years

/** The only region in which data exclusivity protects; null if the whole market is protected. */
export const onlyProtectedRegion = ({ targetMarket, dataExclusivity }: ValuationForm): Region | null =>
  targetMarket === 'global' ? regionOf(dataExclusivity) : null

/** Default percentage of sales that a region's data exclusivity protects. */
export const suggestedShare = (region: Region): number =>
  Number((REGIONS[region].salesShare * 100).toFixed(1))

/** Typed percentages by year; null without any. */
export const typedRetention = ({ retention }: { retention?: string | undefined }): number[] | null =>
  retention === undefined ? null : parsePercents(retention)

/** Default fractions of sales retained by year. */
export const defaultRetention = (form: Pick<ValuationForm, 'newDrugType' | 'drugType'>): readonly number[] =>
  form.newDrugType === 'generic' ? GENERIC_EXCLUSIVITY.retention : RETENTION[modalityClassOf(form)]

/** Formats fractions as percentages by year: `60% / 30%`. */
export const formatPercents = (fractions: readonly number[]) =>
  fractions.map((retained) => `${Math.round(retained * 100)}%`).join(' / ')

export function exclusivityInput(form: ValuationForm): Exclusivity {
  const retained = typedRetention(form)
  const typed = {
    ...(retained && { retention: retained.map(percentToFraction) }),
    ...(form.tailYears !== undefined && { tailYears: form.tailYears }),
  }
  if (form.newDrugType === 'generic') return { dataExclusivityYears: 0, ...GENERIC_EXCLUSIVITY, ...typed }
  const region = onlyProtectedRegion(form)
  return {
    patentExpiry: form.patentExpiry === undefined ? undefined : yearFrac(form.baseDate, form.patentExpiry),
    dataExclusivityYears: exclusivityYears(form),
    dataExclusivityShare:
      region === null ? undefined : percentToFraction(form.dataExclusivityShare ?? suggestedShare(region)),
    tailYears: DEFAULT_TAIL_YEARS,
    ...typed,
  }
}

export function recordExclusivity(form: ValuationForm, { record, typedOr }: Records) {
  const isGeneric = form.newDrugType === 'generic'
  if (form.patentExpiry) record({ field: 'patentExpiry', unit: 'day' }, form.patentExpiry, 'user')
  if (!isGeneric) {
    const law = regionOf(form.dataExclusivity)
    record(
      { field: 'dataExclusivityYears', unit: 'years' },
      exclusivityYears(form),
      law === null ? 'user' : REGIONS[law].law,
    )
    const region = onlyProtectedRegion(form)
    if (region !== null) {
      const suggested = suggestedShare(region)
      const share = form.dataExclusivityShare ?? suggested
      record(
        { field: 'dataExclusivityShare', unit: 'percent' },
        share,
        share === suggested ? REGIONS[region].salesSource : 'user',
      )
    }
  }
  const retained = typedRetention(form)
  typedOr(
    { field: 'retention', unit: 'text' },
    retained?.map((each) => `${each}%`).join(' / '),
    formatPercents(defaultRetention(form)),
  )
  typedOr(
    { field: 'tailYears', unit: 'years' },
    form.tailYears,
    isGeneric ? GENERIC_EXCLUSIVITY.tailYears : DEFAULT_TAIL_YEARS,
  )
}
