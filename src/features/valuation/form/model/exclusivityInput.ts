import {
  DATA_EXCLUSIVITY,
  type Exclusivity,
  GENERIC_RETENTION,
  GENERIC_TAIL_YEARS,
  type ModalityClass,
  type Region,
  type RegionName,
  REGIONS,
  RETENTION,
  type Source,
  yearFrac,
} from '../../engine'
import type { Records } from './assumption'
import { percentToFraction } from './percentToFraction'
import { parsePercents } from './percentList'
import { regionOf, type ExclusivityPreset } from './formOptions'
import type { ValuationForm } from './valuationSchema'
import { valuedIndicationsOf } from './valuedIndications'

/** A generic has no protection; its price falls as further ones enter. */
export const GENERIC_EXCLUSIVITY = { retention: [...GENERIC_RETENTION], tailYears: GENERIC_TAIL_YEARS }
/** Years of sales after loss of exclusivity. */
export const DEFAULT_TAIL_YEARS = 5

export const modalityClassOf = (form: Pick<ValuationForm, 'drugType'>): ModalityClass =>
  form.drugType === 'chemical' ? 'small_molecule' : 'biologic'

/** Drug, as far as laws of data exclusivity distinguish drugs. */
export interface ProtectedDrug {
  modalityClass: ModalityClass
  isRare: boolean
}

const longest = (...presets: [ExclusivityPreset, ...ExclusivityPreset[]]): ExclusivityPreset =>
  presets.reduce((a, b) => (presetYears(b) > presetYears(a) ? b : a))

const LAWS: Readonly<Record<Region, (drug: ProtectedDrug) => ExclusivityPreset>> = {
  us({ modalityClass, isRare }) {
    const general = modalityClass === 'biologic' ? 'us_biologic' : 'us_new_chemical'
    return isRare ? longest(general, 'us_orphan') : general
  },
  eu: ({ isRare }) => (isRare ? 'eu_orphan' : 'eu'),
  japan: ({ isRare }) => (isRare ? 'japan_orphan' : 'japan'),
  china: () => 'china',
}

/** Preset that a region's own law gives a drug; for the rest of the world none, because there is no common law. */
export const presetByLaw = (region: RegionName, drug: ProtectedDrug): ExclusivityPreset =>
  region === 'rest' ? 'none' : LAWS[region](drug)

const presetYears = (preset: ExclusivityPreset): number =>
  preset === 'custom' ? 0 : DATA_EXCLUSIVITY[preset].years

/**
 * Data exclusivity of a region with its source, unless the region has its own. A preset is the law of one region, so
 * any other region follows its own law; years entered without a preset, or none at all, apply to every region.
 */
export function regionalExclusivity(
  form: Pick<ValuationForm, 'dataExclusivity' | 'dataExclusivityYears'>,
  region: RegionName,
  drug: ProtectedDrug,
): { years: number; source: Source | 'user' } {
  const chosen = regionOf(form.dataExclusivity)
  if (chosen === null) return { years: exclusivityYears(form), source: 'user' }
  const preset = chosen === region ? form.dataExclusivity! : presetByLaw(region, drug)
  return { years: presetYears(preset), source: region === 'rest' ? 'default' : REGIONS[region].law }
}

/** Years of data exclusivity from launch. */
export const exclusivityYears = ({
  dataExclusivity = 'custom',
  dataExclusivityYears = 0,
}: Pick<ValuationForm, 'dataExclusivity' | 'dataExclusivityYears'>): number =>
  dataExclusivity === 'custom' ? dataExclusivityYears : presetYears(dataExclusivity)

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
    // An indication with regions has the exclusivity of each of them instead.
    if (region !== null && valuedIndicationsOf(form).some(({ regions }) => regions === undefined)) {
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
