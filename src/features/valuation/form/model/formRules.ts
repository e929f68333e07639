import dayjs from 'dayjs'
import { isFilled, type AddError } from '@/shared/form/validation'
import { lengthOf } from '@/shared/form/fieldParsers'
import { stagesAheadOfOther, visibleFields } from './visibleFields'
import { DEFAULTS } from './formDefaults'
import type { StageName } from '../../engine'
import { MAX_PEAK_YEAR } from '../../engine/method/uptake'
import { parsePercents } from './percentList'
import { filledRegions } from './regions'
import { MAX_OTHER_INDICATIONS, modalitiesOf, stagesAhead, TRIAL_PHASES } from './formOptions'
import type { FieldPath } from '@/shared/form/fieldPath'
import type { Regions, ValuationForm } from './valuationSchema'

/** Rules of the valuation form only; each has a text under `issue`. */
export const FORM_RULES = [
  'modality',
  'notInFuture',
  'baseDate',
  'afterClinicalStart',
  'afterLaunch',
  'afterPreviousStage',
  'tooManyIndications',
  'indicationTwice',
  'indicationPreferred',
  'entrants',
  'shareOrPool',
  'eventTime',
  'outlayTime',
  'percentList',
  'ramp',
  'shrinking',
] as const
export type FormRule = (typeof FORM_RULES)[number]

/** Invalid and empty fields are missing here, although the type of a valid form requires them. */
type Draft = Partial<ValuationForm>
type Plans = Draft['stages']
type Rule = (form: Draft, addError: AddError<FormRule>, today: string) => void

const MAX_NAME_LENGTH = 200

/** Years that the base date may be in the future. */
export const MAX_YEARS_AHEAD = 3
/** Years that it may be in the past, if the user asks for that. */
const MAX_YEARS_BACK = 10

export const baseDates = (today: string, isPast: boolean) => ({
  earliest: isPast ? dayjs(today).subtract(MAX_YEARS_BACK, 'year').format('YYYY-MM-DD') : today,
  latest: dayjs(today).add(MAX_YEARS_AHEAD, 'year').format('YYYY-MM-DD'),
})

const CONDITIONALLY_REQUIRED = [
  'clinicalStartDate',
  'stageStartDate',
  'applicationDate',
  'launchDate',
  'newIndicationClinicalDate',
  'patentStatus',
  'patentExpiry',
  'corePatentNumber',
  'dataExclusivity',
  'dataExclusivityYears',
  'uptakeByYear',
] as const

const visibleFieldsAreFilled: Rule = (form, addError) => {
  const visible = visibleFields(form)
  for (const name of CONDITIONALLY_REQUIRED) {
    if (visible[name] && form[name] === undefined) addError([name], 'required')
  }
}

const modalityFitsDrugType: Rule = ({ drugType, modality }, addError) => {
  if (drugType && modality && !modalitiesOf(drugType).includes(modality)) addError(['modality'], 'modality')
}

/** Not a limit of the schema: older forms and those of other users may have longer names. */
const namesAreShort: Rule = (form, addError) => {
  for (const name of ['pipelineName', 'companyName', 'mechanism', 'biomarker'] as const) {
    if (lengthOf(form[name] ?? '') > MAX_NAME_LENGTH) addError([name], 'tooLong', { max: MAX_NAME_LENGTH })
  }
}

const pastIsPast: Rule = ({ clinicalStartDate, launchDate }, addError, today) => {
  if (clinicalStartDate && clinicalStartDate > today) addError(['clinicalStartDate'], 'notInFuture')
  if (launchDate && launchDate > today) addError(['launchDate'], 'notInFuture')
}

export const baseDateIsNear = (
  { baseDate, pastBaseDate = false }: Pick<Draft, 'baseDate' | 'pastBaseDate'>,
  addError: AddError<'baseDate'>,
  today: string,
) => {
  const days = baseDates(today, pastBaseDate)
  if (baseDate && (baseDate < days.earliest || baseDate > days.latest))
    addError(['baseDate'], 'baseDate', days)
}

/** Dates are compared as text: YYYY-MM-DD sorts by time. */
const stageFollowsClinicalStart: Rule = (form, addError) => {
  const { clinicalStartDate, launchDate, newIndicationClinicalDate } = form
  // The last one is the start of an expansion's stage.
  for (const name of ['stageStartDate', 'applicationDate', 'newIndicationClinicalDate'] as const) {
    const start = form[name]
    if (clinicalStartDate && start && start <= clinicalStartDate) addError([name], 'afterClinicalStart')
  }
  if (launchDate && newIndicationClinicalDate && newIndicationClinicalDate <= launchDate) {
    addError(['newIndicationClinicalDate'], 'afterLaunch')
  }
}

const stagesFollowEachOther: Rule = (form, addError) => {
  if (!form.currentStage) return
  const check = (
    ahead: readonly StageName[],
    stages: Plans,
    current: string | undefined,
    path: FieldPath,
  ) => {
    let previous = current
    for (const name of ahead) {
      const start = stages?.[name]?.start
      if (start && previous && start <= previous)
        addError([...path, 'stages', name, 'start'], 'afterPreviousStage')
      previous = start ?? previous
    }
  }
  const leads = form.stageStartDate ?? form.applicationDate ?? form.newIndicationClinicalDate
  check(stagesAhead(form), form.stages, leads, [])
  for (const [index, other] of (form.otherIndications ?? []).entries()) {
    const current = other?.stageStartDate ?? (other?.currentStage ? undefined : leads)
    check(stagesAheadOfOther(form, other), other?.stages, current, ['otherIndications', index])
  }
}

const indicationsDiffer: Rule = ({ preferredIndication, otherIndications = [] }, addError) => {
  if (otherIndications.length > MAX_OTHER_INDICATIONS) addError(['otherIndications'], 'tooManyIndications')
  const seen = new Set<string>()
  for (const [index, other] of otherIndications.entries()) {
    const id = other?.indication?.id
    if (id === undefined) continue
    const path = ['otherIndications', index, 'indication']
    if (id === preferredIndication?.id) addError(path, 'indicationPreferred')
    else if (seen.has(id)) addError(path, 'indicationTwice')
    seen.add(id)
  }
}

const trialsHaveNumbers: Rule = ({ trials }, addError) => {
  for (const phase of TRIAL_PHASES) {
    const trial = trials?.[phase]
    if (!trial?.design) continue
    if (trial.queueCount === undefined) addError(['trials', phase, 'queueCount'], 'required')
    if (trial.peopleCount === undefined) addError(['trials', phase, 'peopleCount'], 'required')
  }
}

/** Regions of each indication, with its path in the form. */
const marketsOf = ({ regions, otherIndications = [] }: Draft): { regions: Regions; path: FieldPath }[] => [
  { regions, path: [] },
  ...otherIndications.map((other, index) => ({ regions: other?.regions, path: ['otherIndications', index] })),
]

const regionsHaveMarkets: Rule = (form, addError) => {
  for (const { regions, path } of marketsOf(form)) {
    for (const region of filledRegions(regions)) {
      if (regions![region]!.marketSize === undefined)
        addError([...path, 'regions', region, 'marketSize'], 'required')
    }
  }
}

const entrantsIncludeUs: Rule = ({ orderOfEntry, entrants }, addError) => {
  if (entrants !== undefined && (orderOfEntry ?? 1) > entrants) addError(['entrants'], 'entrants')
}

type Market = Partial<
  Record<'patientPool' | 'peakShare' | 'orderOfEntry' | 'entrants' | 'currentSales', unknown>
>

/**
 * True when a share is still required: first of four entrants with all patients would be a third of the market, a value
 * that nobody has chosen. Reported sales determine the share.
 */
export const needsShare = ({ patientPool, peakShare, orderOfEntry, entrants, currentSales }: Market) =>
  Number(patientPool) === DEFAULTS.patientPool &&
  ![peakShare, orderOfEntry, entrants, currentSales].some(isFilled)

const shareIsChosen: Rule = (form, addError) => {
  if (needsShare(form)) addError(['peakShare'], 'shareOrPool')
}

const rampsReachTheirPeak: Rule = (form, addError) => {
  const check = (uptakeByYear: string | undefined, path: FieldPath) => {
    if (uptakeByYear === undefined) return
    const years = parsePercents(uptakeByYear) ?? []
    if (years.length > MAX_PEAK_YEAR || years.at(-1) !== 100)
      addError([...path, 'uptakeByYear'], 'ramp', { max: MAX_PEAK_YEAR })
  }
  check(form.uptakeByYear, [])
  for (const [index, other] of (form.otherIndications ?? []).entries())
    check(other?.uptakeByYear, ['otherIndications', index])
  for (const { regions, path } of marketsOf(form)) {
    for (const region of filledRegions(regions))
      check(regions![region]!.uptakeByYear, [...path, 'regions', region])
  }
}

const RULES: readonly Rule[] = [
  visibleFieldsAreFilled,
  modalityFitsDrugType,
  namesAreShort,
  pastIsPast,
  baseDateIsNear,
  stageFollowsClinicalStart,
  stagesFollowEachOther,
  indicationsDiffer,
  trialsHaveNumbers,
  regionsHaveMarkets,
  entrantsIncludeUs,
  rampsReachTheirPeak,
  shareIsChosen,
]

export function checkRules(form: Draft, addError: AddError<FormRule>, today: string) {
  for (const rule of RULES) rule(form, addError, today)
}
