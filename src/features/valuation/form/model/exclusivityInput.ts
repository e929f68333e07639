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
import { percent } from './percent'
import { parsePercents } from './percentList'
import { regionOf } from './options'
import type { ValuationForm } from './schema'

/** A generic has no protection; its price falls as further ones enter. */
export const GENERIC = { retention: [...GENERIC_RETENTION], tailYears: GENERIC_TAIL_YEARS }
/** Years of sales after loss of exclusivity. */
export const TAIL_YEARS = 5

export const modalityClassOf = (form: Pick<ValuationForm, 'drugType'>): ModalityClass =>
  form.drugType === 'chemical' ? 'small_molecule' : 'biologic'

/** Years of data exclusivity from launch. */
export const exclusivityYears = ({ dataExclusivity, dataExclusivityYears }: ValuationForm): number =>
  dataExclusivity === undefined || dataExclusivity === 'custom'
    ? (dataExclusivityYears ?? 0)
    : DATA_EXCLUSIVITY[dataExclusivity].years

/** The region whose law does not hold in the rest of the market; null where the whole market is protected. */
export const regionAlone = ({ targetMarket, dataExclusivity }: ValuationForm): Region | null =>
  targetMarket === 'global' ? regionOf(dataExclusivity) : null

/** Percent of sales that a region's data exclusivity protects, as proposed. */
export const suggestedShare = (region: Region): number =>
  Number((REGIONS[region].salesShare * 100).toFixed(1))

/** Typed percentages by year; null where none are. */
export const typedRetention = ({ retention }: { retention?: string | undefined }): number[] | null =>
  retention === undefined ? null : parsePercents(retention)

/** Fractions of sales kept by year, unless others are typed. */
export const defaultRetention = (form: Pick<ValuationForm, 'newDrugType' | 'drugType'>): readonly number[] =>
  form.newDrugType === 'generic' ? GENERIC.retention : RETENTION[modalityClassOf(form)]

/** Fractions as percentages by year: `60% / 30%`. */
export const percentsText = (fractions: readonly number[]) =>
  fractions.map((kept) => `${Math.round(kept * 100)}%`).join(' / ')

/** How long the asset is protected, and what is left of its sales afterwards. */
export function exclusivityInput(form: ValuationForm): Exclusivity {
  const kept = typedRetention(form)
  const typed = {
    ...(kept && { retention: kept.map(percent) }),
    ...(form.tailYears !== undefined && { tailYears: form.tailYears }),
  }
  if (form.newDrugType === 'generic') return { dataExclusivityYears: 0, ...GENERIC, ...typed }
  const region = regionAlone(form)
  return {
    patentExpiry: form.patentExpiry === undefined ? undefined : yearFrac(form.baseDate, form.patentExpiry),
    dataExclusivityYears: exclusivityYears(form),
    dataExclusivityShare:
      region === null ? undefined : percent(form.dataExclusivityShare ?? suggestedShare(region)),
    tailYears: TAIL_YEARS,
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
    const region = regionAlone(form)
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
  const kept = typedRetention(form)
  typedOr(
    { field: 'retention', unit: 'text' },
    kept?.map((each) => `${each}%`).join(' / '),
    percentsText(defaultRetention(form)),
  )
  typedOr({ field: 'tailYears', unit: 'years' }, form.tailYears, isGeneric ? GENERIC.tailYears : TAIL_YEARS)
}
